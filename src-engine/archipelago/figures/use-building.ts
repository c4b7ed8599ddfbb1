import type { MarketId } from './markets.ts';

/** Florins that each use of a port or market costs, laid on the wheel (rulebook 2.0, p. 12). */
export const BUILDING_FEE = 1;

/** Cubes that can be traded by one use of a port or market (rulebook 2.0, p. 12). */
export const BUILDING_CUBES = 2;

/** The market a building trades on: a port on the export market, a market on the domestic one (rulebook 2.0, p. 12). */
export function marketOf(building: 'port' | 'market'): MarketId {
  return building === 'port' ? 'export' : 'domestic';
}

/** The building that trades on a market. */
export function tradesAt(market: MarketId): 'port' | 'market' {
  return market === 'export' ? 'port' : 'market';
}
