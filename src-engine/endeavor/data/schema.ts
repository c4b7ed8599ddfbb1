/**
 * A **pack**: all data of one edition of Endeavor as plain JSON. The schema says which values are possible; the files
 * `check-*.ts` check whether the values fit together.
 */
import { z } from 'zod';
import { CountSchema, IdSchema, provenance } from '../../kernel/pack/provenance.ts';

export * from '../../kernel/pack/provenance.ts';

/** The four status tracks in the order of the rulebook ("Iconographie"). Tables of a pack keep this order. */
export const TRACKS = ['industry', 'culture', 'finance', 'politics'] as const;
/** The simple actions in the order of the rulebook. */
export const ACTIONS = ['ship', 'occupy', 'attack', 'pay', 'draw'] as const;
/** The action symbols there are: simple ones, one of two (`ship/draw`), and both parts (`occupy&ship`). */
export const SYMBOLS = [
  ...ACTIONS,
  'ship/draw',
  'occupy/draw',
  'occupy/attack',
  'occupy&ship',
  'ship&ship',
  'draw&draw',
] as const;

/** Schema of `Track`. */
export const TrackSchema = z.enum(TRACKS);
/** Schema of `Action`. */
export const ActionSchema = z.enum(ACTIONS);

/** One of the four status tracks. */
export type Track = z.infer<typeof TrackSchema>;
/** A simple action. */
export type Action = z.infer<typeof ActionSchema>;
/** What is printed on a building or a blue token. */
export type ActionSymbol = (typeof SYMBOLS)[number];

/** Status symbols by track; a missing track means none. */
export const SymbolsSchema = z.partialRecord(TrackSchema, z.int().min(1).max(15));
/** Status symbols by track. */
export type Symbols = z.infer<typeof SymbolsSchema>;

/**
 * What a status gives: a score of `from[level]` or more reaches that level. `build` is the highest level of a building,
 * `growth` and `salaries` are discs, `cards` is the card limit (rulebook, "Gains de statut").
 */
export const LevelsSchema = z.strictObject({
  from: z.array(CountSchema).length(5),
  build: z.array(CountSchema).length(5),
  growth: z.array(CountSchema).length(5),
  salaries: z.array(CountSchema).length(5),
  cards: z.array(CountSchema).length(5),
  /** Spaces of every track with a glory symbol, ascending. */
  glory: z.array(CountSchema).min(1),
  /** The last space of every track. */
  last: CountSchema,
  ...provenance,
});

/** A region of the map. `berths` is the length of its shipping track: 0 for a region that is open from the start. */
export const RegionSchema = z.strictObject({ id: IdSchema, berths: z.int().min(0).max(12), ...provenance });
/** A city: glory at the end for whoever holds it. */
export const CitySchema = z.strictObject({
  id: IdSchema,
  region: IdSchema,
  glory: z.int().min(1).max(2),
  ...provenance,
});
/** A route between two cities. */
export const RouteSchema = z.strictObject({ id: IdSchema, ends: z.tuple([IdSchema, IdSchema]), ...provenance });

/** A kind of trade token: brown ones count on a track for good, blue ones are spent for an action. */
export const TokenSchema = z.strictObject({
  id: IdSchema,
  copies: CountSchema,
  gives: z.union([
    z.strictObject({ track: TrackSchema }),
    z.strictObject({
      action: z.enum(['ship', 'occupy', 'attack', 'pay', 'draw', 'ship/draw', 'occupy/draw', 'occupy/attack']),
    }),
  ]),
  ...provenance,
});

/** An asset card. `number` is the discs it asks for; a governor has none. */
export const CardSchema = z.strictObject({
  id: IdSchema,
  number: z.int().min(0).max(5).nullable(),
  symbols: SymbolsSchema,
  glory: CountSchema,
  ...provenance,
});
/** A stack of asset cards in the region it stands in; its cards in the order of the stack, the first on top. */
export const StackSchema = z.strictObject({
  id: IdSchema,
  region: IdSchema,
  cards: z.array(CardSchema).length(6),
  ...provenance,
});

/** A building tile. `action` is null for one without an activation area; `glory` counts at the end. */
export const BuildingSchema = z.strictObject({
  id: IdSchema,
  level: z.int().min(1).max(5),
  copies: z.int().min(1).max(9),
  symbols: SymbolsSchema,
  glory: CountSchema,
  action: z.enum(SYMBOLS).nullable(),
  ...provenance,
});
/** The building printed on every player board. */
export const StartBuildingSchema = z.strictObject({ id: IdSchema, action: z.enum(SYMBOLS), ...provenance });

/** What else is in the box and on the boards. */
export const SupplySchema = z.strictObject({
  rounds: z.int().min(1).max(9),
  /** Discs of a colour. */
  discs: z.int().min(1).max(60),
  /** Normal card places of a board. */
  cardPlaces: z.int().min(1).max(9),
  /** Glory for an empty governor place. */
  emptyPlace: CountSchema,
  /** Harbour discs for a glory. */
  discsForGlory: z.int().min(1),
  ...provenance,
});

/** Schema of `Pack`. */
export const PackSchema = z.strictObject({
  format: z.literal(1),
  id: IdSchema,
  version: z.int().min(1),
  title: z.string().min(1),
  levels: LevelsSchema,
  regions: z.array(RegionSchema),
  cities: z.array(CitySchema),
  routes: z.array(RouteSchema),
  tokens: z.array(TokenSchema),
  stacks: z.array(StackSchema),
  /** The stack whose cards are turned face down by the abolition, and the card that brings it. */
  slavery: z.strictObject({ stack: IdSchema, abolition: IdSchema, ...provenance }),
  buildings: z.array(BuildingSchema),
  start: StartBuildingSchema,
  supply: SupplySchema,
});

/** All data of one edition. `format` is the version of the file format, `version` that of this pack's values. */
export type Pack = z.infer<typeof PackSchema>;
/** A region of the map. */
export type Region = z.infer<typeof RegionSchema>;
/** A city. */
export type City = z.infer<typeof CitySchema>;
/** A route between two cities. */
export type Route = z.infer<typeof RouteSchema>;
/** A kind of trade token. */
export type Token = z.infer<typeof TokenSchema>;
/** An asset card. */
export type Card = z.infer<typeof CardSchema>;
/** A stack of asset cards. */
export type Stack = z.infer<typeof StackSchema>;
/** A kind of building tile. */
export type Building = z.infer<typeof BuildingSchema>;
/** What a status gives. */
export type Levels = z.infer<typeof LevelsSchema>;
