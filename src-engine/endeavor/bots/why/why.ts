import { term, type Term } from '../../../bots/advice.ts';
import { buildingOf } from '../../box.ts';
import type { Move, MoveOf } from '../../moves.ts';
import { buildWorth, returnWorth } from '../boards.ts';
import { discardWorth } from '../draws.ts';
import { asSeen, pending, type Evaluation } from '../evaluation.ts';
import { LOSS, neutralWorth, TAKEN } from '../neutral.ts';
import { actionTerms } from './actions.ts';
import { rest, symbolsTerms } from './parts.ts';

/** The parts of the worth of a move of each kind, beside `WORTHS` of the steward: they add up to it. */
type Whys = { readonly [T in Move['type']]?: (evaluation: Evaluation, move: MoveOf<T>) => Term[] };

function buildTerms(evaluation: Evaluation, move: MoveOf<'build'>): Term[] {
  const { symbols, glory, action } = buildingOf(evaluation.box, move.building);
  const parts = [...symbolsTerms(evaluation, symbols), term('building-glory', glory, { n: glory })];
  return rest(buildWorth(evaluation, move), parts, 'new-action', action === null ? {} : { symbol: action });
}

function returnTerms(evaluation: Evaluation, move: MoveOf<'return'>): Term[] {
  return [term('use-again', returnWorth(evaluation, move), { building: move.building })];
}

/** A discard costs what the hand loses by it, less than by the worst of the others. */
function discardTerms(evaluation: Evaluation, move: MoveOf<'discard'>): Term[] {
  const worths = evaluation.player.cards.map((card) => discardWorth(evaluation, { type: 'discard', card }));
  return [term('least-lost', discardWorth(evaluation, move) - Math.min(...worths), { card: move.card })];
}

function neutralTerms(evaluation: Evaluation, move: MoveOf<'neutral'>): Term[] {
  const frame = pending(evaluation);
  if (frame?.kind !== 'neutral') return [];
  const rival = 1 - evaluation.seat;
  const taken = TAKEN.theirs * LOSS[frame.action](asSeen(evaluation, rival), move.at);
  return rest(neutralWorth(evaluation, move), [term('taken-from', taken, { seat: rival })], 'taken-from-you');
}

const WHYS: Whys = {
  build: buildTerms,
  return: returnTerms,
  ship: actionTerms,
  occupy: actionTerms,
  attack: actionTerms,
  pay: actionTerms,
  draw: actionTerms,
  discard: discardTerms,
  neutral: neutralTerms,
};

/** The parts of what a move is worth to the seat whose decision is evaluated. */
export function whyOf(evaluation: Evaluation, move: Move): Term[] {
  // The type of the move picks the reasons that were written for it.
  const why = WHYS[move.type] as ((evaluation: Evaluation, move: Move) => Term[]) | undefined;
  return why?.(evaluation, move) ?? [];
}
