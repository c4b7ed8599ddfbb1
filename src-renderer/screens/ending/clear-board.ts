/** Of the board so much stays at least; where what is told needs more, it lies over the board. */
const LEAST = 0.45;
/** So much of what is told is a soft edge, through which the board is seen, in pixels. */
const EDGE = 40;

/** The length of the board's part of the table that stays clear below (`Clear.svelte`). */
const BELOW = '--clear-below';

/** Attached to what is told at the end: as long as it is there, the board is shown whole above it. */
export function clearBoard(told: HTMLElement): () => void {
  const map = document.querySelector<HTMLElement>('main.map');
  const measure = (): void => {
    if (!map) return;
    const { bottom, height } = map.getBoundingClientRect();
    const over = bottom - told.getBoundingClientRect().top - EDGE;
    if (over > 0 && over <= (1 - LEAST) * height) map.style.setProperty(BELOW, `${Math.round(over)}px`);
    else map.style.removeProperty(BELOW);
  };
  const sizes = new ResizeObserver(measure);
  for (const one of [told, ...(map ? [map] : [])]) sizes.observe(one);
  return () => {
    sizes.disconnect();
    map?.style.removeProperty(BELOW);
  };
}
