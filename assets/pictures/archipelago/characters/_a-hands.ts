import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { limb } from '../../kit/limb.ts';
import type { Painter, Place } from '../../kit/painter.ts';

/** A wash of one colour over the whole picture. */
export const ground = (p: Painter, colour: string): void =>
  p.wash(`-30,-30! ${p.width + 30},-30! ${p.width + 30},${p.height + 30}! -30,${p.height + 30}!`, colour);

/** A hand that comes from the right and closes round an upright staff at the middle of its place: about 110 units high. */
export function fist(p: Painter, place: Place, { skin = PAINT.skin as string, ink = 4 } = {}): void {
  p.at(place, () => {
    p.form('6,-54 40,-62 84,-50 108,-34 108,34 86,46 46,58 4,52', skin, { ink, hatch: 0.4, light: 8 });
    for (const [y, long] of [
      [-36, 2],
      [-11, -3],
      [14, 0],
      [38, 7],
    ] as const)
      p.form(
        `46,${y - 11} 6,${y - 14} ${-28 + long},${y - 11} ${-36 + long},${y} ${-28 + long},${y + 11} 6,${y + 13} 46,${y + 11}`,
        skin,
        { ink: ink - 1, light: 4 },
      );
    p.form('92,-52 56,-66 14,-64 -10,-58 -16,-48 -4,-42 30,-44 64,-34', skin, { ink, light: 5 });
  });
}

/** A hand that comes from the right and holds something between thumb and forefinger at the middle of its place. */
export function pinch(p: Painter, place: Place, { skin = PAINT.skin as string, ink = 4 } = {}): void {
  const dark = mix(skin, INK, 0.16);
  p.at(place, () => {
    for (const points of ['128,-20 70,-14 40,8 48,34', '126,6 82,18 58,36 68,56'])
      limb(p, points, [34, 30, 26, 20], dark, { ink: ink - 1 });
    p.form('76,-66 120,-84 176,-74 226,-52 226,26 176,36 124,38 92,14', skin, { ink, hatch: 0.4, light: 9 });
    p.form('112,-80 70,-84 32,-62 2,-18 -8,2 2,10 16,4 48,-36 80,-46 112,-40', skin, { ink, light: 5 });
    p.form('140,30 92,40 44,30 14,14 4,10 2,22 20,40 62,66 112,66 156,40', skin, { ink, light: 5 });
    p.form('118,-74 88,-78 86,-50 116,-44', skin, { ink: 0, light: 1, shade: skin });
    p.form('152,34 120,38 124,56 152,44', skin, { ink: 0, light: 1, shade: skin });
  });
}

/** A hand that comes from the left and holds a handle whose end looks out to the right at the middle of its place. */
export function grip(p: Painter, place: Place, { skin = PAINT.skin as string, ink = 4 } = {}): void {
  p.at(place, () => {
    p.form('-190,-34 -120,-52 -60,-62 -10,-46 4,-8 -20,44 -80,58 -130,46 -190,44', skin, { ink, hatch: 0.4, light: 9 });
    for (const [x, long] of [
      [-92, 52],
      [-64, 60],
      [-36, 58],
      [-10, 48],
    ] as const)
      p.form(
        `${x - 13},-4 ${x - 8},-16 ${x + 10},-14 ${x + 17},4 ${x + 14},${long - 12} ${x + 2},${long} ${x - 12},${long - 10}`,
        skin,
        { ink: ink - 1, light: 5 },
      );
    p.form('-108,-50 -60,-60 -8,-50 34,-34 40,-20 24,-10 -16,-20 -62,-22 -104,-24', skin, { ink, light: 6 });
    p.form('-124,-44 -96,-50 -92,-26 -122,-20', skin, { ink: 0, light: 1, shade: skin });
  });
}
