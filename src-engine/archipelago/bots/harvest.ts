import { cubesEach } from '../figures/harvest.ts';
import type { Spot } from '../place.ts';
import { aheadOfMe } from './goals.ts';
import { pending, type Evaluation } from './evaluation.ts';
import { wantsIndependence } from './unrest.ts';
import { cubeWorth, leavingCost } from './worth.ts';
import type { Resource } from '../data/schema-common.ts';

/** What one unit sent onto an icon brings; `extra` cubes of the type have come before in the same harvest. */
export function deployWorth(
  evaluation: Evaluation,
  resource: Resource,
  from: Spot,
  extra = 0,
  each = cubesEach(evaluation.state, resource),
): number {
  const { state, screen } = evaluation;
  const cubes = Math.min(each, state.bank.cubes[resource] - extra);
  if (cubes <= 0) return -1;
  const cube = cubeWorth(evaluation, resource, screen.cubes[resource] + extra);
  return cubes * cube - leavingCost(evaluation, from.region, from.place) - 0.4;
}

/** The resource being harvested. */
export function harvested(evaluation: Evaluation): Resource {
  const frame = pending(evaluation);
  return frame?.kind === 'harvest' || frame?.kind === 'permission' ? frame.resource : 'fish';
}

/** Asking for leave costs nothing but a refusal. */
export function askWorth(evaluation: Evaluation): number {
  return 0.5 * cubeWorth(evaluation, harvested(evaluation));
}

/** Leave is given to those who are not ahead, and to everybody when the colony wants the cubes. */
export function allowWorth(evaluation: Evaluation): number {
  const frame = pending(evaluation);
  if (frame?.kind !== 'permission') return 0;
  const needed = cubeWorth(evaluation, frame.resource) > 6 && !wantsIndependence(evaluation) ? 2 : 0;
  return needed + 0.5 - aheadOfMe(evaluation, frame.seat);
}
