import type { Seat } from '../../kernel/seat.ts';
import type { Open } from '../open.ts';
import type { Spot } from '../place.ts';
import type { Unit } from '../state.ts';

/** Every piece of every player, by seat, and how many play. */
type Pieces = Pick<Open, 'units' | 'options'>;

/** An active unit: a ship, or a citizen that does not lie on its back (rulebook 2.0, p. 8-9). */
export const isActive = (unit: Unit): boolean => unit.region >= 0 && !unit.down;

/** Active and not engaged: it may move, harvest and build. */
export const isFree = (unit: Unit): boolean => unit.region >= 0 && !unit.down && !unit.engaged;

/** Whether the piece stands in the class `spot` names. */
export function standsAt(unit: Unit, spot: Spot): boolean {
  return unit.region === spot.region && unit.part === spot.part && unit.place === spot.place;
}

/** The class a piece on the map belongs to. */
export function spotOf(unit: Unit): Spot {
  return { region: unit.region, part: unit.part, place: unit.place };
}

/** How many pieces each seat has; they lie by seat, so those of `seat` begin at `seat * piecesEach(state)`. */
export function piecesEach(state: Pieces): number {
  return Math.floor(state.units.length / state.options.players);
}

/** The first piece of `seat` and `kind` for which `wanted` holds, or -1. */
export function findUnit(
  state: Pieces,
  seat: Seat,
  kind: Unit['kind'],
  wanted: (unit: Unit, index: number) => boolean,
): number {
  const each = piecesEach(state);
  for (let index = seat * each; index < (seat + 1) * each; index++) {
    const unit = state.units[index] as Unit;
    if (unit.kind === kind && wanted(unit, index)) return index;
  }
  return -1;
}

/** A free piece of the class `spot`, or -1. Every refusal asks for it, so it is a plain loop. */
export function freeUnitAt(state: Pieces, seat: Seat, kind: Unit['kind'], { region, part, place }: Spot): number {
  const each = piecesEach(state);
  for (let index = seat * each; index < (seat + 1) * each; index++) {
    const unit = state.units[index] as Unit;
    if (unit.region !== region || unit.part !== part || unit.place !== place) continue;
    if (unit.kind === kind && isFree(unit)) return index;
  }
  return -1;
}

/** The classes of those of `seat`'s pieces of `kind` for which `wanted` holds, each once. */
export function spotsOf(
  state: Pieces,
  seat: Seat,
  kind: Unit['kind'],
  wanted: (unit: Unit, index: number) => boolean,
): Spot[] {
  const spots: Spot[] = [];
  const each = piecesEach(state);
  for (let index = seat * each; index < (seat + 1) * each; index++) {
    const unit = state.units[index] as Unit;
    if (unit.region < 0 || unit.kind !== kind || !wanted(unit, index)) continue;
    if (!isNamed(spots, unit)) spots.push(spotOf(unit));
  }
  return spots;
}

/** Whether the class of the piece is among the spots. */
function isNamed(spots: readonly Spot[], unit: Unit): boolean {
  for (const spot of spots) if (standsAt(unit, spot)) return true;
  return false;
}

/** The classes of the free pieces of `seat` and `kind`, each once; nearly every listing begins with them. */
export function freeSpots(state: Pieces, seat: Seat, kind: Unit['kind']): Spot[] {
  const spots: Spot[] = [];
  const each = piecesEach(state);
  for (let index = seat * each; index < (seat + 1) * each; index++) {
    const unit = state.units[index] as Unit;
    if (unit.kind === kind && isFree(unit) && !isNamed(spots, unit)) spots.push(spotOf(unit));
  }
  return spots;
}

/** Number of citizens of `seat` in `region`, rebels included (3-citizen limit, rulebook 2.0, p. 10). */
export function citizensIn(state: Pieces, seat: Seat, region: number): number {
  let found = 0;
  const each = piecesEach(state);
  for (let index = seat * each; index < (seat + 1) * each; index++) {
    const unit = state.units[index] as Unit;
    if (unit.region === region && unit.kind === 'citizen') found++;
  }
  return found;
}

/** A piece of `seat` still in the reserve, or -1. */
export function reserveUnit(state: Pieces, seat: Seat, kind: Unit['kind']): number {
  const each = piecesEach(state);
  for (let index = seat * each; index < (seat + 1) * each; index++) {
    const unit = state.units[index] as Unit;
    if (unit.place === 'reserve' && unit.kind === kind) return index;
  }
  return -1;
}

/** How many pieces of `seat` and `kind` are on the map, rebels included (rulebook 2.0, p. 8; ruling 129). */
export function countOnMap(state: Pieces, seat: Seat, kind: Unit['kind']): number {
  let found = 0;
  const each = piecesEach(state);
  for (let index = seat * each; index < (seat + 1) * each; index++) {
    const unit = state.units[index] as Unit;
    if (unit.kind === kind && unit.region >= 0) found++;
  }
  return found;
}
