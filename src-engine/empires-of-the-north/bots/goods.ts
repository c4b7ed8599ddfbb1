/** What goods and workers are worth: the first ones of a kind that is wanted more than the tenth. */
import { defined } from '../../kernel/defined.ts';
import { GOODS, RESOURCES, type Good, type Goods } from '../data/goods.ts';
import { AT } from '../state.ts';
import type { Evaluation } from './evaluation.ts';

/** By how much more than it is counted for the first one of a good that is wanted is worth. */
const WANTED: Readonly<Record<Good, number>> = {
  food: 0.6,
  wood: 0.41,
  stone: 0.45,
  sheep: 0.42,
  fish: 0.42,
  gold: 0.5,
  raze: 0.45,
};
/** What a good of a later round is worth above what it is counted for. */
const LATER: Readonly<Record<Good, number>> = {
  food: 0.3,
  wood: 0.26,
  stone: 0.3,
  sheep: 0.25,
  fish: 0.26,
  gold: 0.3,
  raze: 0.25,
};
/** A worker that has something to do, and one that has not. */
const WORK = 0.38;
const IDLE = 0.05;

/** What a good is counted for at the end. */
function countedFor({ box }: Evaluation, good: Good): number {
  if (good === 'gold') return 1;
  return good === 'raze' ? box.pack.supply.razePoints : 1 / box.pack.supply.resourcesForPoint;
}

/** Whether goods that come now can still be used. */
const useful = ({ left, now }: Evaluation): number => Math.min(1, left + 0.75 * now);

/** What the `nth` good of a kind in the stock is worth, counted from 1. */
function nth(evaluation: Evaluation, good: Good, n: number): number {
  const wanted = defined(evaluation.demand.goods[AT[good]]);
  const share = Math.max(0, 1 - (n - 0.5) / (wanted + 1.5));
  return countedFor(evaluation, good) + WANTED[good] * share * useful(evaluation);
}

/** What `amount` more of a good are worth now. */
export function moreOf(evaluation: Evaluation, good: Good, amount: number): number {
  const has = defined(evaluation.player.goods[AT[good]]);
  let sum = 0;
  for (let n = 1; n <= amount; n++) sum += nth(evaluation, good, has + n);
  return sum;
}

/** What it costs to have `amount` fewer of a good; more than are there cost gold. */
export function lessOf(evaluation: Evaluation, good: Good, amount: number): number {
  const has = defined(evaluation.player.goods[AT[good]]);
  let sum = 0;
  for (let n = 0; n < amount; n++) {
    sum += n < has ? nth(evaluation, good, has - n) : 1.35;
  }
  return sum;
}

/** What goods that come now are worth. */
export function goodsWorth(evaluation: Evaluation, goods: Goods): number {
  let sum = 0;
  for (const good of GOODS) {
    const amount = goods[good];
    if (amount !== undefined) sum += moreOf(evaluation, good, amount);
  }
  return sum;
}

/** What it costs to pay goods now. */
export function payCost(evaluation: Evaluation, pay: Goods): number {
  let sum = 0;
  for (const good of GOODS) {
    const amount = pay[good];
    if (amount !== undefined) sum += lessOf(evaluation, good, amount);
  }
  return sum;
}

/** What one of a good is worth in a later round, as far as is known now. */
export function laterOf(evaluation: Evaluation, good: Good): number {
  return countedFor(evaluation, good) + LATER[good] * Math.min(1, evaluation.left);
}

/** What goods are worth in a later round. */
export function goodsLater(evaluation: Evaluation, goods: Goods): number {
  let sum = 0;
  for (const good of GOODS) {
    const amount = goods[good];
    if (amount !== undefined) sum += amount * laterOf(evaluation, good);
  }
  return sum;
}

/** The resource of which one more is worth most now. */
export function dearest(evaluation: Evaluation): number {
  let most = 0;
  for (const good of RESOURCES) most = Math.max(most, moreOf(evaluation, good, 1));
  return most;
}

/** The cheapest resource there is to give away now. */
export function cheapest(evaluation: Evaluation): number {
  let least = 1.35;
  for (const good of RESOURCES) {
    if (defined(evaluation.player.goods[AT[good]]) > 0) least = Math.min(least, lessOf(evaluation, good, 1));
  }
  return least;
}

/** What the workers from the `from`th on are worth this round, `count` of them; counted from 1. */
function workersFrom({ demand, now }: Evaluation, from: number, count: number): number {
  if (now === 0) return 0;
  let sum = 0;
  for (let n = from; n < from + count; n++) sum += n <= demand.workers ? WORK : IDLE;
  return sum;
}

/** What so many ready workers more are worth for the rest of this round. */
export const readyWorkers = (evaluation: Evaluation, count: number): number =>
  workersFrom(evaluation, evaluation.player.workers + 1, count);

/** What it costs to spend so many ready workers this round. */
export const workersSpent = (evaluation: Evaluation, count: number): number =>
  workersFrom(evaluation, evaluation.player.workers - count + 1, count);

/** What new workers are worth: this round, and in each that follows. */
export const newWorkers = (evaluation: Evaluation, count: number): number =>
  count * WORK * evaluation.left + readyWorkers(evaluation, count);
