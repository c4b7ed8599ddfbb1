import { defined } from '../../kernel/defined.ts';
import { pick, type Rng } from '../../kernel/rng.ts';
import type { Seat } from '../../kernel/seat.ts';
import { worthOfMove, type Worth } from '../../bots/advice.ts';
import type { Bot } from '../../bots/bot.ts';
import type { ArchipelagoTypes } from '../archipelago.ts';
import { openBox, type Box } from '../box.ts';
import type { Pack } from '../data/schema.ts';
import type { Move } from '../moves.ts';
import { adviceOn, measured, TELLING } from './advise.ts';
import { bestOffer } from './deals.ts';
import { evaluate, type Evaluation } from './evaluation.ts';
import { BUILDER, TRADER, type Temperament } from './temperament.ts';
import { worthOf } from './worths.ts';

/** All moves with what they are worth. */
const valued = (evaluation: Evaluation, moves: readonly Move[]): Worth<Move>[] =>
  moves.map((move) => ({ move, worth: worthOf(evaluation, move) }));

/** The best of `moves`; chance decides among equals. @throws RangeError if there is none */
export function best(evaluation: Evaluation, moves: readonly Move[], rng: Rng): Move {
  if (moves.length === 1) return defined(moves[0]);
  let highest = Number.NEGATIVE_INFINITY;
  let found: Move[] = [];
  for (const move of moves) {
    const worth = worthOf(evaluation, move);
    if (worth > highest + 1e-9) [highest, found] = [worth, [move]];
    else if (worth >= highest - 1e-9) found.push(move);
  }
  if (found.length === 0) throw new RangeError('the seat owes no decision');
  return defined(found[pick(rng, found.length)]);
}

/** What a steward at that seat likes: every second one is a builder. */
export function temperOf(seat: Seat): Temperament {
  return seat % 2 === 0 ? BUILDER : TRADER;
}

function steward(box: Box, level: string, likes: (seat: Seat) => Temperament): Bot<ArchipelagoTypes> {
  return {
    level,
    decide(game, information, seat, rng) {
      const evaluation = evaluate(game, box, game.sample(information, rng), seat, likes(seat));
      return bestOffer(evaluation, information, rng) ?? best(evaluation, game.legalMoves(evaluation.state, seat), rng);
    },
    advise(game, information, seat, rng, wanted) {
      const evaluation = evaluate(game, box, game.sample(information, rng), seat, likes(seat));
      const moves = game.legalMoves(evaluation.state, seat);
      const worths = valued(evaluation, moves);
      return adviceOn(
        evaluation,
        worths,
        wanted === undefined ? best(evaluation, moves, rng) : worthOfMove(worths, wanted).move,
      );
    },
    worths(game, information, seat, rng) {
      const evaluation = evaluate(game, box, game.sample(information, rng), seat, likes(seat));
      return measured(evaluation, valued(evaluation, game.legalMoves(evaluation.state, seat)));
    },
    telling: TELLING,
  };
}

/**
 * Players by rule of thumb, for games made from `pack`: each move has a worth in florins, the highest is played.
 * `steward-builder` likes towns and people, `steward-trader` markets and cards; of `steward` every second seat is one or
 * the other.
 */
export function stewards(pack: Pack): Bot<ArchipelagoTypes>[] {
  const box = openBox(pack);
  return [
    steward(box, 'steward', temperOf),
    steward(box, 'steward-builder', () => BUILDER),
    steward(box, 'steward-trader', () => TRADER),
  ];
}
