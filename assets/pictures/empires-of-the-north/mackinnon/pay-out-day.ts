import { mix, PAINT } from '../../kit/colour.ts';
import { ground, sky } from '../../kit/land.ts';
import { INK } from '../../kit/ink.ts';
import { house } from '../../kit/stock.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { scot, wife } from './_folk.ts';
import { brae } from './_land.ts';
import { coin, SILVER, stack } from './_money.ts';

const SKIN = '#d29a70';

/** One hand pays coins into another; they meet round the origin, 300 units high. */
function hands(p: Painter, ink: number): void {
  const nail = mix(SKIN, INK, 0.12);
  // The hand that pays, palm down, and its sleeve from the upper right.
  p.form('70,-110 130,-146 190,-182 232,-128 176,-88 118,-60', SKIN, { ink, light: 8 });
  p.form('170,-196! 340,-330 520,-420! 560,-280 400,-200 226,-104! 206,-150', '#2f4f7a', {
    ink,
    hatch: 0.5,
    light: 16,
  });
  p.form('166,-200! 190,-208 242,-106 222,-96! 196,-140', '#e6d8b8', { ink: ink - 1, light: 4 });
  p.form(
    '124,-142 88,-138 44,-118 4,-84 -6,-62 8,-58 40,-80 66,-92 36,-58 14,-34 20,-24 36,-28 74,-58 98,-70 72,-40 58,-20 66,-12 84,-22 116,-52 140,-72',
    SKIN,
    { ink, light: 7 },
  );
  p.form('130,-92 104,-74 92,-46 100,-38 114,-48 134,-68 152,-86', nail, { ink: ink - 2, light: 4 });
  for (const [x, y, tall] of [
    [20, -18, 0.8],
    [-30, -6, 0.5],
    [52, 14, 0.9],
    [2, 34, 0.36],
    [-50, 36, 0.7],
  ] as const)
    coin(p, x, y, 21, { high: tall, colour: y === 14 ? SILVER : PAINT.gold });
  // The hand that takes, cupped, and its arm from the lower left.
  p.form('-104,92 -60,84 0,78 60,80 96,92 60,104 -40,106', mix(SKIN, INK, 0.35), { ink: ink - 1, light: 2 });
  for (const [x, y] of [
    [-56, 78],
    [-14, 72],
    [30, 74],
    [-34, 62],
    [10, 58],
  ] as const)
    coin(p, x, y, 25, { high: 0.42 });
  p.form(
    '-250,170! -170,112 -116,80 -92,66 -78,76 -92,98 -40,112 20,108 70,98 104,72 120,66 126,80 110,118 70,150 10,168 -70,172 -130,204 -190,250!',
    SKIN,
    { ink, light: 9 },
  );
  p.stroke('92,100 100,116 84,134', 3);
  p.stroke('66,112 72,128 56,146', 3);
  p.form('-220,120! -158,232! -400,400 -560,360 -480,240', '#8a3b2c', { ink, hatch: 0.5, light: 14 });
}

/** On the day of paying out a queue has formed, and coins go from hand to hand. */
export const picture: Picture = {
  hour: 'dusk',
  scene(p) {
    sky(p, 230, { clouds: 3 });
    brae(p, '-40,210 130,150 240,110! 360,160 520,176 690,120 870,160', '#6a6480');
    ground(p, 240, '#8a7a4c', { strokes: 30 });
    house(p, { x: 92, y: 270, size: 0.95 }, { wall: PAINT.stone, roof: '#a07a3a', light: true });
    for (const [at, [x, y, size]] of (
      [
        [172, 282, 0.6],
        [206, 288, 0.66],
        [256, 290, 0.62],
        [296, 300, 0.74],
        [346, 304, 0.68],
        [398, 318, 0.84],
        [462, 330, 0.82],
      ] as const
    ).entries()) {
      const shade = ['#8a3b2c', '#4a5560', '#3f6b50', '#6f4a3a', '#cfa75a', '#5a4a7a', '#7a6a3a'][at] as string;
      if (at % 3 === 1)
        wife(p, { x, y, size, flip: at > 3, turn: -3 }, { skirt: shade, shawl: at > 3 ? '#9aa6a0' : '#b5622f' });
      else
        scot(
          p,
          { x, y, size, flip: at % 2 === 0, turn: at * 1.5 - 4 },
          { plaid: shade, coat: at > 2 ? '#c9b88e' : '#6b5a44', bonnet: at === 3 ? '#6b5236' : PAINT.blue },
        );
    }
    scot(
      p,
      { x: 724, y: 318, size: 0.78, turn: 6 },
      {
        plaid: PAINT.red,
        coat: '#4a5560',
        arms: ['-20,-110 -34,-124 -20,-136 -12,-126 -14,-104', '22,-108 36,-88 39,-56 30,-54 24,-80'],
      },
    );
    p.form('680,232 672,206 690,188 712,192 722,214 710,236', '#dfc692', { ink: 3, hatch: 0.3, light: 6 });
    p.form('-40,420! 870,388! 870,520! -40,520!', '#9a6538', { ink: 5, hatch: 0.3, light: 20 });
    p.stroke('-20,452 420,440 870,424', 3);
    for (const [x, y, many] of [
      [560, 424, 6],
      [618, 418, 8],
      [676, 432, 4],
      [740, 420, 6],
      [798, 428, 9],
    ] as const)
      stack(p, { x, y, size: 1.05 }, many, many === 4 ? SILVER : PAINT.gold);
    p.at({ x: 380, y: 268, size: 1.06 }, () => hands(p, 5));
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#e9cfa0');
    p.at({ x: 214, y: 76, size: 0.58 }, () => hands(p, 7));
  },
};
