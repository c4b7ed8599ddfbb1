/** How wide letters of the titles' type are, in small capitals and bold, as a share of their size. */
const letterWidth = (letter: string): number => {
  if (" '’.,-".includes(letter)) return 0.26;
  if ('iljfIt'.includes(letter)) return 0.46;
  if ('mwMW'.includes(letter)) return 0.82;
  return letter === letter.toLowerCase() ? 0.58 : 0.7;
};

/** How wide a text of the titles' type is at a size, about. */
export const widthOf = (text: string, size: number): number =>
  Array.from(text, letterWidth).reduce((sum, letter) => sum + letter, 0) * size;

/** Attributes of a title that is to fit into a width: where it would not, its letters move together. */
export const squeeze = (
  text: string,
  width: number,
  size: number,
): { textLength?: number; lengthAdjust?: 'spacingAndGlyphs' } =>
  widthOf(text, size) > width ? { textLength: width, lengthAdjust: 'spacingAndGlyphs' } : {};
