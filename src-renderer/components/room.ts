/** Fewer rem across than this, and columns fold into tabs: 1100 px at the usual size of text. */
const NARROW = 68.75;
/** Fewer rem across than this, and lists lose their side columns. */
const SLIM = 56.25;
/** Fewer rem in height than this, and what lies below the board becomes a tab: 520 px at the usual size of text. */
const LOW = 32.5;

/**
 * Pixels of a rem in a window: it follows the window, so that proportions stay the same, times the size of text that was
 * chosen. Everything is measured in rem.
 */
export function remOf(width: number, height: number, text: number): number {
  return text * Math.min(40, Math.max(16, Math.min(width / 80, height / 45)));
}

/**
 * Gives the root its size of text, and marks it with how much of it there is room for (`data-narrow`, `data-slim`, `data-low`),
 * which style sheets ask. Media and container queries could not: they do not know the size that was chosen, or answer with the
 * old one where window and text change at once.
 */
export function fitText(text: number, root: HTMLElement = document.documentElement): void {
  const rem = remOf(innerWidth, innerHeight, text);
  root.style.fontSize = `${rem}px`;
  root.toggleAttribute('data-narrow', innerWidth / rem < NARROW);
  root.toggleAttribute('data-slim', innerWidth / rem < SLIM);
  root.toggleAttribute('data-low', innerHeight / rem < LOW);
}
