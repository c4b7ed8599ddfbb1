/**
 * The effect grammar: everything a card can say, as data. One interpreter (`effects/`) runs it, and the words on a card are
 * generated from it, so that text and effect cannot differ.
 */
import { z } from 'zod';
import { IdSchema } from '../../kernel/pack/provenance.ts';
import { GoodSchema, GoodsSchema, TileSchema, type Good, type Goods, type Tile } from './goods.ts';

/** Kinds of cards. `island` cards have one of the others. */
export const KINDS = ['field', 'upgrade', 'either', 'boost', 'plain', 'action', 'special', 'storage', 'copy'] as const;
/** A kind of card. */
export type Kind = (typeof KINDS)[number];

/**
 * Which own Locations a word is about; every member that is given must hold. A word never means the card it stands on, unless
 * `self` says so; a count always includes it (ruling 57). `kinds: ['field']` includes upgrades (publisher's FAQ).
 */
export type Filter = {
  /** Any of these icons. */
  icons?: string[] | undefined;
  kinds?: Kind[] | undefined;
  /** Not these kinds. */
  not?: Kind[] | undefined;
  /** Only ready, or only exhausted, Action Locations. */
  ready?: boolean | undefined;
  island?: boolean | undefined;
  base?: boolean | undefined;
  /** The card itself: alone, or with the others. */
  self?: 'only' | 'also' | undefined;
};
/** Schema of `Filter`. */
export const FilterSchema: z.ZodType<Filter> = z.strictObject({
  icons: z.array(IdSchema).min(1).optional(),
  kinds: z.array(z.enum(KINDS)).min(1).optional(),
  not: z.array(z.enum(KINDS)).min(1).optional(),
  ready: z.boolean().optional(),
  island: z.boolean().optional(),
  base: z.boolean().optional(),
  self: z.enum(['only', 'also']).optional(),
});

/** What can be assigned: a good, any resource, any good, or a worker. */
export type Thing = Good | 'resource' | 'any' | 'worker';
/** Schema of `Thing`. */
export const ThingSchema = z.union([GoodSchema, z.enum(['resource', 'any', 'worker'])]);

/** A number, or how one is found. `released` is what the last `release` of the same card has released. */
export type Amount =
  | number
  | { count: Filter }
  | { sets: string[] }
  | { on: Filter; what: Thing }
  | { released: true }
  | { of: Amount; over: number }
  | { of: Amount; times: number }
  | { of: Amount; most: number };
/** Schema of `Amount`. `sets` is the smallest count of several icons; `over` divides and rounds down. */
export const AmountSchema: z.ZodType<Amount> = z.lazy(() =>
  z.union([
    z.int().min(0).max(20),
    z.strictObject({ count: FilterSchema }),
    z.strictObject({ sets: z.array(IdSchema).min(2) }),
    z.strictObject({ on: FilterSchema, what: ThingSchema }),
    z.strictObject({ released: z.literal(true) }),
    z.strictObject({ of: AmountSchema, over: z.int().min(2).max(9) }),
    z.strictObject({ of: AmountSchema, times: z.int().min(2).max(9) }),
    z.strictObject({ of: AmountSchema, most: z.int().min(1).max(20) }),
  ]),
);

/** A condition. `far` asks about the island of a voyage. */
export type Test = { left: Amount; is: '<' | '<=' | '=' | '>=' | '>'; right: Amount } | { far: boolean };
/** Schema of `Test`. */
export const TestSchema: z.ZodType<Test> = z.union([
  z.strictObject({ left: AmountSchema, is: z.enum(['<', '<=', '=', '>=', '>']), right: AmountSchema }),
  z.strictObject({ far: z.boolean() }),
]);

/**
 * What is paid for an effect: goods (gold may stand for resources, ruling 52), any `resources`, workers, and an own Location
 * that is dropped or exhausted.
 */
export type Cost = {
  goods?: Goods | undefined;
  /** So many resources of any kinds. */
  resources?: number | undefined;
  workers?: number | undefined;
  drop?: Filter | undefined;
  exhaust?: Filter | undefined;
};
/** Schema of `Cost`. */
export const CostSchema: z.ZodType<Cost> = z.strictObject({
  goods: GoodsSchema.optional(),
  resources: z.int().min(1).max(9).optional(),
  workers: z.int().min(1).max(9).optional(),
  drop: FilterSchema.optional(),
  exhaust: FilterSchema.optional(),
});

/** How a ship takes an island. */
export const VOYAGES = ['pillage', 'conquer', 'any'] as const;

/** A clause of a card. */
export type Effect =
  /** One after the other; each as far as possible (ruling 53). */
  | { do: 'all'; effects: Effect[] }
  /** "/": exactly one of them. */
  | { do: 'one'; effects: Effect[] }
  /** The cost may be paid, and then the effect happens. */
  | { do: 'may'; cost: Cost; effect: Effect }
  | { do: 'if'; test: Test; effect: Effect }
  | { do: 'times'; n: Amount; effect: Effect }
  /** From the supply; everything printed. */
  | { do: 'gain'; goods: Goods }
  /** `n` resources (or goods) of the player's choice, of different kinds if `different`, and not of the kinds paid if `others`. */
  | { do: 'gain-any'; n: number; of: 'resource' | 'any'; different?: boolean | undefined; others?: boolean | undefined }
  | { do: 'worker'; n: number }
  | { do: 'vp'; n: Amount }
  | { do: 'draw'; n: number }
  /** One such card out of the own deck. */
  | { do: 'search'; filter: Filter }
  | { do: 'ship'; of: 'clan' | 'common' }
  /** A tile's name in capitals: one of them, with its window. */
  | { do: 'play'; tiles: Tile[] }
  /** Places a Location of the hand for its cost without `less`; never a Field. `free` waives the whole cost. */
  | { do: 'build'; filter: Filter; less?: Goods | undefined; free?: boolean | undefined }
  | { do: 'move' }
  | { do: 'advance'; n: number }
  | { do: 'voyage'; how: (typeof VOYAGES)[number] }
  | { do: 'exhaust'; filter: Filter; n: number }
  | { do: 'ready'; filter: Filter; n: number }
  /** Up to `n` of a thing from the stock onto such a Location, exactly what is named. */
  | { do: 'assign'; what: Thing; n: number; filter: Filter }
  /** Up to `n` (everything if absent) of a thing from such a Location to the stock. */
  | { do: 'release'; what: Thing; n?: number | undefined; filter: Filter }
  | { do: 'recover'; n: number }
  | { do: 'lift'; filter: Filter }
  | { do: 'drop'; filter: Filter }
  /** A raid without a token. */
  | { do: 'raid' };

const word = <D extends string, S extends z.core.$ZodShape>(name: D, shape: S) =>
  z.strictObject({ do: z.literal(name), ...shape });
const few = z.int().min(1).max(9);

/** Schema of `Effect`. */
export const EffectSchema: z.ZodType<Effect> = z.lazy(() =>
  z.union([
    word('all', { effects: z.array(EffectSchema).min(2).max(3) }),
    word('one', { effects: z.array(EffectSchema).min(2).max(3) }),
    word('may', { cost: CostSchema, effect: EffectSchema }),
    word('if', { test: TestSchema, effect: EffectSchema }),
    word('times', { n: AmountSchema, effect: EffectSchema }),
    word('gain', { goods: GoodsSchema }),
    word('gain-any', {
      n: few,
      of: z.enum(['resource', 'any']),
      different: z.boolean().optional(),
      others: z.boolean().optional(),
    }),
    word('worker', { n: few }),
    word('vp', { n: AmountSchema }),
    word('draw', { n: few }),
    word('search', { filter: FilterSchema }),
    word('ship', { of: z.enum(['clan', 'common']) }),
    word('play', { tiles: z.array(TileSchema).min(1).max(5) }),
    word('build', { filter: FilterSchema, less: GoodsSchema.optional(), free: z.boolean().optional() }),
    word('move', {}),
    word('advance', { n: few }),
    word('voyage', { how: z.enum(VOYAGES) }),
    word('exhaust', { filter: FilterSchema, n: few }),
    word('ready', { filter: FilterSchema, n: few }),
    word('assign', { what: ThingSchema, n: few, filter: FilterSchema }),
    word('release', { what: ThingSchema, n: few.optional(), filter: FilterSchema }),
    word('recover', { n: few }),
    word('lift', { filter: FilterSchema }),
    word('drop', { filter: FilterSchema }),
    word('raid', {}),
  ]),
);

/** What a Special may wait for. Own events, unless its trigger says `any`. `again` is the second use of a pawn. */
export const OCCASIONS = [
  'sail',
  'pillage',
  'conquer',
  'build',
  'boost',
  'explore',
  'populate',
  'construct',
  'harvest',
  'use',
  'ready',
  'exhaust',
  'raid',
  'raided',
  'assign',
  'release',
  'leave',
  'again',
  'lookout',
  'pass',
] as const;
/** What a Special may wait for. */
export type Occasion = (typeof OCCASIONS)[number];

/** When a Special fires, how often, and what then happens. */
export const TriggerSchema = z.strictObject({
  on: z.enum(OCCASIONS),
  /** Which card it must be about; only with build, use, ready, exhaust, assign, release, leave. */
  of: FilterSchema.optional(),
  /** Anybody's event. */
  any: z.boolean().optional(),
  test: TestSchema.optional(),
  /** At most once. */
  once: z.enum(['turn', 'round']).optional(),
  /** Not in the Cleanup. */
  awake: z.boolean().optional(),
  cost: CostSchema.optional(),
  effect: EffectSchema,
});
/** When a Special fires, how often, and what then happens. */
export type Trigger = z.infer<typeof TriggerSchema>;
