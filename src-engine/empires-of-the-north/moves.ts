import { z } from 'zod';
import { GoodSchema, GoodsSchema, TileSchema } from './data/goods.ts';

const id = z.string();
const seat = z.int().min(0);
const at = z.int().min(0);
/** What leaves the stock: gold among it stands for whatever resources are missing (ruling 52). */
const pay = GoodsSchema;
/** A Location by its id. */
const location = z.int().min(0);
/** A Copy: the Location whose effect it takes. */
const of = location.optional();

/** What can be decided. Moves with `card` name a card of the hand (`keep`: those looked at), and are never listed in public. */
export const moveSchema = z.discriminatedUnion('type', [
  /** Observation and opening hand: the cards kept, in the order they were looked at; the others are discarded. */
  z.strictObject({ type: z.literal('keep'), cards: z.array(id) }),
  /** A turn: a Location out of the hand for its price; a price of one worker has an empty `pay`. */
  z.strictObject({ type: z.literal('place'), card: id, pay, of }),
  /** A turn: a fresh pawn to any tile (`pay` empty), or an active one to a neighbour for a food (or a gold). */
  z.strictObject({ type: z.literal('pawn'), pawn: at, tile: TileSchema, pay }),
  /** A turn, or the effect "raid". */
  z.strictObject({ type: z.literal('raid'), seat, location }),
  /** A turn: the Action of an own Location; `target` is what its cost drops or exhausts. */
  z.strictObject({ type: z.literal('use'), location, pay, target: location.optional() }),
  z.strictObject({ type: z.literal('pass') }),

  // While a tile's action is declared: one boost or one field, and then the action.
  z.strictObject({ type: z.literal('boost'), card: id }),
  /** A field of its own (`under` is null), or an upgrade under a field. */
  z.strictObject({ type: z.literal('field'), card: id, under: location.nullable() }),
  z.strictObject({ type: z.literal('explore') }),
  z.strictObject({ type: z.literal('populate') }),
  z.strictObject({ type: z.literal('construct'), card: id, of }),
  z.strictObject({ type: z.literal('harvest'), location }),
  z.strictObject({ type: z.literal('sail'), common: z.boolean(), fish: z.boolean(), raze: z.boolean() }),

  // While an effect is resolved.
  /** One of several effects, by its place on the card. */
  z.strictObject({ type: z.literal('choose'), option: at }),
  /** One of several tiles named in capitals. */
  z.strictObject({ type: z.literal('declare'), tile: TileSchema }),
  /** Pays what may be paid for an effect. */
  z.strictObject({ type: z.literal('buy'), pay, target: location.optional() }),
  /** Drops what may still be done: a cost that may be paid, the rest of an "up to", a pawn or ship that may move. */
  z.strictObject({ type: z.literal('done') }),
  /** The Location that is exhausted, readied, lifted or dropped, or that goods are released from. */
  z.strictObject({ type: z.literal('pick'), location }),
  /** One thing onto a Location, or from there to the stock. */
  z.strictObject({ type: z.literal('assign'), what: z.union([GoodSchema, z.literal('worker')]), location }),
  z.strictObject({ type: z.literal('release'), what: z.union([GoodSchema, z.literal('worker')]), location }),
  z.strictObject({ type: z.literal('take'), good: GoodSchema }),
  /** A card out of the own deck; null if there is none. */
  z.strictObject({ type: z.literal('find'), card: id.nullable() }),
  /** A Location out of the hand, placed by an effect. */
  z.strictObject({ type: z.literal('build'), card: id, pay, of }),
  z.strictObject({ type: z.literal('move'), pawn: at, tile: TileSchema }),
  /** An own ship, by its place in the queue. */
  z.strictObject({ type: z.literal('advance'), ship: at }),

  // Voyages: at once by a card, or in the Expedition.
  /** An own ship, by its place in the queue. */
  z.strictObject({ type: z.literal('voyage'), ship: at }),
  /** An open island, or the top of its pile (null). */
  z.strictObject({ type: z.literal('island'), pile: z.enum(['near', 'far']), island: id.nullable() }),
  z.strictObject({ type: z.literal('land'), how: z.enum(['pillage', 'conquer']) }),

  /** Which of several own Specials or Storage cards comes next. */
  z.strictObject({ type: z.literal('next'), location }),
]);

/** What can be decided. */
export type Move = z.infer<typeof moveSchema>;
/** The moves of some types. */
export type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>;
/** The types of moves that name a card of a hand, a deck or the cards looked at. */
export const HIDDEN_MOVES = ['keep', 'place', 'boost', 'field', 'construct', 'find', 'build'] as const;
