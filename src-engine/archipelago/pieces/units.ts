import type { Spot } from '../place.ts';
import type { Unit } from '../state.ts';

/** Puts a piece of the reserve on the map, active and not engaged. */
export function enterMap(unit: Unit, region: number, part: number): void {
  unit.region = region;
  unit.part = part;
  unit.place = 'ground';
}

/** Moves a piece on the map to another class. */
export function moveTo(unit: Unit, spot: Spot): void {
  unit.region = spot.region;
  unit.part = spot.part;
  unit.place = spot.place;
}
