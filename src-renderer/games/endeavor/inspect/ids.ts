import type { Track } from '#engine/endeavor/data/schema.ts';
import { inspectThing, type InspectId } from '../../../window/inspection.ts';

/** The names of what can be asked about. Buildings and cards are things, which can also be read large. */
export const inspectSeat = (seat: number): InspectId => `seat:${seat}`;
/** The cards of a seat that lie face down. */
export const inspectDown = (seat: number): InspectId => `down:${seat}`;
export const inspectTrack = (track: Track): InspectId => `track:${track}`;
export const inspectToken = (token: string): InspectId => `token:${token}`;
export const inspectHarbour: InspectId = 'harbour';
export const inspectSupply: InspectId = 'supply';
export const inspectBuilding = (building: string): InspectId => inspectThing(`building:${building}`);
export const inspectCard = (card: string): InspectId => inspectThing(`card:${card}`);
