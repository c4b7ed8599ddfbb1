/**
 * A **pack**: all data of one edition of Archipelago as plain JSON. This file is the one to import from; the parts stand in
 * `schema-*.ts`. The schema says what a value may look like; `validate.ts` says whether the values fit together.
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
/** All data of one edition. `format` is the shape of the file, `version` the state of this pack's values. */
export type Pack = z.infer<typeof PackSchema>;
