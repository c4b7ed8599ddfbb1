import { z } from 'zod';
import { GOODS, TileSchema, type Good } from './data/goods.ts';
import { frameSchema } from './frames.ts';
import { optionsSchema } from './options.ts';

const count = z.int().min(0);
const seat = z.int().min(0);
const id = z.string();

/** Amounts in the order of `GOODS`. */
export const amountsSchema = z.array(count).length(GOODS.length);
/** The place of each good in a list of amounts. */
export const AT = Object.fromEntries(GOODS.map((good, index) => [good, index])) as Readonly<Record<Good, number>>;

/** A card in an empire: a Location, a base card, or a conquered island. */
export const locationSchema = z.strictObject({
  /** Tells it from others of the same card; never used again in a game. */
  id: count,
  card: id,
  /** False once exhausted; only Action Locations ever are. */
  ready: z.boolean(),
  /** Upgrades tucked under it. */
  under: z.array(id),
  /** Assigned goods and workers. */
  goods: amountsSchema,
  workers: count,
  /** A Copy: the Location it has the effect of, null once that has left. Absent on all other cards. */
  copies: count.nullable().optional(),
  /** How it lies: an either-card placed as a field, and so on, is told by where it lies. */
  fired: z.strictObject({ turn: z.boolean(), round: z.boolean() }),
});
/** A card in an empire. */
export type Location = z.infer<typeof locationSchema>;

/** An action pawn: fresh beside the board, placed active, or exhausted after its second use. */
export const pawnSchema = z.strictObject({
  state: z.enum(['fresh', 'active', 'exhausted']),
  tile: TileSchema.nullable(),
});
/** An action pawn. */
export type Pawn = z.infer<typeof pawnSchema>;

/** What a player has. */
export const playerSchema = z.strictObject({
  clan: id,
  score: count,
  goods: amountsSchema,
  /** Ready workers in the stock, and workers on the clan tile. */
  workers: count,
  resting: count,
  /** Ships in the stock. */
  ships: z.strictObject({ clan: count, common: count }),
  pawns: z.array(pawnSchema),
  /** The top card first. */
  deck: z.array(id),
  hand: z.array(id),
  /** Cards of the hand of which everybody knows: they have been seen to go there, or can be worked out. */
  shown: z.array(id),
  discard: z.array(id),
  /** In the order they came in. */
  empire: z.array(locationSchema),
  passed: z.boolean(),
});
/** What a player has. */
export type Player = z.infer<typeof playerSchema>;

/** A ship on the expedition board. */
export const shipSchema = z.strictObject({ seat, common: z.boolean(), fish: z.boolean(), raze: z.boolean() });
/** A ship on the expedition board. */
export type Ship = z.infer<typeof shipSchema>;

/** A pile of islands: the top of `deck` first; a taken open island leaves null until the Cleanup. */
export const pileSchema = z.strictObject({ deck: z.array(id), open: z.array(id.nullable()), discard: z.array(id) });
/** A pile of islands. */
export type Pile = z.infer<typeof pileSchema>;

/** The state. */
export const stateSchema = z.strictObject({
  /** Hash of the pack. */
  pack: z.string(),
  options: optionsSchema,
  rng: z.array(z.int()),
  round: count,
  /** The first player of the round. */
  first: seat,
  /** Whether this round is the last (ruling 33); never taken back. */
  last: z.boolean(),
  frames: z.array(frameSchema),
  /** The action tiles in their ring: neighbours lie side by side, the last beside the first. */
  ring: z.array(TileSchema),
  /** The first ship first. */
  queue: z.array(shipSchema),
  near: pileSchema,
  far: pileSchema,
  players: z.array(playerSchema),
  /** The next id of a Location. */
  nextId: count,
  ended: z.boolean(),
});
/** The state. */
export type State = z.infer<typeof stateSchema>;
