import { t } from '../t.ts';
import type { EventWords } from './speech.ts';

/** Events of cards: what is looked at, kept, drawn and searched for, and what becomes of Locations. */
export const cardEvents = {
  looked: ({ seat, cards }, say) => t('event.looked', { seat: say.seat(seat), cards: say.cards(cards) }),
  chosen: ({ seat, cards = [] }, say) => t('event.chosen', { seat: say.seat(seat), cards: say.cards(cards) }),
  observed: ({ seat, kept, workers, rejected }, say) =>
    t('event.observed', { seat: say.seat(seat), kept, workers, rejected: say.cards(rejected) }),
  reshuffled: ({ seat, cards }, say) => t('event.reshuffled', { seat: say.seat(seat), cards }),
  drew: ({ seat, card, by }, say) => t('event.drew', { seat: say.seat(seat), card: say.card(card), by: say.card(by) }),
  searched: ({ seat, card, by }, say) =>
    t('event.searched', { seat: say.seat(seat), card: say.card(card), by: say.card(by) }),
  exhausted: ({ seat, card }, say) => t('event.exhausted', { seat: say.seat(seat), card: say.card(card) }),
  readied: ({ seat, card }, say) => t('event.readied', { seat: say.seat(seat), card: say.card(card) }),
  left: ({ seat, card, to, upgrades }, say) =>
    t('event.left', { seat: say.seat(seat), to, card: say.card(card), upgrades: say.cards(upgrades) }),
} satisfies Partial<EventWords>;
