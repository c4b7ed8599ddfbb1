import type { InspectId } from '../../../window/inspection.ts';

/** The names of what can be asked about: a kind, and where there are several of it which one. */
const about = (kind: string, ...which: readonly (string | number)[]): InspectId => [kind, ...which].join(':');

/** A space of the wheel. */
export const inspectAction = (action: string): InspectId => about('action', action);
/** A row of a market. */
export const inspectMarket = (market: string, resource: string): InspectId => about('market', market, resource);
/** What the bank holds of a resource, or of florins. */
export const inspectBank = (what: string): InspectId => about('bank', what);
/** A seat and everything open about it. */
export const inspectSeat = (seat: number): InspectId => about('seat', seat);
/** A side of a tile. */
export const inspectSide = (side: string): InspectId => about('side', side);
/** A kind of building, or a ship. */
export const inspectBuilding = (kind: string): InspectId => about('building', kind);
/** A counter, or a board that has one. */
export const inspectCounter = (
  counter: 'balance' | 'stability' | 'surplus' | 'piles' | 'tray' | 'fees' | 'deck',
): InspectId => about(counter);
