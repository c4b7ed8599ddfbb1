import { mix } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter } from '../../kit/painter.ts';

/** The same outline on both sides: `half` from above to below along the left, its first and last point on the middle line. */
export function mirrored(half: string): string {
  const points = half.trim().split(/\s+/);
  const other = points.slice(1, -1).map((one) => (one.startsWith('-') ? one.slice(1) : `-${one}`));
  return [...points, ...other.reverse()].join(' ');
}

/** The ground of a strip: one wash, a little deeper at its foot. */
export function plain(p: Painter, colour: string): void {
  p.wash('-30,-30! 480,-30! 480,190! -30,190!', colour);
  p.wash('-30,112 110,104 280,118 480,108! 480,190! -30,190!', mix(colour, INK, 0.2), 0.8);
}
