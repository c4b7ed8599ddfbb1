import { pop, push } from '../../../kernel/frames.ts';
import { defined } from '../../../kernel/defined.ts';
import { refuse, type Refusal } from '../../../kernel/refusal.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { neverRuns } from '../../../kernel/steps.ts';
import type { FrameOf } from '../../frames.ts';
import type { MoveOf } from '../../moves.ts';
import { moveTo } from '../../pieces/units.ts';
import type { State, Unit } from '../../state.ts';
import type { SeatContext } from '../context.ts';
import { type GameStep } from '../step.ts';
import { limitsCanHold, limitsHold, limitsHoldAfter } from './citizen-limit.ts';
import { destinations, isDestination, meansOf, reachOf, type Means } from './reach.ts';
import { refuseUnlessAny, type WheelAction } from './wheel-action.ts';
import { asBuilding, isProtected, occupant } from '../../figures/buildings.ts';
import { findUnit, isFree, spotsOf, standsAt } from '../../figures/units.ts';
import { roundOf } from '../../figures/round.ts';

const RULE = 'actions/migration';
const ENTERING = 'actions/migration/buildings';
const LIMIT = 'actions/migration/limit';
const STEPS = 'actions/migration/steps';

type Migrate = MoveOf<'migrate'>;
/** A migration, begun or not. */
type Migration = Pick<FrameOf<'migration'>, 'moved' | 'roads'>;

/** A unit of the class that has not moved in this action, or -1. */
function mover(state: State, seat: Seat, moved: readonly number[], { kind, from }: Migrate): number {
  return findUnit(state, seat, kind, (unit, index) => isFree(unit) && standsAt(unit, from) && !moved.includes(index));
}

function migrateRefusal(context: SeatContext, { moved, roads }: Migration, move: Migrate): Refusal | undefined {
  const { state, seat } = context;
  if (mover(state, seat, moved, move) < 0) return refuse(RULE, 'no-free-unit-there');
  const means = meansOf(state, seat, roads);
  const reach = reachOf(context, means, move);
  if (!isDestination(state, move, reach, move.to)) return refuse(STEPS, 'out-of-reach', { kind: move.kind });
  return endRefusal(context, moved, means, move);
}

/** Why a unit that gets there cannot stay there. */
function endRefusal(context: SeatContext, moved: readonly number[], means: Means, move: Migrate): Refusal | undefined {
  const { state, seat } = context;
  const { to } = move;
  const building = asBuilding(to.place);
  if (building !== undefined) {
    if (occupant(state, to.region, building) !== undefined) return refuse(ENTERING, 'building-occupied', { building });
    if (isProtected(state, seat, to.region, building)) return refuse(ENTERING, 'building-under-town', { building });
  }
  if (limitsHoldAfter(state, seat, move)) return undefined;
  const bearable = limitsCanHold(context, [...moved, mover(state, seat, moved, move)], means, move);
  return bearable ? undefined : refuse(LIMIT, 'region-full');
}

/** Every move of every class of unit of a kind that has not moved yet. */
function migrations(context: SeatContext, { moved }: Migration, means: Means, kind: Unit['kind']): Migrate[] {
  const { state, seat } = context;
  const moves: Migrate[] = [];
  for (const from of spotsOf(state, seat, kind, (unit, index) => isFree(unit) && !moved.includes(index))) {
    const unit = { kind, from };
    const reach = reachOf(context, means, unit);
    for (const to of destinations(state, unit, reach)) moves.push({ type: 'migrate', kind, from, to });
  }
  return moves;
}

/** A migration that has not begun: over as many regions as the roads of the round allow. */
const fresh = (state: State): Migration => ({ moved: [], roads: roundOf(state)?.roads ?? 1 });

/** The action of the wheel. */
export const migrationAction: WheelAction = {
  refusal(context) {
    const { state, seat } = context;
    const begun = fresh(state);
    const means = meansOf(state, seat, begun.roads);
    const judge = (move: Migrate) => endRefusal(context, begun.moved, means, move);
    // A ship's way is found sooner than a convoy.
    const byShip = migrations(context, begun, means, 'ship');
    if (byShip.some((move) => judge(move) === undefined)) return undefined;
    const moves = [...byShip, ...migrations(context, begun, means, 'citizen')];
    return refuseUnlessAny(moves, judge, refuse(RULE, 'nothing-to-move'));
  },
  start({ state, seat }) {
    const { moved, roads } = fresh(state);
    push(state, { kind: 'migration', seat, moved, roads, optional: false });
  },
};

function doneRefusal(state: State, frame: FrameOf<'migration'>): Refusal | undefined {
  if (frame.moved.length === 0 && !frame.optional) return refuse(RULE, 'nothing-done-yet');
  return limitsHold(state, frame.seat) ? undefined : refuse(LIMIT, 'region-full');
}

/**
 * Migration (rulebook 2.0, p. 11): each active, non-engaged unit may move once, citizens over land or in a convoy, ships
 * over water. The limit of three citizens is asked for at the end (ruling 73); a step after which no such end is
 * found is not offered.
 */
export const migrationStep: GameStep<'migration', 'migrate' | 'done'> = {
  rule: RULE,
  takes: ['migrate', 'done'],
  deciders: ({ frame }) => [frame.seat],
  candidates(context) {
    const { state, frame, seat } = context;
    const means = meansOf(state, seat, frame.roads);
    const of = (kind: Unit['kind']) => migrations(context, frame, means, kind);
    return [...of('citizen'), ...of('ship'), { type: 'done' }];
  },
  refusal(context, move) {
    const { state, frame } = context;
    return move.type === 'done' ? doneRefusal(state, frame) : migrateRefusal(context, frame, move);
  },
  judge(context) {
    const { state, frame, seat } = context;
    const means = meansOf(state, seat, frame.roads);
    return (move) => (move.type === 'done' ? doneRefusal(state, frame) : endRefusal(context, frame.moved, means, move));
  },
  apply({ state, frame, seat, emit }, move) {
    if (move.type === 'done') {
      pop(state);
      return;
    }
    const unit = mover(state, seat, frame.moved, move);
    frame.moved.push(unit);
    moveTo(defined(state.units[unit]), move.to);
    emit({ type: 'moved', seat, kind: move.kind, from: move.from, to: move.to });
  },
  run: neverRuns,
};
