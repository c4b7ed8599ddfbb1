import { defined } from '../../kernel/defined.ts';
import type { Amount, Filter, Test, Thing } from '../data/effect.ts';
import type { Good } from '../data/goods.ts';
import { countIn, matches } from '../figures/filter.ts';
import type { FrameOf } from '../frames.ts';
import type { SeatContext } from '../rules/context.ts';
import { AT, type Location } from '../state.ts';
import { kindsOf } from './things.ts';

/** What an amount may ask about besides the table: the Location it stands on, and what has been released by the same card. */
export type Counting = SeatContext & {
  readonly frame: Pick<FrameOf<'effect'>, 'by' | 'far' | 'released'>;
};

/** A number of a card, worked out now. A count includes the card it stands on (ruling 57). */
export function amountOf(context: Counting, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  if ('count' in amount) return countIn(context.box, context.state, context.seat, amount.count);
  if ('sets' in amount) return setsOf(context, amount.sets);
  if ('on' in amount) return assignedOn(context, amount.on, amount.what);
  if ('released' in amount) return context.frame.released;
  const of = amountOf(context, amount.of);
  if ('over' in amount) return Math.floor(of / amount.over);
  return 'times' in amount ? of * amount.times : Math.min(of, amount.most);
}

/** The smallest count of several icons. */
function setsOf({ box, state, seat }: Counting, icons: readonly string[]): number {
  let fewest = Infinity;
  for (const icon of icons) fewest = Math.min(fewest, countIn(box, state, seat, { icons: [icon] }));
  return fewest;
}

/** How many of a thing lie on such Locations; like a count, this includes the card it stands on. */
function assignedOn({ box, state, seat, frame }: Counting, filter: Filter, what: Thing): number {
  const by = filter.self === undefined ? null : frame.by;
  let sum = 0;
  for (const location of defined(state.players[seat]).empire) {
    if (matches(box, state, location, filter, by)) sum += assigned(location, what);
  }
  return sum;
}

/** How many of a thing are assigned to a Location. */
export function assigned({ goods, workers }: Pick<Location, 'goods' | 'workers'>, what: Thing): number {
  let sum = 0;
  for (const kind of kindsOf(what)) sum += kind === 'worker' ? workers : defined(goods[AT[kind satisfies Good]]);
  return sum;
}

/** Whether a condition holds now. One about the way of a voyage holds for nothing else. */
export function holds(context: Counting, test: Test): boolean {
  if ('far' in test) return context.frame.far === test.far;
  const [left, right] = [amountOf(context, test.left), amountOf(context, test.right)];
  if (test.is === '<') return left < right;
  if (test.is === '<=') return left <= right;
  if (test.is === '=') return left === right;
  return test.is === '>=' ? left >= right : left > right;
}
