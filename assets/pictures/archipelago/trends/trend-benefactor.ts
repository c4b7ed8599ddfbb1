import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { limb } from '../../kit/limb.ts';
import { tableTop } from '../../kit/places.ts';
import { sack } from '../../kit/stock.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { field } from '../../kit/shape.ts';

const CRUST = '#d99a4a';

/** A round loaf with a star cut into its crust. */
function loaf(p: Painter, x: number, y: number, radius: number, ink = 5): void {
  p.disc(x, y, radius, CRUST, { ink, high: radius * 0.72, light: radius * 0.16, hatch: 0.5, shade: '#8f5426' });
  for (const [dx, dy] of [
    [0.62, 0],
    [0.34, 0.36],
    [-0.34, 0.36],
  ] as const)
    p.stroke(
      `${x - radius * dx},${y - radius * dy} ${x},${y - radius * 0.06} ${x + radius * dx},${y + radius * dy}`,
      Math.max(3, radius * 0.08),
      '#f6dda6',
    );
}

/** A giving hand from the upper right in velvet and lace, a loaf in it; two open hands under it. 520 units wide, 340 high. */
function gift(p: Painter, ink: number): void {
  const skin = '#d9a57c';
  p.form('420,-330! 250,-262 150,-214 122,-190! 148,-104! 200,-110 300,-146 430,-190!', '#8f2436', {
    ink,
    hatch: 0.5,
    light: 16,
    shade: '#4a1424',
  });
  for (const points of ['210,-230 224,-180 214,-128', '290,-266 312,-210 300,-150']) p.stroke(points, 5, '#5a1828');
  p.form(
    '146,-214 116,-204 98,-186 92,-160 104,-132 120,-104 142,-86 168,-92! 176,-130 172,-176 164,-204!',
    '#f4ead2',
    {
      ink: ink - 1,
      light: 6,
    },
  );
  // The palm behind the loaf, the thumb before it.
  p.form('112,-186 60,-182 10,-160 -26,-120 -30,-80 20,-72 80,-94 118,-122', skin, { ink, light: 9 });
  loaf(p, -30, -70, 108, ink);
  for (const [points, wide] of [
    ['40,-164 -30,-172 -92,-140 -114,-104', 34],
    ['56,-146 -20,-146 -76,-112 -92,-76', 36],
    ['70,-126 6,-120 -46,-86 -58,-52', 34],
    ['84,-108 34,-94 -4,-66 -14,-38', 30],
  ] as const)
    limb(p, points, [wide, wide, wide * 0.92, wide * 0.62], skin, { ink: ink - 1 });
  p.form('118,-180 62,-176 36,-150 60,-104 96,-92 124,-112', skin, { ink: 0, light: 7 });
  limb(p, '106,-104 76,-66 60,-30', [32, 28, 18], skin, { ink: ink - 1 });
  // Two people reach up: each of another skin, in another sleeve.
  for (const [side, x, own, sleeve] of [
    [1, -230, '#9a6241', '#d8cba6'],
    [-1, 120, '#dba883', '#35608a'],
  ] as const)
    p.at({ x, y: 96, flip: side < 0 }, () => {
      // Seen from its edge, palm up: the fingers lie together and curl at their tips.
      limb(p, '46,6 74,-34 112,-54', [34, 30, 17], mix(own, INK, 0.16), { ink: ink - 1, light: 4 });
      p.form('-34,52 -24,8 20,-6 70,4 120,2 158,-14 190,-48! 206,-38 198,0 166,30 116,46 60,66 10,92', own, {
        ink,
        light: 9,
        hatch: 0.3,
      });
      for (const points of ['110,32 156,14 190,-24', '96,44 150,28 186,-2'])
        p.stroke(points, ink * 0.6, mix(own, INK, 0.6));
      p.form('-150,170! -104,70 -56,24 -20,-10! 4,12 22,60 26,104! -20,140 -60,200!', sleeve, {
        ink,
        light: 9,
        hatch: 0.4,
      });
      p.form('-44,0 -14,-22! 10,0 30,60 32,106! 6,110! 2,66 -16,28', mix(sleeve, '#ffffff', 0.3), {
        ink: ink - 1,
        light: 4,
      });
    });
}

/** A gentleman's hand gives a loaf into the open hands of the colony; the baskets behind are full. */
export const picture: Picture = {
  hour: 'inside',
  scene(p) {
    field(p, '#3f6a66', '#2c4a4c', 0.7);
    for (const [x, y, size] of [
      [96, 360, 1.9],
      [196, 348, 1.6],
    ] as const)
      sack(p, { x, y, size }, '#c9b184');
    tableTop(p, 352, { wood: '#c9a06a' });
    p.form('560,440! 548,366! 800,360! 792,446! 676,462', '#b98a4c', { ink: 5, hatch: 0.6, light: 12 });
    for (let row = 0; row < 4; row++)
      p.stroke(`556,${378 + row * 20} 676,${388 + row * 20} 796,${374 + row * 20}`, 4, mix('#b98a4c', INK, 0.5));
    for (const [x, y, r] of [
      [604, 346, 48],
      [748, 342, 50],
      [676, 332, 56],
      [676, 366, 54],
    ] as const)
      loaf(p, x, y, r, 4);
    p.form('540,364! 560,352 676,378 796,350 812,360! 790,384 676,402 560,386', PAINT.straw, { ink: 4, light: 4 });
    p.at({ x: 386, y: 256, size: 1.08 }, () => gift(p, 5));
  },
  strip(p) {
    field(p, '#2f5552', '#26423f');
    p.at({ x: 214, y: 106, size: 0.36 }, () => gift(p, 7));
  },
};
