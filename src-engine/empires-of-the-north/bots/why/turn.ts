/** What the moves of a turn are worth, part by part. */
import { faceOf, locationOf } from '../../figures/faces.ts';
import type { MoveOf } from '../../moves.ts';
import { cardOf } from '../../pack-index.ts';
import { canUsePawn } from '../../rules/turn-pawn.ts';
import type { Evaluation } from '../evaluation.ts';
import { lessOf, payCost } from '../goods.ts';
import { PAWN, pawnRest } from '../pawns.ts';
import { raidWorth } from '../raids.ts';
import { actionBest, tileWorth } from '../tiles.ts';
import { usedWorth } from '../uses.ts';
import { tellGiven, tellPaid, tellPlaced, tellPrice } from './parts.ts';
import type { Tell } from './tell.ts';

/** A Location that is used cannot be raided any more. */
const SAFE = 0.05;
/** What is neither gain nor loss is not worth a turn. */
const EFFORT = 0.02;

/** Placing a Location for its price. */
export function placeWorth(evaluation: Evaluation, { card, pay, of }: MoveOf<'place' | 'build'>, tell: Tell): number {
  return tellPlaced(evaluation, cardOf(evaluation.box, card), of, tell) + tellPrice(evaluation, card, pay, tell);
}

/** Using a pawn: the action of the tile with the best card before it, less the use that is gone. */
export function pawnWorth(evaluation: Evaluation, move: MoveOf<'pawn'>, tell: Tell): number {
  const { tile } = move;
  const whole = tileWorth(evaluation, tile);
  const action = actionBest(evaluation, tile);
  return (
    tell(`tile-${tile}`, action, { tile }) +
    tell('card-before', whole - action, { tile }) +
    tellPlace(evaluation, move, tell) +
    tell('pawn-used', -PAWN)
  );
}

/** Where the pawn comes to stand; of a second use, what is paid for it and what answers. */
function tellPlace(evaluation: Evaluation, move: MoveOf<'pawn'>, tell: Tell): number {
  const whole = pawnRest(evaluation, move);
  if (evaluation.player.pawns[move.pawn]?.tile === null) return tell('pawn', whole);
  const paid = -payCost(evaluation, move.pay);
  return tell('paid', paid, move.pay) + tell('answers', whole - paid);
}

/** A raid in a turn costs a token; by the word of a card it costs none. */
export function raidMoveWorth(evaluation: Evaluation, { seat, location }: MoveOf<'raid'>, tell: Tell): number {
  const harm = tell('harms', raidWorth(evaluation, seat, location), { seat });
  const frames = evaluation.state.frames;
  if (frames[frames.length - 1]?.kind !== 'turn') return harm;
  return harm + tell('token', -lessOf(evaluation, 'raze', 1));
}

/** Using a Location. */
export function useMoveWorth(evaluation: Evaluation, { location: id, pay, target }: MoveOf<'use'>, tell: Tell): number {
  const { box, state, seat } = evaluation;
  const location = locationOf(state, seat, id);
  if (location === undefined) return 0;
  const face = faceOf(box, state, location);
  const cost = face.kind === 'action' ? face.cost : undefined;
  const workers = cost?.workers ?? 0;
  const worth =
    tell('use', (usedWorth(evaluation, location) ?? 0) + SAFE, { card: location.card }) +
    tellPaid(evaluation, pay, workers, tell);
  return target === undefined ? worth : worth + tellGiven(evaluation, cost?.drop !== undefined, target, tell);
}

/** Passing: the uses of pawns that are left are lost, whatever they would bring. */
export const passWorth = (evaluation: Evaluation, tell: Tell): number =>
  canUsePawn(evaluation) ? tell('pawns-unused', -PAWN) : tell('', EFFORT);
