import { defined } from '../../kernel/defined.ts';
import { pick, type Rng } from '../../kernel/rng.ts';
import type { Seat } from '../../kernel/seat.ts';
import { adviceFrom, worthOfMove, type Worth } from '../../bots/advice.ts';
import type { Bot } from '../../bots/bot.ts';
import { openBox, type Box } from '../box.ts';
import type { Pack } from '../data/schema.ts';
import type { EndeavorTypes } from '../endeavor.ts';
import type { Move, MoveOf } from '../moves.ts';
import { actionWorth } from './actions.ts';
import { buildWorth, returnWorth } from './boards.ts';
import { discardWorth } from './draws.ts';
import { evaluate, type Evaluation } from './evaluation.ts';
import { neutralWorth } from './neutral.ts';
import { CITY, GOVERNOR, type Temperament } from './temperament.ts';
import { whyOf } from './why/why.ts';

/** What a move of each kind is worth, in glory above doing nothing. */
type Worths = { readonly [T in Move['type']]: (evaluation: Evaluation, move: MoveOf<T>) => number };

/** Glory by which a decision must have fallen short before it is told. */
const TELLING = 0.75;
/** A disc on a building for nothing is worse than to pass. */
const IDLE = -1;

const WORTHS: Worths = {
  build: buildWorth,
  return: returnWorth,
  ship: actionWorth,
  occupy: actionWorth,
  attack: actionWorth,
  pay: actionWorth,
  draw: actionWorth,
  discard: discardWorth,
  neutral: neutralWorth,
  // The price of discs is in what they are spent for, so what is saved is worth nothing here.
  pass: () => 0,
  done: () => 0,
  idle: () => IDLE,
};

/** What a move is worth to the seat whose decision is evaluated, in glory above doing nothing. */
export function worthOf(evaluation: Evaluation, move: Move): number {
  // The type of the move picks the valuation that was written for it.
  const worth = WORTHS[move.type] as (evaluation: Evaluation, move: Move) => number;
  return worth(evaluation, move);
}

/** The best of `moves` by `worth`; chance decides among equals. @throws RangeError if there is none. */
export function best(moves: readonly Move[], worth: (move: Move) => number, rng: Rng): Move {
  let highest = Number.NEGATIVE_INFINITY;
  let found: Move[] = [];
  for (const move of moves) {
    const one = worth(move);
    if (one > highest + 1e-9) [highest, found] = [one, [move]];
    else if (one >= highest - 1e-9) found.push(move);
  }
  if (found.length === 0) throw new RangeError('the seat owes no decision');
  return defined(found.length === 1 ? found[0] : found[pick(rng, found.length)]);
}

/** All moves with what they are worth. */
const valued = (evaluation: Evaluation, moves: readonly Move[]): Worth<Move>[] =>
  moves.map((move) => ({ move, worth: worthOf(evaluation, move) }));

/** The move that the steward would choose, with its worth. */
function pickBest(worths: readonly Worth<Move>[], rng: Rng): Worth<Move> {
  const worthBy = new Map(worths.map(({ move, worth }) => [move, worth]));
  const move = best([...worthBy.keys()], (one) => defined(worthBy.get(one)), rng);
  return { move, worth: defined(worthBy.get(move)) };
}

/** The same action by another building or token is no alternative. */
const alike = (one: Move, other: Move): boolean =>
  'at' in one && 'at' in other && one.type === other.type && one.at === other.at;

/** What the steward likes that sits at `seat`: every second one ships and governors, the others cities and routes. */
export const temperAt = (seat: Seat): Temperament => (seat % 2 === 0 ? GOVERNOR : CITY);

/** The move of `moves` that a steward of `seat` plays, all of them its legal ones. @throws RangeError if there is none */
export function playedOf(evaluation: Evaluation, moves: readonly Move[], rng: Rng): Move {
  if (moves.length === 1) return defined(moves[0]);
  return best(moves, (move) => worthOf(evaluation, move), rng);
}

function steward(box: Box, level: string, temperOf: (seat: Seat) => Temperament): Bot<EndeavorTypes> {
  return {
    level,
    decide(game, information, seat, rng) {
      const state = game.stateFromView(information.view);
      return playedOf(evaluate(box, state, seat, temperOf(seat)), game.legalMoves(state, seat), rng);
    },
    advise(game, information, seat, rng, wanted) {
      const state = game.stateFromView(information.view);
      const evaluation = evaluate(box, state, seat, temperOf(seat));
      const worths = valued(evaluation, game.legalMoves(state, seat));
      const chosen = wanted === undefined ? pickBest(worths, rng) : worthOfMove(worths, wanted);
      return adviceFrom(worths, chosen, whyOf(evaluation, chosen.move), alike);
    },
    worths(game, information, seat) {
      const state = game.stateFromView(information.view);
      return valued(evaluate(box, state, seat, temperOf(seat)), game.legalMoves(state, seat));
    },
    telling: TELLING,
  };
}

/**
 * Players by rule of thumb, for games made from `pack`: each move has a worth in glory, the highest is played.
 * `steward-governor` likes ships and governors, `steward-city` cities and routes; of `steward` every second seat is one
 * or the other.
 */
export function stewards(pack: Pack): Bot<EndeavorTypes>[] {
  const box = openBox(pack);
  return [
    steward(box, 'steward', temperAt),
    steward(box, 'steward-governor', () => GOVERNOR),
    steward(box, 'steward-city', () => CITY),
  ];
}
