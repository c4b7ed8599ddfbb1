/** What the lanes around a board measure, in rem, at the window they are laid out for: beside it, below it, and the right column. */
type Lanes = { readonly left: number; readonly lower: number; readonly right?: number };

/** Inline style for an element of class `lanes` (tokens.css), which then knows how large the lanes are in this window; the usual ones by default. */
export const lanesOf = (lanes: Lanes | undefined): string =>
  [
    ...(lanes === undefined ? [] : [`--left: ${lanes.left}rem`, `--lower: ${lanes.lower}rem`]),
    ...(lanes?.right === undefined ? [] : [`--column: ${lanes.right}rem`]),
  ].join('; ');
