/** What actions are worth: the action itself, the other half of a double one, and what it is done by. */
import { defined } from '../../kernel/defined.ts';
import type { Action, ActionSymbol } from '../data/schema.ts';
import type { ActionMove } from '../moves.ts';
import { buildingOf } from '../box.ts';
import { isOpen } from '../figures/presence.ts';
import { partsOf } from '../figures/symbols.ts';
import { SIMPLE } from '../rules/actions/actions.ts';
import { attackWorth, occupyWorth } from './cities.ts';
import { activationCost, discsCost } from './discs.ts';
import { drawWorth } from './draws.ts';
import { memo, pending, type Evaluation } from './evaluation.ts';
import { berthsFree } from './regions.ts';
import { shipWorth } from './ships.ts';
import { spendingCost } from './tokens.ts';

/** What is lost with a building that could have done something else, or something more. */
const FLEXIBLE: Readonly<Partial<Record<ActionSymbol, number>>> = {
  'ship/draw': 0.25,
  'occupy/draw': 0.25,
  'occupy/attack': 0.15,
  'occupy&ship': 0.6,
  'ship&ship': 0.6,
  'draw&draw': 0.6,
};
/** How sure it is that what a freed building could do now can still be done then. */
const AGAIN = 0.85;
/** A disc that comes back and has nothing to do. */
const BACK = 0.3;

/** What a simple action is worth, its discs taken off, whatever it is done by. */
export function simpleWorth(evaluation: Evaluation, type: Action, at: string): number {
  return memo(evaluation, `${type} ${at}`, () => {
    const { box } = evaluation;
    const cost = discsCost(evaluation, SIMPLE[type].discs);
    if (type === 'ship') return shipWorth(evaluation, defined(box.regionAt.get(at))) - cost;
    if (type === 'occupy') return occupyWorth(evaluation, defined(box.cityAt.get(at))) - cost;
    if (type === 'attack') return attackWorth(evaluation, defined(box.cityAt.get(at))) - cost;
    if (type === 'draw') return drawWorth(evaluation, defined(box.stackAt.get(at)));
    return freedWorth(evaluation, at);
  });
}

/** What the best second part of a double action is worth, once the first has been done to `at`. */
function secondWorth(evaluation: Evaluation, first: Action, second: Action, at: string): number {
  const { box, state } = evaluation;
  const cost = discsCost(evaluation, SIMPLE[second].discs);
  if (second === 'draw') return AGAIN * drawWorth(evaluation, defined(box.stackAt.get(at)), 1);
  const city = box.cityAt.get(at);
  const region = city === undefined ? defined(box.regionAt.get(at)) : defined(box.cities[city]).region;
  if (second === 'ship') {
    if (defined(box.regions[region]).berths === 0) return 0;
    return shipWorth(evaluation, region, first === 'ship' ? 1 : 0) - cost;
  }
  if (!isOpen(box, state, region) && berthsFree(evaluation, region) > 1) return 0;
  const free = defined(box.regions[region]).cities.filter((one) => state.cities[one] === -1);
  return Math.max(0, ...free.map((one) => occupyWorth(evaluation, one))) - cost;
}

/** What a first part and the best second one are worth by a symbol, for as many discs as there are. */
export function partsWorth(
  evaluation: Evaluation,
  symbol: ActionSymbol,
  type: Action,
  at: string,
  discs: number,
): number {
  const own = simpleWorth(evaluation, type, at);
  const second = partsOf(symbol).second[type];
  if (second === undefined || discs < SIMPLE[type].discs + SIMPLE[second].discs) return own;
  return own + Math.max(0, secondWorth(evaluation, type, second, at));
}

/** The best that a symbol could do now with `discs`, what it is done by aside. */
export function symbolBest(evaluation: Evaluation, symbol: ActionSymbol, discs: number): number {
  return memo(evaluation, `best ${symbol} ${discs}`, () => {
    let best = 0;
    for (const type of partsOf(symbol).first) {
      // A payment that frees a payment is no gain.
      if (type === 'pay' || SIMPLE[type].discs > discs) continue;
      for (const at of SIMPLE[type].targets(evaluation))
        best = Math.max(best, partsWorth(evaluation, symbol, type, at, discs));
    }
    return best;
  });
}

/** What it is worth that a disc returns from a building at once: the building can be used once more. */
export function freedWorth(evaluation: Evaluation, building: string): number {
  const { action } = buildingOf(evaluation.box, building);
  if (action === null) return BACK;
  const again = symbolBest(evaluation, action, evaluation.player.harbour - 1) - activationCost(evaluation);
  return BACK + Math.max(0, AGAIN * again);
}

/** What is spent besides the discs of the action: a building for this round, or a token. */
export function sourceCost(evaluation: Evaluation, by: string, symbol: ActionSymbol): number {
  if (evaluation.box.tokenAt.has(by)) return spendingCost(evaluation, symbol);
  return activationCost(evaluation) + (FLEXIBLE[symbol] ?? 0);
}

/** The symbol on a building or a token. */
export function symbolOf({ box }: Evaluation, by: string): ActionSymbol {
  const token = box.tokens[box.tokenAt.get(by) ?? -1];
  const symbol = token === undefined ? buildingOf(box, by).action : token.action;
  if (symbol === null) throw new RangeError(`${by} has no action`);
  return symbol;
}

/** What an action is worth; in the second part of a double one the building has been paid for. */
export function actionWorth(evaluation: Evaluation, { type, by, at }: ActionMove): number {
  if (pending(evaluation)?.kind === 'second') return simpleWorth(evaluation, type, at);
  const symbol = symbolOf(evaluation, by);
  const discs = evaluation.player.harbour - (evaluation.box.tokenAt.has(by) ? 0 : 1);
  return partsWorth(evaluation, symbol, type, at, discs) - sourceCost(evaluation, by, symbol);
}
