import type { Rect } from '../../components/rect.ts';

/** What the thread draws: a line from the note to the nearest of the things, and a ring round each of them. */
export type Thread = { readonly path: string; readonly rings: readonly Rect[] };

/** Rings of more things than this would say nothing. */
const MOST_RINGS = 12;

/** The thread from a note to the things that are on the screen; undefined where none is. */
export function threadTo(
  note: Rect,
  things: readonly Rect[],
  screen: { width: number; height: number },
): Thread | undefined {
  const seen = things.filter(
    ({ left, top, right, bottom }) =>
      right > left && bottom > top && left < screen.width && right > 0 && top < screen.height && bottom > 0,
  );
  const rings = seen.slice(0, MOST_RINGS);
  const nearest = [...rings].sort((one, other) => distance(note, one) - distance(note, other))[0];
  return nearest === undefined ? undefined : { path: curve(note, nearest), rings };
}

const middle = ({ left, right, top, bottom }: Rect) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

function distance(one: Rect, other: Rect): number {
  const [from, to] = [middle(one), middle(other)];
  return Math.hypot(from.x - to.x, from.y - to.y);
}

/** From the left edge of the note to the edge of the thing that faces it. */
function curve(note: Rect, thing: Rect): string {
  const from = { x: note.left, y: note.top + Math.min(14, (note.bottom - note.top) / 2) };
  const at = middle(thing);
  const beside = thing.right < note.left;
  const to = beside ? { x: thing.right, y: at.y } : { x: thing.left, y: at.y };
  const bend = beside ? Math.max(24, (from.x - to.x) / 2) : 18;
  const away = beside ? to.x + bend : to.x - bend;
  return `M${round(from.x)} ${round(from.y)}C${round(from.x - bend)} ${round(from.y)} ${round(away)} ${round(to.y)} ${round(to.x)} ${round(to.y)}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
