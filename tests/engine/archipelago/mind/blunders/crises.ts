/** Blunders in crises. */
import { controller } from '#engine/archipelago/figures/buildings.ts';
import { lying } from '#engine/archipelago/figures/crisis.ts';
import { isIndependence } from '#engine/archipelago/figures/markers.ts';
import type { MarketId } from '#engine/archipelago/figures/markets.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import type { Resource } from '#engine/archipelago/data/schema.ts';
import type { State } from '#engine/archipelago/state.ts';
import { defined } from '#engine/kernel/defined.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import { stewardOf, type Known } from './knowing.ts';

/** A crisis that runs, at the turn of a seat that owes no stand. */
export type Crisis = {
  readonly market: MarketId;
  readonly resource: Resource;
  /** Steps of rebellion a cube spares, and those that are threatened. */
  readonly each: number;
  readonly steps: number;
  /** Seats whose turn is still to come. */
  readonly later: readonly Seat[];
};

/** The crisis that runs; undefined where none does, or somebody is still to be stood up for a cube that was given. */
export function crisisAt(state: State): Crisis | undefined {
  const top = state.frames.at(-1);
  if (top?.kind === 'export-crisis') {
    const later = state.order.slice(top.next + 1);
    return { market: 'export', resource: top.resource, each: 1, steps: top.missing, later };
  }
  if (top?.kind !== 'domestic-crisis' || top.owed > 0) return undefined;
  const later = state.order.slice(top.next + 1);
  return { market: 'domestic', resource: top.resource, each: top.amount, steps: lying(state), later };
}

/** Steps of rebellion that a seat alone can spare with what lies behind its screen. */
export function spares(state: State, { resource, each }: Crisis, seat: Seat): number {
  const { cubes, tokens } = defined(state.screens[seat]);
  return each * (cubes[resource] + tokens);
}

/** Citizens that some seats could stand up by temples; none in an export crisis. */
function stoodByTemples(state: State, { market }: Crisis, seats: readonly Seat[]): number {
  if (market === 'export') return 0;
  return state.units.filter(({ down, region }) => down && seats.includes(controller(state, region, 'temple'))).length;
}

const isLost = ({ population, rebellion }: State, steps: number): boolean =>
  isIndependence({ population, rebellion: rebellion + Math.max(0, steps) });

const isGift = (move: Move): boolean => (move.type === 'consume' || move.type === 'supply') && move.from !== 'market';

/**
 * The end of a turn in a crisis that brings independence, whatever all who come after give and whatever lies free, while what lies
 * behind the own screen would keep the colony.
 */
export function keeping({ state, seat, moves }: Known): readonly Move[] {
  const crisis = crisisAt(state);
  if (crisis === undefined || stewardOf({ state, seat }).role === 'separatist') return [];
  const { market, resource, each, steps, later } = crisis;
  const others =
    later.reduce((sum, other) => sum + spares(state, crisis, other), 0) +
    (later.length > 0 ? each * state[market][resource] : 0) +
    stoodByTemples(state, crisis, later);
  const own = spares(state, crisis, seat) + each * state[market][resource] + stoodByTemples(state, crisis, [seat]);
  if (!isLost(state, steps - others) || isLost(state, steps - own)) return [];
  return moves.some(isGift) ? moves.filter(({ type }) => type === 'done') : [];
}

/** A cube or token of one's own where all that is still wanted lies free on the market or stands up by one's own temple. */
export function givingMore({ state, seat, moves }: Known): readonly Move[] {
  const crisis = crisisAt(state);
  if (crisis === undefined) return [];
  const { market, resource, steps } = crisis;
  const free = state[market][resource] > 0;
  return free || steps <= stoodByTemples(state, crisis, [seat]) ? moves.filter(isGift) : [];
}
