import type { Event } from '#engine/archipelago/events.ts';
import { placeSchema, type Spot } from '#engine/archipelago/place.ts';
import type { PlaceId } from '../../../board/board.ts';

/** An axial place on the map. */
export type Hex = { readonly q: number; readonly r: number };

/** What the name of a place stands for. */
export type Where =
  /** A hex, whatever lies there: what people go to. */
  | { readonly hex: Hex }
  /** A region as a whole, or one of its icons. */
  | { readonly region: number; readonly icon?: number }
  /** A spot in a region: what stands or goes there decides between land and water, and whose piece is meant. */
  | {
      readonly spot: Spot;
      readonly kind?: 'citizen' | 'ship' | undefined;
      readonly seat?: number | undefined;
    };

const GROUND = { citizen: 'land', ship: 'water' } as const;

/** The name of a place: `hex.2.-1`, `3`, `3.icon.2`, `3.land.0.town`, with `.seat.1` where a seat's piece is meant. */
export function placeId(where: Where): PlaceId {
  if ('hex' in where) return `hex.${where.hex.q}.${where.hex.r}`;
  if ('region' in where) return where.icon === undefined ? `${where.region}` : `${where.region}.icon.${where.icon}`;
  const { spot, kind, seat } = where;
  const ground = kind === undefined ? 'part' : GROUND[kind];
  return `${spot.region}.${ground}.${spot.part}.${spot.place}${seat === undefined ? '' : `.seat.${seat}`}`;
}

const HEX = /^hex\.(-?\d+)\.(-?\d+)$/;
const REGION = /^(\d+)(?:\.icon\.(\d+))?$/;
const SPOT = /^(\d+)\.(land|water|part)\.(\d+)\.([a-z]+)(?:\.seat\.(\d+))?$/;

/** What a name stands for; nothing for a name that none of ours is. */
export function placeOf(id: PlaceId): Where | undefined {
  const hex = HEX.exec(id);
  if (hex) return { hex: { q: Number(hex[1]), r: Number(hex[2]) } };
  const region = REGION.exec(id);
  if (region) return { region: Number(region[1]), ...(region[2] !== undefined && { icon: Number(region[2]) }) };
  const spot = SPOT.exec(id);
  const place = placeSchema.safeParse(spot?.[4]);
  if (!spot || !place.success) return undefined;
  return {
    spot: { region: Number(spot[1]), part: Number(spot[3]), place: place.data },
    ...(spot[2] !== 'part' && { kind: spot[2] === 'water' ? ('ship' as const) : ('citizen' as const) }),
    ...(spot[5] !== undefined && { seat: Number(spot[5]) }),
  };
}

/** The region an event is about; where somebody goes, the one they come to. */
export function placeOfEvent(event: Event): PlaceId | undefined {
  const region = regionOf(event);
  return region === undefined ? undefined : placeId({ region });
}

function regionOf(event: Event): number | undefined {
  switch (event.type) {
    case 'region':
    case 'disembarked':
    case 'expelled':
    case 'building-used':
    case 'pillaged':
    case 'ship-launched':
    case 'ship-built':
    case 'born':
    case 'recruited':
    case 'built':
      return event.region;
    case 'moved':
      return event.to.region;
    case 'harvested':
    case 'wonder-manned':
      return event.from.region;
    case 'stood':
    case 'ship-sunk':
      return event.spot.region;
    default:
      return undefined;
  }
}
