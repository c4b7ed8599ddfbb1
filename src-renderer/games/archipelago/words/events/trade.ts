import { t } from '../t.ts';
import { resource } from '../words.ts';
import type { EventWords } from './speech.ts';

/** Events of markets and deals: what changes hands. */
export const tradeEvents = {
  traded: ({ seat, market, way, resource: kind, with: means, price }, say) =>
    t('event.traded', { seat: say.seat(seat), way, with: means, resource: resource(kind), market, price }),
  paid: ({ seat, florins, why }, say) => t('event.paid', { seat: say.seat(seat), florins, why: say.why(why) }),
  'cube-paid': ({ seat, resource: kind, with: means }, say) =>
    t('event.cube-paid', { seat: say.seat(seat), with: means, resource: resource(kind) }),
  earned: ({ seat, florins }, say) => t('event.earned', { seat: say.seat(seat), florins }),
  'cube-given': ({ seat, to, resource: kind }, say) =>
    t('event.cube-given', { seat: say.seat(seat), to: say.seat(to), resource: resource(kind) }),
  'florins-taken': ({ seat, of, florins }, say) =>
    t('event.florins-taken', { seat: say.seat(seat), of: say.seat(of), florins }),
  offered: ({ seat, to, give, take, promises }, say) =>
    t('event.offered', {
      seat: say.seat(seat),
      to: say.seat(to),
      give: say.goods(give),
      take: say.goods(take),
      promises: say.promises(promises),
    }),
  withdrawn: ({ seat }, say) => t('event.withdrawn', { seat: say.seat(seat) }),
  accepted: ({ seat, from, give, take, promises }, say) =>
    t('event.accepted', {
      seat: say.seat(seat),
      from: say.seat(from),
      give: say.goods(give),
      take: say.goods(take),
      promises: say.promises(promises),
    }),
  declined: ({ seat, from, reason }, say) =>
    t('event.declined', { seat: say.seat(seat), from: say.seat(from), reason: t(`decline.${reason}`) }),
  'promise-settled': ({ seat, by, kept }, say) =>
    t('event.promise-settled', { seat: say.seat(seat), by: say.seat(by), kept }),
  'fists-closed': ({ seat, to }, say) => t('event.fists-closed', { seat: say.seat(seat), to: say.seat(to) }),
  'fist-opened': ({ seat, of, fist, resource: held }, say) =>
    t('event.fist-opened', {
      seat: say.seat(seat),
      of: say.seat(of),
      fist,
      resource: held === null ? 'none' : resource(held),
    }),
  'screen-lifted': ({ seat, to }, say) => t('event.screen-lifted', { seat: say.seat(seat), to: say.seat(to) }),
} satisfies Partial<EventWords>;
