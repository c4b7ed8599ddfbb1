import type { Seat } from '../../kernel/seat.ts';
import { cardOf, type Box } from '../box.ts';
import { BUILDINGS } from '../data/schema.ts';
import type { InPlay, State } from '../state.ts';

/** Counts what is in play from the pieces themselves (ruling 123); the rules keep the count as they go. */
export function countInPlay(box: Box, { regions, units, cards }: Pick<State, 'regions' | 'units' | 'cards'>): InPlay {
  const count: InPlay = { town: 0, temple: 0, market: 0, port: 0, ship: 0, character: 0, progress: 0 };
  for (const region of regions) for (const building of BUILDINGS) if (region[building] >= 0) count[building]++;
  for (const { kind, region } of units) if (kind === 'ship' && region >= 0) count.ship++;
  for (const { card } of cards) count[cardOf(box, card).kind]++;
  return count;
}

/** A card just bought comes to lie before `seat`. */
export function gainCard(box: Box, state: State, seat: Seat, card: string): void {
  state.cards.push({ card, owner: seat, engaged: false, built: false, since: state.turn, by: -1 });
  state.inPlay[cardOf(box, card).kind]++;
}
