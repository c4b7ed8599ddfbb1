import { BUILDING_FEE } from '#engine/archipelago/figures/use-building.ts';
import { t } from '../t.ts';
import { building, resource } from '../words.ts';
import { NO_PRICE, type EventWords } from './speech.ts';

/** Events of a round: the actions, and what they yield. */
export const roundEvents = {
  acted: ({ seat, action }, say) => t('event.acted', { seat: say.seat(seat), action: t(`action.${action}`) }),
  taxes: ({ seat, florins }, say) => t('event.taxes', { seat: say.seat(seat), florins }),
  harvested: ({ seat, from, resource: kind, got }, say) =>
    t('event.harvested', {
      seat: say.seat(seat),
      // Fish is caught by ships.
      from: say.spot(from, kind === 'fish' ? 'ship' : 'citizen'),
      resource: resource(kind),
      got,
    }),
  'harvest-given-up': ({ seat, resource: kind }, say) =>
    t('event.harvest-given-up', { seat: say.seat(seat), resource: resource(kind) }),
  'harvest-doubled': ({ seat, resource: kind }, say) =>
    t('event.harvest-doubled', { seat: say.seat(seat), resource: resource(kind) }),
  'building-used': ({ seat, building: used, region }, say) =>
    t('event.building-used', {
      seat: say.seat(seat),
      building: building(used),
      region: say.region(region),
      fee: BUILDING_FEE,
    }),
  built: ({ seat, building: made, region }, say) =>
    t('event.built', { seat: say.seat(seat), building: building(made), region: say.region(region) }),
  pillaged: ({ seat, region, resource: kind, cubes }, say) =>
    t('event.pillaged', { seat: say.seat(seat), region: say.region(region), resource: resource(kind), cubes }),
  'leave-asked': ({ seat, of, resource: kind }, say) =>
    t('event.leave-asked', { seat: say.seat(seat), of: say.seat(of), resource: resource(kind) }),
  'leave-given': ({ seat, to, price = NO_PRICE }, say) =>
    t('event.leave-given', { seat: say.seat(seat), to: say.seat(to), price }),
  'leave-refused': ({ seat, to }, say) => t('event.leave-refused', { seat: say.seat(seat), to: say.seat(to) }),
  'leave-standing': ({ seat, to, leave, price }, say) =>
    t('event.leave-standing', { seat: say.seat(seat), to: say.seat(to), leave, price }),
  'round-over': ({ seat, out }, say) => t('event.round-over', { seat: say.seat(seat), out }),
  'cube-sent': ({ seat, resource: kind }, say) =>
    t('event.cube-sent', { seat: say.seat(seat), resource: resource(kind) }),
  'cube-found': ({ seat, resource: kind }, say) =>
    t('event.cube-found', { seat: say.seat(seat), resource: resource(kind) }),
} satisfies Partial<EventWords>;
