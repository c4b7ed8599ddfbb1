/** Words of any script. */
const WORD = /[\p{Letter}\p{Number}][\p{Letter}\p{Number}\p{Mark}]*/gu;
/** Most letters of a part of the name. */
const LONGEST = 60;

/** A name for a file of a game: what it is of and what it is, and the day: `lagoon-scores-2026-11-28.png`. */
export function fileName(parts: readonly string[], moment: Date, ending: string): string {
  const words = parts.map((part) => (part.match(WORD) ?? []).join('-').toLowerCase().slice(0, LONGEST));
  return `${[...words.filter((word) => word !== ''), dayIn(moment)].join('-')}.${ending}`;
}

/** The day as files name it, so that they lie in order; as it is where the player is. */
function dayIn(moment: Date): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
