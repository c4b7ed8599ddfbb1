import { t } from '../t.ts';
import { resource } from '../words.ts';
import type { EventWords } from './speech.ts';

/** Events of the boards: markers, crises, and the end that comes nearer. */
export const unrestEvents = {
  marker: ({ marker, from, to, why }, say) => t('event.marker', { marker, from, to, why: say.why(why) }),
  crisis: ({ half, resource: kind, amount, lying }) =>
    t('event.crisis', { half, resource: resource(kind), amount, lying }),
  'zone-event': ({ marker, by }) => t('event.zone-event', { marker, by }),
  consumed: ({ seat, resource: kind, from }, say) =>
    t('event.consumed', { seat: say.seat(seat), from, resource: resource(kind) }),
  stood: ({ seat, owner, spot }, say) =>
    t('event.stood', { seat: say.seat(seat), owner: say.seat(owner), spot: say.spot(spot) }),
  'stood-all': ({ seat }, say) => t('event.stood-all', { seat: say.seat(seat) }),
  supplied: ({ seat, resource: kind, from, missing }, say) =>
    t('event.supplied', { seat: say.seat(seat), from, resource: resource(kind), missing }),
  'crisis-over': ({ half, rebels, missing }) => t('event.crisis-over', { half, rebels, missing }),
  'disc-gained': ({ discs }) => t('event.disc-gained', { discs }),
  threshold: () => t('event.threshold'),
  'objective-met': ({ seats }, say) =>
    seats.length === 0 ? t('event.objective-met.open') : t('event.objective-met', { seats: say.seats(seats) }),
  independence: ({ population, rebellion }) => t('event.independence', { population, rebellion }),
  over: ({ code }) => t(code === 'independence' ? 'event.over.independence' : 'event.over'),
} satisfies Partial<EventWords>;
