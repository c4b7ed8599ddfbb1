import { z } from 'zod';
import { frameSchema } from './frames.ts';
import { placeSchema } from './place.ts';
import { stockSchema } from './stock.ts';
import { promiseSchema, standingAnswerSchema } from './terms.ts';
import { buildingSchema } from './words.ts';

export { placeSchema, type Place } from './place.ts';
export type { Stock } from './stock.ts';

/** What is behind one player's screen. Secret. */
export const screenSchema = z.strictObject({ florins: z.int().min(0), cubes: stockSchema, tokens: z.int().min(0) });
/** What is behind one player's screen. */
export type Screen = z.infer<typeof screenSchema>;

/** One citizen or ship. Pieces are never created or removed: those not in play are in `reserve`. */
export const unitSchema = z.strictObject({
  owner: z.int().min(0),
  kind: z.enum(['citizen', 'ship']),
  /** Index in `regions`; -1 if off the map. */
  region: z.int(),
  /** Index of the land part (citizen) or water part (ship) of the region's side; -1 if off the map. */
  part: z.int(),
  place: placeSchema,
  /** Index of the icon it harvests from, if `place` is `icon`; else -1. */
  icon: z.int(),
  engaged: z.boolean(),
  /** Lying on its back: laid down in the current crisis, or a rebel after it. Never a ship. */
  down: z.boolean(),
});
/** One citizen or ship. */
export type Unit = z.infer<typeof unitSchema>;

/**
 * One region on the map. For each building, the index of the land part it stands on (for a port, of the water part); -1
 * for none.
 */
export const regionSchema = z.strictObject({
  /** Id of the side that is up. */
  side: z.string(),
  /** Axial coordinates; see `map/geometry.ts`. */
  q: z.int(),
  r: z.int(),
  /** Clockwise rotation of the tile in sixths of a turn. */
  turn: z.int().min(0).max(5),
  /** Index of the neighbouring region in each of the six directions; -1 for none. */
  neighbours: z.array(z.int()).length(6),
  town: z.int(),
  temple: z.int(),
  market: z.int(),
  port: z.int(),
});
/** One region on the map. */
export type Region = z.infer<typeof regionSchema>;

/**
 * A card on the evolution track; `turned` is its clockwise rotation in quarter turns, and so the index of its price.
 */
export const slotSchema = z.strictObject({ card: z.string(), turned: z.int().min(0).max(2) }).nullable();
/** A slot of the evolution track; null if it is empty. */
export type Slot = z.infer<typeof slotSchema>;

/** An evolution card in front of a player. */
export const ownedCardSchema = z.strictObject({
  card: z.string(),
  owner: z.int().min(0),
  engaged: z.boolean(),
  built: z.boolean(),
  /** Turn in which it was bought. */
  since: z.int(),
  /** The seat that used or built it this turn, whose discs stay on it until phase 6; -1 for nobody. */
  by: z.int(),
});
/** An evolution card in front of a player. */
export type OwnedCard = z.infer<typeof ownedCardSchema>;

/** How long a game lasts: this decides which deck of objectives is used. */
export const lengthSchema = z.enum(['short', 'medium', 'long']);
/** All lengths of a game. */
export const LENGTHS = lengthSchema.options;
/** The length of a game. */
export type Length = z.infer<typeof lengthSchema>;

/** The variants of the rulebook (2.0, p. 16). */
export const variantSchema = z.enum([
  'desert',
  'no-secrets',
  'more-control',
  'more-spice',
  'choose-trend',
  'benefactor',
]);
/** A variant of the rulebook. */
export type Variant = z.infer<typeof variantSchema>;
/** All variants. */
export const VARIANTS = variantSchema.options;

/** The options of a game: number of players, length and variants. */
export const optionsSchema = z.strictObject({
  players: z.int().min(2).max(5),
  length: lengthSchema,
  variants: z.array(variantSchema).default([]),
  /** The table is laid for a first game; absent where chance lays it. */
  laid: z.enum(['first-voyage']).exactOptional(),
});
/** The options of a game. */
export type Options = z.infer<typeof optionsSchema>;

/** The phases of a turn, with `discovery` for turn 0 and `over` for the end. */
export const phaseSchema = z.enum([
  'discovery',
  'disengagement',
  'order',
  'population',
  'balance',
  'actions',
  'purchase',
  'over',
]);
/** A phase of a turn. */
export type Phase = z.infer<typeof phaseSchema>;

/** Action spaces of the wheel. */
export const actionSchema = z.enum([
  'taxes',
  'harvest-fish',
  'harvest-wood',
  'harvest-fruit',
  'harvest-cattle',
  'harvest-stone',
  'harvest-iron',
  'transaction',
  'exploration',
  'reproduction',
  'recruitment',
  'migration',
  'construction',
]);
/** An action space of the wheel. */
export type Action = z.infer<typeof actionSchema>;
/** All action spaces of the wheel. */
export const ACTIONS = actionSchema.options;

/**
 * Running counts of what is on the map and in front of players, because end conditions are checked after every move.
 */
export const inPlaySchema = z.strictObject({
  town: z.int(),
  temple: z.int(),
  market: z.int(),
  port: z.int(),
  ship: z.int(),
  character: z.int(),
  progress: z.int(),
});
/** Running counts of what is in play. */
export type InPlay = z.infer<typeof inPlaySchema>;

/** How the game ended; null before. */
export const resultSchema = z
  .strictObject({
    /** `independence`, or the id of the objective whose end condition was met. */
    code: z.string(),
  })
  .nullable();

/** The complete state of a game of Archipelago, as plain data. Secret members are marked. */
export const stateSchema = z.strictObject({
  /** Hash of the pack. */
  pack: z.string(),
  options: optionsSchema,
  /** Secret. */
  rng: z.array(z.int()),
  /** 0 during the discovery of the archipelago, then counted from 1. */
  turn: z.int().min(0),
  phase: phaseSchema,
  frames: z.array(frameSchema),
  /** Order of play, first player first. */
  order: z.array(z.int()),
  population: z.int().min(0),
  rebellion: z.int().min(0),
  surplus: z.int().min(0),
  bank: z.strictObject({ florins: z.int().min(0), cubes: stockSchema }),
  domestic: stockSchema,
  export: stockSchema,
  /** Florins on the port and market zones of the wheel; they go to the bank in phase 6. */
  fees: z.int().min(0),
  regions: z.array(regionSchema),
  inPlay: inPlaySchema,
  /** Icons closed by the Barbarian until the end of the game, and the total of the florins on them. */
  pillaged: z.array(z.strictObject({ region: z.int().min(0), icon: z.int().min(0) })),
  pillagedFlorins: z.int().min(0),
  /** Ports and markets used in this actions phase. */
  used: z.array(z.strictObject({ region: z.int().min(0), building: buildingSchema })),
  /** Every piece of every player, in a fixed order: by seat, citizens first. */
  units: z.array(unitSchema),
  /** By seat. Secret. */
  screens: z.array(screenSchema),
  /** By seat. Secret until the end. */
  objectives: z.array(z.array(z.string())),
  /** Objectives that everybody sees (variant no-secrets). */
  common: z.array(z.string()),
  /** By seat: objectives drawn and put back face down (variant more-spice). Secret until the end. */
  discarded: z.array(z.array(z.string())),
  /** Objectives of others that seats have looked at. Secret until the end. */
  seen: z.array(z.strictObject({ seat: z.int().min(0), of: z.int().min(0), objective: z.string() })),
  /**
   * Region tiles, each as the id of the side that is up. The last of the deck is on top; the rest of the deck is
   * secret.
   */
  tray: z.strictObject({ deck: z.array(z.string()), discards: z.array(z.string()) }),
  /** Tiles in hand during turn 0, by seat. Public. */
  hands: z.array(z.array(z.string())),
  /** The last of the deck is on top: its back is public, its front secret. */
  evolution: z.strictObject({ deck: z.array(z.string()), row: z.array(slotSchema), discards: z.array(z.string()) }),
  cards: z.array(ownedCardSchema),
  /** Action discs each seat owns. */
  discs: z.array(z.int().min(0)),
  /** Discs on the wheel this turn, in the order they were placed. */
  wheel: z.array(z.strictObject({ action: actionSchema, seat: z.int() })),
  /** Explorer tokens left on each pile. */
  piles: z.array(z.int().min(0)),
  trends: z.array(z.string()),
  /** Florins on the Benefactor card, by seat. */
  benefactor: z.array(z.int().min(0)),
  /** Ids of all objectives of the deck in play, dealt or not, whose end condition has ever been met. */
  crossed: z.array(z.string()),
  /**
   * Objectives in play whose end condition was met, and who held them: the game ends after the current round or step.
   */
  met: z.array(z.strictObject({ objective: z.string(), seats: z.array(z.int()) })),
  /** Number of offers made so far, which is the number of the last one. */
  offers: z.int().min(0),
  /** Offers each seat has made since the current round, crisis turn or order began. */
  offered: z.array(z.int().min(0)),
  /** Promises and loans, in the order they were made. */
  promises: z.array(promiseSchema),
  /** Standing answers to players who want to harvest under one's towns; without one, the player is asked. */
  standing: z.array(standingAnswerSchema),
  /**
   * Permissions from deals: `to` may harvest in the regions of `by` until their next harvest is done or the phase ends.
   */
  granted: z.array(z.strictObject({ by: z.int().min(0), to: z.int().min(0) })),
  result: resultSchema,
});
/** The complete state of a game. */
export type State = z.infer<typeof stateSchema>;
