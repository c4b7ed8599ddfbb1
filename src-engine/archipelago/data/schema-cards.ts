/** Evolution cards: what they cost, what they do, and the crises and events on their backs. */
import { z } from 'zod';
import {
  BUILDINGS,
  BuildingKindSchema,
  CountSchema,
  CubesSchema,
  IdSchema,
  ResourceSchema,
  provenance,
} from './schema-common.ts';

/**
 * What an amount can be multiplied by: buildings on the map, whoever controls them, or citizens engaged at that moment.
 */
export const PER = ['temple', 'port', 'market', 'town', 'engaged-citizen'] as const;
/** The actions of the wheel. The six harvests count as one: the player names the resource. */
export const ACTIONS = [
  'taxes',
  'harvest',
  'transaction',
  'exploration',
  'reproduction',
  'recruitment',
  'migration',
  'construction',
] as const;

const PerSchema = z.enum(PER);
const markerMove = {
  by: z.int(),
  per: PerSchema.optional(),
  steps: z
    .array(z.strictObject({ from: z.int().min(1), by: z.int() }))
    .min(1)
    .optional(),
};

/**
 * Effects that contain no other effects.
 * - `rebellion`, `surplus`: moves the marker by `by`; with `per`, by `by` times that count; with `steps` as well, by
 *   the `by` of the highest step whose `from` the count reaches, else by the outer `by`, not multiplied.
 * - `florins`: the bank pays the user `gain`, or what it has.
 * - `double-harvest`: a harvest of this resource later in the same round yields two cubes per icon.
 * - `transaction`: `count` single purchases or sales on that market, or any number of either one, all of one resource.
 * - `action`: one such action without a disc; it takes no circle of the wheel and pays every other price. `only` limits
 *   a construction to these kinds.
 * - `recruit`: up to `count` workers as in a recruitment action, at the price of board IV, or for nothing with `free`.
 * - `search`: turns up the top `cards` of the deck; the user buys at most one of this kind at its lowest price, and the
 *   rest is discarded.
 * - `look-objective`: the user alone sees the objective of one other player.
 * - `sink-ship`: one ship of another player in a region where the user has a ship returns to its owner's reserve.
 * - `steal-cube`: one cube from behind a screen; of any player or of the owner of the ship just sunk; picked blind from
 *   two fists or chosen by the victim.
 * - `take-florins`: one other player hands over this many florins, or all they have.
 * - `pillage`: `icons` free resource icons are closed until the end of the game; on each lie `coins` florins of the
 *   bank; the user takes `cubes` cubes of its type from the bank for each. Towns do not protect.
 * - `ships-at-ports`: everyone, or the user alone, adds a ship from the reserve in each region where they control a
 *   port, at most `atMost` ships each.
 * - `road-moves`: in a migration later in the same round, citizens may cross up to `regions` regions by land.
 */
export const SimpleEffectSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('rebellion'), ...markerMove }),
  z.strictObject({ do: z.literal('surplus'), ...markerMove }),
  z.strictObject({ do: z.literal('florins'), gain: z.int().min(1) }),
  z.strictObject({ do: z.literal('double-harvest'), resource: ResourceSchema }),
  z.strictObject({
    do: z.literal('transaction'),
    market: z.enum(['domestic', 'export']),
    count: z.union([z.int().min(1), z.literal('unlimited-one-type')]),
  }),
  z.strictObject({
    do: z.literal('action'),
    action: z.enum(ACTIONS),
    only: z
      .array(z.enum(['ship', ...BUILDINGS]))
      .min(1)
      .optional(),
  }),
  z.strictObject({ do: z.literal('recruit'), count: z.int().min(1), free: z.literal(true).optional() }),
  z.strictObject({ do: z.literal('search'), kind: z.enum(['character', 'progress']), cards: z.int().min(1) }),
  z.strictObject({ do: z.literal('look-objective') }),
  z.strictObject({ do: z.literal('sink-ship') }),
  z.strictObject({
    do: z.literal('steal-cube'),
    victim: z.enum(['any', 'ship-owner']),
    picks: z.enum(['blind', 'victim']),
  }),
  z.strictObject({ do: z.literal('take-florins'), upTo: z.int().min(1) }),
  z.strictObject({ do: z.literal('pillage'), icons: z.int().min(1), cubes: CountSchema, coins: CountSchema }),
  z.strictObject({
    do: z.literal('ships-at-ports'),
    who: z.enum(['everyone', 'user']),
    atMost: z.int().min(1).optional(),
  }),
  z.strictObject({ do: z.literal('road-moves'), regions: z.int().min(2) }),
]);

/**
 * The user chooses one branch of `of`; with `matches: 'cost'` it is the branch with the index of the set of cubes they
 * paid.
 */
export const ChooseEffectSchema = z.strictObject({
  do: z.literal('choose'),
  of: z.array(z.array(SimpleEffectSchema).min(1)).min(2),
  matches: z.literal('cost').optional(),
});

/** Everything a card can do; the effects of a card are carried out in order. */
export const EffectSchema = z.discriminatedUnion('do', [SimpleEffectSchema, ChooseEffectSchema]);

/**
 * Cost of activating or building. `discs` stay on the card until phase 6; with `choice`, one of these sets of cubes is
 * paid too.
 */
export const CardCostSchema = z.strictObject({
  discs: CountSchema,
  florins: CountSchema,
  cubes: CubesSchema,
  choice: z.array(CubesSchema).min(2).optional(),
});

const EventZoneSchema = z.strictObject({
  red: z.boolean(),
  kind: z.literal('event'),
  marker: z.enum(['rebellion', 'surplus']),
  by: z.int(),
  per: PerSchema,
});
const CrisisZoneSchema = z.strictObject({
  red: z.boolean(),
  kind: z.literal('crisis'),
  resource: ResourceSchema,
  amount: z.int().min(1),
});

/**
 * Half of a card back. `amount`: for a domestic crisis, the citizens that one cube stands up; for an export crisis, the
 * cubes demanded. `red`: takes effect at once, in phase 6.
 */
export const ZoneSchema = z.discriminatedUnion('kind', [CrisisZoneSchema, EventZoneSchema]);
/** A card back: upper half domestic, lower half export (rulebook 2.0, p. 7). */
export const BackSchema = z.strictObject({ domestic: ZoneSchema, export: ZoneSchema, ...provenance });

/**
 * One evolution card. A fresh card costs `prices[0]`, after one and two quarter turns `[1]` and `[2]`; the third turn
 * discards it. `medals` are victory points of the owner at the end, for a wonder only once built. A `wonder` is built
 * once instead of being activated, and its builder may have to control a building of the kind `requires`.
 */
export const CardSchema = z.strictObject({
  id: IdSchema,
  number: z.string().regex(/^A\d\d$/, 'expected A01 … A48'),
  kind: z.enum(['character', 'progress']),
  name: z.string().min(1),
  prices: z.tuple([CountSchema, CountSchema, CountSchema]),
  user: z.enum(['owner', 'anyone']),
  cost: CardCostSchema,
  medals: CountSchema,
  wonder: z.boolean(),
  requires: BuildingKindSchema.extract(['temple', 'port']).optional(),
  effect: z.array(EffectSchema).min(1),
  back: BackSchema,
  ...provenance,
});

/** What an amount is multiplied by. */
export type Per = z.infer<typeof PerSchema>;
/** A kind of action of the wheel. */
export type ActionKind = (typeof ACTIONS)[number];
/** An effect that contains no other effects. */
export type SimpleEffect = z.infer<typeof SimpleEffectSchema>;
/** One effect of a card. */
export type Effect = z.infer<typeof EffectSchema>;
/** What using (or building) a card costs. */
export type CardCost = z.infer<typeof CardCostSchema>;
/** Half of a card back. */
export type Zone = z.infer<typeof ZoneSchema>;
/** The back of a card. */
export type Back = z.infer<typeof BackSchema>;
/** An evolution card, front and back. */
export type Card = z.infer<typeof CardSchema>;
