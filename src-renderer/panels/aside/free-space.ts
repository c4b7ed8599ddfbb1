import { isInside, meets, type Rect } from '../../components/rect.ts';

/** How large something is, in CSS pixels. */
export type Size = { readonly width: number; readonly height: number };

/**
 * The part of `whole` with the most room for something as large as `wanted` that meets nothing in `taken`; of equal ones that
 * farthest to the right, then to the bottom. Undefined where none is at least as large as `least`.
 */
export function largestFree(whole: Rect, taken: readonly Rect[], wanted: Size, least: Size): Rect | undefined {
  const inTheWay = outermost(taken.filter((one) => meets(one, whole)));
  const lefts = new Set([whole.left, ...inTheWay.map(({ right }) => right)]);
  const rights = new Set([whole.right, ...inTheWay.map(({ left }) => left)]);
  let best: Rect | undefined;
  for (const left of lefts)
    for (const right of rights) {
      if (right - left < least.width) continue;
      for (const free of gaps({ ...whole, left, right }, inTheWay))
        if (free.bottom - free.top >= least.height && isBetter(free, best, wanted)) best = free;
    }
  return best;
}

/** Those that lie in none of the others: badges lie on places by the dozen. */
const outermost = (all: readonly Rect[]): Rect[] =>
  all.filter((one, at) => !all.some((other, before) => isInside(one, other) && (!isInside(other, one) || before < at)));

/** What is left of a column, from edge to edge, between what stands in it. */
function* gaps(column: Rect, taken: readonly Rect[]): Generator<Rect> {
  const standing = taken.filter((one) => meets(one, column)).sort((one, other) => one.top - other.top);
  let { top } = column;
  for (const one of standing) {
    if (one.top > top) yield { ...column, top, bottom: one.top };
    top = Math.max(top, one.bottom);
  }
  if (column.bottom > top) yield { ...column, top };
}

/** The room that something as large as `wanted` has in it. */
const roomIn = ({ left, top, right, bottom }: Rect, { width, height }: Size): number =>
  Math.min(right - left, width) * Math.min(bottom - top, height);

function isBetter(one: Rect, other: Rect | undefined, wanted: Size): boolean {
  if (other === undefined) return true;
  const more = roomIn(one, wanted) - roomIn(other, wanted);
  return more > 0 || (more === 0 && (one.right - other.right || one.bottom - other.bottom) > 0);
}

/** The side of its room on which something lies; at its bottom in either case. */
export type Side = 'left' | 'right';

/** Where something lies in free room that may be larger than itself. */
export function cornerOf({ left, top, right, bottom }: Rect, { width, height }: Size, side: Side): Rect {
  const across = Math.min(width, right - left);
  return {
    left: side === 'left' ? left : right - across,
    top: Math.max(top, bottom - height),
    right: side === 'left' ? left + across : right,
    bottom,
  };
}
