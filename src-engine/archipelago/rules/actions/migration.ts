import { at } from '../../../kernel/at.ts';
import { refuse, type Refusal } from '../../../kernel/refusal.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Box } from '../../box.ts';
import { BUILDINGS, type BuildingKind } from '../../data/schema.ts';
import type { FrameOf } from '../../frames.ts';
import { ways } from '../../map/regions.ts';
import type { MoveOf, Spot } from '../../moves.ts';
import { asBuilding, isProtected, occupant } from '../../pieces/buildings.ts';
import { findUnit, isFree, moveTo, spotsOf, standsAt } from '../../pieces/units.ts';
import type { State, Unit } from '../../state.ts';
import { neverRuns, pop, push, type GameStep } from '../step.ts';
import { limitsCanHold, limitsHold } from './citizen-limit.ts';
import { refuseUnlessAny, type WheelAction } from './wheel-action.ts';

const RULE = 'actions/migration';

type Migrate = MoveOf<'migrate'>;
type Kind = Unit['kind'];

/** Whether a unit that is on `part` of the region can stand on the building. A port serves every bank it touches. */
function reaches(state: State, kind: Kind, region: number, part: number, building: BuildingKind): boolean {
  const place = at(state.regions, region)[building];
  if (place < 0) return false;
  if (building === 'port') return kind === 'citizen' || place === part;
  return kind === 'citizen' && place === part;
}

/** Where a unit of the class can go: next door, or to a building here or next door (rulebook 2.0, p. 11; ruling 72). */
function destinations(box: Box, state: State, kind: Kind, from: Spot): Spot[] {
  const next = ways(box, state, kind, from.region, from.part);
  const spots: Spot[] = next.map((way) => ({ ...way, place: 'ground' }));
  for (const { region, part } of [{ region: from.region, part: from.part }, ...next]) {
    for (const building of BUILDINGS) {
      if (building === from.place && region === from.region) continue;
      if (reaches(state, kind, region, part, building)) spots.push({ region, part, place: building });
    }
  }
  return spots;
}

/** A unit of the class that has not moved in this action, or -1. */
function mover(state: State, seat: Seat, moved: readonly number[], { kind, from }: Migrate): number {
  return findUnit(state, seat, kind, (unit, index) => isFree(unit) && standsAt(unit, from) && !moved.includes(index));
}

function migrateRefusal(
  box: Box,
  state: State,
  seat: Seat,
  moved: readonly number[],
  move: Migrate,
): Refusal | undefined {
  const unit = mover(state, seat, moved, move);
  if (unit < 0) return refuse(RULE, 'no-free-unit-there');
  const { kind, from, to } = move;
  const reachable = destinations(box, state, kind, from).some((spot) => sameSpot(spot, to));
  if (!reachable) return refuse(RULE, 'out-of-reach', { kind });
  const building = asBuilding(to.place);
  if (building !== undefined) {
    if (occupant(state, to.region, building) !== undefined) return refuse(RULE, 'building-occupied', { building });
    if (isProtected(state, seat, to.region, building)) return refuse(RULE, 'building-under-town', { building });
  }
  if (kind === 'citizen' && !limitsCanHold(box, state, seat, [...moved, unit], to.region, from.region)) {
    return refuse(RULE, 'region-full');
  }
  return undefined;
}

function sameSpot(one: Spot, other: Spot): boolean {
  return one.region === other.region && one.part === other.part && one.place === other.place;
}

/** Every move of every class of unit that has not moved yet. */
function migrations(box: Box, state: State, seat: Seat, moved: readonly number[]): Migrate[] {
  return (['citizen', 'ship'] as const).flatMap((kind) =>
    spotsOf(state, seat, kind, (unit, index) => isFree(unit) && !moved.includes(index)).flatMap((from) =>
      destinations(box, state, kind, from).map((to) => ({ type: 'migrate', kind, from, to }) as const),
    ),
  );
}

/** The action of the wheel. */
export const migration: WheelAction = {
  refusal: (box, state, seat) =>
    refuseUnlessAny(
      migrations(box, state, seat, []),
      (move) => migrateRefusal(box, state, seat, [], move),
      refuse(RULE, 'nothing-to-move'),
    ),
  start: (_box, state, seat) => push(state, { kind: 'migration', seat, moved: [] }),
};

function doneRefusal(state: State, frame: FrameOf<'migration'>): Refusal | undefined {
  if (frame.moved.length === 0) return refuse(RULE, 'nothing-done-yet');
  return limitsHold(state, frame.seat) ? undefined : refuse(RULE, 'region-full');
}

/**
 * Migration (rulebook 2.0, p. 11): each active, non-engaged unit may move once, citizens over land, ships over water. The
 * limit of three citizens is asked for at the end (ruling 73); a step that no end could mend is not offered.
 */
export const migrationSteps: GameStep<'migration', 'migrate' | 'done'> = {
  rule: RULE,
  takes: ['migrate', 'done'],
  deciders: (_box, _state, frame) => [frame.seat],
  candidates: (box, state, frame, seat) => [...migrations(box, state, seat, frame.moved), { type: 'done' }],
  refusal(box, state, frame, seat, move) {
    return move.type === 'done' ? doneRefusal(state, frame) : migrateRefusal(box, state, seat, frame.moved, move);
  },
  apply(_box, state, frame, seat, move, emit) {
    if (move.type === 'done') {
      pop(state);
      return;
    }
    const unit = mover(state, seat, frame.moved, move);
    frame.moved.push(unit);
    moveTo(at(state.units, unit), move.to);
    emit({ type: 'moved', seat, kind: move.kind, from: move.from, to: move.to });
  },
  run: neverRuns,
};
