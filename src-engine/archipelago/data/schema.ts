/**
 * A **pack**: all data of one edition of Archipelago as plain JSON. Import from this file; its parts are in
 * `schema-*.ts`. The schema says which values are possible; `validate.ts` checks whether the values fit together.
 */
import { z } from 'zod';
import {
  BuildCostSchema,
  CirclesSchema,
  MarketSchema,
  StabilityBoardSchema,
  SupplySchema,
  SurplusBoardSchema,
  TaxesSchema,
} from './schema-boards.ts';
import { CardSchema } from './schema-cards.ts';
import { BUILDINGS, IdSchema } from './schema-common.ts';
import { ObjectiveSchema, TrendSchema } from './schema-goals.ts';
import { HexSchema, StartSchema } from './schema-map.ts';

export * from './schema-boards.ts';
export * from './schema-cards.ts';
export * from './schema-common.ts';
export * from './schema-goals.ts';
export * from './schema-map.ts';

/** Everything a construction action can build. */
export const BUILDABLES = ['ship', ...BUILDINGS] as const;

/** Schema of `Pack`. */
export const PackSchema = z.strictObject({
  format: z.literal(1),
  id: IdSchema,
  version: z.int().min(1),
  title: z.string().min(1),
  hexes: z.array(HexSchema),
  start: StartSchema,
  markets: z.strictObject({ domestic: MarketSchema, export: MarketSchema }),
  stability: StabilityBoardSchema,
  surplusBoard: SurplusBoardSchema,
  taxes: TaxesSchema,
  costs: z.record(z.enum(BUILDABLES), BuildCostSchema),
  wheel: z.strictObject({ upToFour: CirclesSchema, five: CirclesSchema }),
  supply: SupplySchema,
  cards: z.array(CardSchema),
  trends: z.array(TrendSchema),
  objectives: z.array(ObjectiveSchema),
});

/** What a construction action can build. */
export type Buildable = (typeof BUILDABLES)[number];
/** All data of one edition. `format` is the version of the file format, `version` that of this pack's values. */
export type Pack = z.infer<typeof PackSchema>;
