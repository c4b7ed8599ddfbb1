/** A line of the log that is in view: its place in the order of all lines, and how far below the upper edge it begins. */
export type Place = { readonly order: number; readonly below: number };

/** A line as it lies in the box. */
type Line = { readonly order: number; readonly top: number; readonly bottom: number };

/** The first line that is at least partly in view below `edge`; undefined for none. */
export function placeIn(lines: readonly Line[], edge: number): Place | undefined {
  const first = lines.find(({ bottom }) => bottom > edge);
  return first && { order: first.order, below: first.top - edge };
}

/**
 * By how much to scroll on so that the line of a place lies where it lay; where it is no longer told, the next one that is. Lines
 * that came or went meanwhile change nothing else.
 */
export function wayBack(lines: readonly Line[], edge: number, { order, below }: Place): number {
  const same = lines.find((line) => line.order >= order) ?? lines.at(-1);
  return same === undefined ? 0 : same.top - edge - below;
}

/** The lines of a log as they lie now. */
export function linesIn(box: HTMLElement): Line[] {
  return [...box.querySelectorAll<HTMLElement>('[data-line]')].map((line) => {
    const { top, bottom } = line.getBoundingClientRect();
    return { order: Number(line.dataset['line']), top, bottom };
  });
}
