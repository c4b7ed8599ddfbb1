/** A text cut into parts of at most so many characters, in order; an empty text is one part. */
export function partsOf(text: string, most: number): string[] {
  const count = Math.max(1, Math.ceil(text.length / most));
  return Array.from({ length: count }, (_, at) => text.slice(at * most, (at + 1) * most));
}
