import { t } from '../t.ts';
import { NO_PRICE, type EventWords } from './speech.ts';

/** Events of cards and objectives. */
export const cardEvents = {
  'card-turned-up': ({ card }, say) => t('event.card-turned-up', { card: say.card(card) }),
  'card-used': ({ seat, card, owner, florins, discs }, say) =>
    t('event.card-used', {
      seat: say.seat(seat),
      whose: owner === seat ? 'own' : 'other',
      owner: say.seat(owner),
      card: say.card(card),
      discs,
      florins,
    }),
  'wonder-built': ({ seat, card, discs }, say) =>
    t('event.wonder-built', { seat: say.seat(seat), card: say.card(card), discs }),
  'wonder-manned': ({ seat, card, from }, say) =>
    t('event.wonder-manned', { seat: say.seat(seat), from: say.spot(from), card: say.card(card) }),
  'card-idle': ({ card }, say) => t('event.card-idle', { card: say.card(card) }),
  'cards-searched': ({ seat, cards }, say) =>
    t('event.cards-searched', { seat: say.seat(seat), cards: say.cards(cards) }),
  'card-found': ({ seat, card, price = NO_PRICE }, say) =>
    t('event.card-found', { seat: say.seat(seat), card: say.card(card), price }),
  'cards-discarded': ({ cards }, say) => t('event.cards-discarded', { cards: say.cards(cards) }),
  bought: ({ seat, card, price = NO_PRICE }, say) =>
    t('event.bought', { seat: say.seat(seat), card: say.card(card), price }),
  rotated: ({ seat, card }, say) => t('event.rotated', { seat: say.seat(seat), card: say.card(card) }),
  skull: ({ card }, say) => t('event.skull', { card: say.card(card) }),
  reshuffled: ({ what }) => t('event.reshuffled', { what }),
  spied: ({ seat, of }, say) => t('event.spied', { seat: say.seat(seat), of: say.seat(of) }),
  'objective-discarded': ({ seat }, say) => t('event.objective-discarded', { seat: say.seat(seat) }),
  objectives: ({ seat }, say) => t('event.objectives', { seat: say.seat(seat) }),
  'common-objectives': ({ objectives }) => t('event.common-objectives', { objectives: objectives.length }),
} satisfies Partial<EventWords>;
