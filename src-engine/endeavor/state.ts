import { z } from 'zod';
import { frameSchema } from './frames.ts';
import { optionsSchema } from './options.ts';

const count = z.int().min(0);
const seat = z.int().min(0);
const id = z.string();

/** Symbols by track: buildings, brown tokens and face-up cards together. May be more than the track has spaces. */
export const statusSchema = z.strictObject({ industry: count, culture: count, finance: count, politics: count });
/** Symbols by track. */
export type Status = z.infer<typeof statusSchema>;

/** A building on a player board; `disc` lies on its activation area. */
export const ownBuildingSchema = z.strictObject({ building: id, disc: z.boolean() });
/** A building on a player board. */
export type OwnBuilding = z.infer<typeof ownBuildingSchema>;

/** What a player has. */
export const playerSchema = z.strictObject({
  status: statusSchema,
  /** In the order they were built; the first is the one printed on the board. */
  buildings: z.array(ownBuildingSchema),
  /** Copies held of each kind of token, in the order of the pack. Blue ones leave when they are spent. */
  tokens: z.array(count),
  /** Face-up cards, governors included. */
  cards: z.array(id),
  /** Slavery cards that lie face down beside the board. */
  faceDown: z.array(id),
  harbour: count,
  supply: count,
  /** Whether they have passed in this round. */
  passed: z.boolean(),
});
/** What a player has. */
export type Player = z.infer<typeof playerSchema>;

/**
 * The state. The lists of spaces, cities, regions and stacks follow the order of the pack. Owners are colours: those of
 * the seats, and with two players the neutral one after them.
 */
export const stateSchema = z.strictObject({
  /** Hash of the pack. */
  pack: z.string(),
  options: optionsSchema,
  rng: z.array(z.int()),
  round: count,
  /** The first player of the round. */
  first: seat,
  frames: z.array(frameSchema),
  /** The token on each space (index of its kind, -1 if taken): all berths region by region, all cities, all routes. */
  spaces: z.array(z.int().min(-1)),
  /** Owners of the discs shipped to each region in their order: on its track, and once that is full beside it. */
  ships: z.array(z.array(seat)),
  /** Owner of each city, -1 for none. */
  cities: z.array(z.int().min(-1)),
  /** The cards of each stack, the top one first. */
  stacks: z.array(z.array(id)),
  /** Copies left of each kind of building. */
  tiles: z.array(count),
  players: z.array(playerSchema),
  /** Discs left of the neutral colour; null unless two play. */
  neutral: count.nullable(),
  /** Copies of each kind of token that have left the game. */
  spent: z.array(count),
  /** Cards that have left the game. */
  removed: z.array(id),
  abolished: z.boolean(),
  ended: z.boolean(),
});

/** The state. */
export type State = z.infer<typeof stateSchema>;
/** What everybody sees: all of it but the random generator. */
export const viewSchema = stateSchema.omit({ rng: true });
/** What everybody sees. */
export type View = z.infer<typeof viewSchema>;
