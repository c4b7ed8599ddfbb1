import { ofSeats, type About, type ThingKind } from '../../../window/things.ts';
import { factsOf } from '../panels/facts.ts';
import type { EmpiresTypes, Table } from '../types.ts';
import { t } from '../words/t.ts';
import { seatName } from '../words/words.ts';
import { cardsOf } from './cards.ts';

/** Everything about a seat that its strip shows in signs, and its discard. */
export function aboutSeat(table: Table, which: number): About<EmpiresTypes> {
  const discard = table.view.players[which]?.discard ?? [];
  return {
    lines: [...factsOf(table, which), ...(discard.length === 0 ? [] : [t('inspect.seat.discard')])],
    things: cardsOf(table, discard),
  };
}

/** A seat. */
export const seat: ThingKind<EmpiresTypes, number> = {
  ...ofSeats,
  name: ({ seats }, which) => seatName(seats, which),
  about: aboutSeat,
  rule: () => 'parts/stock',
};
