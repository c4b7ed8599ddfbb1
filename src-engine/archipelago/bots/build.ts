import type { Buildable, Resource } from '../data/schema.ts';
import type { MoveOf } from '../moves.ts';
import { controller } from '../figures/buildings.ts';
import { memo, pending, type Evaluation } from './evaluation.ts';
import { buildingWorth, florinsWorth, cubeCost, leavingCost, shipWorth, tokenWorth } from './worth.ts';

/** What a thing costs: florins, and cubes, or explorer tokens for those that are missing. */
function cost(evaluation: Evaluation, what: Buildable): number {
  return memo(evaluation, `cost ${what}`, () => costOf(evaluation, what));
}

function costOf(evaluation: Evaluation, what: Buildable): number {
  const { box, screen } = evaluation;
  const used = new Map<Resource, number>();
  let sum = -florinsWorth(evaluation, -box.pack.costs[what].florins);
  for (const resource of box.cubes[what]) {
    const spent = (used.get(resource) ?? 0) + 1;
    used.set(resource, spent);
    const left = screen.cubes[resource] - spent;
    sum += left < 0 ? tokenWorth(evaluation) : Math.min(4, cubeCost(evaluation, resource, left));
  }
  return sum;
}

/** What a building is worth above its price, and above what its builder leaves. */
export function buildWorth(evaluation: Evaluation, { building, kind, from }: MoveOf<'build'>): number {
  const { state, seat } = evaluation;
  const under = controller(state, from.region, 'town');
  const risk = under >= 0 && under !== seat ? 2 : 0;
  // A citizen has more to do elsewhere than a ship.
  const builder = kind === 'citizen' ? 0.6 : 0;
  const left = leavingCost(evaluation, from.region, from.place);
  return 1.5 + buildingWorth(evaluation, building, from.region) - cost(evaluation, building) - risk - builder - left;
}

/** What a ship is worth above its price. */
export function buildShipWorth(evaluation: Evaluation): number {
  return shipWorth(evaluation) - cost(evaluation, 'ship');
}

/** A token pays only what it serves better than the cube. */
export function payWorth(evaluation: Evaluation, { with: means }: MoveOf<'pay'>): number {
  const frame = pending(evaluation);
  const [resource] = frame?.kind === 'payment' ? frame.owed : [];
  if (resource === undefined) return 0;
  return means === 'token'
    ? -tokenWorth(evaluation)
    : -cubeCost(evaluation, resource, evaluation.screen.cubes[resource] - 1);
}
