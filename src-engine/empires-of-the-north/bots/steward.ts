import { defined } from '../../kernel/defined.ts';
import { pick, type Rng } from '../../kernel/rng.ts';
import type { Seat } from '../../kernel/seat.ts';
import { adviceFrom, worthOfMove, type Term, type Worth } from '../../bots/advice.ts';
import type { Bot } from '../../bots/bot.ts';
import { openBox, type Box } from '../box.ts';
import type { Pack } from '../data/schema.ts';
import type { EmpiresTypes } from '../empires-of-the-north.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { evaluate } from './evaluate.ts';
import type { Evaluation } from './evaluation.ts';
import { BUILDER, SEA, type Temperament } from './temperament.ts';
import { listing } from './why/tell.ts';
import { worthOf } from './why/worths.ts';

/** Points by which a decision must have fallen short before it is told. */
const TELLING = 1;
const ALIKE = 1e-9;

/** The best of `moves` by `worth`; chance decides among equals. @throws RangeError if there is none. */
function best(moves: readonly Move[], worth: (move: Move) => number, rng: Rng): Move {
  let highest = Number.NEGATIVE_INFINITY;
  let found: Move[] = [];
  for (const move of moves) {
    const one = worth(move);
    if (one > highest + ALIKE) [highest, found] = [one, [move]];
    else if (one >= highest - ALIKE) found.push(move);
  }
  if (found.length === 0) throw new RangeError('the seat owes no decision');
  return defined(found.length === 1 ? found[0] : found[pick(rng, found.length)]);
}

/** The move of `moves` that a steward plays, all of them legal ones of its seat. @throws RangeError if there is none */
export function playedOf(evaluation: Evaluation, moves: readonly Move[], rng: Rng): Move {
  if (moves.length === 1) return defined(moves[0]);
  return best(moves, (move) => worthOf(evaluation, move), rng);
}

/** What the steward likes that sits at `seat`: every second one its engine, the others the sea. */
export const temperAt = (seat: Seat): Temperament => (seat % 2 === 0 ? BUILDER : SEA);

/** All moves with what they are worth. */
const valued = (evaluation: Evaluation, moves: readonly Move[]): Worth<Move>[] =>
  moves.map((move) => ({ move, worth: worthOf(evaluation, move) }));

/** The same paid otherwise is no alternative. */
function alike(one: Move, other: Move): boolean {
  if (one.type !== other.type) return false;
  if ('card' in one && 'card' in other) return one.card === other.card;
  if (one.type === 'pawn' && other.type === 'pawn') return one.tile === other.tile;
  return one.type === 'use' && other.type === 'use' && one.location === other.location;
}

/** The move that the steward would choose. */
function pickBest(worths: readonly Worth<Move>[], rng: Rng): Move {
  const worthBy = new Map(worths.map(({ move, worth }) => [move, worth]));
  return best([...worthBy.keys()], (one) => defined(worthBy.get(one)), rng);
}

function advised(
  evaluation: Evaluation,
  moves: readonly Move[],
  rng: Rng,
  wanted: Move | undefined,
): ReturnType<typeof adviceFrom<Move>> {
  const worths = valued(evaluation, moves);
  const move = wanted === undefined ? pickBest(worths, rng) : worthOfMove(worths, wanted).move;
  const terms: Term[] = [];
  const worth = worthOf(evaluation, move, listing(terms));
  return adviceFrom(worths, { move, worth }, terms, alike);
}

function steward(box: Box, level: string, temperOf: (seat: Seat) => Temperament): Bot<EmpiresTypes> {
  // What is drawn for the hands of others is never read: the own hand and all that lies open decide.
  const known = (
    game: Parameters<Bot<EmpiresTypes>['decide']>[0],
    information: EmpiresTypes['information'],
    rng: Rng,
  ): State => game.sample(information, rng);
  return {
    level,
    decide(game, information, seat, rng) {
      const state = known(game, information, rng);
      const moves = game.legalMoves(state, seat);
      return playedOf(evaluate(box, state, seat, temperOf(seat)), moves, rng);
    },
    advise(game, information, seat, rng, wanted) {
      const state = known(game, information, rng);
      return advised(evaluate(box, state, seat, temperOf(seat)), game.legalMoves(state, seat), rng, wanted);
    },
    worths(game, information, seat, rng) {
      const state = known(game, information, rng);
      return valued(evaluate(box, state, seat, temperOf(seat)), game.legalMoves(state, seat));
    },
    telling: TELLING,
  };
}

/**
 * Players by rule of thumb, for games made from `pack`: each move has a worth in points at the end, the highest is played.
 * `steward-builder` likes what brings something every round, `steward-sea` ships, islands and raids; of `steward` every second
 * seat is one or the other.
 */
export function stewards(pack: Pack): Bot<EmpiresTypes>[] {
  const box = openBox(pack);
  return [
    steward(box, 'steward', temperAt),
    steward(box, 'steward-builder', () => BUILDER),
    steward(box, 'steward-sea', () => SEA),
  ];
}
