import { z } from 'zod';
import { TRACKS } from './data/schema.ts';

const seat = z.int().min(0);
const count = z.int().min(0);
const id = z.string();

/** An event. Nothing is hidden in this game, so none raises a barrier. */
const event = <K extends string, S extends z.core.$ZodShape>(type: K, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape, barrier: z.undefined().optional() });

/** Where a token lay: on a berth of a region, on a city, or on a route. */
const from = z.enum(['berth', 'city', 'route']);

/** What can happen. */
export const eventSchema = z.discriminatedUnion('type', [
  event('round', { round: count, first: seat }),
  event('built', { seat, building: id }),
  event('grew', { seat, discs: count }),
  /** Discs that return from buildings for salaries; `buildings` holds one id a disc. */
  event('salaries', { seat, discs: count, buildings: z.array(id) }),
  event('activated', { seat, building: id }),
  event('idled', { seat, building: id }),
  event('spent', { seat, token: id }),
  event('shipped', { seat, region: id, beside: z.boolean() }),
  event('opened', { region: id }),
  event('governor', { seat, card: id }),
  event('occupied', { seat, city: id }),
  /** `from` held the city; null is the neutral colour. */
  event('attacked', { seat, city: id, from: seat.nullable() }),
  event('paid', { seat, building: id }),
  event('drew', { seat, card: id }),
  event('token', { seat, token: id, from, at: id }),
  /** The shown score of a track has changed. */
  event('status', { seat, track: z.enum(TRACKS), before: count, after: count }),
  event('abolition', { seat }),
  event('turned-down', { seat, cards: z.array(id) }),
  event('dropped', { seat }),
  event('passed', { seat, forced: z.boolean() }),
  event('discarded', { seat, card: id, to: z.enum(['stack', 'face-down', 'box']) }),
  event('neutral-shipped', { seat, region: id, beside: z.boolean() }),
  event('neutral-occupied', { seat, city: id }),
  event('neutral-drew', { seat, card: id }),
  event('neutral-governor', { card: id }),
  event('neutral-token', { token: id, from, at: id }),
  event('ended', {}),
]);

/** What can happen. */
export type Event = z.infer<typeof eventSchema>;
/** The events of some types. */
export type EventOf<K extends Event['type']> = Extract<Event, { type: K }>;
