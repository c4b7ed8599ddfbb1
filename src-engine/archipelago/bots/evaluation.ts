import type { Game } from '../../kernel/game.ts';
import { defined } from '../../kernel/defined.ts';
import type { Seat } from '../../kernel/seat.ts';
import { whatIfPending } from '../../kernel/what-if.ts';
import type { ArchipelagoTypes } from '../archipelago.ts';
import { objectiveOf, type Box } from '../box.ts';
import type { Frame } from '../frames.ts';
import type { Move } from '../moves.ts';
import type { Screen, State } from '../state.ts';
import type { Tell } from './tell.ts';
import { AT_THE_END, type Temperament } from './temperament.ts';

/** What the own objective makes of a player. */
export type Role = 'plain' | 'pacifist' | 'separatist';

/** One decision of one seat: all that the functions which value moves may read. */
export type Evaluation = {
  readonly game: Game<ArchipelagoTypes>;
  readonly box: Box;
  /**
   * A state that was sampled: what lies open, every stock and the seat's own objectives are as the seat knows them. Of others'
   * objectives, fists and what lies face down nothing is read.
   */
  readonly state: State;
  readonly seat: Seat;
  readonly screen: Screen;
  readonly temper: Temperament;
  readonly role: Role;
  /** What has been worked out in this decision already: see `memo`. */
  readonly known: Map<unknown, unknown>;
};

/** Begins the evaluation of a decision of `seat` in a state that was sampled. */
export function evaluate(
  game: Game<ArchipelagoTypes>,
  box: Box,
  state: State,
  seat: Seat,
  temper: Temperament,
): Evaluation {
  const kinds = ownObjectives({ state, seat }).map((id) => objectiveOf(box, id).victory.kind);
  const role = kinds.includes('separatist') ? 'separatist' : kinds.includes('pacifist') ? 'pacifist' : 'plain';
  const likes = isEndDue(state) ? AT_THE_END : temper;
  return { game, box, state, seat, screen: defined(state.screens[seat]), temper: likes, role, known: new Map() };
}

/** Whether an end condition has been met: the game ends where the rules next let it, and only what is counted then is worth anything. */
export const isEndDue = ({ met }: Pick<State, 'met'>): boolean => met.length > 0;

/** What is worth so much as long as the game goes on, and nothing once its end is due. */
export const ifGoesOn = ({ state }: Pick<Evaluation, 'state'>, worth: number): number => (isEndDue(state) ? 0 : worth);

/** The objectives the seat holds. */
export function ownObjectives({ state, seat }: Pick<Evaluation, 'state' | 'seat'>): readonly string[] {
  return defined(state.objectives[seat]);
}

/** The result of `work`, worked out once in a decision and kept under `key`, which must say all that it depends on. */
export function memo<T>(evaluation: Evaluation, key: unknown, work: () => T): T {
  if (!evaluation.known.has(key)) evaluation.known.set(key, work());
  // Each key belongs to one caller, who alone writes under it.
  return evaluation.known.get(key) as T;
}

/** A worth as `memo` keeps it. For whoever listens to its parts it is worked out anew. */
export function memoWorth(evaluation: Evaluation, key: unknown, work: (tell?: Tell) => number, tell?: Tell): number {
  return tell === undefined ? memo(evaluation, key, work) : work(tell);
}

/** The moves the seat would have if `frame` lay on top: what an action would offer. */
export function movesWith(evaluation: Evaluation, frame: Frame): Move[] {
  const { game, state, seat } = evaluation;
  return game.legalMoves(whatIfPending(state, frame), seat);
}

/** What is pending on top. */
export function pending(evaluation: Evaluation): Frame | undefined {
  return evaluation.state.frames.at(-1);
}
