/** A rectangle on the screen, in CSS pixels. */
export type Rect = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** Whether two rectangles have more than an edge in common. */
export const meets = (one: Rect, other: Rect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Whether one rectangle lies in another, edges included. */
export const isInside = (inner: Rect, outer: Rect): boolean =>
  inner.left >= outer.left && inner.top >= outer.top && inner.right <= outer.right && inner.bottom <= outer.bottom;
