import { defined } from '../../kernel/defined.ts';
import type { Seat } from '../../kernel/seat.ts';
import { cardOf, type Box } from '../box.ts';
import type { State } from '../state.ts';

/** Discs a seat can still place this turn: neither on the wheel nor on a card. */
export function discsLeft(box: Box, state: State, seat: Seat): number {
  let used = 0;
  for (const disc of state.wheel) if (disc.seat === seat) used++;
  for (const { card, by } of state.cards) if (by === seat) used += cardOf(box, card).cost.discs;
  return defined(state.discs[seat]) - used;
}
