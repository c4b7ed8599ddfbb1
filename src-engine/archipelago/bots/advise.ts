import { adviceFrom, type Advice, type Worth } from '../../bots/advice.ts';
import type { Move } from '../moves.ts';
import type { Evaluation } from './evaluation.ts';
import { freeCubeWorth } from './crisis.ts';
import { toldBy } from './tell.ts';
import { worthOf } from './worths.ts';

/** Florins by which a decision must have fallen short before it is told. */
export const TELLING = 2;

/** Moves whose worth puts them in an order and is no sum of florins. */
const ORDERED: ReadonlySet<Move['type']> = new Set<Move['type']>([
  'discover',
  'disembark',
  'name-next',
  'stand',
  'allow',
  'forbid',
  'take-hex',
  'target',
  'spy',
  'sink',
  'pillage',
  'point',
]);

/** The moves with their worths, if these are florins; nothing where they only say what comes first. */
export function measured(evaluation: Evaluation, worths: readonly Worth<Move>[]): readonly Worth<Move>[] {
  if (worths.some(({ move }) => ORDERED.has(move.type))) return [];
  // What is free is never worse than what is one's own.
  const own = Math.max(...worths.flatMap(({ move, worth }) => (isFreeCube(move) ? [] : [worth])));
  return worths.map(({ move, worth }) => ({
    move,
    worth: isFreeCube(move) ? Math.max(own, freeCubeWorth(evaluation)) : worth,
  }));
}

const isFreeCube = (move: Move): boolean =>
  (move.type === 'consume' || move.type === 'supply') && move.from === 'market';

/** Whether two moves differ in nothing that matters much: the same tile turned or laid elsewhere, the same unit's place. */
function alike(one: Move, other: Move): boolean {
  if (one.type === 'lay-hex' && other.type === 'lay-hex') return one.side === other.side;
  if (one.type === 'discover' && other.type === 'discover') return one.side === other.side;
  return false;
}

/** The advice to play `move`, one of the moves of `worths`. */
export function adviceOn(evaluation: Evaluation, worths: readonly Worth<Move>[], move: Move): Advice<Move> {
  const worth = worths.find((one) => one.move === move)?.worth ?? 0;
  const parts = toldBy((tell) => worthOf(evaluation, move, tell));
  return adviceFrom(worths, { move, worth }, parts, alike);
}
