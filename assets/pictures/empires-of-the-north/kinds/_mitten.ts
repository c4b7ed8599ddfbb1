import { mix } from '../../kit/colour.ts';
import { limb } from '../../kit/limb.ts';
import type { Painter, Place } from '../../kit/painter.ts';

/** A mitten that grips something which runs up through it, its sleeve coming from below at the left; about 90 units high, its fist round 0,0. */
export function mitten(p: Painter, place: Place, wool: string, sleeve: string, ink: number): void {
  p.at(place, () => {
    limb(p, '-300,190 -160,96 -66,38', [116, 104, 84], sleeve, { ink, hatch: 0.4, light: 12 });
    p.form('-96,-2! -64,-22! -22,44! -52,74!', mix(wool, '#fff6dc', 0.55), { ink, light: 6 });
    for (const t of [0.25, 0.5, 0.75]) p.stroke(`${-94 + 38 * t},${4 - 14 * t} ${-56 + 36 * t},${66 - 20 * t}`, 2.4);
    p.form('-62,-18! -44,-46 -8,-58 30,-48 46,-18 44,18 26,46 -4,56 -26,46!', wool, { ink, hatch: 0.5, light: 10 });
    // The thumb lies across the fist, shut over what it holds.
    p.form('-54,14 -46,-16 -16,-32 14,-34 34,-24 36,-8 16,0 -8,6 -24,26 -42,34', mix(wool, '#fff6dc', 0.2), {
      ink,
      light: 6,
    });
  });
}
