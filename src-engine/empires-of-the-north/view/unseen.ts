import { defined } from '../../kernel/defined.ts';
import type { Box } from '../box.ts';
import { cardOf } from '../pack-index.ts';
import type { View } from './view-schema.ts';

/** Takes one of each of `cards` out of `pool`. @throws RangeError if one is not there */
export function takeOut(pool: string[], cards: readonly string[]): void {
  for (const card of cards) {
    const at = pool.indexOf(card);
    if (at < 0) throw new RangeError(`${card} is where it cannot be`);
    pool.splice(at, 1);
  }
}

/** The cards of the deck of a seat's clan that lie nowhere in the open: in its hand, its deck, or before it while it chooses. */
export function unseenCards({ cards, decks }: Box, { players, frames }: View, seat: number): string[] {
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

/** The islands of a pile that nobody sees. */
export function unseenIslands({ pack }: Box, { near, far, players, frames }: View, name: 'near' | 'far'): string[] {
  const seen = new Set<string | null>([...near.open, ...near.discard, ...far.open, ...far.discard]);
  for (const { empire } of players) for (const { card } of empire) seen.add(card);
  for (const frame of frames) if (frame.kind === 'landing') seen.add(frame.island);
  return pack.islands.filter(({ pile, id }) => pile === name && !seen.has(id)).map(({ id }) => id);
}
