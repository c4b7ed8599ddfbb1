import type { Matrix } from './matrix.ts';

/** A rectangle by its corner and its size. */
export type Rect = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** How `preserveAspectRatio` fits something into a box: where it lies along each axis, from 0 to 1; `fill` lets go of its shape. */
export type Aspect = { readonly x: number; readonly y: number; readonly how: 'meet' | 'slice' | 'fill' };

/** Its members, as SVG numbers them. */
const NONE = 1;
const X_MIN_Y_MIN = 2;
const SLICE = 2;

/** Reads an attribute `preserveAspectRatio`. */
export function aspectOf({ align, meetOrSlice }: Pick<SVGPreserveAspectRatio, 'align' | 'meetOrSlice'>): Aspect {
  if (align === NONE) return { x: 0, y: 0, how: 'fill' };
  const at = Math.max(0, align - X_MIN_Y_MIN);
  return { x: (at % 3) / 2, y: Math.floor(at / 3) / 2, how: meetOrSlice === SLICE ? 'slice' : 'meet' };
}

/** Where something of a size comes to lie in a box: inside it (`meet`), or covering it (`slice`). */
export function fitted(size: Pick<Rect, 'width' | 'height'>, box: Rect, { x, y, how }: Aspect): Rect {
  if (how === 'fill') return box;
  const [across, down] = [box.width / size.width, box.height / size.height];
  const scale = how === 'slice' ? Math.max(across, down) : Math.min(across, down);
  const [width, height] = [size.width * scale, size.height * scale];
  return { x: box.x + x * (box.width - width), y: box.y + y * (box.height - height), width, height };
}

/** The part of something of a size that is seen in a box it covers, in its own units. */
export function seenPart(size: Pick<Rect, 'width' | 'height'>, box: Rect, covering: Rect): Rect {
  const [across, down] = [size.width / covering.width, size.height / covering.height];
  return {
    x: (box.x - covering.x) * across,
    y: (box.y - covering.y) * down,
    width: box.width * across,
    height: box.height * down,
  };
}

/** The map from the units of a `viewBox` to those of the box it is shown in. */
export function viewBoxMatrix(view: Rect, box: Rect, aspect: Aspect): Matrix {
  const { x, y, width, height } = fitted(view, box, aspect);
  const [a, d] = [width / view.width, height / view.height];
  return { a, b: 0, c: 0, d, e: x - view.x * a, f: y - view.y * d };
}
