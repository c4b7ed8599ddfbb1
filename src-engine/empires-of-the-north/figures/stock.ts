import { defined } from '../../kernel/defined.ts';
import type { Thing } from '../data/effect.ts';
import { RESOURCES } from '../data/goods.ts';
import { AT, type Location, type Player } from '../state.ts';

/** How many resources a list of amounts holds: gold and raze tokens are none. */
export function resourcesIn(amounts: readonly number[]): number {
  let sum = 0;
  for (const resource of RESOURCES) sum += defined(amounts[AT[resource]]);
  return sum;
}

/** All own workers: in the stock, on the clan tile and on cards. */
export function workersOf({ workers, resting, empire }: Pick<Player, 'workers' | 'resting' | 'empire'>): number {
  let sum = workers + resting;
  for (const location of empire) sum += location.workers;
  return sum;
}

/** How many cards lie in an empire: Locations, and the upgrades under them. */
export function cardsIn(empire: readonly Location[]): number {
  let cards = 0;
  for (const { under } of empire) cards += 1 + under.length;
  return cards;
}

/** How many of a thing are assigned to a Location. */
export function heldOf({ goods, workers }: Pick<Location, 'goods' | 'workers'>, what: Thing): number {
  if (what === 'worker') return workers;
  if (what === 'resource') return resourcesIn(goods);
  return what === 'any' ? goods.reduce((sum, amount) => sum + amount, 0) : defined(goods[AT[what]]);
}
