import type { PlaceGroup } from '../board.ts';
import type { Point } from '../plane.ts';
import type { Projection } from '../projection.ts';
import type { Size } from '../viewport.ts';

/** A place in pixels of the stage: its corners, and the box round them. */
export type ScreenBox = {
  readonly corners: readonly Point[];
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** The box of a place on the stage. */
export function screenBoxOf({ outline, high }: PlaceGroup, { toScreen, inDepth }: Projection): ScreenBox {
  const corners = outline.map((p) => toScreen(p, inDepth && high));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { corners, left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Corners as the points of a polygon. */
export const points = (corners: readonly Point[]): string =>
  corners.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** Corners as a CSS shape inside their box. */
export const shapeOf = ({ corners, left, top }: ScreenBox): string =>
  `polygon(${corners.map(({ x, y }) => `${(x - left).toFixed(1)}px ${(y - top).toFixed(1)}px`).join(',')})`;

/** Short strokes at the corners of an outline: a mark that does not depend on colour alone. */
export function cornerTicks(corners: readonly Point[]): string {
  const n = corners.length;
  return corners
    .map((p, i) => {
      const [a, b] = [corners[(i + n - 1) % n] ?? p, corners[(i + 1) % n] ?? p];
      const to = (q: Point) => `${(p.x + (q.x - p.x) * 0.2).toFixed(1)} ${(p.y + (q.y - p.y) * 0.2).toFixed(1)}`;
      return `M${to(a)}L${p.x.toFixed(1)} ${p.y.toFixed(1)}L${to(b)}`;
    })
    .join('');
}

/** Where a menu goes: beside the box, on the side with more room, inside the stage. */
export function menuPosition(box: ScreenBox, stage: Size, menu: Size): Point {
  const gap = 10;
  const right = box.left + box.width + gap;
  const left = box.left - gap - menu.width;
  const x = right + menu.width <= stage.width || left < 0 ? right : left;
  const y = box.top + box.height / 2 - menu.height / 2;
  const clamp = (value: number, most: number) => Math.max(6, Math.min(value, most - 6));
  return { x: clamp(x, stage.width - menu.width), y: clamp(y, stage.height - menu.height) };
}

/** Where the label of a place goes: over its upper edge, under its lower one where there is no room, inside the stage. */
export function labelPosition(box: ScreenBox, stage: Size, label: Size): Point {
  const over = box.top - label.height - 3;
  const y = over >= EDGE ? over : Math.min(box.top + box.height + 3, stage.height - label.height - EDGE);
  const x = box.left + box.width / 2 - label.width / 2;
  return { x: Math.max(EDGE, Math.min(x, stage.width - label.width - EDGE)), y };
}

/** Pixels that labels keep from the edge of the stage, where the frame is. */
const EDGE = 12;
