/** What effects are worth in a round to come, when nobody knows what will lie where. */
import type { Cost, Effect } from '../data/effect.ts';
import { GOODS, type Good } from '../data/goods.ts';
import { amountWorth, wouldHold } from './amounts.ts';
import { isOnlyCounted, type Evaluation, type Standing } from './evaluation.ts';
import { goodsLater, laterOf } from './goods.ts';

/** What is done so often that one figure will do. */
const FIGURES = {
  draw: 0.97,
  search: 1.04,
  recover: 0.33,
  ready: 0.85,
  exhaust: -0.6,
  move: 0.4,
  advance: 0.16,
  voyage: 0.75,
  lift: 0.2,
  drop: -1.3,
  build: 0.98,
  raid: 0.53,
  assign: 0.4,
  release: 0.6,
  worker: 0.5,
  workerPaid: 0.4,
} as const;
/** What the action of a tile is worth, without a card before it. */
const PLAYED = { explore: 0.8, populate: 0.9, construct: 1.7, harvest: 2.52, sail: 1.7 } as const;

type Later<D extends Effect['do']> = (
  evaluation: Evaluation,
  effect: Extract<Effect, { do: D }>,
  standing: Standing,
) => number;

const LATER: { readonly [D in Effect['do']]: Later<D> } = {
  all: (evaluation, { effects }, standing) => {
    let sum = 0;
    for (const one of effects) sum += effectLater(evaluation, one, standing);
    return sum;
  },
  one: (evaluation, { effects }, standing) => {
    let most = -Infinity;
    for (const one of effects) most = Math.max(most, effectLater(evaluation, one, standing));
    return most;
  },
  may: (evaluation, { cost, effect }, standing) =>
    Math.max(0, effectLater(evaluation, effect, standing) - costLater(evaluation, cost)),
  if: (evaluation, { test, effect }, standing) =>
    (wouldHold(evaluation, test, standing) ? 0.9 : 0.4) * effectLater(evaluation, effect, standing),
  times: (evaluation, { n, effect }, standing) =>
    amountWorth(evaluation, n, standing) * effectLater(evaluation, effect, standing),
  gain: (evaluation, { goods }) => goodsLater(evaluation, goods),
  'gain-any': (evaluation, { n, of }) =>
    n * (of === 'any' ? laterOf(evaluation, 'gold') : 0.05 + laterOf(evaluation, 'wood')),
  worker: (evaluation, { n }) => n * FIGURES.worker * Math.max(0.2, evaluation.left / 2),
  vp: (evaluation, { n }, standing) => amountWorth(evaluation, n, standing),
  draw: (_, { n }) => n * FIGURES.draw,
  search: () => FIGURES.search,
  ship: ({ left }) => 0.7 * left,
  play: (_, { tiles }) => {
    let most = 0;
    for (const tile of tiles) most = Math.max(most, PLAYED[tile]);
    return most;
  },
  build: () => FIGURES.build,
  move: () => FIGURES.move,
  advance: (_, { n }) => n * FIGURES.advance,
  voyage: () => FIGURES.voyage,
  exhaust: (_, { n }) => n * FIGURES.exhaust,
  ready: (_, { n }) => n * FIGURES.ready,
  assign: () => FIGURES.assign,
  release: () => FIGURES.release,
  recover: (_, { n }) => Math.min(2.5, n) * FIGURES.recover,
  lift: () => FIGURES.lift,
  drop: () => FIGURES.drop,
  raid: () => FIGURES.raid,
};

/** What is of use in Actions alone, and counts nothing at the end. */
const FOR_ACTIONS: ReadonlySet<Effect['do']> = new Set<Effect['do']>([
  'worker',
  'draw',
  'search',
  'ship',
  'move',
  'advance',
  'exhaust',
  'ready',
  'assign',
  'recover',
  'lift',
  'raid',
]);

/** What an effect is worth once in a round to come; where none is, what is counted for it. */
export function effectLater(evaluation: Evaluation, effect: Effect, standing: Standing): number {
  if (isOnlyCounted(evaluation) && FOR_ACTIONS.has(effect.do)) return 0;
  // The word picks the figure that was written for it.
  const later = LATER[effect.do] as (evaluation: Evaluation, effect: Effect, standing: Standing) => number;
  return later(evaluation, effect, standing);
}

/** What it costs to pay for an effect in a round to come. */
export function costLater(evaluation: Evaluation, cost: Cost | undefined): number {
  if (cost === undefined) return 0;
  const { goods, resources = 0, workers = 0, drop, exhaust } = cost;
  let sum = resources * (laterOf(evaluation, 'wood') - 0.1) + workers * FIGURES.workerPaid;
  if (goods !== undefined)
    for (const good of GOODS) sum += (goods[good] ?? 0) * (laterOf(evaluation, good satisfies Good) - 0.03);
  if (drop !== undefined) sum -= FIGURES.drop;
  if (exhaust !== undefined) sum -= FIGURES.exhaust;
  return sum;
}
