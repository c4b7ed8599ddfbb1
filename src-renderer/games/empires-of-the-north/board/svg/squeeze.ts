/** How wide a letter of the interface's types is on average, as a share of their size. */
const LETTER = 0.5;

/** Attributes of a text that is to fit into a width: where it would not, its letters move together. */
export function squeeze(
  text: string,
  width: number,
  size: number,
): { textLength?: number; lengthAdjust?: 'spacingAndGlyphs' } {
  return text.length * LETTER * size > width ? { textLength: width, lengthAdjust: 'spacingAndGlyphs' } : {};
}
