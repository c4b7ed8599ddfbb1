import type { Rect } from '../../components/rect.ts';

/** The part of an element that can be seen: what its scrolling surroundings cut off is left out. */
export function visibleRect(element: Element): Rect {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue;
    const frame = around.getBoundingClientRect();
    left = Math.max(left, frame.left);
    top = Math.max(top, frame.top);
    right = Math.min(right, frame.right);
    bottom = Math.min(bottom, frame.bottom);
  }
  return { left, top, right, bottom };
}
