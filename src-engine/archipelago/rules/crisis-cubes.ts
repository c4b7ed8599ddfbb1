import { defined } from '../../kernel/defined.ts';
import { refuse, refusePrivately, type Refusal } from '../../kernel/refusal.ts';

import { benefit, giveCube } from '../pieces/bank.ts';

import type { SeatContext } from './context.ts';
import type { Resource } from '../data/schema-common.ts';
import type { MarketId } from '../figures/markets.ts';

/** Where a cube for a crisis can come from. */
export const SOURCES = ['market', 'screen', 'token'] as const;
export type CubeSource = (typeof SOURCES)[number];

/** Why a cube of that source cannot be had, or undefined. */
export function cubeRefusal(
  { state, seat }: SeatContext,
  market: MarketId,
  resource: Resource,
  from: CubeSource,
): Refusal | undefined {
  const rule = `balance/${market}-crisis`;
  const screen = defined(state.screens[seat]);
  if (from === 'market')
    return state[market][resource] > 0 ? undefined : refuse(rule, 'market-empty', { market, resource });
  if (from === 'token') return screen.tokens > 0 ? undefined : refusePrivately(rule, 'no-token');
  return screen.cubes[resource] > 0 ? undefined : refusePrivately(rule, 'no-cube', { resource });
}

/**
 * Takes a cube for a crisis from the market, the screen or an explorer token. What comes from behind a screen earns a
 * florin on the Benefactor card (rulebook 2.0, p. 15; ruling 42).
 */
export function useCube(
  { box, state, seat }: SeatContext,
  market: MarketId,
  resource: Resource,
  from: CubeSource,
): void {
  if (from === 'market') {
    state[market][resource]--;
    state.bank.cubes[resource]++;
    return;
  }
  giveCube(state, seat, resource, from === 'token' ? 'token' : 'cube');
  benefit(box, state, seat);
}
