import { defined } from '../../kernel/defined.ts';
import { pop, push } from '../../kernel/frames.ts';
import { seatInOrder } from '../../kernel/order.ts';
import { refuse, refusePrivately, type Refusal } from '../../kernel/refusal.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { FrameOf } from '../frames.ts';
import type { MoveOf } from '../moves.ts';
import { moveMarker } from './markers.ts';
import type { State, Unit } from '../state.ts';
import type { MoveContext, Playing, SeatContext } from './context.ts';
import { cubeRefusal, SOURCES, useCube, type CubeSource } from './crisis-cubes.ts';
import { openTalk } from './deals/windows.ts';
import type { GameStep } from './step.ts';
import { anyLies, lying } from '../figures/crisis.ts';
import { controller } from '../figures/buildings.ts';
import { spotOf, standsAt } from '../figures/units.ts';

const RULE = 'balance/domestic-crisis';
const STANDING = 'balance/domestic-crisis/standing';
const TEMPLE = 'buildings/temple';
const BINDING = 'negotiation/binding';

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

type CrisisMove = 'consume' | 'stand' | 'done';

/** The lying citizens, one move for each class of them. */
function standMoves(state: State, seat: Seat, owed: number): MoveOf<CrisisMove>[] {
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

/** The owners whose citizens must be stood first by a deal, while some of those are left (ruling 102). */
function boundTo({ bound }: FrameOf<'domestic-crisis'>): Seat[] {
  return bound.flatMap(({ owner, left }) => (left > 0 ? [owner] : []));
}

function standRefusal(
  { state, frame, seat }: SeatContext & Playing<'domestic-crisis'>,
  move: MoveOf<'stand'>,
): Refusal | undefined {
  const { owed } = frame;
  if ((move.by === 'cube') !== owed > 0)
    return refuse(STANDING, owed > 0 ? 'stand-for-cube-first' : 'nothing-to-stand-for');
  if (findLying(state, move) === undefined) return refuse(STANDING, 'nobody-lies-there');
  const bound = boundRefusal(frame, move);
  if (bound !== undefined) return bound;
  if (move.by === 'temple' && !hasTemple(state, seat, move.spot.region)) return refuse(TEMPLE, 'no-temple-there');
  return undefined;
}

/** Why citizens of another owner come first, by a deal. */
function boundRefusal(frame: FrameOf<'domestic-crisis'>, { owner }: MoveOf<'stand'>): Refusal | undefined {
  if (frame.owed === 0 || frame.bound.length === 0) return undefined;
  const first = boundTo(frame);
  if (first[0] === undefined || first.includes(owner)) return undefined;
  return refuse(BINDING, 'bound-by-deal', { seat: first[0] });
}

function findLying(state: State, move: MoveOf<'stand'>): Unit | undefined {
  return state.units.find((unit) => unit.down && unit.owner === move.owner && standsAt(unit, move.spot));
}

/** Whoever is bound by a deal to stand citizens goes on as long as they have a cube to do it with. */
function leaveRefusal(context: SeatContext & Playing<'domestic-crisis'>): Refusal | undefined {
  const { frame } = context;
  const [owner] = boundTo(frame);
  if (owner === undefined) return undefined;
  const can = (from: CubeSource) => cubeRefusal(context, 'domestic', frame.resource, from) === undefined;
  if (can('market')) return refuse(BINDING, 'bound-by-deal', { seat: owner });
  return SOURCES.some(can) ? refusePrivately(BINDING, 'bound-by-deal', { seat: owner }) : undefined;
}

/** Why a player who has nobody left to stand for a cube may not give another, or end their turn. */
function turnRefusal(
  context: SeatContext & Playing<'domestic-crisis'>,
  move: MoveOf<'consume' | 'done'>,
): Refusal | undefined {
  if (move.type === 'done') return leaveRefusal(context);
  return cubeRefusal(context, 'domestic', context.frame.resource, move.from);
}

/**
 * Consumption crisis on the domestic market (rulebook 2.0, p. 7): in order, each player once gives cubes; for each
 * they must stand so many citizens, of whatever owner, as long as any lie. Those that still lie at the end are rebels.
 */
export const domesticCrisisStep: GameStep<'domestic-crisis', CrisisMove> = {
  rule: RULE,
  takes: ['consume', 'stand', 'done'],
  deciders: ({ state, frame }) =>
    frame.next < state.order.length && anyLies(state) ? [seatInOrder(state, frame.next)] : [],
  candidates({ state, frame, seat }) {
    const stand = standMoves(state, seat, frame.owed);
    if (frame.owed > 0) return stand;
    return [...SOURCES.map((from) => ({ type: 'consume', from }) as const), ...stand, { type: 'done' }];
  },
  refusal(context, move) {
    if (move.type === 'stand') return standRefusal(context, move);
    if (context.frame.owed > 0) return refuse(STANDING, 'stand-for-cube-first');
    return turnRefusal(context, move);
  },
  judge: (context) => (move) =>
    move.type === 'stand' ? boundRefusal(context.frame, move) : turnRefusal(context, move),
  apply(context, move) {
    const { state, frame } = context;
    if (move.type === 'done') endTurn(state, frame);
    else if (move.type === 'consume') consume(context, move);
    else stand(context, move);
  },
  run(context) {
    const { state, emit } = context;
    pop(state);
    const rebels = lying(state);
    emit({ type: 'crisis-over', half: 'domestic', rebels, missing: 0 });
    if (rebels > 0 && moveMarker(context, 'rebellion', rebels, 'rebels')) {
      push(state, { kind: 'expulsion', next: 0 });
    }
  },
};

function endTurn(state: State, frame: FrameOf<'domestic-crisis'>): void {
  frame.next++;
  frame.bound = [];
  openTalk(state);
}

function consume(context: MoveContext & Playing<'domestic-crisis'>, move: MoveOf<'consume'>): void {
  const { state, frame, seat, emit } = context;
  useCube(context, 'domestic', frame.resource, move.from);
  emit({ type: 'consumed', seat, resource: frame.resource, from: move.from });
  frame.owed = frame.amount;
  if (lying(state) > frame.owed) return;
  for (const unit of state.units) if (unit.down) unit.down = false;
  frame.owed = 0;
  emit({ type: 'stood-all', seat });
}

function stand({ state, frame, seat, emit }: MoveContext & Playing<'domestic-crisis'>, move: MoveOf<'stand'>): void {
  defined(findLying(state, move)).down = false;
  if (move.by === 'cube') frame.owed--;
  const bound = frame.bound.find(({ owner }) => owner === move.owner);
  if (bound !== undefined && bound.left > 0) bound.left--;
  emit({ type: 'stood', seat, owner: move.owner, spot: move.spot, by: move.by });
}
