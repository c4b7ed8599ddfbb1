import { t } from '../t.ts';
import { cardsWords } from '../words.ts';
import type { EventWords } from './speech.ts';

/** Events of ships and islands. */
export const seaEvents = {
  sailed: ({ seat, common, fish, raze }, say) => t('event.sailed', { seat: say.seat(seat), common, fish, raze }),
  'ship-gained': ({ seat, common, by }, say) =>
    t('event.ship-gained', { seat: say.seat(seat), common, by: say.card(by) }),
  // People count places in the queue from one.
  advanced: ({ seat, at }, say) => t('event.advanced', { seat: say.seat(seat), at: at + 1 }),
  voyage: ({ seat, pile, instant }, say) => t('event.voyage', { seat: say.seat(seat), pile, instant }),
  found: ({ seat, island }, say) => t('event.found', { seat: say.seat(seat), island: say.card(island) }),
  pillaged: ({ seat, island }, say) => t('event.pillaged', { seat: say.seat(seat), island: say.card(island) }),
  conquered: ({ seat, card }, say) => t('event.conquered', { seat: say.seat(seat), card: say.card(card) }),
  returned: ({ seat }, say) => t('event.returned', { seat: say.seat(seat) }),
  islands: ({ pile, open }) => t('event.islands', { pile, open: cardsWords(open.filter((island) => island !== null)) }),
} satisfies Partial<EventWords>;
