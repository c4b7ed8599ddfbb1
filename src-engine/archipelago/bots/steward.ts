import { defined } from '../../kernel/defined.ts';
import { pick, type Rng } from '../../kernel/rng.ts';
import type { Seat } from '../../kernel/seat.ts';
import { worthOfMove, type Worth } from '../../bots/advice.ts';
import type { Bot } from '../../bots/bot.ts';
import type { ArchipelagoTypes } from '../archipelago.ts';
import { openBox, type Box } from '../box.ts';
import type { Pack } from '../data/schema.ts';
import type { Move, MoveOf } from '../moves.ts';
import { bidWorth } from './bids.ts';
import { buildShipWorth, buildWorth, payWorth } from './build.ts';
import { chooseWorth, useCardWorth, wonderWorth } from './cards.ts';
import { consumeWorth, standWorth, supplyWorth } from './crisis.ts';
import { acceptWorth, bestOffer, declineWorth } from './deals.ts';
import { discoverWorth, disembarkWorth, layWorth, sendWorth, takeHexWorth } from './explore.ts';
import { expelWorth, fistsWorth, partWorth, pillageWorth, sinkWorth, targetWorth } from './opponents.ts';
import { aheadOfMe } from './goals.ts';
import { allowWorth, askWorth, deployWorth, harvested } from './harvest.ts';
import { migrateWorth } from './migrate.ts';
import { nameWorth } from './order.ts';
import { buyWorth, rotateWorth, takeCardWorth } from './purchase.ts';
import { birthWorth, recruitWorth } from './recruit.ts';
import { actionWorth, useBuildingWorth } from './round.ts';
import { evaluate, type Evaluation } from './evaluation.ts';
import { BUILDER, TRADER, type Temperament } from './temperament.ts';
import { tradeWorth } from './trade.ts';
import { isFree } from './why/why.ts';
import { cubeWorth, shipWorth } from './worth.ts';
import { adviceOn, measured, TELLING } from './advise.ts';

/** What a move of each kind is worth, in florins above doing nothing. What is not named here is worth nothing. */
type Worths = { readonly [T in Move['type']]?: (evaluation: Evaluation, move: MoveOf<T>) => number };

const WORTHS: Worths = {
  discover: discoverWorth,
  disembark: disembarkWorth,
  send: (evaluation, { resource }) => sendWorth(evaluation, resource),
  keep: (evaluation, { resource }) => cubeWorth(evaluation, resource),
  bid: bidWorth,
  'name-next': nameWorth,
  consume: consumeWorth,
  stand: standWorth,
  supply: supplyWorth,
  expel: expelWorth,
  act: (evaluation, { action }) => actionWorth(evaluation, action),
  'use-building': useBuildingWorth,
  'use-card': useCardWorth,
  'build-wonder': wonderWorth,
  deploy: (evaluation, { from }) => deployWorth(evaluation, harvested(evaluation), from),
  ask: askWorth,
  allow: allowWorth,
  trade: tradeWorth,
  'take-hex': takeHexWorth,
  'lay-hex': layWorth,
  reproduce: birthWorth,
  recruit: (evaluation, move) => recruitWorth(evaluation, move, isFree(evaluation)),
  migrate: migrateWorth,
  build: buildWorth,
  'build-ship': buildShipWorth,
  pay: payWorth,
  buy: buyWorth,
  rotate: rotateWorth,
  choose: chooseWorth,
  'choose-harvest': (evaluation, { resource }) => actionWorth(evaluation, `harvest-${resource}`),
  'take-card': takeCardWorth,
  target: targetWorth,
  spy: (evaluation, { seat }) => 1 + aheadOfMe(evaluation, seat) / 4,
  sink: sinkWorth,
  'give-cube': (evaluation, { resource }) => partWorth(evaluation, resource),
  'close-fists': fistsWorth,
  pillage: pillageWorth,
  launch: shipWorth,
  accept: acceptWorth,
  decline: declineWorth,
};

/** What a move is worth to the seat whose decision is evaluated, in florins above doing nothing. */
export function worthOf(evaluation: Evaluation, move: Move): number {
  // The type of the move picks the valuation that was written for it.
  const worth = WORTHS[move.type] as ((evaluation: Evaluation, move: Move) => number) | undefined;
  return worth?.(evaluation, move) ?? 0;
}

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
