import { mix, PAINT } from '../../kit/colour.ts';
import { ground, hills, mountains, reeds, sky, water } from '../../kit/land.ts';
import type { Picture } from '../../kit/picture.ts';
import { norse } from './_folk.ts';
import { mug } from './_ware.ts';

const WOOD = '#b98450';

/** How high the seat lies at `x`, as it runs away from us. */
const seat = (x: number): number => 352 - ((x + 60) / 880) * 88;

/** A bench of one great plank runs far along the shore, a whole row of people on it in the evening sun. */
export const picture: Picture = {
  hour: 'dusk',
  scene(p) {
    sky(p, 210, { clouds: 4 });
    p.disc(560, 150, 34, '#fbe0a0', { ink: 0, shade: '#f3b060', light: 4 });
    p.glow(560, 150, 220, '#f6b868', 0.6);
    mountains(p, 212, 90);
    water(p, 216, { to: 300, colour: '#6a6f86' });
    p.stroke('420,240 560,244 720,240', 4, '#f6c070', 0.8);
    p.stroke('480,258 570,260 660,258', 4, '#f6c070', 0.7);
    hills(p, 262, 6, '#7a7a44');
    ground(p, 280, '#7d7c40', { strokes: 70 });
    const row = [
      [762, 0.5, PAINT.blue, '#5a4030'],
      [716, 0.6, PAINT.straw, PAINT.rust],
      [660, 0.72, PAINT.green, '#b9b2a4'],
      [588, 0.88, '#7a4a72', '#5a4030'],
      [496, 1.06, PAINT.rust, PAINT.straw],
      [380, 1.3, '#3f6a74', '#8a4a2a'],
    ] as const;
    for (const [at, [x, size, coat, hair]] of row.entries())
      norse(
        p,
        { x, y: seat(x) + 76 * size * 1.22, size: size * 1.22, turn: at % 2 === 0 ? 3 : -4 },
        {
          coat,
          hair,
          sits: true,
          plait: at === 3,
          broad: at === 5 ? 1.25 : 1.05,
          head: at === 2 ? 'cap' : 'bare',
          ...(at % 3 === 1 && { right: '31,-134 56,-160 58,-200' }),
        },
      );
    // Their legs below the bench, before its own.
    for (const [x, size] of row)
      for (const side of [-1, 1]) {
        p.beam(
          `${x + side * 17 * size},${seat(x) + 14 * size} ${x + side * 19 * size},${seat(x) + 92 * size}`,
          20 * size,
          '#5c4c3e',
          { ink: 3 },
        );
        p.form(
          `${x + side * 19 * size - 14 * size},${seat(x) + 102 * size}! ${x + side * 19 * size - 12 * size},${seat(x) + 86 * size}! ${x + side * 19 * size + 12 * size},${seat(x) + 86 * size}! ${x + side * 19 * size + 14 * size},${seat(x) + 102 * size}!`,
          '#3c2a1e',
          { ink: 3, light: 3 },
        );
      }
    for (const [x, foot, wide] of [
      [120, 500, 34],
      [350, 446, 24],
      [556, 392, 17],
      [716, 348, 11],
    ] as const)
      p.beam(`${x},${seat(x) + 40} ${x - wide * 0.4},${foot}`, wide, mix(WOOD, '#241a12', 0.4), { ink: 4, hatch: 0.4 });
    p.form('-60,340! 830,262! 830,272! -60,384!', mix(WOOD, '#ffe2a8', 0.25), { ink: 4, light: 5 });
    p.form('-60,384! 830,272! 830,283! -60,434!', WOOD, { ink: 5, light: 7, hatch: 0.3 });
    p.stroke('-40,364 300,326 700,280', 3);
    p.stroke('-20,404 160,384 380,350', 3);
    mug(p, { x: 120, y: 356, size: 1.02 }, { ink: 5 });
    mug(p, { x: 248, y: 342, size: 0.8 }, { foam: false, empty: true, wood: '#8a5c38' });
    reeds(p, 640, 492, { high: 110, many: 20 });
    reeds(p, 790, 492, { high: 150, many: 20 });
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#e7b877');
    p.wash('-20,142! 470,134! 470,180! -20,180!', '#6c6a38');
    for (const x of [70, 376]) {
      p.beam(`${x - 8},92 ${x - 26},156`, 20, '#5f3d24', { ink: 4 });
      p.beam(`${x + 8},92 ${x + 26},156`, 20, '#5f3d24', { ink: 4 });
    }
    p.form('6,76! 24,64! 424,64! 442,76!', '#c99a60', { ink: 4, light: 3 });
    p.form('6,76! 442,76! 438,104! 10,104!', '#7f5230', { ink: 5, light: 4, hatch: 0.4 });
    mug(p, { x: 300, y: 72, size: 0.5 }, { wood: '#7a4a2c' });
  },
};
