import { dealOffers } from '../../kernel/deals.ts';
import { defined } from '../../kernel/defined.ts';
import { pick, type Rng } from '../../kernel/rng.ts';
import { cardOf } from '../box.ts';
import type { Move, MoveOf } from '../moves.ts';
import { cubesIn } from '../stock.ts';
import type { FrameOf } from '../frames.ts';
import type { Information } from '../view/view-schema.ts';
import type { DeclineReason, Goods } from '../terms.ts';
import { cardWorth } from './cards.ts';
import { aheadOfMe } from './goals.ts';
import { ifGoesOn, isEndDue, pending, type Evaluation } from './evaluation.ts';
import type { Tell } from './tell.ts';
import { florinsWorth, cubeWorth, handedWorth, tokenWorth } from './worth.ts';
import { RESOURCES } from '../data/schema.ts';

/** What a deal must leave over before it is worth the talk, and as much more for a partner who is ahead. */
const LEAST = 0.6;
/** What an offer is worth that the other has nothing of. */
const NO_DEAL = -1;
/** How often it thinks about what could be offered. */
const IDEAS = 3;
/** A word is worth less than a coin. */
const TRUST = 0.25;

type Terms = Pick<MoveOf<'offer'>, 'give' | 'take' | 'promises'>;

/** Florins goods are worth to the seat itself; `sign` says whether it gets them (1) or hands them over (-1). */
function ownWorth(evaluation: Evaluation, goods: Goods, sign: 1 | -1): number {
  let sum = florinsWorth(evaluation, sign * goods.florins) + sign * goods.tokens * tokenWorth(evaluation);
  for (const resource of RESOURCES) {
    for (let cube = 0; cube < goods.cubes[resource]; cube++) {
      const have = Math.max(0, evaluation.screen.cubes[resource] + (sign > 0 ? cube : -1 - cube));
      sum += sign > 0 ? cubeWorth(evaluation, resource, have) : -handedWorth(evaluation, resource, have);
    }
  }
  for (const card of goods.cards)
    sum += sign * (cardWorth(evaluation, cardOf(evaluation.box, card)) - (sign > 0 ? 0.5 : -0.5));
  return sum + sign * ifGoesOn(evaluation, favoursWorth(goods));
}

function favoursWorth({ permission, place, stand }: Goods): number {
  return (permission ? 1.5 : 0) + (place === null ? 0 : 1) + 0.8 * stand;
}

/** What the goods may be worth to somebody else: rarer behind that screen, dearer. */
function partnerWorth(evaluation: Evaluation, seat: number, goods: Goods, sign: 1 | -1): number {
  const { cubes } = defined(evaluation.state.screens[seat]);
  let sum = goods.florins + 4.5 * goods.tokens + (sign > 0 ? 3 : 5) * goods.cards.length + favoursWorth(goods);
  for (const resource of RESOURCES) {
    const have = cubes[resource] - (sign > 0 ? 0 : goods.cubes[resource]);
    sum += goods.cubes[resource] * (have === 0 ? 4.2 : have < 3 ? 3.3 : 2.6);
  }
  return sign * sum;
}

/** What is promised to the seat, or by it. */
function promised({ promises }: Terms, by: number): number {
  return promises.reduce((sum, promise) => {
    return promise.by === by ? sum + promise.florins + 3 * cubesIn(promise.cubes) : sum;
  }, 0);
}

/** What a seat asks for on top, from a partner who is ahead of it. */
const neededGain = (evaluation: Evaluation, partner: number): number =>
  LEAST + 0.4 * Math.max(0, aheadOfMe(evaluation, partner));

/** What the seat gets more than it gives in the deal that waits for its answer. */
function dealGain(evaluation: Evaluation, frame: FrameOf<'offer'>): number {
  const words = TRUST * (promised(frame, frame.from) - promised(frame, evaluation.seat));
  return ownWorth(evaluation, frame.give, 1) + ownWorth(evaluation, frame.take, -1) + words;
}

/** What the offer that waits for an answer leaves over: it is accepted if that is something. */
export function answerWorth(evaluation: Evaluation, tell?: Tell): number {
  const frame = pending(evaluation);
  if (frame?.kind !== 'offer') return -1;
  const gain = dealGain(evaluation, frame);
  const worth = gain - neededGain(evaluation, frame.from);
  tell?.(worth > 0 ? 'deal-pays' : gain > 0 ? 'deal-little' : 'deal-costs', worth, { seat: frame.from });
  return worth;
}

/** Why an offer is declined: the reason that says most. */
function reason(evaluation: Evaluation): DeclineReason {
  const frame = pending(evaluation);
  if (frame?.kind !== 'offer') return 'not-interested';
  const { florins, cubes, tokens } = frame.take;
  const { screen } = evaluation;
  const poor = RESOURCES.some((resource) => cubes[resource] > screen.cubes[resource]);
  if (poor || florins > screen.florins || tokens > screen.tokens) return 'no-means';
  const gets = ownWorth(evaluation, frame.give, 1);
  if (gets <= 0.5) return frame.promises.some(({ by }) => by === frame.from) ? 'no-trust' : 'gives-too-little';
  return answerWorth(evaluation) > -2 ? 'gives-too-little' : 'asks-too-much';
}

/** Declining is worth nothing, and with the wrong reason a little less. */
export function declineWorth(evaluation: Evaluation, move: MoveOf<'decline'>, tell?: Tell): number {
  const worth = move.reason === reason(evaluation) ? 0 : -0.01;
  tell?.('other-answer', worth);
  return worth;
}

/** What an offer of one's own leaves over, if the partner has something of it too; less than nothing where not. */
function offerWorth(evaluation: Evaluation, { to, give, take }: MoveOf<'offer'>): number {
  const partner = partnerWorth(evaluation, to, give, 1) + partnerWorth(evaluation, to, take, -1);
  if (partner < 0.5) return NO_DEAL;
  return ownWorth(evaluation, give, -1) + ownWorth(evaluation, take, 1) - neededGain(evaluation, to);
}

/** An offer in the round, once in it: one that pays both, any of them, so that a refused one is not made for ever. */
export function bestOffer(evaluation: Evaluation, information: Information, rng: Rng): Move | undefined {
  const frame = pending(evaluation);
  const { game, state, seat } = evaluation;
  if (frame?.kind !== 'round' || defined(state.offered[seat]) > 0) return undefined;
  // What counts for one at the end counts against the other.
  if (isEndDue(state)) return undefined;
  // A card may bring a crisis in the middle of the round, which opens the talk anew.
  if (frame.card) return undefined;
  const ideas = Array.from({ length: IDEAS }, () => dealOffers(game, information, rng)).flat();
  const paying = ideas.filter((move) => move.type === 'offer' && offerWorth(evaluation, move) > 0);
  const possible = paying.filter((move) => game.refusal(state, seat, move) === undefined);
  return possible.length === 0 ? undefined : defined(possible[pick(rng, possible.length)]);
}
