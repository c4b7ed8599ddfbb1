/** The numbers of cards, for a card that does not lie in the empire yet too. */
import type { Amount, Test, Thing } from '../data/effect.ts';
import { countIn, fits, locationsIn } from '../figures/filter.ts';
import { heldOf } from '../figures/stock.ts';
import type { Evaluation, Standing } from './evaluation.ts';

/** On no card. */
export const NOWHERE: Standing = { by: null, extra: null, far: null };

/** A number of a card, as it would be now. What is released is guessed at the most that could be. */
export function amountWorth(evaluation: Evaluation, amount: Amount, standing: Standing): number {
  if (typeof amount === 'number') return amount;
  const { box, state, seat } = evaluation;
  const { extra } = standing;
  if ('count' in amount) {
    const more = extra !== null && amount.count.ready === undefined && fits(extra, amount.count) ? 1 : 0;
    return countIn(box, state, seat, amount.count) + more;
  }
  if ('sets' in amount) {
    let fewest = Infinity;
    for (const icon of amount.sets) {
      fewest = Math.min(fewest, amountWorth(evaluation, { count: { icons: [icon] } }, standing));
    }
    return fewest;
  }
  if ('on' in amount) return heldBy(evaluation, amount.on, amount.what);
  if ('released' in amount) return mostHeld(evaluation);
  const of = amountWorth(evaluation, amount.of, standing);
  if ('over' in amount) return Math.floor(of / amount.over);
  return 'times' in amount ? of * amount.times : Math.min(of, amount.most);
}

function heldBy({ box, state, seat }: Evaluation, filter: Parameters<typeof countIn>[3], what: Thing): number {
  let sum = 0;
  for (const location of locationsIn(box, state, seat, filter, null)) sum += heldOf(location, what);
  return sum;
}

function mostHeld({ player }: Evaluation): number {
  let most = 0;
  for (const location of player.empire) most = Math.max(most, heldOf(location, 'any'));
  return most;
}

/** Whether a condition would hold now. */
export function wouldHold(evaluation: Evaluation, test: Test, standing: Standing): boolean {
  if ('far' in test) return standing.far === test.far;
  const left = amountWorth(evaluation, test.left, standing);
  const right = amountWorth(evaluation, test.right, standing);
  if (test.is === '<') return left < right;
  if (test.is === '<=') return left <= right;
  if (test.is === '=') return left === right;
  return test.is === '>=' ? left >= right : left > right;
}
