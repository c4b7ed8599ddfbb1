import { lineOf, type Point } from './line.ts';
import type { Look, Painter } from './painter.ts';

/** A leg, horn, branch or pole along a line, as wide as given from its root to its tip. */
export function limb(
  p: Painter,
  points: string,
  widths: readonly number[],
  colour: string,
  look: Look & { readonly root?: boolean } = {},
): void {
  const line = lineOf(points);
  const wide = (at: number): number => {
    const where = (at / Math.max(1, line.length - 1)) * (widths.length - 1);
    const low = Math.min(widths.length - 2, Math.floor(where));
    const [a, b] = [widths[low] ?? 0, widths[low + 1] ?? widths[low] ?? 0];
    return a + (b - a) * (where - low);
  };
  const side = (way: 1 | -1): Point[] =>
    line.map((point, at) => {
      const [from, to] = [line[Math.max(0, at - 1)] as Point, line[Math.min(line.length - 1, at + 1)] as Point];
      const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
      const half = (way * wide(at)) / 2;
      return { x: point.x - (half * (to.y - from.y)) / long, y: point.y + (half * (to.x - from.x)) / long };
    });
  const { root = false, ...rest } = look;
  p.form([...side(-1), ...side(1).reverse()], colour, { light: (widths[0] ?? 8) * 0.25, ...rest });
  // The root melts into what it grows from: the contour across it is painted over.
  const [first] = line;
  if (root && first !== undefined)
    p.disc(first.x, first.y, (widths[0] ?? 8) * 0.46, colour, { ink: 0, light: 0, shade: colour });
}
