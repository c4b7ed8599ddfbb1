import type { Cost, Effect } from '../data/effect.ts';
import { canPayCost, costWays, stateAfter, type CostWay } from './cost.ts';
import type { Asking } from './word.ts';

/** Whether paying a cost could take away what an effect needs: what it spends, or the Location that is dropped or exhausted. */
function leansOn(effect: Effect, cost: Cost): boolean {
  switch (effect.do) {
    case 'all':
    case 'one':
      return effect.effects.some((one) => leansOn(one, cost));
    case 'if':
    case 'times':
      return leansOn(effect.effect, cost);
    case 'assign':
    case 'build':
    case 'may':
      return true;
    case 'exhaust':
    case 'ready':
    case 'release':
    case 'lift':
    case 'drop':
      return cost.drop !== undefined || cost.exhaust !== undefined;
    default:
      return false;
  }
}

/**
 * Whether an effect could still do something once `cost` is paid in this way; `could` has said that it could before. What only
 * the payment would bring (a worker to recover) does not count.
 */
export function outlives(scene: Asking, effect: Effect, cost: Cost, way: CostWay): boolean {
  return !leansOn(effect, cost) || scene.could({ ...scene, state: stateAfter(scene, cost, way) }, effect);
}

/** Whether a cost can be paid in some way after which its effect could do something. */
export function worthPaying(scene: Asking, effect: Effect, cost: Cost, by: number | null): boolean {
  if (!canPayCost(scene, cost, by) || !scene.could(scene, effect)) return false;
  return !leansOn(effect, cost) || costWays(scene, cost, by).some((way) => outlives(scene, effect, cost, way));
}
