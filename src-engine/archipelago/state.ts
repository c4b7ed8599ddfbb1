import { z } from 'zod';
import { frameSchema } from './frames.ts';
import { placeSchema } from './place.ts';
import { stockSchema } from './stock.ts';
import { promiseSchema, standingAnswerSchema } from './terms.ts';
import { buildingSchema } from './words.ts';

export { placeSchema, type Place } from './place.ts';
export { stockSchema, type Stock } from './stock.ts';

/** What lies behind one player's screen. Secret. */
export const screenSchema = z.strictObject({ florins: z.int().min(0), cubes: stockSchema, tokens: z.int().min(0) });
export type Screen = z.infer<typeof screenSchema>;

/** One citizen or ship. Pieces are never made or destroyed: `reserve` holds what is not in play. */
export const unitSchema = z.strictObject({
  owner: z.int().min(0),
  kind: z.enum(['citizen', 'ship']),
  /** Index in `regions`; -1 off the map. */
  region: z.int(),
  /** Index of the land part (citizen) or water part (ship) of the region's side; -1 off the map. */
  part: z.int(),
  place: placeSchema,
  /** Index of the icon it harvests from, with place `icon`; else -1. */
  icon: z.int(),
  engaged: z.boolean(),
  /** Lying on its back: laid down in a running crisis, a rebel after it. Ships never are. */
  down: z.boolean(),
});
export type Unit = z.infer<typeof unitSchema>;

/** One region on the map. Buildings give the index of the part they stand on (a port: of the water part), -1 for none. */
export const regionSchema = z.strictObject({
  /** Id of the side that shows. */
  side: z.string(),
  /** Axial coordinates, see `map/geometry.ts`. */
  q: z.int(),
  r: z.int(),
  /** Clockwise sixths of a turn the tile is laid with. */
  turn: z.int().min(0).max(5),
  /** Region next to each of the six directions, -1 where there is none. */
  neighbours: z.array(z.int()).length(6),
  town: z.int(),
  temple: z.int(),
  market: z.int(),
  port: z.int(),
});
export type Region = z.infer<typeof regionSchema>;

/** A card on the evolution track; `turned` quarter turns clockwise, so also the index of its price. */
export const slotSchema = z.strictObject({ card: z.string(), turned: z.int().min(0).max(2) }).nullable();
export type Slot = z.infer<typeof slotSchema>;

export const ownedCardSchema = z.strictObject({
  card: z.string(),
  owner: z.int().min(0),
  engaged: z.boolean(),
  built: z.boolean(),
  /** Turn in which it came off the track. */
  since: z.int(),
  /** Who used or built it this turn, and whose discs lie on it till phase 6; -1 for nobody. */
  by: z.int(),
});
export type OwnedCard = z.infer<typeof ownedCardSchema>;

export const lengthSchema = z.enum(['short', 'medium', 'long']);
export const LENGTHS = lengthSchema.options;
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
export type Variant = z.infer<typeof variantSchema>;
export const VARIANTS = variantSchema.options;

export const optionsSchema = z.strictObject({
  players: z.int().min(2).max(5),
  length: lengthSchema,
  variants: z.array(variantSchema).default([]),
});
export type Options = z.infer<typeof optionsSchema>;

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
export type Action = z.infer<typeof actionSchema>;
export const ACTIONS = actionSchema.options;

/** What stands on the map and lies before players, counted up as it comes: end conditions are asked for after every move. */
export const inPlaySchema = z.strictObject({
  town: z.int(),
  temple: z.int(),
  market: z.int(),
  port: z.int(),
  ship: z.int(),
  character: z.int(),
  progress: z.int(),
});
export type InPlay = z.infer<typeof inPlaySchema>;

export const resultSchema = z
  .strictObject({
    /** `independence`, or the id of the objective whose end condition was met. */
    code: z.string(),
  })
  .nullable();

/** The whole of a game of Archipelago, as plain data. What is secret is marked. */
export const stateSchema = z.strictObject({
  /** Hash of the pack. */
  pack: z.string(),
  options: optionsSchema,
  /** Secret. */
  rng: z.array(z.int()),
  /** 0 while the archipelago is discovered, then from 1. */
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
  /** Icons closed for good by the Barbarian, and all florins that lie on them. */
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
  /** Objectives that lie open for everybody (variant no-secrets). */
  common: z.array(z.string()),
  /** By seat: objectives drawn and put back unseen by the others (variant more-spice). Secret until the end. */
  discarded: z.array(z.array(z.string())),
  /** Objectives of others that seats have looked at. Secret until the end. */
  seen: z.array(z.strictObject({ seat: z.int().min(0), of: z.int().min(0), objective: z.string() })),
  /** Region tiles by the id of the side that lies up. The last of the deck is on top; the rest of the deck is secret. */
  tray: z.strictObject({ deck: z.array(z.string()), discards: z.array(z.string()) }),
  /** Tiles in hand during turn 0, by seat. They lie open. */
  hands: z.array(z.array(z.string())),
  /** The last of the deck is on top: its back shows, its front is secret. */
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
  /** Ids of all objectives of the deck in play, dealt or not, whose end condition has been met at some moment. */
  crossed: z.array(z.string()),
  /** Objectives in play whose end condition was met, and who held them: the game ends when the running round or step is done. */
  met: z.array(z.strictObject({ objective: z.string(), seats: z.array(z.int()) })),
  /** How many offers were ever made: the number of the last one. */
  offers: z.int().min(0),
  /** Offers each seat has made since the running round, crisis turn or order began. */
  offered: z.array(z.int().min(0)),
  /** Promises and loans, in the order they were made. */
  promises: z.array(promiseSchema),
  /** Standing answers to those who want to harvest under one's towns; nothing said means ask. */
  standing: z.array(standingAnswerSchema),
  /** Leave to harvest in the regions of `by` got in a deal, till the next harvest of `to` is done or the phase ends. */
  granted: z.array(z.strictObject({ by: z.int().min(0), to: z.int().min(0) })),
  result: resultSchema,
});
export type State = z.infer<typeof stateSchema>;
