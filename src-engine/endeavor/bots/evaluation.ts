import { defined } from '../../kernel/defined.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Box } from '../box.ts';
import type { Frame } from '../frames.ts';
import { phaseOf } from '../figures/phase.ts';
import type { Player, State } from '../state.ts';
import type { Temperament } from './temperament.ts';
import { trackTable, type TrackTable } from './track-table.ts';

/** One decision of one seat: all that the functions which value moves may read. Worths are glory at the end of the game. */
export type Evaluation = {
  readonly box: Box;
  readonly state: State;
  readonly seat: Seat;
  readonly player: Player;
  readonly temper: Temperament;
  /** Rounds after this one. */
  readonly left: number;
  /** Growth phases this seat still has, that of this round counted until it has been. */
  readonly growths: number;
  /** Salaries phases this seat still has, in the same way. */
  readonly salaries: number;
  /** What symbols are worth at this moment of the game, as far as it has been worked out. */
  readonly tracks: TrackTable;
  /** What has been worked out in this decision already: see `memo`. */
  readonly known: Map<unknown, unknown>;
};

/** Begins the evaluation of a decision of `seat`. */
export function evaluate(box: Box, state: State, seat: Seat, temper: Temperament): Evaluation {
  const left = box.pack.supply.rounds - state.round;
  const awaits = (kind: Frame['kind']): number =>
    state.frames.some((frame) => frame.kind === kind && 'seat' in frame && frame.seat === seat) ? 1 : 0;
  const [growths, salaries] = [left + awaits('growth'), left + awaits('salaries')];
  return {
    box,
    state,
    seat,
    player: defined(state.players[seat]),
    temper,
    left,
    growths,
    salaries,
    tracks: trackTable(box, { left, growths, salaries }),
    known: new Map(),
  };
}

/** The result of `work`, worked out once in a decision and kept under `key`, which must say all that it depends on. */
export function memo<T extends object | number | string | boolean>(
  { known }: Evaluation,
  key: unknown,
  work: () => T,
): T {
  // Each key belongs to one caller, who alone writes under it.
  const found = known.get(key) as T | undefined;
  if (found !== undefined) return found;
  const made = work();
  known.set(key, made);
  return made;
}

/** What is pending on top. */
export function pending({ state }: Evaluation): Frame | undefined {
  return state.frames.at(-1);
}

/** The same table with the eyes of another seat. */
export function asSeen(evaluation: Evaluation, seat: Seat): Evaluation {
  return memo(evaluation, `seat ${seat}`, () => evaluate(evaluation.box, evaluation.state, seat, evaluation.temper));
}

/** Whether this is the actions phase of the last round: nothing is saved for later. */
export function isLast({ state, left }: Evaluation): boolean {
  return left === 0 && phaseOf(state) === 'actions';
}
