/**
 * A **pack**: all data of one edition of Empires of the North as plain JSON. The schema says which values are possible; the
 * files `check-*.ts` check whether the values fit together.
 */
import { z } from 'zod';
import { CountSchema, IdSchema, provenance } from '../../kernel/pack/provenance.ts';
import { CostSchema, EffectSchema, FilterSchema, ThingSchema, TriggerSchema } from './effect.ts';
import { GoodsSchema, TileSchema } from './goods.ts';

export * from '../../kernel/pack/provenance.ts';
export * from './effect.ts';
export * from './goods.ts';

const kind = <K extends string, S extends z.core.$ZodShape>(name: K, shape: S) =>
  z.strictObject({ kind: z.literal(name), ...shape });

/** What a Location does once it lies in an empire. */
const LOCATION_FACES = [
  kind('plain', {}),
  kind('action', { cost: CostSchema.optional(), effect: EffectSchema }),
  kind('special', { triggers: z.array(TriggerSchema).min(1).max(2) }),
  /** Holds up to `cap` things; at the end of Observation `effect` happens for each `n` of them (ruling 41). */
  kind('storage', { n: z.int().min(1).max(5), what: ThingSchema, effect: EffectSchema, cap: z.int().min(1).max(9) }),
] as const;
const FIELD_FACE = kind('field', { goods: GoodsSchema });

/** What a conquered island or a base card is. */
export const GroundFaceSchema = z.discriminatedUnion('kind', [FIELD_FACE, ...LOCATION_FACES]);
/** What a card of a deck is. `either` is placed as a field, or as an upgrade; an upgrade lies under a field of one of its goods. */
export const FaceSchema = z.discriminatedUnion('kind', [
  FIELD_FACE,
  kind('upgrade', { goods: GoodsSchema }),
  kind('either', { field: GoodsSchema, upgrade: GoodsSchema }),
  kind('boost', { effect: EffectSchema }),
  ...LOCATION_FACES,
  /** Has the effect of another own card, named while it is placed (ruling 55). */
  kind('copy', { of: FilterSchema.optional() }),
]);

/** What a Location costs: goods, or a worker. */
export const PriceSchema = z.union([z.strictObject({ goods: GoodsSchema }), z.strictObject({ worker: z.literal(1) })]);

/** A card of a clan's deck. Fields, upgrades and boosts have a `corner`, all others a `price`. */
export const CardSchema = z.strictObject({
  id: IdSchema,
  icon: IdSchema,
  copies: z.int().min(1).max(3),
  face: FaceSchema,
  price: PriceSchema.optional(),
  corner: TileSchema.optional(),
  /** Building bonus: once, on placing. */
  bonus: EffectSchema.optional(),
  ...provenance,
});
/** A card that lies in the empire from the start; `start` is what it gives then besides a field's goods. */
export const BaseCardSchema = z.strictObject({
  id: IdSchema,
  face: GroundFaceSchema,
  start: GoodsSchema.optional(),
  ...provenance,
});
/** A clan. `icons` are the type icons of its cards. */
export const ClanSchema = z.strictObject({
  id: IdSchema,
  icons: z.array(IdSchema).min(1),
  base: z.array(BaseCardSchema).length(3),
  cards: z.array(CardSchema).min(1),
  ...provenance,
});
/** An island: what pillage gives, and what it is once conquered. */
export const IslandSchema = z.strictObject({
  id: IdSchema,
  pile: z.enum(['near', 'far']),
  pillage: EffectSchema,
  face: GroundFaceSchema,
  bonus: EffectSchema.optional(),
  ...provenance,
});
/** The numbers of the rulebook. */
export const SupplySchema = z.strictObject({
  /** A score that makes the round the last (ruling 33). */
  goal: z.int().min(1).max(99),
  workers: CountSchema,
  ships: CountSchema,
  pawns: z.int().min(1).max(4),
  /** Opening hand: drawn, and kept. */
  opening: z.strictObject({ drawn: CountSchema, kept: CountSchema }),
  /** Cards looked at in the Observation. */
  looked: z.int().min(1).max(9),
  /** Islands open of each pile. */
  open: z.int().min(1).max(4),
  /** Resources for one point. */
  resourcesForPoint: z.int().min(1).max(9),
  /** Points for a raze token left over (1: publisher's FAQ). */
  razePoints: CountSchema,
  /**
   * What a Special answers (ruling AF): `begun`, what begins while it lies there. Packs from before rules 2 do not say it; there what
   * comes by an action answers the action and the boost it came by, so that their games replay to the same.
   */
  timing: z.literal('begun').optional(),
  ...provenance,
});

/** Schema of `Pack`. */
export const PackSchema = z.strictObject({
  format: z.literal(1),
  id: IdSchema,
  version: z.int().min(1),
  title: z.string().min(1),
  clans: z.array(ClanSchema).min(1),
  islands: z.array(IslandSchema),
  supply: SupplySchema,
});

/** All data of one edition. `format` is the version of the file format, `version` that of this pack's values. */
export type Pack = z.infer<typeof PackSchema>;
/** A clan. */
export type Clan = z.infer<typeof ClanSchema>;
/** A card of a clan's deck. */
export type Card = z.infer<typeof CardSchema>;
/** A card that lies in the empire from the start. */
export type BaseCard = z.infer<typeof BaseCardSchema>;
/** An island. */
export type Island = z.infer<typeof IslandSchema>;
/** What a card is. */
export type Face = z.infer<typeof FaceSchema>;
/** What a Location costs. */
export type Price = z.infer<typeof PriceSchema>;
