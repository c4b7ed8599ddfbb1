import type { PlaceId } from '../../../board/board.ts';
import type { ThingKind } from '../../../window/things.ts';
import { placeOf, type Where } from '../board/place-ids.ts';
import { packIndexOf } from '#engine/endeavor/pack-index.ts';
import type { EndeavorTypes } from '../types.ts';
import { city } from './cities.ts';
import type { PlaceKind } from './place-kind.ts';
import { route } from './routes.ts';
import { ship } from './shipping-tracks.ts';
import { stack } from './stacks.ts';

/** What lies at a place; nobody asks about a berth alone. */
const KINDS: Readonly<Record<Exclude<Where['kind'], 'berth'>, PlaceKind>> = { city, ship, stack, route };

/** The kind of a place and the id of what lies there; undefined for what nobody asks about. */
function partsOf(place: PlaceId): { kind: PlaceKind; id: string } | undefined {
  const where = placeOf(place);
  if (where === undefined || where.kind === 'berth') return undefined;
  return { kind: KINDS[where.kind], id: where.kind === 'ship' ? where.region : where.id };
}

/** A place of the chart. */
export const place: ThingKind<EndeavorTypes, PlaceId> = {
  find({ pack }, which) {
    const parts = partsOf(which);
    return parts?.kind.has(packIndexOf(pack), parts.id) === true ? which : undefined;
  },
  name(table, which) {
    const parts = partsOf(which);
    return parts?.kind.name(table, parts.id) ?? '';
  },
  about(table, which, seat) {
    const parts = partsOf(which);
    return parts?.kind.about?.(table, parts.id, seat) ?? {};
  },
  rule(table, which) {
    const parts = partsOf(which);
    return parts?.kind.rule?.(table, parts.id);
  },
};
