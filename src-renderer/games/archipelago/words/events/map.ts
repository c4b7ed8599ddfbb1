import { building } from '../words.ts';
import { t } from '../t.ts';
import { NO_PRICE, type EventWords } from './speech.ts';

/** Events of the map: tiles, and pieces that come, go and move. */
export const mapEvents = {
  region: ({ seat, region, side }, say) =>
    t('event.region', { seat: say.seat(seat), region: say.region(region), side: say.side(side) }),
  moved: ({ seat, kind, from, to }, say) =>
    t('event.moved', { seat: say.seat(seat), kind, from: say.spot(from, kind), to: say.spot(to, kind) }),
  'token-found': ({ seat, left }, say) => t('event.token-found', { seat: say.seat(seat), left }),
  disembarked: ({ seat, region }, say) => t('event.disembarked', { seat: say.seat(seat), region: say.region(region) }),
  'hexes-dealt': ({ seat, hexes, again }, say) =>
    t('event.hexes-dealt', { seat: say.seat(seat), hexes: hexes.length, again }),
  'hex-taken': ({ seat, hex }, say) => t('event.hex-taken', { seat: say.seat(seat), hex: say.side(hex) }),
  'hex-refused': ({ seat, hex }, say) => t('event.hex-refused', { seat: say.seat(seat), hex: say.side(hex) }),
  'hex-discarded': ({ seat, hex }, say) => t('event.hex-discarded', { seat: say.seat(seat), hex: say.side(hex) }),
  'ship-launched': ({ seat, region }, say) =>
    t('event.ship-launched', { seat: say.seat(seat), region: say.region(region) }),
  'ship-built': ({ seat, region }, say) => t('event.ship-built', { seat: say.seat(seat), region: say.region(region) }),
  'ship-sunk': ({ seat, owner, spot }, say) =>
    t('event.ship-sunk', { seat: say.seat(seat), owner: say.seat(owner), spot: say.spot(spot, 'ship') }),
  born: ({ seat, region }, say) => t('event.born', { seat: say.seat(seat), region: say.region(region) }),
  recruited: ({ seat, region, price = NO_PRICE }, say) =>
    t('event.recruited', { seat: say.seat(seat), region: say.region(region), price }),
  'roads-open': ({ seat, regions }, say) => t('event.roads-open', { seat: say.seat(seat), regions }),
  expelled: ({ seat, owner, region, building: from }, say) =>
    t('event.expelled', {
      seat: say.seat(seat),
      owner: say.seat(owner),
      building: building(from),
      region: say.region(region),
    }),
} satisfies Partial<EventWords>;
