import type { Resource } from '../data/schema.ts';
import type { Spot } from '../place.ts';
import { roundOf } from '../figures/round.ts';
import { aheadOfMe } from './goals.ts';
import { pending, type Sight } from './sight.ts';
import { stirs } from './unrest.ts';
import { cubeWorth, leavingCost } from './worth.ts';

/** Cubes each unit brings in a harvest of the resource: two when a card has doubled it. */
export function cubesEach({ state }: Sight, resource: Resource): number {
  return roundOf(state)?.doubled === resource ? 2 : 1;
}

/** What one unit sent onto an icon brings; `extra` cubes of the type have come before in the same harvest. */
export function deployWorth(
  sight: Sight,
  resource: Resource,
  from: Spot,
  extra = 0,
  each = cubesEach(sight, resource),
): number {
  const { state, screen } = sight;
  const cubes = Math.min(each, state.bank.cubes[resource] - extra);
  if (cubes <= 0) return -1;
  const cube = cubeWorth(sight, resource, screen.cubes[resource] + extra);
  return cubes * cube - leavingCost(sight, from.region, from.place) - 0.4;
}

/** The resource being harvested. */
export function harvested(sight: Sight): Resource {
  const frame = pending(sight);
  return frame?.kind === 'harvest' || frame?.kind === 'permission' ? frame.resource : 'fish';
}

/** Asking for leave costs nothing but a refusal. */
export function askWorth(sight: Sight): number {
  return 0.5 * cubeWorth(sight, harvested(sight));
}

/** Leave is given to those who are not ahead, and to everybody when the colony wants the cubes. */
export function allowWorth(sight: Sight): number {
  const frame = pending(sight);
  if (frame?.kind !== 'permission') return 0;
  const needed = cubeWorth(sight, frame.resource) > 6 && !stirs(sight) ? 2 : 0;
  return needed + 0.5 - aheadOfMe(sight, frame.seat);
}
