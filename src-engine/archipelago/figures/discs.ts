import { defined } from '../../kernel/defined.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Open } from '../open.ts';
import { cardOf, type PackIndex } from '../pack-index.ts';
import type { OwnedCard } from '../state.ts';

/** Discs that lie on a card: those it costs, from its use until the end of the turn (rulebook 2.0, p. 14). */
export function discsOn(box: Pick<PackIndex, 'cards'>, { card, by }: Pick<OwnedCard, 'card' | 'by'>): number {
  return by < 0 ? 0 : cardOf(box, card).cost.discs;
}

/** Discs a seat can still place this turn: neither on the wheel nor on a card. */
export function discsLeft(
  box: Pick<PackIndex, 'cards'>,
  state: Pick<Open, 'wheel' | 'cards' | 'discs'>,
  seat: Seat,
): number {
  let used = 0;
  for (const disc of state.wheel) if (disc.seat === seat) used++;
  for (const held of state.cards) if (held.by === seat) used += discsOn(box, held);
  return defined(state.discs[seat]) - used;
}
