import { defined } from '../../kernel/defined.ts';
import { cardOf, type PackIndex } from '../pack-index.ts';
import type { State } from '../state.ts';
import type { Table } from './table.ts';

/** Takes one of each of `cards` out of `pool`. @throws RangeError if one is not there */
export function takeOut(pool: string[], cards: readonly string[]): void {
  for (const card of cards) {
    const at = pool.indexOf(card);
    if (at < 0) throw new RangeError(`${card} is where it cannot be`);
    pool.splice(at, 1);
  }
}

/** The cards of the deck of a seat's clan that lie nowhere in the open: in its hand, its deck, or before it while it chooses. */
export function unseenCards(
  { cards, decks }: Pick<PackIndex, 'cards' | 'decks'>,
  { players, frames }: Pick<Table, 'players' | 'frames'>,
  seat: number,
): string[] {
  const { clan, empire, discard } = defined(players[seat]);
  const unseen = [...defined(decks.get(clan))];
  takeOut(unseen, discard);
  for (const { card, under } of empire) {
    if (cardOf({ cards }, card).origin === 'deck') takeOut(unseen, [card]);
    takeOut(unseen, under);
  }
  for (const frame of frames) {
    if (frame.kind === 'tile' && frame.seat === seat && frame.boost !== null) takeOut(unseen, [frame.boost]);
  }
  return unseen;
}

type OpenPile = Pick<State['near'], 'open' | 'discard'>;
type Sea = Pick<Table, 'players' | 'frames'> & { readonly near: OpenPile; readonly far: OpenPile };

/** The islands of a pile that nobody sees. */
export function unseenIslands(
  { pack }: Pick<PackIndex, 'pack'>,
  { near, far, players, frames }: Sea,
  name: 'near' | 'far',
): string[] {
  const seen = new Set<string | null>([...near.open, ...near.discard, ...far.open, ...far.discard]);
  for (const { empire } of players) for (const { card } of empire) seen.add(card);
  for (const frame of frames) if (frame.kind === 'landing') seen.add(frame.island);
  return pack.islands.filter(({ pile, id }) => pile === name && !seen.has(id)).map(({ id }) => id);
}
