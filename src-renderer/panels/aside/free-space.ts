import { isInside, meets, type Rect } from '../../components/rect.ts';

/** How large something is, in CSS pixels. */
export type Size = { readonly width: number; readonly height: number };

/**
 * The part of `whole` with the most room for something as large as `wanted` that meets nothing in `taken`; of equal ones that
 * farthest to the right, then to the bottom. Undefined where none is at least as large as `least`.
 */
export function largestFree(whole: Rect, taken: readonly Rect[], wanted: Size, least: Size): Rect | undefined {
  const inTheWay = outermost(taken.filter((one) => meets(one, whole))).sort((one, other) => one.top - other.top);
  const lefts = new Set([whole.left, ...inTheWay.map(({ right }) => right)]);
  const rights = [...new Set([whole.right, ...inTheWay.map(({ left }) => left)])].sort((one, other) => one - other);
  let best: Rect | undefined;
  for (const left of lefts)
    for (const right of rights.filter((one) => one - left >= least.width)) {
      const free = gaps({ ...whole, left, right }, inTheWay).filter(({ top, bottom }) => bottom - top >= least.height);
      // A wider column has no gap that a narrower one has not.
      if (free.length === 0) break;
      for (const one of free) if (isBetter(one, best, wanted)) best = one;
    }
  return best;
}

/** Those that lie in none of the others: badges lie on places by the dozen. */
const outermost = (all: readonly Rect[]): Rect[] =>
  all.filter((one, at) => !all.some((other, before) => isInside(one, other) && (!isInside(other, one) || before < at)));

/** What is left of a column, from edge to edge, between what stands in it; `taken` is in the order of its upper edges. */
function gaps(column: Rect, taken: readonly Rect[]): Rect[] {
  const free: Rect[] = [];
  let { top } = column;
  for (const one of taken) {
    if (!meets(one, column)) continue;
    if (one.top > top) free.push({ ...column, top, bottom: one.top });
    top = Math.max(top, one.bottom);
  }
  if (column.bottom > top) free.push({ ...column, top });
  return free;
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
