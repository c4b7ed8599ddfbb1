import { mix, PAINT } from '../../kit/colour.ts';
import { ground, sky } from '../../kit/land.ts';
import { house } from '../../kit/stock.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { scot, wife } from './_folk.ts';
import { brae, tuft } from './_land.ts';

/** A wide chest with an arched lid thrown back, full of what a village owns; 440 units wide, 330 high. */
function chest(p: Painter, ink: number): void {
  p.form('-206,-150! -190,-262 -150,-316 0,-332 150,-316 190,-262 206,-150!', '#7a4a2c', { ink, light: 10 });
  p.form('-180,-150! -166,-250 -130,-292 0,-306 130,-292 166,-250 180,-150!', '#4a2c1e', { ink: ink - 2, light: 4 });
  for (const x of [-120, 120]) p.beam(`${x * 1.1},-150 ${x * 1.08},-240 ${x},-304`, 16, PAINT.iron, { ink: ink - 2 });
  // Fleece, cheeses, a loaf, dried fish and a jug.
  p.form('-176,-140 -190,-176 -168,-206 -140,-202 -124,-228 -92,-220 -70,-236 -44,-210 -40,-180 -30,-140', PAINT.wool, {
    ink: ink - 1,
    hatch: 0.3,
    light: 9,
  });
  p.form('40,-140! 34,-216 44,-232 40,-258! 76,-258! 74,-234 92,-214 88,-140!', '#4f7a8a', { ink: ink - 1, light: 6 });
  p.stroke('86,-222 112,-214 104,-184 90,-176', 7, '#3f5f6b');
  p.form('-36,-140! -40,-188! 20,-200! 52,-180! 50,-140!', '#e8b94a', { ink: ink - 1, light: 7 });
  p.form('-40,-188! 20,-200! 52,-180! -2,-168!', '#f4d67a', { ink: ink - 2, light: 3 });
  p.form('96,-140 92,-174 118,-196 156,-192 180,-166 178,-140', '#a8652f', { ink: ink - 1, hatch: 0.4, light: 7 });
  for (const x of [118, 138, 158]) p.stroke(`${x - 6},-176 ${x + 6},-162`, 4, '#f0d09a');
  p.form('-216,0! -212,-156! 212,-156! 216,0! 0,10', '#b5763c', { ink, hatch: 0.6, light: 16 });
  p.form('-220,-134! -218,-164! 218,-164! 220,-134!', '#c98d50', { ink: ink - 1, light: 5 });
  p.stroke('-206,-84 0,-78 208,-84', 3, '#5a3420');
  for (const x of [-142, 142]) {
    p.beam(`${x},-160 ${x * 1.01},4`, 24, PAINT.iron, { ink: ink - 1 });
    for (const y of [-118, -70, -24]) p.disc(x, y, 5, '#8f989e', { ink: 2, light: 2 });
  }
  p.form('-34,-150! 34,-150! 36,-92! 0,-70 -36,-92!', PAINT.iron, { ink: ink - 1, light: 5 });
  for (const x of [-18, 0, 18]) p.disc(x, -116, 6, PAINT.gold, { ink: 2, light: 2 });
}

/** On the green of a village the chest of all stands open under the rowan, and everybody puts something in. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    sky(p, 190, { clouds: 3 });
    brae(p, '-40,170 140,110 260,140 430,90 600,150 870,100', '#8fae9a');
    house(p, { x: 610, y: 250, size: 0.7 }, { wall: '#b5aa96', roof: PAINT.straw, smoke: true });
    house(p, { x: 730, y: 264, size: 0.85 }, { wall: '#a39a8c', roof: '#b99a54' });
    ground(p, 240, '#8fae4c', { strokes: 40 });
    p.form('40,300! 56,180 40,90 20,-30! 84,-30! 92,80 110,180 130,300! 84,310', '#7a6a5a', { ink: 4, hatch: 0.5 });
    p.form('-50,60 -40,-40! 330,-40! 320,20 270,66 220,54 180,96 120,84 80,112 20,92', '#5f8438', {
      ink: 4,
      hatch: 0.4,
      light: 16,
    });
    for (let at = 0; at < 26; at++)
      p.disc(p.chance.number(0, 300), p.chance.number(0, 76), p.chance.number(6, 10), PAINT.red, { ink: 2, light: 2 });
    p.at({ x: 420, y: 446, size: 1.05 }, () => chest(p, 5));
    wife(
      p,
      { x: 158, y: 412, size: 1.3 },
      {
        skirt: '#3f5b7a',
        shawl: '#d8b060',
        kerchief: '#f0e6cf',
        arms: ['18,-104 44,-104 64,-114 68,-104 46,-90 24,-82'],
      },
    );
    p.form('226,262 232,240 266,230 290,246 284,272 250,280', '#a8652f', { ink: 4, light: 5 });
    scot(
      p,
      { x: 706, y: 446, size: 1.3 },
      {
        plaid: mix(PAINT.red, '#5a2a3a', 0.3),
        coat: PAINT.cloth,
        arms: ['-20,-110 -44,-110 -66,-124 -70,-114 -46,-94 -20,-88', '20,-108 4,-92 -40,-92 -42,-82 8,-76 26,-90'],
      },
    );
    p.form('560,330 566,296 594,290 620,302 628,326 604,344 574,342', PAINT.wool, { ink: 4, hatch: 0.3, light: 6 });
    wife(p, { x: 796, y: 384, size: 0.9 }, { skirt: '#6b4a6b', shawl: '#7d9a8a' });
    tuft(p, 60, 494, '#3f5a24', { high: 70, wide: 110, many: 30 });
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#cfe0c4');
    p.wash('-20,136 240,130 470,138! 470,180! -20,180!', '#7f9e44');
    p.at({ x: 224, y: 154, size: 0.46 }, () => chest(p, 6));
  },
};
