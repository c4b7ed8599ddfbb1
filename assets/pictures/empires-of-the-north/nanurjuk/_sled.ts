import { mix, PAINT } from '../../kit/colour.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import { limb } from '../../kit/limb.ts';

/** A sled from its side, its curled runner to the left, 300 units long; stands on y = 0. */
export function sled(
  p: Painter,
  place: Place,
  { wood = '#8a6238' as string, load = true, handle = true, ink = 4 } = {},
): void {
  p.at(place, () => {
    limb(p, '154,-10 40,-10 -90,-12 -140,-26 -166,-58 -158,-74', [10, 10, 10, 9, 8, 5], mix(wood, '#241a12', 0.45), {
      ink: ink - 1,
    });
    if (handle) limb(p, '96,-2 118,-60 132,-128 150,-134', [11, 9, 8, 6], wood, { ink: ink - 1 });
    for (const x of [-88, -30, 30, 88]) limb(p, `${x},-2 ${x + 4},-40`, [9, 8], wood, { ink: ink - 1.5 });
    if (load) {
      p.form('-104,-42! -110,-72 -84,-92 -40,-88 -10,-78! -6,-42!', PAINT.leather, { ink, hatch: 0.5 });
      p.form('-16,-42! -18,-96 6,-118 56,-116 86,-98 98,-64 94,-42!', '#b9a27a', { ink, hatch: 0.5 });
      for (const d of ['-70,-90 -62,-66 -66,-42', '18,-118 30,-84 26,-42', '66,-112 72,-80 66,-42']) p.stroke(d, 4);
      p.form('-108,-44! -100,-58 -40,-58 40,-60 96,-56 102,-44!', PAINT.red, { ink: ink - 1, light: 4 });
    }
    limb(p, '-148,-46 -90,-42 40,-42 132,-44', [9, 11, 11, 9], wood, { ink: ink - 1 });
    limb(p, '154,0 40,0 -90,-2 -146,-18 -174,-52 -164,-72', [11, 12, 12, 11, 9, 5], wood, { ink });
  });
}
