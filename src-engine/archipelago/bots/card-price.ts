/** What the discs and cubes that a card asks for cost. */
import type { Cubes, Resource } from '../data/schema.ts';
import { roundOf } from '../figures/round.ts';
import { ifGoesOn, memo, type Evaluation } from './evaluation.ts';
import { bestAct, hasActWorth } from './round.ts';
import { cubeCost, tokenWorth } from './worth.ts';

/** What a disc would bring elsewhere, most of the time. */
export const DISC = 3;
/** What a disc is worth beside the best action. */
const PASSING = 0.3;

/** What a disc laid on a card costs: what the best action would have brought, as long as there is a round to choose in. */
export function discPrice(evaluation: Evaluation): number {
  return memo(evaluation, discPrice, () =>
    roundOf(evaluation.state) === undefined || hasActWorth(evaluation, DISC - PASSING)
      ? DISC
      : Math.min(DISC, ifGoesOn(evaluation, PASSING) + bestAct(evaluation)),
  );
}

/** What cubes paid cost, or the tokens for those that are missing. */
export function cubesCost(evaluation: Evaluation, cubes: Cubes): number {
  let sum = 0;
  for (const [name, count] of Object.entries(cubes)) {
    const resource = name as Resource;
    for (let spent = 1; spent <= count; spent++) {
      const left = evaluation.screen.cubes[resource] - spent;
      sum += left < 0 ? tokenWorth(evaluation) : cubeCost(evaluation, resource, left);
    }
  }
  return sum;
}
