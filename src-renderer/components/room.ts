/** Fewer rem across than this, and columns fold into tabs: 1100 px at the usual size of text. */
const NARROW = 68.75;
/** Fewer rem across than this, and lists lose their side columns. */
const SLIM = 56.25;
/** Fewer rem across than this, and lines fold to their shortest. */
const TIGHT = 36;
/** Fewer rem in height than this, and what lies below the board becomes a tab: 520 px at the usual size of text. */
const LOW = 32.5;
/** So many rem in height, and the log has a part of the column that nothing else takes: 960 px at the usual size of text. */
const HIGH = 60;

/** The room, in rem, for which everything is laid out: 1280 by 720 px at the usual size of text. */
const LAID_OUT = { across: 80, high: 45 } as const;
/** How much of what a window is larger than that goes to what stands around the board; the board has the rest. */
const LANES_SHARE = 0.5;

/** By how much goods, prices and cards around the board are drawn larger, in a window of so many rem: 1 in one that is laid out for or smaller. */
export function laneScale(across: number, high: number): number {
  const larger = Math.min(across / LAID_OUT.across, high / LAID_OUT.high) - 1;
  return 1 + LANES_SHARE * Math.max(0, larger);
}

/** Pixels of a rem at the usual size of text. */
const USUAL = 16;

/** Pixels of a rem as the root has it now. */
export const remNow = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Whether there is not room for a board and a part over it, as the root was marked last. */
export const isCrowded = (root: HTMLElement = document.documentElement): boolean =>
  root.hasAttribute('data-slim') || root.hasAttribute('data-low');

/**
 * Gives the root its size of text. At the table (`table`) that is `text` times the usual one in any window: where there is more
 * room, more is shown. Pages that have no more to show grow with the window as the lanes do. Marks the root with how much room there
 * is (`data-narrow`, `data-slim`, `data-tight`, `data-low`, `data-high`, and `--lane`, see `laneScale`), which style sheets ask. Media and container queries
 * could not: they do not know the size that was chosen, or answer with the old one where window and text change at once.
 */
export function fitText(text: number, table: boolean, root: HTMLElement = document.documentElement): void {
  const lane = laneScale(innerWidth / (text * USUAL), innerHeight / (text * USUAL));
  const rem = text * USUAL * (table ? 1 : lane);
  root.style.fontSize = `${rem}px`;
  root.style.setProperty('--lane', String(lane));
  root.toggleAttribute('data-narrow', innerWidth / rem < NARROW);
  root.toggleAttribute('data-slim', innerWidth / rem < SLIM);
  root.toggleAttribute('data-tight', innerWidth / rem < TIGHT);
  root.toggleAttribute('data-low', innerHeight / rem < LOW);
  root.toggleAttribute('data-high', innerHeight / rem >= HIGH && innerWidth / rem >= NARROW);
}
