import { PAINT } from '../../kit/colour.ts';
import { settler } from '../../kit/settler.ts';
import { sky } from '../../kit/land.ts';
import type { Painter } from '../../kit/painter.ts';
import { street } from '../../kit/places.ts';
import type { Picture } from '../../kit/picture.ts';
import { band, stall, strip } from './_parts.ts';

/** Heaps of fruit in baskets, and scales that hang from the roof. */
function goods(p: Painter): void {
  for (const [x, colour] of [
    [-84, '#d8792c'],
    [-30, '#b23a2c'],
    [26, '#e0b43a'],
    [80, '#7a9a3c'],
  ] as const) {
    for (const [dx, dy] of [
      [-16, -84],
      [0, -86],
      [16, -84],
      [-8, -98],
      [9, -98],
      [0, -110],
    ] as const)
      p.disc(x + dx, dy, 10, colour, { ink: 2.4, light: 3 });
    p.form(`${x - 27},-84! ${x + 27},-84! ${x + 20},-62! ${x - 20},-62!`, '#b98a4a', { ink: 3, light: 4 });
  }
}

/** A market stall under a yellow and red awning, heaped with fruit; on a cloth before it lie books and an astrolabe. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    sky(p, 220, { clouds: 2 });
    street(p, 276, { size: 0.92, from: -60 });
    band(p, '#5f6f78', -30, 500, 0.34);
    band(p, '#b9a184', 272);
    for (let row = 0, y = 296; y < 480; row++, y += 24 + row * 7)
      p.stroke(`-20,${y} 400,${y + 3} 860,${y}`, 2, '#6b5a44', 0.6);
    stall(
      p,
      { x: 318, y: 430, size: 1.72 },
      { one: '#e6a52c', other: '#b2392a', wood: '#7a5232', goods: () => goods(p) },
    );
    settler(p, { x: 560, y: 452, size: 1.16 }, { coat: '#3a5a7a', dress: true, hat: 'veil' });
    p.form('600,468! 640,410! 850,404! 870,480!', '#6a4a6e', { ink: 4, light: 8 });
    for (const [x, y, colour] of [
      [676, 446, '#7a2f2a'],
      [680, 424, '#3f6a4a'],
    ] as const) {
      p.form(`${x - 40},${y}! ${x - 38},${y - 20}! ${x + 40},${y - 20}! ${x + 42},${y}!`, colour, { ink: 4, light: 4 });
      p.wash(`${x - 30},${y - 5}! ${x - 30},${y - 14}! ${x + 38},${y - 14}! ${x + 38},${y - 5}!`, '#eee0bc');
    }
    p.disc(780, 420, 44, PAINT.gold, { ink: 4, high: 40, light: 6 });
    p.disc(780, 420, 30, '#8a6428', { ink: 3, high: 27, light: 4 });
    p.beam('750,440 810,400', 9, '#e6c264', { ink: 3 });
    p.disc(780, 372, 10, PAINT.gold, { ink: 3 });
  },
  strip(p) {
    strip(p, '#7a8a8c', '#a08a6c', 132);
    stall(
      p,
      { x: 224, y: 158, size: 0.66 },
      { one: '#e6a52c', other: '#b2392a', wood: '#7a5232', goods: () => goods(p) },
    );
  },
};
