import { list, t } from '../t.ts';
import type { EventWords } from './speech.ts';

/** Events of turns, phases and the order of play. */
export const turnEvents = {
  turn: ({ turn }) => t('event.turn', { turn }),
  phase: ({ phase }) => t('event.phase', { phase: t(`phase.${phase}`) }),
  order: ({ order }, say) => t('event.order', { order: say.seats(order) }),
  trend: ({ trend }, say) => t('event.trend', { trend: say.trend(trend) }),
  'trend-named': ({ seat, trend }, say) => t('event.trend-named', { seat: say.seat(seat), trend: say.trend(trend) }),
  'bid-closed': ({ seat }, say) => t('event.bid-closed', { seat: say.seat(seat) }),
  bids: ({ bids, winner }, say) => {
    const all = list(bids.map(({ seat, amount }) => t('bid.one', { seat: say.seat(seat), amount })));
    return winner === null
      ? t('event.bids.none', { bids: all })
      : t('event.bids', { bids: all, winner: say.seat(winner) });
  },
} satisfies Partial<EventWords>;
