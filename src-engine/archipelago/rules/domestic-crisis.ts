import type { Emit } from '../../kernel/events.ts';
import { pop, push } from '../../kernel/frames.ts';
import { seatInOrder } from '../../kernel/order.ts';
import { refuse, refusePrivately, type Refusal } from '../../kernel/refusal.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Box } from '../box.ts';
import type { Event } from '../events.ts';
import { anyLies, lying } from '../figures/crisis.ts';
import type { FrameOf } from '../frames.ts';
import type { MoveOf } from '../moves.ts';
import { controller } from '../figures/buildings.ts';
import { moveMarker } from '../pieces/markers.ts';
import { spotOf, standsAt } from '../figures/units.ts';
import type { State, Unit } from '../state.ts';
import { cubeRefusal, SOURCES, useCube, type CubeSource } from './crisis-cubes.ts';
import { openTalk } from './deals/windows.ts';
import type { GameStep } from './step.ts';

const RULE = 'balance/domestic-crisis';

/**
 * Lays every citizen on the map on its back, those on temples excepted (rulebook 2.0, p. 7 and 13; ruling 28).
 * @returns how many lie.
 */
export function layEverybody(state: State): number {
  for (const unit of state.units) {
    if (unit.kind === 'citizen' && unit.region >= 0 && unit.place !== 'temple') unit.down = true;
  }
  return lying(state);
}

/** Whether `seat` may stand citizens of the region for free: it controls a temple there (ruling 34). */
function hasTemple(state: State, seat: Seat, region: number): boolean {
  return controller(state, region, 'temple') === seat;
}

type Asked = 'consume' | 'stand' | 'done';

/** The lying citizens, one move for each class of them. */
function standMoves(state: State, seat: Seat, owed: number): MoveOf<Asked>[] {
  const moves: MoveOf<'stand'>[] = [];
  const classes: Unit[] = [];
  for (const unit of state.units) {
    if (!unit.down || isNamed(classes, unit)) continue;
    classes.push(unit);
    const stand = { type: 'stand', owner: unit.owner, spot: spotOf(unit) } as const;
    if (owed > 0) moves.push({ ...stand, by: 'cube' });
    else if (hasTemple(state, seat, unit.region)) moves.push({ ...stand, by: 'temple' });
  }
  return moves;
}

/** Whether the class of a lying citizen, by owner and place, is that of one of the others. */
function isNamed(classes: readonly Unit[], unit: Unit): boolean {
  for (const other of classes) if (other.owner === unit.owner && standsAt(unit, other)) return true;
  return false;
}

/** Those who have it in a deal that theirs, of whom so many lie, are stood first (ruling 102). */
function boundTo({ bound }: FrameOf<'domestic-crisis'>): Seat[] {
  return bound.flatMap(({ owner, left }) => (left > 0 ? [owner] : []));
}

function standRefusal(
  state: State,
  seat: Seat,
  frame: FrameOf<'domestic-crisis'>,
  move: MoveOf<'stand'>,
): Refusal | undefined {
  const { owed } = frame;
  if ((move.by === 'cube') !== owed > 0)
    return refuse(RULE, owed > 0 ? 'stand-for-cube-first' : 'nothing-to-stand-for');
  if (findLying(state, move) === undefined) return refuse(RULE, 'nobody-lies-there');
  const bound = boundRefusal(frame, move);
  if (bound !== undefined) return bound;
  if (move.by === 'temple' && !hasTemple(state, seat, move.spot.region)) return refuse(RULE, 'no-temple-there');
  return undefined;
}

/** Why others come first, by a deal. */
function boundRefusal(frame: FrameOf<'domestic-crisis'>, { owner }: MoveOf<'stand'>): Refusal | undefined {
  if (frame.owed === 0 || frame.bound.length === 0) return undefined;
  const first = boundTo(frame);
  if (first[0] === undefined || first.includes(owner)) return undefined;
  return refuse(RULE, 'bound-by-deal', { seat: first[0] });
}

function findLying(state: State, move: MoveOf<'stand'>): Unit | undefined {
  return state.units.find((unit) => unit.down && unit.owner === move.owner && standsAt(unit, move.spot));
}

/** Who has bound himself to stand citizens goes on as long as he has a cube to do it with. */
function leaveRefusal(state: State, seat: Seat, frame: FrameOf<'domestic-crisis'>): Refusal | undefined {
  const [owner] = boundTo(frame);
  if (owner === undefined) return undefined;
  const can = (from: CubeSource) => cubeRefusal(state, seat, 'domestic', frame.resource, from) === undefined;
  if (can('market')) return refuse(RULE, 'bound-by-deal', { seat: owner });
  return SOURCES.some(can) ? refusePrivately(RULE, 'bound-by-deal', { seat: owner }) : undefined;
}

/** Why not, for one who owes nothing for a cube. */
function turnRefusal(
  state: State,
  seat: Seat,
  frame: FrameOf<'domestic-crisis'>,
  move: MoveOf<'consume' | 'done'>,
): Refusal | undefined {
  if (move.type === 'done') return leaveRefusal(state, seat, frame);
  return cubeRefusal(state, seat, 'domestic', frame.resource, move.from);
}

/**
 * Consumption crisis on the domestic market (rulebook 2.0, p. 7): in order, each player once gives cubes; for each the
 * player who gave it must stand so many citizens of anybody's, as long as any lie. Those who still lie at the end are
 * rebels.
 */
export const domesticCrisis: GameStep<'domestic-crisis', Asked> = {
  rule: RULE,
  takes: ['consume', 'stand', 'done'],
  deciders: (_box, state, frame) =>
    frame.next < state.order.length && anyLies(state) ? [seatInOrder(state, frame.next)] : [],
  candidates(_box, state, frame, seat) {
    const stand = standMoves(state, seat, frame.owed);
    if (frame.owed > 0) return stand;
    return [...SOURCES.map((from) => ({ type: 'consume', from }) as const), ...stand, { type: 'done' }];
  },
  refusal(_box, state, frame, seat, move) {
    if (move.type === 'stand') return standRefusal(state, seat, frame, move);
    if (frame.owed > 0) return refuse(RULE, 'stand-for-cube-first');
    return turnRefusal(state, seat, frame, move);
  },
  judge: (_box, state, frame, seat) => (move) =>
    move.type === 'stand' ? boundRefusal(frame, move) : turnRefusal(state, seat, frame, move),
  apply(box, state, frame, seat, move, emit) {
    if (move.type === 'done') endTurn(state, frame);
    else if (move.type === 'consume') consume(box, state, frame, seat, move, emit);
    else stand(state, frame, seat, move, emit);
  },
  run: (box, state, _frame, emit) => {
    pop(state);
    const rebels = lying(state);
    emit({ type: 'crisis-over', half: 'domestic', rebels, missing: 0 });
    if (rebels > 0 && moveMarker(box, state, 'rebellion', rebels, 'rebels', emit)) {
      push(state, { kind: 'expulsion', next: 0 });
    }
  },
};

function endTurn(state: State, frame: FrameOf<'domestic-crisis'>): void {
  frame.next++;
  frame.bound = [];
  openTalk(state);
}

function consume(
  box: Box,
  state: State,
  frame: FrameOf<'domestic-crisis'>,
  seat: Seat,
  move: MoveOf<'consume'>,
  emit: Emit<Event>,
): void {
  useCube(box, state, seat, 'domestic', frame.resource, move.from);
  emit({ type: 'consumed', seat, resource: frame.resource, from: move.from });
  frame.owed = frame.amount;
  if (lying(state) > frame.owed) return;
  for (const unit of state.units) if (unit.down) unit.down = false;
  frame.owed = 0;
  emit({ type: 'stood-all', seat });
}

function stand(
  state: State,
  frame: FrameOf<'domestic-crisis'>,
  seat: Seat,
  move: MoveOf<'stand'>,
  emit: Emit<Event>,
): void {
  const unit = findLying(state, move);
  if (unit === undefined) return;
  unit.down = false;
  if (move.by === 'cube') frame.owed--;
  const bound = frame.bound.find(({ owner }) => owner === move.owner);
  if (bound !== undefined && bound.left > 0) bound.left--;
  emit({ type: 'stood', seat, owner: move.owner, spot: move.spot, by: move.by });
}
