/** What effects are worth now. */
import { defined } from '../../kernel/defined.ts';
import type { Effect } from '../data/effect.ts';
import { faceOf } from '../figures/faces.ts';
import { locationsIn } from '../figures/filter.ts';
import { cardOf } from '../pack-index.ts';
import { canDeclare } from '../rules/tile.ts';
import { amountWorth, wouldHold } from './amounts.ts';
import { costNow } from './costs.ts';
import type { Evaluation, Standing } from './evaluation.ts';
import { dearest, goodsWorth, moreOf, newWorkers, readyWorkers } from './goods.ts';
import { cardWorth, drawnWorth } from './hand.ts';
import { effectLater } from './later.ts';
import { lossOf } from './locations.ts';
import { moveWorth } from './pawns.ts';
import { buildWorth } from './placing.ts';
import { bestRaid } from './raids.ts';
import { answersTo } from './specials.ts';
import { assignsWorth, releasesWorth } from './storage.ts';
import { tileWorth } from './tiles.ts';
import { useWorth } from './uses.ts';
import { advanceWorth, instantWorth } from './voyages.ts';

type Now<D extends Effect['do']> = (
  evaluation: Evaluation,
  effect: Extract<Effect, { do: D }>,
  standing: Standing,
) => number;

const NOW: { readonly [D in Effect['do']]: Now<D> } = {
  all: (evaluation, { effects }, standing) => {
    let sum = 0;
    for (const one of effects) sum += effectNow(evaluation, one, standing);
    return sum;
  },
  one: (evaluation, { effects }, standing) => {
    let most = -Infinity;
    for (const one of effects) most = Math.max(most, effectNow(evaluation, one, standing));
    return most;
  },
  may: (evaluation, { cost, effect }, standing) =>
    Math.max(0, effectNow(evaluation, effect, standing) - costNow(evaluation, cost, standing.by)),
  if: (evaluation, { test, effect }, standing) =>
    wouldHold(evaluation, test, standing) ? effectNow(evaluation, effect, standing) : 0,
  times: (evaluation, { n, effect }, standing) =>
    amountWorth(evaluation, n, standing) * effectNow(evaluation, effect, standing),
  gain: (evaluation, { goods }) => goodsWorth(evaluation, goods),
  'gain-any': (evaluation, { n, of }) => n * (of === 'any' ? moreOf(evaluation, 'gold', 1) : dearest(evaluation)),
  worker: (evaluation, { n }) => newWorkers(evaluation, n),
  vp: (evaluation, { n }, standing) => amountWorth(evaluation, n, standing),
  draw: (evaluation, { n }) => n * drawnWorth(evaluation),
  search: (evaluation) => 1.15 * drawnWorth(evaluation),
  ship: ({ left, now, temper }) => temper.voyage * (0.7 * left + 0.25 * now),
  play: (evaluation, { tiles }) => {
    let most = 0;
    for (const tile of tiles) if (canDeclare(evaluation, tile)) most = Math.max(most, tileWorth(evaluation, tile));
    return most;
  },
  build: (evaluation, effect) => buildWorth(evaluation, effect),
  move: (evaluation) => moveWorth(evaluation),
  advance: (evaluation, { n }) => n * advanceWorth(evaluation),
  voyage: (evaluation, { how }) => instantWorth(evaluation, how),
  exhaust: (evaluation, effect, { by }) => -leastUse(evaluation, effect, by),
  ready: (evaluation, effect, { by }) => readyWorth(evaluation, effect, by),
  assign: assignsWorth,
  release: (evaluation, { what, n, filter }) => releasesWorth(evaluation, what, n, filter),
  recover: (evaluation, { n }) => readyWorkers(evaluation, Math.min(n, evaluation.player.resting)),
  lift: (evaluation, effect, { by }) => liftsWorth(evaluation, effect, by),
  drop: (evaluation, { filter }, { by }) => {
    const { box, state, seat } = evaluation;
    let least = Infinity;
    for (const one of locationsIn(box, state, seat, filter, by)) {
      if (cardOf(box, one.card).origin !== 'base') least = Math.min(least, lossOf(evaluation, one));
    }
    return least === Infinity ? 0 : -least;
  },
  raid: (evaluation) => bestRaid(evaluation),
};

/** What an effect is worth now, with all its choices at their best; in a later round where the seat has no turns left in this one. */
export function effectNow(evaluation: Evaluation, effect: Effect, standing: Standing): number {
  if (evaluation.now === 0) return effectLater(evaluation, effect, standing);
  // The word picks the valuation that was written for it.
  const now = NOW[effect.do] as (evaluation: Evaluation, effect: Effect, standing: Standing) => number;
  return now(evaluation, effect, standing);
}

type Turn = Extract<Effect, { do: 'ready' | 'exhaust' }>;

function leastUse(evaluation: Evaluation, { filter }: Turn, by: number | null): number {
  const { box, state, seat } = evaluation;
  let least = Infinity;
  for (const location of locationsIn(box, state, seat, filter, by)) {
    if (location.ready && faceOf(box, state, location).kind === 'action') {
      least = Math.min(least, Math.max(0, useWorth(evaluation, location)));
    }
  }
  return least === Infinity ? 0 : least;
}

/** What the best `n` exhausted Actions would bring if they were used once more. */
function readyWorth(evaluation: Evaluation, { filter, n }: Turn, by: number | null): number {
  const { box, state, seat } = evaluation;
  const worths: number[] = [];
  for (const location of locationsIn(box, state, seat, filter, by)) {
    if (location.ready || faceOf(box, state, location).kind !== 'action') continue;
    worths.push(readiedWorth(evaluation, location.id));
  }
  worths.sort((one, other) => other - one);
  let sum = 0;
  for (let at = 0; at < Math.min(n, worths.length); at++) sum += Math.max(0, defined(worths[at]));
  return sum;
}

/** What it is worth to ready one Location, if that may be done. */
export function readiedWorth(evaluation: Evaluation, id: number): number {
  const location = evaluation.player.empire.find((one) => one.id === id);
  if (location === undefined) return 0;
  for (const frame of evaluation.state.frames) if ('by' in frame && frame.by === id) return 0;
  return 0.9 * Math.max(0, useWorth(evaluation, location)) + answersTo(evaluation, 'ready', location.card);
}

/** What it is worth to take one own Location back to the hand: to have it there, less what it would have brought. */
export function liftWorth(evaluation: Evaluation, id: number): number {
  const { box, player } = evaluation;
  const location = player.empire.find((one) => one.id === id);
  if (location === undefined) return 0;
  const again = 0.85 * cardWorth(evaluation, cardOf(box, location.card));
  return again - lossOf(evaluation, location) + answersTo(evaluation, 'leave', location.card);
}

function liftsWorth(evaluation: Evaluation, { filter }: Extract<Effect, { do: 'lift' }>, by: number | null): number {
  const { box, state, seat } = evaluation;
  let best = -Infinity;
  for (const { id, card } of locationsIn(box, state, seat, filter, by)) {
    if (cardOf(box, card).origin === 'deck') best = Math.max(best, liftWorth(evaluation, id));
  }
  return best === -Infinity ? 0 : best;
}
