import { mix, PAINT } from '../../kit/colour.ts';
import type { Look, Painter, Place } from '../../kit/painter.ts';

/** Wool in curls round an oval. */
export function woolly(
  p: Painter,
  {
    x,
    y,
    wide,
    high,
    curls,
  }: { readonly x: number; readonly y: number; readonly wide: number; readonly high: number; readonly curls: number },
  wool: string = PAINT.wool,
  look: Look = {},
): void {
  const many = curls * 9;
  const line = Array.from({ length: many }, (_, at) => {
    const turn = (at / many) * 2 * Math.PI;
    const out = 0.93 + 0.1 * Math.abs(Math.sin((turn * curls) / 2));
    return { x: x + wide * out * Math.cos(turn), y: y + high * out * Math.sin(turn) };
  });
  p.form(line, wool, { ink: 5, hatch: 0.4, light: 14, ...look });
}

/** A blackface sheep, 100 units high; stands on y = 0 and looks to the left, or grazes. */
export function blackface(
  p: Painter,
  place: Place,
  { wool = PAINT.wool as string, graze = false, ink = 4, face = '#3b3636' } = {},
): void {
  p.at(place, () => {
    p.form('-32,-38 -27,-18 -31,0! -22,0! -19,-18 -16,-38', mix(face, '#000000', 0.3), { ink: ink - 2, light: 2 });
    p.form('14,-38 24,-22 20,-12 23,0! 32,0! 31,-14 36,-38', mix(face, '#000000', 0.3), { ink: ink - 2, light: 2 });
    p.form('-48,-40 -41,-22 -44,-10 -47,0! -35,0! -32,-12 -30,-22 -24,-40', face, { ink: ink - 2, light: 3 });
    p.form('32,-46 46,-30 40,-18 44,0! 55,0! 51,-18 58,-32 60,-50', face, { ink: ink - 2, light: 3 });
    p.form(
      '-52,-40 -60,-54 -54,-70 -42,-76 -32,-88 -16,-86 -4,-94 12,-88 28,-90 40,-80 54,-78 63,-62 60,-46 52,-34 36,-28 20,-32 4,-26 -14,-32 -32,-26',
      wool,
      { ink, hatch: 0.35, light: 10 },
    );
    for (const points of [
      '-30,-62 -20,-56 -12,-64',
      '2,-70 12,-63 20,-71',
      '22,-50 32,-44 40,-52',
      '-14,-44 -4,-38 6,-46',
    ])
      p.stroke(points, 2.2, mix(wool, '#5a4a3a', 0.6));
    p.at(graze ? { x: -54, y: -58, turn: -52 } : { x: -52, y: -76 }, () => {
      p.form('6,-16 -8,-22 -26,-16 -42,2 -47,14 -40,21 -28,19 -14,12 4,10', face, { ink: ink - 1, light: 4 });
      p.form('-4,-18 10,-26 18,-22 8,-12', face, { ink: ink - 2, light: 2 });
      p.form('-16,-20 -6,-30 6,-24 6,-12 -6,-14', wool, { ink: ink - 2, light: 4 });
      p.disc(-23, -4, 2.6, '#e9d9b6', { ink: 0, shade: '#e9d9b6' });
    });
  });
}
