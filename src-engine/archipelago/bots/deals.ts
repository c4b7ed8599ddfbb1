import { dealOffers } from '../../kernel/deals.ts';
import { defined } from '../../kernel/defined.ts';
import { pick, type Rng } from '../../kernel/rng.ts';
import { cardOf } from '../box.ts';
import { RESOURCES } from '../data/schema.ts';
import type { Move, MoveOf } from '../moves.ts';
import type { DeclineReason, Goods } from '../terms.ts';
import { cardWorth } from './cards.ts';
import { aheadOfMe } from './goals.ts';
import { pending, type Sight } from './sight.ts';
import { coins, cubeWorth, tokenWorth } from './worth.ts';

/** What a deal must leave over before it is worth the talk, and as much more for a partner who is ahead. */
const LEAST = 0.6;
/** How often it thinks about what could be offered. */
const IDEAS = 3;
/** A word is worth less than a coin. */
const TRUST = 0.25;

type Terms = Pick<MoveOf<'offer'>, 'give' | 'take' | 'promises'>;

/** Florins goods are worth to the seat itself; `sign` says whether it gets them (1) or hands them over (-1). */
function mine(sight: Sight, goods: Goods, sign: 1 | -1): number {
  let sum = coins(sight, sign * goods.florins) + sign * goods.tokens * tokenWorth(sight);
  for (const resource of RESOURCES) {
    for (let cube = 0; cube < goods.cubes[resource]; cube++) {
      const have = sight.screen.cubes[resource] + (sign > 0 ? cube : -1 - cube);
      sum += sign * cubeWorth(sight, resource, Math.max(0, have));
    }
  }
  for (const card of goods.cards) sum += sign * (cardWorth(sight, cardOf(sight.box, card)) - (sign > 0 ? 0.5 : -0.5));
  return sum + sign * favours(goods);
}

function favours({ permission, place, stand }: Goods): number {
  return (permission ? 1.5 : 0) + (place === null ? 0 : 1) + 0.8 * stand;
}

/** What the goods may be worth to somebody else: rarer behind that screen, dearer. */
function theirs(sight: Sight, seat: number, goods: Goods, sign: 1 | -1): number {
  const { cubes } = defined(sight.state.screens[seat]);
  let sum = goods.florins + 4.5 * goods.tokens + (sign > 0 ? 3 : 5) * goods.cards.length + favours(goods);
  for (const resource of RESOURCES) {
    const have = cubes[resource] - (sign > 0 ? 0 : goods.cubes[resource]);
    sum += goods.cubes[resource] * (have === 0 ? 4.2 : have < 3 ? 3.3 : 2.6);
  }
  return sign * sum;
}

/** What is promised to the seat, or by it. */
function promised({ promises }: Terms, by: number): number {
  return promises.reduce((sum, promise) => {
    const cubes = RESOURCES.reduce((count, resource) => count + promise.cubes[resource], 0);
    return promise.by === by ? sum + promise.florins + 3 * cubes : sum;
  }, 0);
}

/** What a seat asks for on top, from a partner who is ahead of it. */
const caution = (sight: Sight, partner: number): number => LEAST + 0.4 * Math.max(0, aheadOfMe(sight, partner));

/** What the offer that waits for an answer leaves over. */
function answered(sight: Sight): number {
  const frame = pending(sight);
  if (frame?.kind !== 'offer') return -1;
  const words = TRUST * (promised(frame, frame.from) - promised(frame, sight.seat));
  return mine(sight, frame.give, 1) + mine(sight, frame.take, -1) + words - caution(sight, frame.from);
}

/** An offer is accepted if it leaves something over. */
export function acceptWorth(sight: Sight): number {
  return answered(sight);
}

/** Why an offer is declined: the reason that says most. */
function reason(sight: Sight): DeclineReason {
  const frame = pending(sight);
  if (frame?.kind !== 'offer') return 'not-interested';
  const { florins, cubes, tokens } = frame.take;
  const { screen } = sight;
  const poor = RESOURCES.some((resource) => cubes[resource] > screen.cubes[resource]);
  if (poor || florins > screen.florins || tokens > screen.tokens) return 'no-means';
  const gets = mine(sight, frame.give, 1);
  if (gets <= 0.5) return frame.promises.some(({ by }) => by === frame.from) ? 'no-trust' : 'gives-too-little';
  return answered(sight) > -2 ? 'gives-too-little' : 'asks-too-much';
}

/** Declining is worth nothing, and with the wrong reason a little less. */
export function declineWorth(sight: Sight, move: MoveOf<'decline'>): number {
  return move.reason === reason(sight) ? 0 : -0.01;
}

/** What an offer of one's own leaves over, if the partner has something of it too; less than nothing where not. */
function offerWorth(sight: Sight, { to, give, take }: MoveOf<'offer'>): number {
  const partner = theirs(sight, to, give, 1) + theirs(sight, to, take, -1);
  if (partner < 0.5) return -1;
  return mine(sight, give, -1) + mine(sight, take, 1) - caution(sight, to);
}

/** An offer in the round, once in it: one that pays both, any of them, so that a refused one is not made for ever. */
export function bestOffer(sight: Sight, rng: Rng): Move | undefined {
  const frame = pending(sight);
  const { game, information, state, seat } = sight;
  if (frame?.kind !== 'round' || defined(state.offered[seat]) > 0) return undefined;
  // A card may bring a crisis in the middle of the round, which opens the talk anew.
  if (frame.card) return undefined;
  const ideas = Array.from({ length: IDEAS }, () => dealOffers(game, information, rng)).flat();
  const paying = ideas.filter((move) => move.type === 'offer' && offerWorth(sight, move) > 0);
  const possible = paying.filter((move) => game.refusal(state, seat, move) === undefined);
  return possible.length === 0 ? undefined : defined(possible[pick(rng, possible.length)]);
}
