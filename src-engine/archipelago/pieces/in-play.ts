import type { Seat } from '../../kernel/seat.ts';
import { cardOf, type Box } from '../box.ts';
import type { State } from '../state.ts';

/** A card just bought comes to lie before `seat`. */
export function gainCard(box: Box, state: State, seat: Seat, card: string): void {
  state.cards.push({ card, owner: seat, engaged: false, built: false, since: state.turn, by: -1 });
  state.inPlay[cardOf(box, card).kind]++;
}
