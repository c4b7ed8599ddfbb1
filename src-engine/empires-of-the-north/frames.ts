import { z } from 'zod';
import { EffectSchema, VOYAGES } from './data/effect.ts';
import { CountSchema, TileSchema } from './data/schema.ts';

const seat = z.int().min(0);
const id = z.string();
const location = z.int().min(0);
const plain = <K extends string>(kind: K) => z.strictObject({ kind: z.literal(kind) });
const looks = {
  /** The cards each seat looks at. */
  looks: z.array(z.array(id)),
  /** What each keeps; null until they have chosen, and before everybody else until all have. */
  kept: z.array(z.array(id).nullable()),
};
/** The Specials that have fired since the event that began it all: none fires twice (ruling 56). */
const chain = z.array(location);

/** What can be pending. Each kind has a step in `flow.ts`. */
export const frameSchema = z.discriminatedUnion('kind', [
  /** Below all others: the next round, or the end after the last. */
  plain('rounds'),
  z.strictObject({ kind: z.literal('opening'), ...looks }),
  z.strictObject({ kind: z.literal('observation'), ...looks }),
  /** The Storage cards of a seat that have not paid yet. */
  z.strictObject({ kind: z.literal('storage'), seat, locations: z.array(location) }),
  /** Between turns: whose is next. `begun`: the phase has been announced. */
  z.strictObject({ kind: z.literal('actions'), next: seat, begun: z.boolean() }),
  z.strictObject({ kind: z.literal('turn'), seat }),
  /**
   * A declared action: by a pawn, or by a card (its Location) that names the tile. `window`: a card may still be played first.
   * `boost`: a boost that was, until its effect is over and it is discarded. `unanswering`: the Specials that have come into an empire
   * since it was declared and would answer it or its boost, but do not (ruling AF); absent where there are none.
   */
  z.strictObject({
    kind: z.literal('tile'),
    seat,
    tile: TileSchema,
    window: z.boolean(),
    boost: id.nullable(),
    pawn: z.int().min(0).nullable(),
    by: location.nullable(),
    chain,
    unanswering: z.array(location).optional(),
  }),
  /** What is left of the effect of a card. */
  z.strictObject({
    kind: z.literal('effect'),
    seat,
    card: id,
    /** The Location the card lies as, if it does. */
    by: location.nullable(),
    /** The clauses left, the next one first, and how often the first has happened in part ("up to 2"). */
    todo: z.array(EffectSchema),
    times: CountSchema,
    /** Kinds of goods its first clause has given so far, as places in `GOODS`, where they must differ. */
    taken: z.array(CountSchema),
    /** What its `release` has released. */
    released: CountSchema,
    /** Whether the voyage that it answers went far; null if it answers none. */
    far: z.boolean().nullable(),
    /** Kinds of goods paid for it, as places in `GOODS`. */
    paid: z.array(CountSchema),
    chain,
  }),
  /** Specials of a seat that wait for the same event. `cost` ones may be let pass. */
  z.strictObject({
    kind: z.literal('specials'),
    seat,
    waiting: z.array(z.strictObject({ location, trigger: CountSchema })),
    far: z.boolean().nullable(),
    chain,
  }),
  /** The next ship of the queue, and so on until none is left. */
  plain('expedition'),
  /** An own ship of the queue takes an island now: which ship. */
  z.strictObject({ kind: z.literal('instant'), seat, how: z.enum(VOYAGES), chain }),
  /** A ship has left the queue: which island. */
  z.strictObject({
    kind: z.literal('voyage'),
    seat,
    common: z.boolean(),
    fish: z.boolean(),
    raze: z.boolean(),
    how: z.enum(VOYAGES),
    chain,
  }),
  /** At an island: pillage or conquer. */
  z.strictObject({
    kind: z.literal('landing'),
    seat,
    common: z.boolean(),
    raze: z.boolean(),
    pile: z.enum(['near', 'far']),
    island: id,
    how: z.enum(VOYAGES),
    chain,
  }),
  /** `begun`: all is tidied, and Specials answer. */
  z.strictObject({ kind: z.literal('cleanup'), begun: z.boolean() }),
]);

/** What is pending. */
export type Frame = z.infer<typeof frameSchema>;
/** The frame of one kind. */
export type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;
