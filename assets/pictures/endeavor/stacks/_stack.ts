import { mix, PAINT } from '../../kit/colour.ts';
import type { HourName } from '../../kit/hours.ts';
import { INK } from '../../kit/ink.ts';
import type { Point } from '../../kit/line.ts';
import type { Look, Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

/** The hour of a level; what else changes from level to level each stack says itself. */
type Level = { readonly hour: HourName };

/** The pictures of a stack by the ids of its cards: one composition, painted anew for each level from the first number on. */
export function byLevel<Own extends Level>(
  stack: string,
  first: number,
  levels: readonly Own[],
  paint: (level: Own, at: number) => Omit<Picture, 'hour'>,
): Readonly<Record<string, Picture>> {
  return Object.fromEntries(
    levels.map((level, at) => [`${stack}-${at + first}`, { hour: level.hour, ...paint(level, at) }]),
  );
}

/** The quiet ground of a strip: one wash above, one below. */
export function calm(p: Painter, above: string, below: string, y = 118): void {
  p.wash('-30,-30! 480,-30! 480,190! -30,190!', above);
  p.wash(`-30,${y} 120,${y - 3} 300,${y + 3} 480,${y}! 480,190! -30,190!`, below);
}

/** The colour of a level laid over the sky down to `horizon`: no two stacks have the same morning. */
export const air = (p: Painter, horizon: number, colour: string): void =>
  p.wash(`-30,-30! 870,-30! 870,${horizon}! -30,${horizon}!`, colour, 0.42);

/** A ring of metal or wood about a point; `high` where it is seen aslant. */
export function ring(
  p: Painter,
  x: number,
  y: number,
  radius: number,
  weight: number,
  colour: string,
  { high = radius, ...look }: Look & { readonly high?: number } = {},
): void {
  const many = Math.max(22, Math.ceil(radius));
  const line: Point[] = Array.from({ length: many + 1 }, (_, at) => ({
    x: x + radius * Math.cos((at / many) * 2 * Math.PI),
    y: y + high * Math.sin((at / many) * 2 * Math.PI),
  }));
  p.beam(line, weight, colour, { ink: 3, ...look });
}

/** A bale of cloth tied twice, 74 units high and 100 wide; stands on y = 0. */
export function bale(p: Painter, place: Place, colour: string = PAINT.cloth): void {
  p.at(place, () => {
    p.form('-50,0! -54,-30 -48,-66 -34,-74 34,-74 48,-66 54,-30 50,0! 0,5', colour, { ink: 4, hatch: 0.4, light: 9 });
    for (const x of [-22, 20]) p.stroke(`${x - 3},-73 ${x + 2},-36 ${x},3`, 4, mix(colour, INK, 0.7));
    p.stroke('-52,-38 0,-32 52,-38', 4, mix(colour, INK, 0.7));
  });
}
