/**
 * The texts of an element as they are shown: white space is one space, and none at either end, though it may lie in several
 * nodes. What is left of each has as many characters as SVG counts.
 */
export function collapsed(texts: readonly string[]): string[] {
  let open = false;
  const runs = texts.map((text) => {
    const run = text.replace(/\s+/g, ' ');
    const shown = open ? run : run.trimStart();
    if (shown !== '') open = !shown.endsWith(' ');
    return shown;
  });
  const last = runs.findLastIndex((run) => run !== '');
  return runs.map((run, at) => (at === last ? run.trimEnd() : run));
}
