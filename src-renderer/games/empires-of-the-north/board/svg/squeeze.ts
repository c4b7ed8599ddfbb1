/** How wide letters of the titles' type are, in small capitals and bold, as a share of their size. */
const widthOf = (letter: string): number => {
  if (" '’.,-".includes(letter)) return 0.26;
  if ('iljfIt'.includes(letter)) return 0.46;
  if ('mwMW'.includes(letter)) return 0.82;
  return letter === letter.toLowerCase() ? 0.58 : 0.7;
};

/** Attributes of a title that is to fit into a width: where it would not, its letters move together. */
export function squeeze(
  text: string,
  width: number,
  size: number,
): { textLength?: number; lengthAdjust?: 'spacingAndGlyphs' } {
  const wide = Array.from(text, widthOf).reduce((sum, letter) => sum + letter, 0) * size;
  return wide > width ? { textLength: width, lengthAdjust: 'spacingAndGlyphs' } : {};
}
