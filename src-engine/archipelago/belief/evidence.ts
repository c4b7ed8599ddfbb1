import { defined } from '../../kernel/defined.ts';
import type { Game } from '../../kernel/game.ts';
import { canonicalJson } from '../../kernel/hash.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { ArchipelagoTypes } from '../archipelago.ts';
import { evaluate } from '../bots/evaluation.ts';
import { worthOf } from '../bots/worths.ts';
import { EVEN } from '../bots/temperament.ts';
import type { Box } from '../box.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';

/** Florins by which a move must be better to be about three times as likely. */
const TEMPERATURE = 0.5;
/** The share of moves that are made for no reason a steward knows. */
const WHIMS = 0.3;
/** Moves with which one that was made is compared. */
const COMPARED = 6;

/**
 * The kinds of moves by which a seat shows what it is after, each with the moves that are of it. What else it does hardly differs by
 * objective.
 */
export const KINDS = {
  act: ['act'],
  trade: ['trade'],
  build: ['build', 'build-ship', 'build-wonder'],
  units: ['recruit', 'migrate', 'reproduce'],
  buy: ['buy', 'take-card'],
  rotate: ['rotate'],
  card: ['use-card'],
  give: ['consume', 'supply'],
  stop: ['done'],
  stand: ['stand'],
} as const satisfies Record<string, readonly Move['type'][]>;
/** A kind of moves. */
export type Kind = keyof typeof KINDS;

const KIND_OF: ReadonlyMap<Move['type'], Kind> = new Map(
  // The members of `KINDS` are its kinds.
  (Object.entries(KINDS) as [Kind, readonly Move['type'][]][]).flatMap(([kind, types]) =>
    types.map((type) => [type, kind] as const),
  ),
);

/** Of which kind `move` is; undefined if it says nothing about the objectives of whoever makes it. */
export function kindOf(move: Move): Kind | undefined {
  return KIND_OF.get(move.type);
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
 * and then any move is made. It is compared with the best of the others by the first hand: the rest would cost time and say little. All 0
 * where there was no choice.
 */
export function evidenceOf(observed: Observed, hands: readonly (readonly string[])[]): number[] {
  const { game, state, seat, move } = observed;
  const made = canonicalJson(move);
  const moves = game.legalMoves(state, seat);
  const others = moves.filter((one) => one.type !== move.type || canonicalJson(one) !== made);
  const [first = []] = hands;
  if (others.length === 0 || others.length === moves.length) return hands.map(() => 0);
  const worths = worthsWith(observed, first, others);
  const order = others.map((_, index) => index).sort((one, other) => defined(worths[other]) - defined(worths[one]));
  const compared = [move, ...order.slice(0, COMPARED).map((index) => defined(others[index]))];
  return hands.map((hand) => Math.log(chanceOfFirst(worthsWith(observed, hand, compared))));
}

/** What each of `moves` would be worth to the seat if it held `hand`, and knew of no other. */
function worthsWith({ game, box, state, seat }: Observed, hand: readonly string[], moves: readonly Move[]): number[] {
  const objectives = state.objectives.with(seat, [...hand]);
  const asSeat: State = { ...state, objectives, discarded: state.discarded.with(seat, []), seen: [] };
  const evaluation = evaluate(game, box, asSeat, seat, EVEN);
  return moves.map((move) => worthOf(evaluation, move));
}

/** The chance of the first among moves of these worths. */
function chanceOfFirst(worths: readonly number[]): number {
  const best = Math.max(...worths);
  const weights = worths.map((worth) => Math.exp((worth - best) / TEMPERATURE));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return ((1 - WHIMS) * defined(weights[0])) / sum + WHIMS / worths.length;
}
