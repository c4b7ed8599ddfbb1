import type { Brush } from './brush.ts';
import type { Rect } from './fit.ts';
import { moved } from './matrix.ts';

/** Pixels round an element in which its edge may still be seen. */
const EDGE = 2;

/** The whole pixels of the canvas that an element may be seen on, with its lines; all of it where the document shows the element nowhere. */
export function boundsOf({ pen, toCanvas, corner }: Brush, element: Element): Rect {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const { width, height } = pen.canvas;
  if (right <= left && bottom <= top) return { x: 0, y: 0, width, height };
  const corners = [left, right].flatMap((x) =>
    [top, bottom].map((y) => moved(toCanvas, { x: x - corner.x, y: y - corner.y })),
  );
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const x = Math.max(0, Math.floor(Math.min(...xs)) - EDGE);
  const y = Math.max(0, Math.floor(Math.min(...ys)) - EDGE);
  return {
    x,
    y,
    width: Math.min(width, Math.ceil(Math.max(...xs)) + EDGE) - x,
    height: Math.min(height, Math.ceil(Math.max(...ys)) + EDGE) - y,
  };
}
