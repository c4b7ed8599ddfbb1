import { inspectThing, type InspectId } from '../../../window/inspection.ts';

/** The names of what can be asked about besides places. Cards and islands are things, which can also be read large. */
export const inspectSeat = (seat: number): InspectId => `seat:${seat}`;
/** A card of somebody's own hand, with why it cannot be played now. */
export const inspectHand = (card: string): InspectId => `hand:${card}`;
export const inspectCard = (card: string): InspectId => inspectThing(`card:${card}`);
