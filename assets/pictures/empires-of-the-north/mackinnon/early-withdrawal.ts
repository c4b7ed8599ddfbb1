import { mix, PAINT } from '../../kit/colour.ts';
import { ground, sky } from '../../kit/land.ts';
import { sheep } from '../../kit/stock.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { brae, stonework, tuft } from './_land.ts';
import { coin } from './_money.ts';

/** Somebody bent under a huge sack walks away to the right; 300 units high. */
function carrier(p: Painter, ink: number): void {
  p.form('-20,-110 -46,-70 -62,-36 -96,-4! -84,10! -54,-2 -22,-46 10,-90', '#8a7a5c', { ink: ink - 1, light: 6 });
  p.form('-98,-10! -116,-2 -100,22! -78,12 -80,-2', '#3a2a20', { ink: ink - 1, light: 3 });
  p.form('-6,-108 26,-78 38,-46 34,0! 56,0! 62,-46 56,-88 36,-120', '#a3926e', { ink, light: 7 });
  p.form('30,-4! 58,-6! 86,8 88,18! 30,18!', '#3a2a20', { ink: ink - 1, light: 3 });
  p.form('-40,-86! -34,-130 0,-176 44,-200 74,-190 76,-156 58,-110 60,-78! 10,-66', '#2f5b6a', {
    ink,
    hatch: 0.5,
    light: 10,
  });
  p.form('64,-196 72,-220 98,-228 116,-212 112,-186 92,-174', PAINT.skin, { ink: ink - 1, light: 5 });
  p.form('54,-210 68,-240 104,-246 126,-224 138,-214! 100,-212 74,-196', '#8a3b2c', { ink, light: 6 });
  p.form(
    '-116,-150 -136,-210 -116,-270 -60,-304 0,-296 40,-256 58,-214! 40,-190 10,-170 -20,-132 -70,-116',
    '#dfc692',
    { ink, hatch: 0.7, light: 18, shade: '#8a6238' },
  );
  p.form('44,-232 66,-214 84,-216! 78,-202 88,-192! 66,-190 44,-196', '#cfb27c', { ink: ink - 1, light: 4 });
  p.stroke('46,-234 54,-214 46,-194', 8, PAINT.red);
  p.form('40,-160 76,-156 92,-180 84,-196 68,-198 62,-180 40,-184', '#2f5b6a', { ink: ink - 1, light: 4 });
  p.form('-84,-140! -62,-150! -50,-132! -72,-122!', '#b5623a', { ink: 2, light: 3 });
  p.stroke('-90,-270 -108,-230 -104,-180', 3.4, '#8a6238');
}

/** Before sunrise somebody carries a sack out of the store, and some of it runs out on the way. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    sky(p, 300, { clouds: 3 });
    p.disc(700, 292, 56, '#f9dfa0', { ink: 0, shade: '#f0a86a' });
    p.glow(700, 286, 260, '#f9c27a', 0.7);
    brae(p, '-40,290 330,280 470,262 590,278 700,300 870,284', '#7f8f9a');
    ground(p, 318, '#8f7f4e', { strokes: 40 });
    brae(p, '330,900! 420,330 560,318 870,322', '#7d9a4a', { ink: 2 });
    for (let at = 0; at < 46; at++)
      p.stroke(`${430 + at * 9},${352 + (at % 4) * 8} ${433 + at * 9},${332 + (at % 4) * 8}`, 3, '#5f7a34');
    sheep(p, { x: 770, y: 378, size: 0.6 });
    stonework(p, { x: -30, y: 60, wide: 300, high: 330, rows: 7 }, '#6f7480', 3);
    p.form('-50,70! -50,-30! 260,-30! 320,84! 280,92 100,78', '#5a4a3c', { ink: 4, hatch: 0.5 });
    p.form('96,392! 96,190 120,160 180,158 204,190 206,392!', '#1a1c26', { ink: 5, light: 0 });
    p.form('206,392! 206,176! 262,150! 266,424!', PAINT.wood, { ink: 4, hatch: 0.5, light: 7 });
    for (const y of [214, 350]) p.beam(`206,${y} 264,${y + 8}`, 12, PAINT.iron, { ink: 2 });
    for (const [x, y] of [
      [126, 376],
      [170, 380],
    ] as const)
      p.form(
        `${x - 22},${y + 14}! ${x - 24},${y - 20} ${x},${y - 42} ${x + 24},${y - 20} ${x + 22},${y + 14}!`,
        mix('#cfb27c', '#1a1c26', 0.4),
        { ink: 3 },
      );
    p.at({ x: 468, y: 452, size: 1.2 }, () => carrier(p, 5));
    for (const [x, y] of [
      [386, 380],
      [372, 420],
      [352, 452],
      [312, 444],
      [270, 462],
      [404, 350],
    ] as const)
      coin(p, x, y, 13, { high: 0.5, ink: 2.6 });
    tuft(p, 60, 494, '#2a2620', { high: 80, wide: 100, many: 26 });
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#f1c79a');
    p.wash('-20,142 470,136! 470,180! -20,180!', '#7a7448');
    p.at({ x: 230, y: 150, size: 0.5 }, () => carrier(p, 7));
  },
};
