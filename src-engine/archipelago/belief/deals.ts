import { defined } from '../../kernel/defined.ts';
import { pick, shuffleWith, streamOf, type Rng } from '../../kernel/rng.ts';
import type { Box } from '../box.ts';
import { knownObjectives, type KnownObjectives } from '../view/sample-objectives.ts';
import { sampleState } from '../view/assemble.ts';
import type { Information, View } from '../view/view-schema.ts';
import { shownLead } from './shown.ts';
import { saidOf, trustedWeights, type ObjectiveBelief } from './trust.ts';
import { WEIGHTS } from './weights.ts';

/** The objectives each seat holds, by seat. */
type Deal = readonly (readonly string[])[];
/** A deal and how likely it is. */
export type LikelyDeal = { readonly deal: Deal; readonly chance: number };

/** Joint deals up to this number are all looked at; where there are more, seat after seat draws its own. */
const MOST_DEALS = 5000;
/** Steps into which a chance is divided when one is drawn. */
const FINE = 2 ** 30;

/** The objectives `seat` may hold as far as the viewer knows, one hand a list in the order of the deck; none before the deal. */
export function handsOf(box: Box, view: View, seat: number): string[][] {
  const about = knownObjectives(box, view);
  return about === undefined ? [] : handsFrom(about, seat);
}

const handsFrom = ({ known, missing, inPlay }: KnownObjectives, seat: number): string[][] =>
  choices(inPlay, defined(missing[seat])).map((more) => [...defined(known[seat]), ...more]);

/** In how many ways the missing objectives can be dealt. */
function countDeals({ missing, inPlay }: KnownObjectives): number {
  let [deals, left] = [1, inPlay.length];
  for (const count of missing) for (let drawn = 1; drawn <= count; drawn++) deals *= left-- / drawn;
  return deals;
}

/** How likely each of some hands of a seat is. */
type Judge = (seat: number, hands: readonly (readonly string[])[]) => number[];

/** Judges hands by what their seats have done, and by what they have to show. */
function judgeBy(box: Box, information: Information, { seats }: ObjectiveBelief): Judge {
  // What is hidden in the sampled state is never read: the seed changes nothing.
  const state = sampleState(box, information, streamOf('shown'));
  return (seat, hands) => {
    const said = saidOf(hands, defined(seats[seat]));
    return trustedWeights(
      hands.map((hand, index) => defined(said[index]) + WEIGHTS.shown * shownLead(box, state, seat, hand)),
    );
  };
}

/**
 * Every deal that agrees with what the viewer knows, drawn jointly without replacement, with its chance by `belief`; they sum to 1. None
 * before the objectives are dealt, and undefined if there are too many to look at.
 */
export function likelyDeals(
  box: Box,
  information: Information,
  belief: ObjectiveBelief,
): readonly LikelyDeal[] | undefined {
  const about = knownObjectives(box, information.view);
  if (about === undefined) return [];
  if (countDeals(about) > MOST_DEALS) return undefined;
  const judge = judgeBy(box, information, belief);
  let deals: LikelyDeal[] = [{ deal: [], chance: 1 }];
  for (const seat of belief.seats.keys()) {
    const hands = handsFrom(about, seat);
    const weights = judge(seat, hands);
    deals = deals.flatMap(({ deal, chance }) => {
      const taken = new Set(deal.flat());
      return hands.flatMap((hand, index) =>
        hand.some((id) => taken.has(id)) ? [] : [{ deal: [...deal, hand], chance: chance * defined(weights[index]) }],
      );
    });
  }
  const sum = deals.reduce((total, { chance }) => total + chance, 0);
  return deals.map(({ deal, chance }) => ({ deal, chance: chance / sum }));
}

/** What each seat holds, drawn by what is believed; undefined before the objectives are dealt. */
export type DrawDeal = (rng: Rng) => Deal | undefined;

/** Draws deals that agree with `information`, by `belief`. */
export function dealsBy(box: Box, information: Information, belief: ObjectiveBelief): DrawDeal {
  const deals = likelyDeals(box, information, belief);
  if (deals === undefined) {
    const judge = judgeBy(box, information, belief);
    return (rng) => drawSeatBySeat(box, information.view, judge, rng);
  }
  const chances = deals.map(({ chance }) => chance);
  return (rng) => (deals.length === 0 ? undefined : defined(deals[drawn(chances, rng)]).deal);
}

/** The same where there are too many deals: each seat draws from what those before it have left, in an order drawn anew. */
function drawSeatBySeat(box: Box, view: View, judge: Judge, rng: Rng): Deal {
  const seats = view.order.map((_, seat) => seat);
  shuffleWith(rng, seats);
  const taken = new Set<string>();
  const deal: (readonly string[])[] = view.order.map(() => []);
  for (const seat of seats) {
    const free = handsOf(box, view, seat).filter((hand) => !hand.some((id) => taken.has(id)));
    const hand = defined(free[drawn(judge(seat, free), rng)]);
    hand.forEach((id) => taken.add(id));
    deal[seat] = hand;
  }
  return deal;
}

/** The index of a weight, drawn in proportion. */
function drawn(weights: readonly number[], rng: Rng): number {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let left = (sum * pick(rng, FINE)) / FINE;
  const index = weights.findIndex((weight) => (left -= weight) < 0);
  return index < 0 ? weights.length - 1 : index;
}

/** All ways to choose `count` of `list`, each in the order of the list. */
function choices(list: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return list.flatMap((first, index) => choices(list.slice(index + 1), count - 1).map((rest) => [first, ...rest]));
}
