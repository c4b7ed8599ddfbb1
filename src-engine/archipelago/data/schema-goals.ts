/** Trends and objectives: what players are ranked by at the end, and what ends the game. */
import { z } from 'zod';
import { BuildingKindSchema, IdSchema, ResourceSchema, provenance } from './schema-common.ts';

const WhichCardsSchema = z.enum(['character', 'progress', 'both']);

/**
 * A number for each number of players; `null` means that the card is not used with two (rulebook 2.0, lists on p. 19).
 */
export const CountsSchema = z.strictObject({
  2: z.int().min(1).nullable(),
  3: z.int().min(1),
  4: z.int().min(1),
  5: z.int().min(1),
});

/**
 * What ends the game. `buildings`, `cards`, `ships`: the number in play of all players together (cards owned, wonders
 * unbuilt or built). `piles-empty`: number of empty explorer piles. `resources-out`: number of resources without a cube
 * in the bank. `population`: marker at or above. `surplus-above`: marker above, not at. `bank-broke`: no florin in the
 * bank.
 */
export const EndConditionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('piles-empty'), piles: z.int().min(1).max(3) }),
  z.strictObject({ kind: z.literal('buildings'), building: BuildingKindSchema, counts: CountsSchema }),
  z.strictObject({ kind: z.literal('cards'), which: WhichCardsSchema, counts: CountsSchema }),
  z.strictObject({ kind: z.literal('resources-out'), types: z.int().min(1).max(6) }),
  z.strictObject({ kind: z.literal('population'), counts: CountsSchema }),
  z.strictObject({ kind: z.literal('surplus-above'), level: z.int().min(0) }),
  z.strictObject({ kind: z.literal('ships'), counts: CountsSchema }),
  z.strictObject({ kind: z.literal('bank-broke') }),
]);

const criteria = [
  z.strictObject({ kind: z.literal('florins') }),
  z.strictObject({ kind: z.literal('cubes'), resource: ResourceSchema }),
  z.strictObject({ kind: z.literal('tokens') }),
  z.strictObject({ kind: z.literal('buildings'), which: z.array(BuildingKindSchema).min(1) }),
  z.strictObject({ kind: z.literal('cards'), which: WhichCardsSchema }),
  z.strictObject({ kind: z.literal('town-icons'), resource: ResourceSchema }),
  z.strictObject({ kind: z.literal('citizens') }),
  z.strictObject({ kind: z.literal('benefactor') }),
  z.strictObject({ kind: z.literal('ships') }),
] as const;

/**
 * What players are ranked by. `florins`, `cubes`, `tokens`: behind their screens. `buildings`: controlled, all kinds in
 * `which` added up. `town-icons`: icons of the resource printed on regions they control by a town. `citizens`: their
 * citizens on the map. `benefactor`: florins in their zone of that trend card.
 */
export const CriterionSchema = z.discriminatedUnion('kind', criteria);

/**
 * A criterion by which everybody is ranked, or one of the two personal goals, which only the holder of the card can
 * reach.
 */
export const VictorySchema = z.discriminatedUnion('kind', [
  ...criteria,
  z.strictObject({ kind: z.literal('pacifist'), difference: z.int().min(0) }),
  z.strictObject({ kind: z.literal('separatist') }),
]);

/** Schema of `Trend`. */
export const TrendSchema = z.strictObject({ id: IdSchema, criterion: CriterionSchema, ...provenance });

/** Schema of `Objective`. */
export const ObjectiveSchema = z.strictObject({
  id: z.string().regex(/^[SML]\d+$/, 'expected S1 … L10'),
  deck: z.enum(['short', 'medium', 'long']),
  end: EndConditionSchema,
  victory: VictorySchema,
  ...provenance,
});

/** A number for each number of players. */
export type Counts = z.infer<typeof CountsSchema>;
/** What ends the game. */
export type EndCondition = z.infer<typeof EndConditionSchema>;
/** What players are ranked by. */
export type Criterion = z.infer<typeof CriterionSchema>;
/** The lower half of an objective. The pacifist's difference must be exceeded. */
export type Victory = z.infer<typeof VictorySchema>;
/** A trend: a public goal for everybody, worth 4, 3 and 2 points. */
export type Trend = z.infer<typeof TrendSchema>;
/** A secret objective: end condition and victory condition. */
export type Objective = z.infer<typeof ObjectiveSchema>;
