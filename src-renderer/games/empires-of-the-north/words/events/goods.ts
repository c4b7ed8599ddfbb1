import { t } from '../t.ts';
import { bundleWords } from '../words.ts';
import type { EventWords } from './speech.ts';

/** Events of goods, workers and points. */
export const goodsEvents = {
  'paid-out': ({ seat, card, groups }, say) =>
    t('event.paid-out', { card: say.card(card), seat: say.seat(seat), groups }),
  gained: ({ seat, goods, workers, by }, say) =>
    t('event.gained', { seat: say.seat(seat), gains: bundleWords(goods, workers), by: say.card(by) }),
  points: ({ seat, points, score, by }, say) =>
    t('event.points', { seat: say.seat(seat), points, by: say.card(by), score }),
  recovered: ({ seat, workers }, say) => t('event.recovered', { seat: say.seat(seat), workers }),
  assigned: ({ seat, card, what, n }, say) =>
    t('event.assigned', { seat: say.seat(seat), what: say.amount(what, n), card: say.card(card) }),
  released: ({ seat, card, what, n }, say) =>
    t('event.released', { seat: say.seat(seat), what: say.amount(what, n), card: say.card(card) }),
} satisfies Partial<EventWords>;
