import type { Buildable, Resource } from '../data/schema.ts';
import type { MoveOf } from '../moves.ts';
import { controller } from '../figures/buildings.ts';
import { buildingWorth, leavingCost } from './control.ts';
import { ifGoesOn, memoWorth, pending, type Evaluation } from './evaluation.ts';
import type { Tell } from './tell.ts';
import { florinsWorth, cubeCost, shipWorth, spentCost, tokenWorth } from './worth.ts';

/** What a cube of a price costs at the most, since a token pays as well. */
const DEAREST_CUBE = 4;
/** What it is worth that a building stands, whoever controls it, and how much of that a citizen would bring elsewhere. */
const [STANDS, CITIZEN] = [1.5, 0.6];
/** Florins by which a cube and a token differ in worth, if it is not certain which is paid. */
const CLOSE = 1;

/** What a thing costs: florins, and cubes, or explorer tokens for those that are missing. */
function cost(evaluation: Evaluation, what: Buildable, tell?: Tell): number {
  return memoWorth(evaluation, `cost ${what}`, (listener) => costOf(evaluation, what, listener), tell);
}

function costOf(evaluation: Evaluation, what: Buildable, tell?: Tell): number {
  const { box, screen } = evaluation;
  const used = new Map<Resource, number>();
  let sum = -florinsWorth(evaluation, -box.pack.costs[what].florins, tell);
  let { tokens } = screen;
  for (const resource of box.cubes[what]) {
    const spent = (used.get(resource) ?? 0) + 1;
    used.set(resource, spent);
    const left = screen.cubes[resource] - spent;
    const paid = left < 0 ? tokenWorth(evaluation) : Math.min(DEAREST_CUBE, cubeCost(evaluation, resource, left));
    sum += paid;
    if (tell !== undefined && tellPaid(evaluation, { resource, left, tokens, paid }, tell)) tokens--;
  }
  return sum;
}

/** A cube of a price with `left` of its type staying, or one of so many tokens for it. */
type Paid = { readonly resource: Resource; readonly left: number; readonly tokens: number; readonly paid: number };

/** Tells how a cube of a price is probably paid. Gives whether it is with a token. */
function tellPaid(evaluation: Evaluation, { resource, left, tokens, paid }: Paid, tell: Tell): boolean {
  const cube = left < 0 ? Infinity : cubeCost(evaluation, resource, left);
  const token = tokens > 0 ? tokenWorth(evaluation) : Infinity;
  // Which of the two is missed less may change until it is paid.
  if (Math.abs(token - cube) < CLOSE) tell('cube-or-token', -paid, { resource });
  else if (left < 0 || token < cube) tell('token-spent', -paid);
  else if (paid < cube) tell('cubes-spent', -paid, { n: 1, resource });
  else cubeCost(evaluation, resource, left, tell);
  return token < cube;
}

/** What a building is worth above its price, and above what its builder leaves. */
export function buildWorth(evaluation: Evaluation, { building, kind, from }: MoveOf<'build'>, tell?: Tell): number {
  const { state, seat } = evaluation;
  const under = controller(state, from.region, 'town');
  const risk = ifGoesOn(evaluation, under >= 0 && under !== seat ? 2 : 0);
  // A citizen has more to do elsewhere than a ship.
  const stands = ifGoesOn(evaluation, kind === 'citizen' ? STANDS - CITIZEN : STANDS);
  const left = leavingCost(evaluation, from.region, from.place, tell);
  const worth = buildingWorth(evaluation, building, from.region, tell);
  if (risk > 0) tell?.('under-town', -risk, { seat: under });
  tell?.(`building-${building}`, stands, { region: from.region });
  return stands + worth - cost(evaluation, building, tell) - risk - left;
}

/** What a ship is worth above its price. */
export function buildShipWorth(evaluation: Evaluation, tell?: Tell): number {
  return shipWorth(evaluation, tell) - cost(evaluation, 'ship', tell);
}

/** A token pays only what it serves better than the cube. */
export function payWorth(evaluation: Evaluation, { with: means }: MoveOf<'pay'>, tell?: Tell): number {
  const frame = pending(evaluation);
  const [resource] = frame?.kind === 'payment' ? frame.owed : [];
  return resource === undefined ? 0 : -spentCost(evaluation, resource, means, tell);
}
