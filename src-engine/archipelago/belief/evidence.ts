import { defined } from '../../kernel/defined.ts';
import type { Game } from '../../kernel/game.ts';
import { canonicalJson } from '../../kernel/hash.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { ArchipelagoTypes } from '../archipelago.ts';
import { evaluate } from '../bots/evaluation.ts';
import { worthOf } from '../bots/steward.ts';
import { EVEN } from '../bots/temperament.ts';
import type { Box } from '../box.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';

/** Florins by which a move must be better to be about three times as likely; fitted. */
export const TEMPERATURE = 2;
/** The share of moves that are made for no reason a steward knows; fitted. */
export const WHIMS = 0.2;

/** The moves by which a seat shows what it is after; what else it does hardly differs by objective. */
const TELLING: ReadonlySet<Move['type']> = new Set([
  'act',
  'use-building',
  'use-card',
  'build-wonder',
  'end-round',
  'consume',
  'supply',
  'done',
  'build',
  'build-ship',
  'trade',
  'buy',
  'rotate',
]);

/** Whether `move` may say anything about the objectives of whoever makes it. */
export function isTelling(move: Move): boolean {
  return TELLING.has(move.type);
}

/** A decision that somebody else has made, in a state that agrees with what the observer knew before. */
export type Observed = {
  readonly game: Game<ArchipelagoTypes>;
  readonly box: Box;
  readonly state: State;
  readonly seat: Seat;
  readonly move: Move;
};

/**
 * The logarithm of how likely the move was if the seat held each of `hands`: better moves are likelier, by the steward's worths, and now
 * and then any move is made. All 0 where there was no choice or where it does not depend on what is held.
 */
export function evidenceOf(observed: Observed, hands: readonly (readonly string[])[]): number[] {
  const { game, state, seat, move } = observed;
  const moves = game.legalMoves(state, seat);
  const made = canonicalJson(move);
  const index = moves.findIndex((one) => one.type === move.type && canonicalJson(one) === made);
  if (index < 0 || moves.length === 1) return hands.map(() => 0);
  return hands.map((hand) => Math.log(chanceOf(worthsWith(observed, hand, moves), index)));
}

/** What each of `moves` would be worth to the seat if it held `hand`, and knew of no other. */
function worthsWith({ game, box, state, seat }: Observed, hand: readonly string[], moves: readonly Move[]): number[] {
  const objectives = state.objectives.with(seat, [...hand]);
  const asSeat: State = { ...state, objectives, discarded: state.discarded.with(seat, []), seen: [] };
  const evaluation = evaluate(game, box, asSeat, seat, EVEN);
  return moves.map((move) => worthOf(evaluation, move));
}

/** The chance of the move at `index` among moves of these worths. */
function chanceOf(worths: readonly number[], index: number): number {
  const best = Math.max(...worths);
  const weights = worths.map((worth) => Math.exp((worth - best) / TEMPERATURE));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return ((1 - WHIMS) * defined(weights[index])) / sum + WHIMS / worths.length;
}
