/** Milliseconds a word takes to be read beside a table, and the least and the most that a line is waited for. */
const [WORD, LEAST, MOST] = [260, 2000, 6000];

/** For how many milliseconds a line is kept in sight before what happens goes on. */
export function readingTime(words: string): number {
  return Math.min(MOST, Math.max(LEAST, WORD * words.split(/\s+/).length));
}
