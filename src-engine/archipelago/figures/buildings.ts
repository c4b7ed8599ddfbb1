import { defined } from '../../kernel/defined.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Open } from '../open.ts';
import type { PackIndex } from '../pack-index.ts';
import type { State, Unit } from '../state.ts';
import type { BuildingKind } from '../data/schema.ts';

/** The map with the pieces on it. */
type Map = Pick<Open, 'regions' | 'units'>;

/** The piece that stands on a building, rebel or not; undefined for none. */
export function occupant(state: Pick<Open, 'units'>, region: number, building: BuildingKind): Unit | undefined {
  for (const unit of state.units) if (unit.region === region && unit.place === building) return unit;
  return undefined;
}

/** Who controls the region by an active citizen on its town; -1 for nobody (rulebook 2.0, p. 12). */
export function townController(state: Map, region: number): Seat {
  if (defined(state.regions[region]).town < 0) return -1;
  const unit = occupant(state, region, 'town');
  return unit === undefined || unit.down ? -1 : unit.owner;
}

/**
 * Who controls a building: the active unit on it, else who controls the region by its town; -1 for nobody (rulebook 2.0,
 * p. 11-12; ruling 88).
 */
export function controller(state: Map, region: number, building: BuildingKind): Seat {
  if (defined(state.regions[region])[building] < 0) return -1;
  const unit = occupant(state, region, building);
  if (unit !== undefined && !unit.down) return unit.owner;
  return building === 'town' ? -1 : townController(state, region);
}

/** Who controls each kind of building in a region; -1 for nobody. */
type Control = Record<BuildingKind, Seat>;

/** What `controller` says of every building of every region: one pass over the pieces, for whoever needs them all. */
export function controllers({ regions, units }: Map): readonly Readonly<Control>[] {
  const all = regions.map((): Control => ({ town: -1, temple: -1, market: -1, port: -1 }));
  for (const { region, place, down, owner } of units) {
    const building = region < 0 || down ? undefined : asBuilding(place);
    if (building !== undefined) defined(all[region])[building] = owner;
  }
  for (let region = 0; region < regions.length; region++) {
    const raised = defined(regions[region]);
    const control = defined(all[region]);
    control.town = heldOf(raised.town, control.town, -1);
    control.temple = heldOf(raised.temple, control.temple, control.town);
    control.market = heldOf(raised.market, control.market, control.town);
    control.port = heldOf(raised.port, control.port, control.town);
  }
  return all;
}

/** Who controls a building: nobody one that is not raised, else whose active unit keeps it, else the ruler. */
function heldOf(raised: number, keeper: Seat, ruler: Seat): Seat {
  if (raised < 0) return -1;
  return keeper >= 0 ? keeper : ruler;
}

/** How many buildings of the kind `seat` controls. */
export function controlled(state: Map, seat: Seat, building: BuildingKind): number {
  let found = 0;
  for (let region = 0; region < state.regions.length; region++) {
    if (controller(state, region, building) === seat) found++;
  }
  return found;
}

/** How many buildings of the kind stand on the map, controlled or not (ruling 43). */
export function buildingsOnMap(state: Pick<State, 'inPlay'>, building: BuildingKind): number {
  return state.inPlay[building];
}

/** Tokens left for a building; town and temple share theirs, market and port too (rulebook 2.0, p. 2). */
export function tokensLeft(box: Pick<PackIndex, 'pack'>, state: Pick<State, 'inPlay'>, building: BuildingKind): number {
  const { tokens } = box.pack.supply;
  return building === 'town' || building === 'temple'
    ? tokens.townTemple - buildingsOnMap(state, 'town') - buildingsOnMap(state, 'temple')
    : tokens.marketPort - buildingsOnMap(state, 'market') - buildingsOnMap(state, 'port');
}

/** The building at a place, if that place is one. */
export function asBuilding(place: Unit['place']): BuildingKind | undefined {
  return place === 'town' || place === 'temple' || place === 'market' || place === 'port' ? place : undefined;
}

/**
 * Whether an opponent's town keeps `seat` off the building: port, market and temple of a region under another player's
 * town cannot be taken over (rulebook 2.0, p. 12).
 */
export function isProtected(state: Map, seat: Seat, region: number, building: BuildingKind): boolean {
  if (building === 'town') return false;
  const ruler = townController(state, region);
  return ruler >= 0 && ruler !== seat;
}
