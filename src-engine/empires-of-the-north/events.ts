import { z } from 'zod';
import { GoodSchema, GoodsSchema, TileSchema } from './data/goods.ts';

const seat = z.int().min(0);
const count = z.int().min(0);
const id = z.string();
const ids = z.array(id);
/** A Location, and the card it is. */
const place = { seat, location: count, card: id };
/** The card an effect stands on; null for an action tile or a rule. */
const by = id.nullable();

const event = <K extends string, S extends z.core.$ZodShape>(type: K, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape, barrier: z.undefined().optional() });
/** An event that shows something nobody, or only one seat, could know. */
const shows = <K extends string, S extends z.core.$ZodShape>(type: K, barrier: string, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape, barrier: z.literal(barrier).optional() });

/** What can happen. */
export const eventSchema = z.discriminatedUnion('type', [
  event('round', { round: count, first: seat }),
  event('phase', { phase: z.enum(['observation', 'actions', 'expedition', 'cleanup']) }),
  /** Opening hand and Observation: what a seat looks at, told to nobody else. */
  shows('looked', 'cards-looked-at', { seat, cards: ids }),
  /** The seat has chosen; `cards` only for itself. */
  event('chosen', { seat, cards: ids.optional() }),
  /** All have chosen: what each keeps is told only as a number, what each turns down lies open. */
  shows('observed', 'choices-shown', { seat, kept: count, workers: count, rejected: ids }),
  shows('reshuffled', 'deck-shuffled', { seat, cards: count }),
  /** `card` only for the seat itself. */
  shows('drew', 'card-drawn', { seat, card: id.optional(), by }),
  /** A Storage card pays for so many groups. */
  event('paid-out', { ...place, groups: count }),
  event('turn', { seat }),
  /** `of` is the Location that a Copy copies. */
  event('placed', {
    ...place,
    pay: GoodsSchema,
    workers: count,
    how: z.enum(['turn', 'construct', 'effect']),
    of: count.optional(),
  }),
  event('pawn', { seat, pawn: count, tile: TileSchema, again: z.boolean(), pay: GoodsSchema }),
  event('declared', { seat, tile: TileSchema, by }),
  /** After a boost or a field the declared action could not be done any more. */
  event('undone', { seat, tile: TileSchema }),
  event('boosted', { seat, card: id, tile: TileSchema }),
  event('field', { ...place, under: count.nullable(), tile: TileSchema }),
  event('harvested', place),
  event('sailed', { seat, common: z.boolean(), fish: z.boolean(), raze: z.boolean() }),
  event('used', { ...place, pay: GoodsSchema, workers: count }),
  event('bought', { seat, card: id, pay: GoodsSchema, workers: count }),
  event('fired', place),
  event('raided', { ...place, by: seat, token: z.boolean() }),
  event('gained', { seat, goods: GoodsSchema, workers: count, by }),
  event('points', { seat, points: count, score: count, by }),
  event('ship-gained', { seat, common: z.boolean(), by }),
  shows('searched', 'deck-searched', { seat, card: id.nullable(), by }),
  event('moved', { seat, pawn: count, from: TileSchema, tile: TileSchema }),
  /** `at` is the place in the queue now. */
  event('advanced', { seat, at: count }),
  event('exhausted', place),
  event('readied', place),
  event('assigned', { ...place, what: z.union([GoodSchema, z.literal('worker')]), n: count }),
  event('released', { ...place, what: z.union([GoodSchema, z.literal('worker')]), n: count }),
  event('recovered', { seat, workers: count }),
  /** A Location, with the upgrades under it, to the hand or to the discard. */
  event('left', { ...place, to: z.enum(['hand', 'discard']), upgrades: ids }),
  /** A ship takes an open island, or the top of its pile unseen (null). */
  event('voyage', {
    seat,
    common: z.boolean(),
    instant: z.boolean(),
    pile: z.enum(['near', 'far']),
    island: id.nullable(),
  }),
  /** The top island of a pile, taken unseen. */
  shows('found', 'island-turned', { seat, pile: z.enum(['near', 'far']), island: id }),
  event('pillaged', { seat, pile: z.enum(['near', 'far']), island: id }),
  event('conquered', { ...place, pile: z.enum(['near', 'far']) }),
  /** A ship comes back with nothing: there is no island it could take. */
  event('returned', { seat }),
  /** Forced: nothing else could be done, whatever the hand. Under rules 1 the own hand decided, and `hand-told` says where that told of it. */
  shows('passed', 'hand-told', { seat, forced: z.boolean() }),
  /** This round is the last. */
  event('last-round', { seat, score: count }),
  shows('islands', 'islands-turned', { pile: z.enum(['near', 'far']), open: z.array(id.nullable()) }),
  event('cleaned-up', { first: seat }),
  /** The hands are laid open. */
  shows('ended', 'hands-shown', { hands: z.array(ids) }),
]);

/** What can happen. */
export type Event = z.infer<typeof eventSchema>;
/** The events of some types. */
export type EventOf<K extends Event['type']> = Extract<Event, { type: K }>;
