import { term, type Term } from '../../../bots/advice.ts';
import type { Move, MoveOf } from '../../moves.ts';
import type { Evaluation } from '../evaluation.ts';
import { harvested } from '../harvest.ts';
import { actTerms, useBuildingTerms } from './acts.ts';
import { buyTerms, chooseTerms, rotateTerms, takeCardTerms, useCardTerms, wonderTerms } from './cards.ts';
import { consumeTerms, doneTerms, standTerms, supplyTerms } from './crises.ts';
import { disembarkTerms, discoverTerms, keepTerms, layTerms, sendTerms, takeHexTerms } from './explores.ts';
import {
  acceptTerms,
  allowTerms,
  bidTerms,
  fistsTerms,
  giveTerms,
  nameTerms,
  pillageTerms,
  sinkTerms,
  spyTerms,
  targetTerms,
} from './others.ts';
import { shipTerms } from './parts.ts';
import { tradeTerms } from './trades.ts';
import {
  askTerms,
  birthTerms,
  buildShipTerms,
  buildTerms,
  deployTerms,
  expelTerms,
  migrateTerms,
  payTerms,
  recruitTerms,
} from './work.ts';

/** The parts of the worth of a move of each kind, beside `WORTHS` of the steward: they add up to it. */
type Whys = { readonly [T in Move['type']]?: (evaluation: Evaluation, move: MoveOf<T>) => Term[] };

const WHYS: Whys = {
  discover: discoverTerms,
  disembark: disembarkTerms,
  send: (evaluation, { resource }) => sendTerms(evaluation, resource),
  keep: (evaluation, { resource }) => keepTerms(evaluation, resource),
  bid: bidTerms,
  'name-next': nameTerms,
  consume: consumeTerms,
  stand: standTerms,
  supply: supplyTerms,
  done: doneTerms,
  expel: expelTerms,
  act: (evaluation, { action }) => actTerms(evaluation, action),
  'use-building': useBuildingTerms,
  'use-card': useCardTerms,
  'build-wonder': wonderTerms,
  deploy: (evaluation, { from }) => deployTerms(evaluation, harvested(evaluation), from),
  ask: askTerms,
  allow: allowTerms,
  trade: tradeTerms,
  'take-hex': takeHexTerms,
  'lay-hex': layTerms,
  reproduce: birthTerms,
  recruit: (evaluation, move) => recruitTerms(evaluation, move, isFree(evaluation)),
  migrate: migrateTerms,
  build: buildTerms,
  'build-ship': buildShipTerms,
  pay: payTerms,
  buy: buyTerms,
  rotate: rotateTerms,
  choose: chooseTerms,
  'choose-harvest': (evaluation, { resource }) => actTerms(evaluation, `harvest-${resource}`),
  'take-card': takeCardTerms,
  target: targetTerms,
  spy: spyTerms,
  sink: sinkTerms,
  'give-cube': (evaluation, { resource }) => giveTerms(evaluation, resource),
  'close-fists': fistsTerms,
  pillage: pillageTerms,
  launch: shipTerms,
  accept: acceptTerms,
};

/** Whether the workers of the running recruitment come for nothing. */
export function isFree({ state }: Evaluation): boolean {
  const frame = state.frames.at(-1);
  return frame?.kind === 'recruitment' && frame.free;
}

/** The parts of what a move is worth to the seat whose decision is evaluated. */
export function whyOf(evaluation: Evaluation, move: Move): Term[] {
  // The type of the move picks the reasons that were written for it.
  const why = WHYS[move.type] as ((evaluation: Evaluation, move: Move) => Term[]) | undefined;
  return why?.(evaluation, move) ?? [term('', 0)];
}
