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

/** A giving hand from the upper right in velvet and lace bears a loaf; two open hands under it. 520 units wide, 340 high. */
function gift(p: Painter, ink: number): void {
  const skin = '#dba980';
  // The fingers behind the loaf: only their tips show.
  for (const points of ['-60,-10 -112,-34 -140,-84', '-40,10 -104,-12 -146,-52'])
    limb(p, points, [40, 36, 24], mix(skin, INK, 0.14), { ink: ink - 1, light: 4 });
  loaf(p, -24, -76, 112, ink);
  // The palm under the loaf, seen from the side of the forefinger, and the thumb before it.
  p.form(
    '192,-150 160,-112 126,-72 96,-36 58,-8 4,4 -54,0 -98,-18 -124,-40 -142,-36 -144,-16 -126,8 -90,32 -30,46 40,50 104,38 156,2 196,-46 236,-92',
    skin,
    { ink, hatch: 0.35, light: 11, shade: '#96603f' },
  );
  p.stroke('-62,4 -58,18 -64,32', ink * 0.6, '#7a4a30');
  p.stroke('4,8 8,22 2,38', ink * 0.6, '#7a4a30');
  limb(p, '116,-36 84,-62 52,-98 22,-118', [58, 48, 37, 25], skin, { ink, light: 7, root: true });
  p.form('36,-122 24,-132 10,-124 14,-110 28,-106', mix(skin, '#fff0e0', 0.45), { ink: ink - 2, light: 2 });
  p.form('470,-400! 330,-300 220,-196 178,-152! 208,-64 250,-58! 310,-110 390,-170 480,-230!', '#8f2436', {
    ink,
    hatch: 0.5,
    light: 16,
    shade: '#4a1424',
  });
  for (const points of ['270,-236 300,-170 290,-104', '344,-302 378,-240 366,-160']) p.stroke(points, 5, '#5a1828');
  p.form(
    '206,-190 176,-176 160,-150 158,-126 176,-112 178,-86 198,-76 208,-50 232,-44 262,-62! 246,-104 226,-150',
    '#f4ead2',
    {
      ink: ink - 1,
      light: 6,
    },
  );
  // Two people reach up: each of another skin, in another sleeve.
  for (const [side, x, own, sleeve] of [
    [1, -230, '#9a6241', '#d8cba6'],
    [-1, 120, '#dba883', '#35608a'],
  ] as const)
    p.at({ x, y: 124, flip: side < 0 }, () => {
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
    p.at({ x: 372, y: 236, size: 1.08 }, () => gift(p, 5));
  },
  strip(p) {
    field(p, '#2f5552', '#26423f');
    p.at({ x: 208, y: 90, size: 0.42 }, () => gift(p, 7));
  },
};
