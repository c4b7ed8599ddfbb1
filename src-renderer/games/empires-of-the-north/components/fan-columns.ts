import type { HandCard } from '../panels/hand.ts';

/** Width of a card in the fan, and the least in which every word of every name has room, each with the air beside it, in rem. */
const CARD = 7.7;
const LEAST = 6.7;
/** The air beside the last card, and what leads on where there are more cards than fit, in rem. */
const AIR = 0.3;
const END = 2.9;

/** How the cards of a hand lie. */
export type FanLayout = {
  /** Column by column: one card in each, or two where there are more. */
  readonly columns: readonly (readonly HandCard[])[];
  /** How many columns are in sight at once; undefined where all are. */
  readonly inSight: number | undefined;
};

/** How cards lie in a fan so many rem wide; one whose width is not yet known shows all of them. */
export function fanOf(cards: readonly HandCard[], width: number): FanLayout {
  const rows = cards.length * CARD <= width + AIR ? 1 : 2;
  const columns = Array.from({ length: Math.ceil(cards.length / rows) }, (_, at) =>
    cards.slice(at * rows, (at + 1) * rows),
  );
  const all = width === 0 || columns.length * LEAST <= width + AIR;
  return { columns, inSight: all ? undefined : Math.max(1, Math.floor((width - END + AIR) / LEAST)) };
}

/** The card a key leads to from the one at `at`, of `n` cards in columns of `rows`; undefined where there is none that way. */
export function nextCard(key: string, at: number, n: number, rows: number): number | undefined {
  const right = Math.min(at + rows, n - 1);
  const to = {
    ArrowLeft: at - rows,
    ArrowRight: Math.floor(right / rows) > Math.floor(at / rows) ? right : n,
    ArrowUp: at % rows === 0 ? n : at - 1,
    ArrowDown: at % rows === rows - 1 ? n : at + 1,
  }[key];
  return to === undefined || to < 0 || to >= n ? undefined : to;
}
