import { topBack } from '../figures/deck.ts';
import type { Box } from '../box.ts';
import type { Resource } from '../data/schema.ts';
import { cubesToStand } from '../figures/crisis.ts';
import type { MarketId } from '../figures/markets.ts';
import type { State } from '../state.ts';
import { heldByAll, type Holding } from './holdings.ts';

/** What the back on top of the deck will ask for in the next phase 4, against what there is to give. */
export type Demand = {
  readonly resource: Resource;
  /** Cubes asked for beyond those on the market, which are free for all. */
  readonly asked: number;
  /** Cubes of the type behind all screens. */
  readonly held: number;
  /** Cubes nobody has, which explorer tokens would have to replace. */
  readonly lacking: number;
  /** Steps of rebellion for each cube that is not given. */
  readonly steps: number;
};

/** What half of the back on top will ask for; undefined for an event, a red one, or an empty deck. */
export function demandOf(box: Box, state: State, market: MarketId, all: readonly Holding[]): Demand | undefined {
  const zone = topBack(box, state)?.[market];
  if (zone?.kind !== 'crisis' || zone.red) return undefined;
  const { resource, amount } = zone;
  const home = market === 'domestic';
  const cubes = home ? cubesToStand(citizensOf(all), amount) : amount;
  const asked = Math.max(0, cubes - state[market][resource]);
  const held = heldByAll(all, resource);
  return { resource, asked, held, lacking: Math.max(0, asked - held), steps: home ? amount : 1 };
}

function citizensOf(all: readonly Holding[]): number {
  return all.reduce((sum, { citizens }) => sum + citizens, 0);
}
