import type { Buildable, Resource } from '../data/schema.ts';
import type { MoveOf } from '../moves.ts';
import { controller } from '../figures/buildings.ts';
import { pending, type Sight } from './sight.ts';
import { buildingWorth, coins, cubeCost, leavingCost, shipWorth, tokenWorth } from './worth.ts';

/** What a thing costs: florins, and cubes, or explorer tokens for those that are missing. */
function cost(sight: Sight, what: Buildable): number {
  const { box, screen } = sight;
  const used = new Map<Resource, number>();
  let sum = -coins(sight, -box.pack.costs[what].florins);
  for (const resource of box.cubes[what]) {
    const spent = (used.get(resource) ?? 0) + 1;
    used.set(resource, spent);
    const left = screen.cubes[resource] - spent;
    sum += left < 0 ? tokenWorth(sight) : Math.min(4, cubeCost(sight, resource, left));
  }
  return sum;
}

/** What a building is worth above its price, and above what its builder leaves. */
export function buildWorth(sight: Sight, { building, kind, from }: MoveOf<'build'>): number {
  const { state, seat } = sight;
  const under = controller(state, from.region, 'town');
  const risk = under >= 0 && under !== seat ? 2 : 0;
  // A citizen has more to do elsewhere than a ship.
  const builder = kind === 'citizen' ? 0.6 : 0;
  const left = leavingCost(sight, from.region, from.place);
  return 1.5 + buildingWorth(sight, building, from.region) - cost(sight, building) - risk - builder - left;
}

/** What a ship is worth above its price. */
export function buildShipWorth(sight: Sight): number {
  return shipWorth(sight) - cost(sight, 'ship');
}

/** A token pays only what it serves better than the cube. */
export function payWorth(sight: Sight, { with: means }: MoveOf<'pay'>): number {
  const frame = pending(sight);
  const [resource] = frame?.kind === 'payment' ? frame.owed : [];
  if (resource === undefined) return 0;
  return means === 'token' ? -tokenWorth(sight) : -cubeCost(sight, resource, sight.screen.cubes[resource] - 1);
}
