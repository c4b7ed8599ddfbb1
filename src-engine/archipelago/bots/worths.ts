import type { Move, MoveOf } from '../moves.ts';
import { bidWorth } from './bids.ts';
import { buildShipWorth, buildWorth, payWorth } from './build.ts';
import { chooseWorth, useCardWorth } from './cards.ts';
import { consumeWorth, doneWorth, standWorth, supplyWorth } from './crisis.ts';
import { answerWorth, declineWorth } from './deals.ts';
import { discoverWorth, disembarkWorth, keepWorth, layWorth, sendWorth, takeHexWorth } from './explore.ts';
import { expelWorth, fistsWorth, giveWorth, pillageWorth, sinkWorth, spyWorth, targetWorth } from './opponents.ts';
import { allowWorth, askWorth, deployWorth } from './harvest.ts';
import { migrateWorth } from './migrate.ts';
import { nameWorth } from './order.ts';
import { buyWorth, rotateWorth, takeCardWorth } from './purchase.ts';
import { birthWorth, recruitWorth } from './recruit.ts';
import { actionWorth, useBuildingWorth } from './round.ts';
import { pending, type Evaluation } from './evaluation.ts';
import type { Tell } from './tell.ts';
import { tradeWorth } from './trade.ts';
import { shipWorth } from './worth.ts';
import { wonderWorth } from './wonders.ts';

/** What a move of each kind is worth, in florins above doing nothing. What is not named here is worth nothing. */
type Worths = { readonly [T in Move['type']]?: (evaluation: Evaluation, move: MoveOf<T>, tell?: Tell) => number };

const WORTHS: Worths = {
  discover: discoverWorth,
  disembark: disembarkWorth,
  send: sendWorth,
  keep: keepWorth,
  bid: bidWorth,
  'name-next': nameWorth,
  consume: consumeWorth,
  stand: standWorth,
  supply: supplyWorth,
  done: doneWorth,
  expel: expelWorth,
  act: (evaluation, { action }, tell) => actionWorth(evaluation, action, tell),
  'use-building': useBuildingWorth,
  'use-card': useCardWorth,
  'build-wonder': wonderWorth,
  deploy: deployWorth,
  ask: askWorth,
  allow: allowWorth,
  trade: tradeWorth,
  'take-hex': takeHexWorth,
  'lay-hex': layWorth,
  reproduce: birthWorth,
  recruit: (evaluation, move, tell) => recruitWorth(evaluation, move, isFree(evaluation), tell),
  migrate: migrateWorth,
  build: buildWorth,
  'build-ship': (evaluation, _, tell) => buildShipWorth(evaluation, tell),
  pay: payWorth,
  buy: buyWorth,
  rotate: rotateWorth,
  choose: chooseWorth,
  'choose-harvest': (evaluation, { resource }, tell) => actionWorth(evaluation, `harvest-${resource}`, tell),
  'take-card': takeCardWorth,
  target: targetWorth,
  spy: spyWorth,
  sink: sinkWorth,
  'give-cube': giveWorth,
  'close-fists': fistsWorth,
  pillage: pillageWorth,
  launch: (evaluation, _, tell) => shipWorth(evaluation, tell),
  accept: (evaluation, _, tell) => answerWorth(evaluation, tell),
  decline: declineWorth,
};

/** Whether the workers of the running recruitment come for nothing. */
function isFree(evaluation: Evaluation): boolean {
  const frame = pending(evaluation);
  return frame?.kind === 'recruitment' && frame.free;
}

/** What a move is worth to the seat whose decision is evaluated, in florins above doing nothing; `tell` is given its parts. */
export function worthOf(evaluation: Evaluation, move: Move, tell?: Tell): number {
  // The type of the move picks the valuation that was written for it.
  const worth = WORTHS[move.type] as ((evaluation: Evaluation, move: Move, tell?: Tell) => number) | undefined;
  return worth?.(evaluation, move, tell) ?? 0;
}
