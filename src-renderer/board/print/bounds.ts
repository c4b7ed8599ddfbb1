import type { Brush } from './brush.ts';
import type { Rect } from './fit.ts';
import { moved, scaleOf } from './matrix.ts';

/** Pixels round an element in which its edge may still be seen. */
const EDGE = 2;

/** The whole pixels of the canvas that an element may be seen on, with its lines; all of it where the document shows it nowhere. */
export function boundsOf({ pen, seen }: Brush, element: SVGGraphicsElement): Rect {
  const { width, height } = pen.canvas;
  if (seen === undefined) return { x: 0, y: 0, width, height };
  const corners = [element, ...element.querySelectorAll('*')]
    .filter((part) => part instanceof SVGGraphicsElement)
    .flatMap(cornersOf)
    .map(({ x, y }) => moved(seen.toCanvas, { x: x - seen.left, y: y - seen.top }));
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

/** The corners of what the document shows of one part, its lines included; none where it shows nothing. */
function cornersOf(part: SVGGraphicsElement): { x: number; y: number }[] {
  const { left, top, right, bottom } = part.getBoundingClientRect();
  if (right <= left && bottom <= top) return [];
  const round = lineRound(part);
  return [left - round, right + round].flatMap((x) => [top - round, bottom + round].map((y) => ({ x, y })));
}

/** How far the line of a part reaches beyond its outline, at its farthest corner. */
function lineRound(part: SVGGraphicsElement): number {
  const { stroke, strokeWidth, strokeLinejoin, strokeMiterlimit } = getComputedStyle(part);
  const map = part.getScreenCTM();
  if (stroke === 'none' || map === null) return 0;
  const corner = strokeLinejoin === 'miter' ? Math.max(2, Number(strokeMiterlimit)) : 2;
  return (parseFloat(strokeWidth) / 2) * corner * scaleOf(map);
}
