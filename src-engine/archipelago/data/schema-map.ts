/** The regions: hexagons, their two sides, and the land and water parts of a side. */
import { z } from 'zod';
import { EdgeSchema, IdSchema, ResourceSchema, provenance } from './schema-common.ts';

const EdgeIndexSchema = z.int().min(0).max(5);

/** One bank of land: the edges it reaches and the resource icons printed on it. */
export const LandSchema = z.strictObject({ edges: z.array(EdgeIndexSchema), icons: z.array(ResourceSchema) });
/** One sheet of water: the edges it reaches and its fish. No edges means an inner water that no ship can enter by sea. */
export const WaterSchema = z.strictObject({ edges: z.array(EdgeIndexSchema), icons: z.array(z.literal('fish')) });

export const SideSchema = z.strictObject({
  id: IdSchema,
  edges: z.tuple([EdgeSchema, EdgeSchema, EdgeSchema, EdgeSchema, EdgeSchema, EdgeSchema]),
  lands: z.array(LandSchema).max(2),
  waters: z.array(WaterSchema).max(2),
  huts: z.int().min(0).max(5),
  volcano: z.literal(true).optional(),
  ...provenance,
});

/** A tile with two regions back to back (rulebook 2.0, p. 2). The ids of the sides are unique over the whole pack. */
export const HexSchema = z.strictObject({
  id: z.string().regex(/^h\d\d$/, 'expected h01, h02, …'),
  sides: z.tuple([SideSchema, SideSchema]),
  ...provenance,
});

/** The tile the map starts from: its two sides. */
export const StartSchema = z.strictObject({ openSea: SideSchema, desertVillage: SideSchema });

/** One bank of land of a side. Field and mountain edges belong to lands. */
export type Land = z.infer<typeof LandSchema>;
/** One sheet of water of a side. Sea edges belong to waters. */
export type Water = z.infer<typeof WaterSchema>;
/**
 * One region, as printed on one side of a hexagon.
 *
 * Coordinates: hexagons are flat-topped and addressed by axial `(q, r)`. Directions run clockwise from north:
 * 0 N (0,-1), 1 NE (1,-1), 2 SE (1,0), 3 S (0,1), 4 SW (-1,1), 5 NW (-1,0).
 * `edges[i]` faces direction `i` at rotation 0; rotating the tile by `k` moves edge `i` to direction `(i + k) % 6`.
 *
 * Parts: every edge index stands in exactly one part, sea in a water, field and mountain in a land. Two lands with one
 * water are the banks of a sea inlet; one land with two waters is a land bridge or holds an inner water. Never two of both.
 * `huts` and all icons together make five, except on the volcano (rulebook 2.0, p. 4).
 */
export type Side = z.infer<typeof SideSchema>;
/** A tile with two regions back to back. */
export type Hex = z.infer<typeof HexSchema>;
