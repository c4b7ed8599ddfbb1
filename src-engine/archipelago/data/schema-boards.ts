/** The printed tables: markets, population and surplus boards, taxes, building costs, action wheel, and the supply. */
import { z } from 'zod';
import { CountSchema, CubesSchema, ResourceSchema, provenance } from './schema-common.ts';

/**
 * One row of a market zone with room for `slots` cubes at `price` florins. When the last cube of the zone lies in this
 * row, `surplus` and `rebellion` are applied.
 */
export const MarketRowSchema = z.strictObject({
  slots: z.int().min(1),
  price: z.int().min(1),
  surplus: CountSchema,
  rebellion: CountSchema,
  ...provenance,
});

/** A market: for each resource the rows of its zone from the top (highest price, filled first). */
export const MarketSchema = z.record(ResourceSchema, z.array(MarketRowSchema).min(1));

/**
 * A row of board III: while the population marker is in `from`..`to` (inclusive), the two markers rise by these amounts
 * each turn.
 */
export const StabilityRowSchema = z.strictObject({
  from: CountSchema,
  to: CountSchema,
  surplus: CountSchema,
  rebellion: CountSchema,
  ...provenance,
});

/**
 * A row of board IV: the florins a worker costs, and by how much the rebellion marker moves each turn (negative: down).
 */
export const SurplusRowSchema = z.strictObject({
  from: CountSchema,
  to: CountSchema,
  price: CountSchema,
  rebellion: z.int(),
  ...provenance,
});

/** Schema of `StabilityBoard`. */
export const StabilityBoardSchema = z.strictObject({
  rows: z.array(StabilityRowSchema).min(1),
  end: z.int().min(1),
  ...provenance,
});
/** Schema of `SurplusBoard`. */
export const SurplusBoardSchema = z.strictObject({
  rows: z.array(SurplusRowSchema).min(1),
  end: z.int().min(1),
  ...provenance,
});

/** Florins the bank pays in a taxes action for each active citizen, ship, controlled town and controlled temple. */
export const TaxesSchema = z.strictObject({
  citizen: CountSchema,
  ship: CountSchema,
  town: CountSchema,
  temple: CountSchema,
  ...provenance,
});

/** The price of one ship or building: florins and cubes, both paid to the bank. */
export const BuildCostSchema = z.strictObject({ florins: CountSchema, cubes: CubesSchema, ...provenance });

const SharedCirclesSchema = z.strictObject({ own: z.literal(true), shared: CountSchema });

/** Circles of the three limited zones of the wheel: one of each player's colour, and `shared` multicoloured ones. */
export const CirclesSchema = z.strictObject({
  taxes: SharedCirclesSchema,
  exploration: SharedCirclesSchema,
  reproduction: z.strictObject({ own: z.literal(true), shared: z.literal(0) }),
  ...provenance,
});

/** Everything that is counted in the box, and what a player starts with. */
export const SupplySchema = z.strictObject({
  cubes: z.record(ResourceSchema, CountSchema),
  florins: z.strictObject({ fives: CountSchema, ones: CountSchema }),
  tokens: z.strictObject({ marketPort: CountSchema, townTemple: CountSchema }),
  explorerPiles: z.tuple([CountSchema, CountSchema, CountSchema]),
  perPlayer: z.strictObject({ ships: CountSchema, citizens: CountSchema, discs: CountSchema }),
  start: z.strictObject({ florins: CountSchema, ships: CountSchema, citizens: CountSchema, discs: CountSchema }),
  ...provenance,
});

/** One row of a market zone. */
export type MarketRow = z.infer<typeof MarketRowSchema>;
/** All zones of one market board. */
export type Market = z.infer<typeof MarketSchema>;
/** Board III: rows by population; both markers run from 0 to `end`. */
export type StabilityBoard = z.infer<typeof StabilityBoardSchema>;
/** Board IV: rows by surplus level from 0 to `end`. At level 0 nobody can be recruited, whatever the price. */
export type SurplusBoard = z.infer<typeof SurplusBoardSchema>;
/** Florins that a taxes action pays, by kind of piece. */
export type Taxes = z.infer<typeof TaxesSchema>;
/** Price of one ship or building. */
export type BuildCost = z.infer<typeof BuildCostSchema>;
/** Circles of one side of the action wheel. */
export type Circles = z.infer<typeof CirclesSchema>;
/** Counts of the box. */
export type Supply = z.infer<typeof SupplySchema>;
