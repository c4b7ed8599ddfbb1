import { mix } from '../../kit/colour.ts';
import { limb } from '../../kit/limb.ts';
import type { Painter, Place } from '../../kit/painter.ts';

/** A mitten that grips something which runs up through it, its sleeve coming from below at the left; about 90 units high, its fist round 0,0. */
export function mitten(p: Painter, place: Place, wool: string, sleeve: string, ink: number): void {
  p.at(place, () => {
    limb(p, '-300,190 -160,96 -66,38', [116, 104, 84], sleeve, { ink, hatch: 0.4, light: 12 });
    p.form('-96,-2! -64,-22! -22,44! -52,74!', mix(wool, '#fff6dc', 0.55), { ink, light: 6 });
    for (const t of [0.25, 0.5, 0.75]) p.stroke(`${-94 + 38 * t},${4 - 14 * t} ${-56 + 36 * t},${66 - 20 * t}`, 2.4);
    p.form('-62,-18! -40,-50 -6,-58 30,-54 48,-38 42,-14 52,6 46,32 28,52 -6,58 -26,46!', wool, {
      ink,
      hatch: 0.5,
      light: 10,
    });
    // The thumb stands up along what it holds.
    p.form('-58,2 -44,-30 -26,-66 -8,-90 10,-92 18,-76 8,-48 -6,-18 -22,12 -40,26', mix(wool, '#fff6dc', 0.22), {
      ink,
      light: 6,
    });
  });
}
