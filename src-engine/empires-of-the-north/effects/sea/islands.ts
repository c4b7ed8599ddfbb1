import type { Effect } from '../../data/effect.ts';
import type { MoveOf } from '../../moves.ts';
import type { SeatContext } from '../../rules/context.ts';
import type { PileName } from '../../rules/islands.ts';
import type { Pile, Ship, State } from '../../state.ts';

/** How a ship may take an island. */
export type How = Extract<Effect, { do: 'voyage' }>['how'];
const PILES: readonly PileName[] = ['near', 'far'];

const hasUnseen = ({ deck, discard }: Pile): boolean => deck.length + discard.length > 0;
const hasAny = (pile: Pile): boolean => hasUnseen(pile) || pile.open.some((island) => island !== null);

/** The islands a ship may take: open ones, and the top of a pile unseen; far ones with a fish only (l. 372 to 376). */
export function islandsFor(state: State, fish: boolean): MoveOf<'island'>[] {
  const moves: MoveOf<'island'>[] = [];
  for (const pile of PILES) {
    if (pile === 'far' && !fish) continue;
    for (const island of state[pile].open) if (island !== null) moves.push({ type: 'island', pile, island });
    if (hasUnseen(state[pile])) moves.push({ type: 'island', pile, island: null });
  }
  return moves;
}

/** Whether a ship could take an island at once in this way: a conquest takes a raze token on it (l. 382). */
export function canTake(state: State, { fish, raze }: Pick<Ship, 'fish' | 'raze'>, how: How): boolean {
  if (how === 'conquer' && !raze) return false;
  return hasAny(state.near) || (fish && hasAny(state.far));
}

/** The places in the queue of the own ships that could take an island at once (ruling 49). */
export function shipsFor({ state, seat }: SeatContext, how: How): number[] {
  const places: number[] = [];
  state.queue.forEach((ship, at) => {
    if (ship.seat === seat && canTake(state, ship, how)) places.push(at);
  });
  return places;
}
