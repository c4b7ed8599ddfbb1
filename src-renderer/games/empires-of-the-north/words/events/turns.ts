import { t } from '../t.ts';
import type { EventWords } from './speech.ts';

/** Events of rounds and turns: what is placed, used, bought and declared. */
export const turnEvents = {
  round: ({ round, first }, say) => t('event.round', { round, first: say.seat(first) }),
  phase: ({ phase }) => t('event.phase', { phase }),
  turn: ({ seat }, say) => t('event.turn', { seat: say.seat(seat) }),
  placed: ({ seat, card, how, pay, workers }, say) =>
    t('event.placed', { seat: say.seat(seat), card: say.card(card), how, cost: say.bundle(pay, workers) }),
  pawn: ({ seat, tile, again, pay }, say) =>
    t('event.pawn', { seat: say.seat(seat), again, tile: say.tile(tile), cost: say.bundle(pay) }),
  declared: ({ seat, tile, by }, say) =>
    t('event.declared', { seat: say.seat(seat), tile: say.tile(tile), by: say.card(by) }),
  undone: ({ seat, tile }, say) => t('event.undone', { seat: say.seat(seat), tile: say.tile(tile) }),
  boosted: ({ seat, card, tile }, say) =>
    t('event.boosted', { seat: say.seat(seat), card: say.card(card), tile: say.tile(tile) }),
  field: ({ seat, card, under }, say) =>
    t('event.field', { seat: say.seat(seat), card: say.card(card), under: say.locationCard(under) }),
  harvested: ({ seat, card }, say) => t('event.harvested', { seat: say.seat(seat), card: say.card(card) }),
  used: ({ seat, card, pay, workers }, say) =>
    t('event.used', { seat: say.seat(seat), card: say.card(card), cost: say.bundle(pay, workers) }),
  bought: ({ seat, card, pay, workers }, say) =>
    t('event.bought', { seat: say.seat(seat), card: say.card(card), cost: say.bundle(pay, workers) }),
  fired: ({ seat, card }, say) => t('event.fired', { seat: say.seat(seat), card: say.card(card) }),
  raided: ({ seat, card, by, token }, say) =>
    t('event.raided', { by: say.seat(by), card: say.card(card), seat: say.seat(seat), token }),
  moved: ({ seat, from, tile }, say) =>
    t('event.moved', { seat: say.seat(seat), from: say.tile(from), tile: say.tile(tile) }),
  passed: ({ seat, forced }, say) => t('event.passed', { seat: say.seat(seat), forced }),
  'last-round': ({ seat, score }, say) => t('event.last-round', { seat: say.seat(seat), score }),
  'cleaned-up': ({ first }, say) => t('event.cleaned-up', { first: say.seat(first) }),
  ended: () => t('event.ended'),
} satisfies Partial<EventWords>;
