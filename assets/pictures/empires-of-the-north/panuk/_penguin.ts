import type { Painter, Place } from '../../kit/painter.ts';

/** Feathers of a penguin: its back, its breast, the patch at its throat, beak and feet. */
export const BACK = '#39414f';
export const BREAST = '#f1efe6';
export const PATCH = '#e3a536';
export const BEAK = '#c9682c';

/** A penguin standing in profile, looking to the left, 150 units high; stands on y = 0. */
export function penguin(p: Painter, place: Place, { ink = 3, wing = 0, stride = false } = {}): void {
  p.at(place, () => {
    if (stride) {
      p.form('-14,-10 -34,-4 -46,-8! -40,4 -10,2', BEAK, { ink, light: 2 });
      p.form('14,-12 22,2 12,8! 36,6 32,-10', BEAK, { ink, light: 2 });
    } else {
      p.form('-22,-8 -38,2! -8,5! -2,-6', BEAK, { ink, light: 2 });
      p.form('2,-6 -8,5! 24,4! 20,-6', BEAK, { ink, light: 2 });
    }
    p.form(
      '-8,-148 6,-150 18,-141 20,-125 30,-104 38,-70 36,-34 32,-16 46,0! 22,-3 -4,-3 -24,-9 -36,-36 -38,-68 -30,-98 -18,-118 -22,-131 -44,-133! -20,-142',
      BACK,
      { ink: ink + 1, light: 7 },
    );
    p.form('-18,-114 -30,-94 -36,-66 -34,-34 -22,-10 -4,-6 8,-22 10,-60 4,-96 -6,-110', BREAST, {
      ink: 0,
      light: 6,
      shade: '#b9bcc0',
    });
    p.form('-4,-132 6,-132 7,-116 -4,-104 -16,-110 -8,-120', PATCH, { ink: 0, light: 2 });
    p.stroke('-20,-135 -40,-133', 3, BEAK);
    p.disc(-10, -139, 2.4, '#f4ecd2', { ink: 0 });
    p.at({ x: 12, y: -102, turn: -wing }, () =>
      p.form('-6,-2 6,-4 15,18 19,48 11,70 1,54 -6,26', BACK, { ink, light: 4 }),
    );
  });
}

/** A penguin from behind, 150 units high. */
export function penguinBack(p: Painter, place: Place, { ink = 3, wings = 18 } = {}): void {
  p.at(place, () => {
    p.form('-24,-6 -36,5! -4,5! -4,-6', BEAK, { ink, light: 2 });
    p.form('24,-6 36,5! 4,5! 4,-6', BEAK, { ink, light: 2 });
    p.form('-30,-104 -38,-70 -34,-28 -18,-8 0,2! 18,-8 34,-28 38,-70 30,-104', BREAST, { ink, light: 5 });
    p.form(
      '0,-152 -16,-146 -20,-128 -28,-104 -34,-70 -28,-30 -14,-10 0,4! 14,-10 28,-30 34,-70 28,-104 20,-128 16,-146',
      BACK,
      { ink: ink + 1, light: 8, hatch: 0.4 },
    );
    p.stroke('-19,-132 -16,-116 -20,-108', 5, PATCH);
    p.stroke('19,-132 16,-116 20,-108', 5, PATCH);
    for (const side of [-1, 1])
      p.at({ x: 29 * side, y: -102, turn: -wings * side, flip: side < 0 }, () =>
        p.form('-4,-2 6,-4 13,18 14,48 6,68 -2,50', BACK, { ink, light: 4 }),
      );
  });
}
