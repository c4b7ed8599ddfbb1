import type { Move, MoveOf } from '../../moves.ts';
import type { Evaluation } from '../evaluation.ts';
import {
  advanceMoveWorth,
  assignMoveWorth,
  buyWorth,
  chooseWorth,
  declareWorth,
  findWorth,
  moveMoveWorth,
  nextWorth,
  pickWorth,
  releaseMoveWorth,
  takeWorth,
} from './effects.ts';
import { islandWorth, landWorth, voyageMoveWorth } from './islands.ts';
import { keepWorth } from './keep.ts';
import { QUIET, type Tell } from './tell.ts';
import { passWorth, pawnWorth, placeWorth, raidMoveWorth, useMoveWorth } from './turn.ts';
import {
  boostMoveWorth,
  constructWorth,
  exploreWorth,
  fieldMoveWorth,
  harvestMoveWorth,
  populateWorth,
  sailMoveWorth,
} from './window.ts';

/** What a move of each kind is worth, in points above doing nothing. */
type Worths = { readonly [T in Move['type']]: (evaluation: Evaluation, move: MoveOf<T>, tell: Tell) => number };

const WORTHS: Worths = {
  keep: keepWorth,
  place: placeWorth,
  pawn: pawnWorth,
  raid: raidMoveWorth,
  use: useMoveWorth,
  pass: (evaluation, _, tell) => passWorth(evaluation, tell),
  boost: boostMoveWorth,
  field: fieldMoveWorth,
  explore: exploreWorth,
  populate: populateWorth,
  construct: constructWorth,
  harvest: harvestMoveWorth,
  sail: sailMoveWorth,
  choose: chooseWorth,
  declare: declareWorth,
  buy: buyWorth,
  done: () => 0,
  pick: pickWorth,
  assign: assignMoveWorth,
  release: releaseMoveWorth,
  take: takeWorth,
  find: findWorth,
  build: placeWorth,
  move: moveMoveWorth,
  advance: advanceMoveWorth,
  voyage: voyageMoveWorth,
  island: islandWorth,
  land: landWorth,
  next: nextWorth,
};

/** What a move is worth to the seat whose decision is evaluated, in points above doing nothing; `tell` is given its parts. */
export function worthOf(evaluation: Evaluation, move: Move, tell: Tell = QUIET): number {
  // The type of the move picks the valuation that was written for it.
  const worth = WORTHS[move.type] as (evaluation: Evaluation, move: Move, tell: Tell) => number;
  return worth(evaluation, move, tell);
}
