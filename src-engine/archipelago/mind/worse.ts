/** Moves that are not worth a look, because another clearly does the same for less. */
import { defined } from '../../kernel/defined.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Resource } from '../data/schema.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';

/** Florins, by the steward, by which a cube must be worth less than a token, and a unit placed more than none, to be beyond doubt. */
const CLEAR = { cube: 1, placed: 0.5 };
/** Cubes of a type of which one is spare. */
const SPARE = 2;

/**
 * Those of `moves`, legal ones of `seat` with what they are `worth` to the steward, that are clearly worse than another: a token where a
 * spare cube does the same, a harvest in which nobody is placed though it pays.
 */
export function worseMoves(
  state: State,
  seat: Seat,
  moves: readonly Move[],
  worths: readonly number[],
): ReadonlySet<Move> {
  const worse = new Set<Move>(idleHarvests(state, moves, worths));
  moves.forEach((move, index) => {
    const resource = resourceOfToken(state, move);
    if (resource === undefined || defined(state.screens[seat]).cubes[resource] < SPARE) return;
    const cube = moves.findIndex((other) => doesTheSame(move, other));
    if (cube >= 0 && defined(worths[cube]) >= defined(worths[index]) + CLEAR.cube) worse.add(move);
  });
  return worse;
}

/** What leaves a harvest without anybody placed, where somebody could be. */
function idleHarvests({ frames }: State, moves: readonly Move[], worths: readonly number[]): Move[] {
  const top = frames.at(-1);
  if ((top?.kind !== 'harvest' || top.done > 0) && top?.kind !== 'free-harvest') return [];
  const isGain = ({ type }: Move, index: number): boolean =>
    (type === 'deploy' || type === 'choose-harvest') && defined(worths[index]) >= CLEAR.placed;
  const isIdle = ({ type }: Move, index: number): boolean =>
    type === 'done' || (type === 'choose-harvest' && defined(worths[index]) <= 0);
  return moves.some(isGain) ? moves.filter(isIdle) : [];
}

/** The resource for which a move spends a token. */
function resourceOfToken({ frames }: State, move: Move): Resource | undefined {
  if (move.type === 'trade') return move.with === 'token' ? move.resource : undefined;
  const top = frames.at(-1);
  if (move.type === 'pay') return move.with === 'token' && top?.kind === 'payment' ? top.owed[0] : undefined;
  if ((move.type !== 'consume' && move.type !== 'supply') || move.from !== 'token') return undefined;
  return top?.kind === 'domestic-crisis' || top?.kind === 'export-crisis' ? top.resource : undefined;
}

/** Whether `other` spends a cube for what `move` spends a token for. */
function doesTheSame(move: Move, other: Move): boolean {
  if (other.type !== move.type) return false;
  if (other.type === 'pay') return other.with === 'cube';
  if (other.type === 'consume' || other.type === 'supply') return other.from === 'screen';
  if (other.type !== 'trade' || move.type !== 'trade') return false;
  return (
    other.with === 'cube' && other.way === 'sell' && other.market === move.market && other.resource === move.resource
  );
}
