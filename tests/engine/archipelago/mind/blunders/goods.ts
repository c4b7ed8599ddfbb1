/** Blunders with goods: what is sold, given, placed, bid. */
import { bestAct } from '#engine/archipelago/bots/round.ts';
import type { Evaluation } from '#engine/archipelago/bots/evaluation.ts';
import { worthOf } from '#engine/archipelago/bots/worths.ts';
import { comingCrisis, marketUnrestCost } from '#engine/archipelago/bots/unrest.ts';
import { cubeCost, tokenWorth } from '#engine/archipelago/bots/worth.ts';
import type { Resource } from '#engine/archipelago/data/schema.ts';
import { discsLeft } from '#engine/archipelago/figures/discs.ts';
import { sellingPrice } from '#engine/archipelago/figures/markets.ts';
import type { Move, MoveOf } from '#engine/archipelago/moves.ts';
import { isBelowWorth } from '#engine/archipelago/mind/below-worth.ts';
import { defined } from '#engine/kernel/defined.ts';
import { game } from '../../twin.ts';
import { crisisAt } from './crises.ts';
import { endingAt } from './endings.ts';
import { bestLooking, BOX, isSurelyBetter, stewardOf, topOf, type Known } from './knowing.ts';

/** Florins, by the steward, and chance, by the value, above which an action is a gain beyond doubt; deals that are compared. */
const GAIN = { florins: 3, chance: 0.005, deals: 8 };

/** To be out for the phase with a disc in hand and an action at hand that is surely a gain. */
export function passing(known: Known): readonly Move[] {
  const { state, seat, moves } = known;
  const round = topOf(known, 'round');
  const pass = moves.filter(({ type }) => type === 'end-round');
  if (round === undefined || round.disc || round.card || round.building || discsLeft(BOX, state, seat) === 0) return [];
  const steward = stewardOf(known);
  const acts = moves.filter((move) => move.type === 'act' && worthOf(steward, move) >= GAIN.florins);
  const best = bestLooking(known, acts);
  if (best === undefined) return [];
  return isSurelyBetter(known, best, defined(pass[0]), GAIN.chance, GAIN.deals) ? pass : [];
}

/** Whether the back on top asks for the resource: then it matters where a cube of it lies. */
const isAskedFor = (steward: Evaluation, resource: Resource): boolean =>
  (['domestic', 'export'] as const).some((market) => comingCrisis(steward, market)?.resource === resource);

/** To sell for less than the other market pays, where nothing but the price tells them apart. */
export function sellingLow(known: Known): readonly Move[] {
  const { state, moves } = known;
  if (topOf(known, 'transaction') === undefined) return [];
  const steward = stewardOf(known);
  const sales = moves.flatMap((move) => (move.type === 'trade' && move.way === 'sell' ? [move] : []));
  const price = ({ market, resource }: MoveOf<'trade'>): number =>
    sellingPrice(BOX, market, resource, state[market][resource]) ?? 0;
  const unrest = (trade: MoveOf<'trade'>): number => marketUnrestCost(steward, trade, 1);
  const isBetter = (one: MoveOf<'trade'>, other: MoveOf<'trade'>): boolean =>
    one.resource === other.resource &&
    one.with === other.with &&
    price(one) > price(other) &&
    unrest(one) === unrest(other);
  return sales.filter((sale) => !isAskedFor(steward, sale.resource) && sales.some((other) => isBetter(other, sale)));
}

/** Florins a unit must bring beyond what it leaves to be worth placing beyond doubt. */
const PLACED = 0.5;

/** To end a harvest in which nobody was placed though somebody could be with a gain, or to harvest what nobody could. */
export function placingNobody(known: Known): readonly Move[] {
  const { moves } = known;
  const steward = stewardOf(known);
  const harvest = topOf(known, 'harvest');
  if (harvest !== undefined) {
    const gains = moves.some((move) => move.type === 'deploy' && worthOf(steward, move) >= PLACED);
    return harvest.done === 0 && gains ? moves.filter(({ type }) => type === 'done') : [];
  }
  if (topOf(known, 'free-harvest') === undefined) return [];
  const gain = (move: Move): number => worthOf(steward, move);
  const useless = moves.filter((move) => move.type === 'choose-harvest' && gain(move) <= 0);
  return moves.some((move) => move.type === 'choose-harvest' && gain(move) > PLACED)
    ? [...useless, ...moves.filter(({ type }) => type === 'done')]
    : [];
}

/** Florins by which a token must be worth more than the cube in its place. */
const SPARE = 1;

/** The resource for which a move spends a token. */
function tokenFor(known: Known, move: Move): Resource | undefined {
  if (move.type === 'trade' && move.with === 'token') return move.resource;
  if (move.type === 'pay' && move.with === 'token') return topOf(known, 'payment')?.owed[0];
  if ((move.type === 'consume' || move.type === 'supply') && move.from === 'token')
    return crisisAt(known.state)?.resource;
  return undefined;
}

/** To spend a token, which is any cube, where one of at least two such cubes would do, which is worth less by all that is known. */
export function spendingTokens(known: Known): readonly Move[] {
  const { state, seat, moves } = known;
  const { cubes } = defined(state.screens[seat]);
  const steward = stewardOf(known);
  // A token that is sold takes a cube from the bank, which may end the game.
  const ending = endingAt(known);
  return moves.filter((move) => {
    const resource = tokenFor(known, move);
    if (resource === undefined || cubes[resource] < 2 || ending.includes(move)) return false;
    const later = topOf(known, 'payment')?.owed.filter((owed) => owed === resource).length ?? 1;
    if (cubes[resource] <= later || (crisisAt(state) === undefined && isAskedFor(steward, resource))) return false;
    return tokenWorth(steward) >= cubeCost(steward, resource, cubes[resource] - 1) + SPARE;
  });
}

/** To bid more than is needed to bid highest, or more than the best action could bring: the order decides no more than who gets it. */
export function bidding(known: Known): readonly Move[] {
  const { state, seat, moves } = known;
  const bids = topOf(known, 'bids');
  if (bids === undefined) return [];
  const rivals = bids.bidders.filter((other) => other !== seat).map((other) => defined(state.screens[other]).florins);
  const most = Math.min(Math.max(0, ...rivals) + 1, Math.ceil(bestAct(stewardOf(known))));
  return moves.filter((move) => move.type === 'bid' && move.amount > most);
}

/**
 * To accept a deal of goods alone that takes more than it gives by at least a cube that is handed over, outside of crises and with no
 * crisis coming for which the partner may want it.
 */
export function acceptingLess(known: Known): readonly Move[] {
  const { state, seat, moves } = known;
  const offer = topOf(known, 'offer');
  const isLess = offer !== undefined && isBelowWorth(game, BOX, state, seat, offer);
  return isLess ? moves.filter(({ type }) => type === 'accept') : [];
}
