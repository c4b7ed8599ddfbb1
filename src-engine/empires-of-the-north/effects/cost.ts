import { defined } from '../../kernel/defined.ts';
import { refuse, type Refusal } from '../../kernel/refusal.ts';
import type { Cost, Filter } from '../data/effect.ts';
import { GOODS, type Goods } from '../data/goods.ts';
import { isActionLocation, locationOf } from '../figures/faces.ts';
import { matches } from '../figures/filter.ts';
import { cardOf } from '../pack-index.ts';
import type { MoveContext, SeatContext } from '../rules/context.ts';
import { leave } from '../rules/leave.ts';
import type { Location, Player, State } from '../state.ts';
import { canPayPrice, payGoods, priceRefusal, waysToPay, type Price } from './payment.ts';
import { exhaust } from './turning.ts';

/** Costs of effects (rulebook, "Payer"; ruling 53): in full or not at all. Workers go to the clan tile. */

/** A way to pay: what leaves the stock, and the Location that is dropped or exhausted. */
export type CostWay = { readonly pay: Goods; readonly target?: number | undefined };

const NOTHING: Goods = {};
const NO_COST: readonly CostWay[] = [{ pay: NOTHING }];

const priceOf = (cost: Cost): Price => ({ goods: cost.goods ?? NOTHING, any: cost.resources ?? 0 });
const payerOf = ({ state, seat }: SeatContext): Player => defined(state.players[seat]);

/** Whether a Location may be dropped for a cost: never a base card. */
function canDrop({ box, state }: SeatContext, location: Location, filter: Filter, by: number | null): boolean {
  return cardOf(box, location.card).origin !== 'base' && matches(box, state, location, filter, by);
}

/** Whether a Location may be exhausted for a cost: a ready Action Location. */
function canExhaust({ box, state }: SeatContext, location: Location, filter: Filter, by: number | null): boolean {
  return location.ready && isActionLocation(box, state, location) && matches(box, state, location, filter, by);
}

/** Whether a Location can be what a cost drops or exhausts. */
function isTarget(context: SeatContext, { drop, exhaust }: Cost, location: Location, by: number | null): boolean {
  if (drop !== undefined) return canDrop(context, location, drop, by);
  return exhaust !== undefined && canExhaust(context, location, exhaust, by);
}

const hasTarget = ({ drop, exhaust }: Cost): boolean => drop !== undefined || exhaust !== undefined;

/** Whether a cost can be paid at all. */
export function canPayCost(context: SeatContext, cost: Cost, by: number | null): boolean {
  const player = payerOf(context);
  if ((cost.workers ?? 0) > player.workers) return false;
  if ((cost.goods !== undefined || cost.resources !== undefined) && !canPayPrice(player, priceOf(cost))) return false;
  if (!hasTarget(cost)) return true;
  for (const location of player.empire) if (isTarget(context, cost, location, by)) return true;
  return false;
}

/** All ways to pay for an effect that stands on Location `by`; none if it cannot be paid. Without a cost, the one empty way. */
export function costWays(context: SeatContext, cost: Cost | undefined, by: number | null): readonly CostWay[] {
  if (cost === undefined) return NO_COST;
  if (!canPayCost(context, cost, by)) return [];
  const player = payerOf(context);
  const payments = waysToPay(player, priceOf(cost));
  if (!hasTarget(cost)) return payments.map((pay) => ({ pay }));
  const targets = player.empire.filter((location) => isTarget(context, cost, location, by));
  return targets.flatMap(({ id }) => payments.map((pay) => ({ pay, target: id })));
}

/** Why `way` does not pay `cost`, or undefined. */
export function costRefusal(
  context: SeatContext,
  cost: Cost | undefined,
  { pay, target }: CostWay,
  { by, rule }: { readonly by: number | null; readonly rule: string },
): Refusal | undefined {
  const { state, seat } = context;
  const player = payerOf(context);
  const { workers = 0 } = cost ?? {};
  if (workers > player.workers) return refuse('workers', 'too-few-workers', { needs: workers, has: player.workers });
  const refused = priceRefusal(player, cost === undefined ? { goods: NOTHING, any: 0 } : priceOf(cost), pay, rule);
  if (refused !== undefined) return refused;
  if (cost === undefined || !hasTarget(cost)) return target === undefined ? undefined : refuse(rule, 'no-target-asked');
  if (target === undefined) return refuse(rule, 'target-missing');
  const location = locationOf(state, seat, target);
  if (location === undefined) return refuse(rule, 'not-your-location');
  return isTarget(context, cost, location, by) ? undefined : refuse('effects/filters', 'not-such-a-location');
}

/**
 * Pays. What a drop or an exhaust sets off lies on the stack afterwards; to let it come before the effect, open the effect first.
 */
export function payCost(
  context: MoveContext,
  cost: Cost | undefined,
  way: CostWay,
  chain: readonly number[] = [],
): void {
  if (cost === undefined) return;
  const { state, seat } = context;
  const player = payerOf(context);
  const { workers = 0, drop } = cost;
  payGoods(player, way.pay);
  player.workers -= workers;
  player.resting += workers;
  if (way.target === undefined) return;
  if (drop !== undefined) leave(context, way.target, 'discard', chain);
  else exhaust(context, defined(locationOf(state, seat, way.target)), chain);
}

/** The kinds of goods paid, as places in `GOODS`. */
export function kindsPaid(pay: Goods): number[] {
  const kinds: number[] = [];
  GOODS.forEach((good, at) => {
    if (pay[good] !== undefined) kinds.push(at);
  });
  return kinds;
}

/** The state as it would be once a cost is paid, only to be asked about: the stock without it, the target gone or exhausted. */
export function stateAfter({ box, state, seat }: SeatContext, cost: Cost, { pay, target }: CostWay): State {
  const player = defined(state.players[seat]);
  const { workers = 0, drop } = cost;
  const goods = [...player.goods];
  payGoods({ goods }, pay);
  const empire = target === undefined ? player.empire : empireAfter(player.empire, target, drop !== undefined);
  const players = [...state.players];
  players[seat] = {
    ...player,
    goods,
    empire,
    discard: drop === undefined ? player.discard : [...player.discard, ...ownCards(box, player.empire, target)],
    workers: player.workers - workers,
    resting: player.resting + workers,
  };
  return { ...state, players };
}

/** The cards of the own deck that lie as a Location: what is discarded with it. */
function ownCards(box: SeatContext['box'], empire: readonly Location[], id: number | undefined): string[] {
  const cards = empire.filter((location) => location.id === id).flatMap(({ card, under }) => [card, ...under]);
  return cards.filter((card) => cardOf(box, card).origin === 'deck');
}

function empireAfter(empire: readonly Location[], target: number, gone: boolean): Location[] {
  if (gone) return empire.filter(({ id }) => id !== target);
  return empire.map((location) => (location.id === target ? { ...location, ready: false } : location));
}
