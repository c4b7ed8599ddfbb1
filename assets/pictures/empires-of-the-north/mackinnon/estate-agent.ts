import { PAINT } from '../../kit/colour.ts';
import { sky, water } from '../../kit/land.ts';
import { gull, spruce } from '../../kit/stock.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { scot } from './_folk.ts';
import { brae, tuft } from './_land.ts';

/** A man in a broad hat and long coat from behind: one arm shows the land, the other holds its plan; 350 units high. */
function agent(p: Painter, ink: number): void {
  p.form('-46,0! -52,-60 -46,-130 -6,-130 -10,-60 -12,4!', '#5a4a3a', { ink, light: 6 });
  p.form('10,4! 12,-60 8,-130 46,-130 52,-60 48,0!', '#4a3c30', { ink, light: 6 });
  for (const x of [-30, 30])
    p.form(`${x - 28},10! ${x - 24},-54! ${x + 22},-54! ${x + 28},10!`, '#3a2a20', { ink: ink - 1, light: 5 });
  p.form('46,-262 96,-292 150,-312 164,-322 176,-312 168,-296 110,-256 56,-214', '#a8492f', { ink, light: 8 });
  p.form('162,-322 184,-336 214,-346 218,-338 194,-326 206,-322 202,-312 174,-304', PAINT.skin, {
    ink: ink - 1,
    light: 4,
  });
  p.form(
    '-78,-70! -74,-160 -62,-220 -54,-262 -26,-280 26,-280 54,-262 62,-214 74,-160 80,-68! 40,-56 6,-66! -4,-66! -40,-54',
    '#a8492f',
    { ink, hatch: 0.6, light: 15 },
  );
  p.stroke('0,-268 4,-180 2,-70', 3);
  p.beam('-68,-178 0,-168 68,-178', 13, PAINT.leather, { ink: ink - 2 });
  p.form('-54,-258 -88,-214 -92,-164 -56,-146 -46,-162 -66,-178 -56,-216', '#a8492f', { ink, light: 7 });
  p.form('-110,-206! -96,-222 -16,-130 -24,-108! -40,-112', '#f0e2b8', { ink, light: 6 });
  p.disc(-103, -213, 13, '#cdb684', { ink: ink - 2, light: 3 });
  p.form('-26,-270 -24,-300 22,-300 26,-270 0,-260', '#7a4a2a', { ink: ink - 1, light: 4 });
  p.form('-86,-298 -44,-312 -36,-348 -14,-360 20,-358 38,-346 44,-312 88,-300 50,-288 -48,-286', '#3f4a52', {
    ink,
    hatch: 0.3,
    light: 9,
  });
  p.stroke('-42,-312 0,-304 42,-312', 6, PAINT.gold);
  p.stroke('40,-330 74,-366 88,-400', 7, '#efe6d2');
}

/** A tower house with its step gable, 170 units high. */
function tower(p: Painter): void {
  p.form('40,0! 40,-70! 120,-70! 122,0!', '#c9bfa8', { ink: 3, hatch: 0.3 });
  p.form('32,-66! 80,-104! 128,-66!', '#6a6f7c', { ink: 3 });
  p.form(
    '-40,0! -38,-130! -30,-130! -30,-142! -18,-142! -18,-156! 0,-170! 18,-156! 18,-142! 30,-142! 30,-130! 40,-130! 42,0!',
    '#d9cfb4',
    { ink: 3, hatch: 0.4 },
  );
  p.form('28,-100! 28,-140! 44,-170! 60,-140! 60,-100! 44,-90!', '#c4b89c', { ink: 3 });
  p.form('24,-138! 44,-182! 64,-138!', '#5a606e', { ink: 3 });
  for (const [x, y] of [
    [-16, -110],
    [10, -112],
    [-14, -70],
    [12, -72],
    [80, -40],
  ] as const)
    p.form(`${x - 5},${y + 14}! ${x - 5},${y}! ${x + 5},${y}! ${x + 5},${y + 14}!`, '#2f3640', { ink: 1.5 });
}

/** The agent shows a tower house with loch and wood, the plan of it under his arm. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    sky(p, 190, { clouds: 4 });
    brae(p, '-40,180 70,90 150,50! 230,110 340,150 460,84! 560,130 690,60! 780,120 870,130', '#8ea9c0');
    brae(p, '-40,214 150,190 330,200 520,170 700,186 870,160', '#5f7f5a', { ink: 3 });
    water(p, 238, { to: 330, colour: '#3f86a0' });
    brae(p, '440,900! 430,262 500,238 600,226 720,232 870,214', '#86a04c', { ink: 3 });
    p.at({ x: 590, y: 246, size: 1.05 }, () => tower(p));
    for (const [x, y] of [
      [500, 250],
      [520, 256],
      [730, 244],
      [752, 250],
      [778, 246],
    ] as const)
      spruce(p, { x, y, size: 0.46 }, PAINT.pine, 2);
    brae(p, '-40,350 180,324 420,330 620,352 870,324', '#a3a850', { ink: 3 });
    for (const x of [470, 560, 650, 740, 830]) p.beam(`${x},374 ${x + 2},326`, 8, PAINT.wood, { ink: 2 });
    p.stroke('470,342 560,350 650,348 740,342 840,338', 4, PAINT.red);
    scot(p, { x: 420, y: 448, size: 0.9 }, { plaid: '#3f5b8a', coat: '#e0d3b2' });
    brae(p, '-40,450 260,440 560,462 870,440', '#6f7f3a', { ink: 3 });
    p.at({ x: 206, y: 474, size: 1.06 }, () => agent(p, 5));
    gull(p, 350, 90, 18);
    gull(p, 396, 112, 13);
    tuft(p, 790, 490, '#37432a', { high: 90, wide: 90, many: 26 });
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#cfe0d2');
    p.wash('-20,124 240,134 470,116! 470,180! -20,180!', '#86a04c');
    p.at({ x: 200, y: 186, size: 0.5 }, () => agent(p, 7));
  },
};
