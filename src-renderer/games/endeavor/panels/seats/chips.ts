/** How many cards stand in a line of a strip, whatever regions they come from. */
const IN_LINE = 4;

/** The cards that find room in so many lines of a strip, and how many do not: those are told by their number in the last place. */
export function chipsIn(cards: readonly string[], lines: number): { shown: readonly string[]; more: number } {
  const room = IN_LINE * lines;
  const shown = cards.length <= room ? cards : cards.slice(0, room - 1);
  return { shown, more: cards.length - shown.length };
}
