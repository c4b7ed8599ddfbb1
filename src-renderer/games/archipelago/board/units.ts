import type { Place } from '#engine/archipelago/state.ts';
import { add, subtract, type Point } from '../../../board/plane.ts';
import { drawnBox, sizeOf } from './drawn-box.ts';
import { postureOf, type Posture } from './posture.ts';
import { PIECE, SHIP } from './shape/slots.ts';
import { arrange, type Ground, type Here, type Standing } from './standing.ts';

/** A piece on the board. */
export type UnitModel = {
  /** Index of the unit in the view: the same piece all game long. */
  readonly unit: number;
  readonly owner: number;
  readonly kind: 'citizen' | 'ship';
  readonly place: Place;
  /** Land part of a citizen, water part of a ship. */
  readonly part: number;
  readonly icon: number;
  readonly posture: Posture;
  readonly at: Point;
  /** How wide it is drawn: as wide as the crowd in its region allows. */
  readonly width: number;
};

/** What a piece covers on the flat board, rims included. @internal */
export const boxOf = (unit: UnitModel) => drawnBox(unit.kind, unit.at, sizeOf(unit));

/**
 * Gives every piece of a region its place. Pieces of one owner gather, no piece covers another, and who stays where it is
 * keeps the place of `previous`.
 * @param hunger whether those who lie are hungry yet
 */
export function standUnits(
  here: readonly Here[],
  ground: Ground,
  previous: readonly UnitModel[],
  hunger: boolean,
): UnitModel[] {
  const kept = new Map<number, Point>();
  for (const { id, place, part, icon, kind } of here) {
    const old = previous.find((unit) => unit.unit === id);
    const stays = old?.place === place && old.part === part && old.icon === icon && old.kind === kind;
    if (stays) kept.set(id, subtract(old.at, ground.centre));
  }
  const { places, size } = arrange(here, ground, kept);
  return here.map((unit) => unitModel(unit, ground.centre, places.get(unit.id), size, hunger));
}

function unitModel(
  unit: Here,
  centre: Point,
  standing: Standing | undefined,
  size: number,
  hunger: boolean,
): UnitModel {
  const { id, owner, kind, place, part, icon } = unit;
  return {
    unit: id,
    owner,
    kind,
    place,
    part,
    icon,
    posture: postureOf(unit, hunger),
    at: add(centre, standing?.at ?? { x: 0, y: 0 }),
    width: (kind === 'ship' ? SHIP : PIECE) * size,
  };
}
