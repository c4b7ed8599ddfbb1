/** What can be pressed or asked about: a mark must not lie over any of it. */
const TAKEN = 'button, input, select, a, [role="tab"], [data-inspect]';

/** A place on the screen, in pixels: the upper left corner of something. */
type Corner = { readonly x: number; readonly y: number };

/**
 * Where a mark of `size` pixels lies beside an element without covering anything that can be pressed: beside its column where it
 * is in one, else on one of its sides; where every side is taken, on its own corner.
 */
export function placeBeside(element: Element, size: number): Corner {
  const { left, right, top, bottom, height } = element.getBoundingClientRect();
  const middle = top + height / 2 - size / 2;
  const column = element.closest('aside')?.getBoundingClientRect();
  const sides: Corner[] = [
    ...(column === undefined ? [] : [{ x: column.left - size * 0.75, y: middle }]),
    { x: right, y: middle },
    { x: left - size, y: middle },
    { x: left, y: top - size },
    { x: left, y: bottom },
  ];
  const free = sides.find((corner) => isInside(corner, size) && isFree(corner, size, element));
  // However small what it belongs to is, its middle stays free to be pressed.
  return free ?? { x: Math.min(right - size * 0.35, innerWidth - size), y: Math.max(0, top - size * 0.4) };
}

const isInside = ({ x, y }: Corner, size: number): boolean =>
  x >= 0 && y >= 0 && x + size <= innerWidth && y + size <= innerHeight;

/** Whether nothing that can be pressed lies under the middle or the corners of a mark, but for what it belongs to. */
function isFree({ x, y }: Corner, size: number, own: Element): boolean {
  const points = [0.1, 0.5, 0.9].flatMap((across) => [0.1, 0.5, 0.9].map((down) => [across, down] as const));
  return points.every(([across, down]) => {
    const taken = document.elementFromPoint(x + size * across, y + size * down)?.closest(TAKEN) ?? null;
    return taken === null || taken === own || taken.contains(own);
  });
}
