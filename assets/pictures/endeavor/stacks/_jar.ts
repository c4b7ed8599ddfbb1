import { mix } from '../../kit/colour.ts';
import type { Painter, Place } from '../../kit/painter.ts';

const BLUE = '#2a4f94';

/** A jar of white porcelain painted in blue, 180 units high; `plump` for a round one without a neck. */
export function jar(p: Painter, place: Place, plump: boolean, ink = 5): void {
  p.at(place, () => {
    if (plump)
      p.form(
        '-40,4! -70,-50 -84,-92 -66,-134 -34,-148! -32,-162! 32,-162! 34,-148! 66,-134 84,-92 70,-50 40,4! 0,10',
        '#f4f3ec',
        { ink, shade: '#98a5ba', light: 16 },
      );
    else
      p.form(
        '-34,4! -48,-40 -62,-92 -46,-128 -20,-146 -18,-180! -28,-192! 28,-192! 18,-180 20,-146 46,-128 62,-92 48,-40 34,4! 0,10',
        '#f4f3ec',
        { ink, shade: '#98a5ba', light: 14 },
      );
    const wide = plump ? 74 : 52;
    p.stroke(`${-wide * 0.62},-8 0,-2 ${wide * 0.62},-8`, 6, BLUE);
    p.stroke(`${-wide * 0.82},-122 0,-114 ${wide * 0.82},-122`, 6, BLUE);
    p.stroke(`${-wide * 0.9},-112 0,-104 ${wide * 0.9},-112`, 3, BLUE);
    // A branch of blossom by the brush.
    p.stroke(`${-wide * 0.5},-28 ${-wide * 0.2},-54 ${wide * 0.2},-62 ${wide * 0.5},-86`, 6, BLUE);
    p.stroke(`${-wide * 0.1},-58 ${-wide * 0.24},-78 ${-wide * 0.4},-84`, 4, BLUE);
    for (const [x, y] of [
      [-0.44, -86],
      [-0.1, -82],
      [0.26, -74],
      [0.54, -88],
      [0.36, -44],
      [-0.5, -44],
    ] as const)
      p.disc(wide * x, y, 9, mix(BLUE, '#ffffff', 0.2), { ink: 0, light: 2 });
  });
}
