/** The regions: hexagons, their two sides, and the land and water parts of a side. */
import { z } from 'zod';
import { EdgeSchema, IdSchema, ResourceSchema, provenance } from './schema-common.ts';

const EdgeIndexSchema = z.int().min(0).max(5);

/** One land part: the edges it reaches and the resource icons printed on it. */
export const LandSchema = z.strictObject({ edges: z.array(EdgeIndexSchema), icons: z.array(ResourceSchema) });
/**
 * One water part: the edges it reaches and its fish. Without edges, it is an inner water that no ship can enter by sea.
 */
export const WaterSchema = z.strictObject({ edges: z.array(EdgeIndexSchema), icons: z.array(z.literal('fish')) });

/** Schema of `Side`. */
export const SideSchema = z.strictObject({
  id: IdSchema,
  edges: z.tuple([EdgeSchema, EdgeSchema, EdgeSchema, EdgeSchema, EdgeSchema, EdgeSchema]),
  lands: z.array(LandSchema).max(2),
  waters: z.array(WaterSchema).max(2),
  huts: z.int().min(0).max(5),
  volcano: z.literal(true).optional(),
  ...provenance,
});

/** A tile with a region on each side (rulebook 2.0, p. 2). Ids of sides are unique in the whole pack. */
export const HexSchema = z.strictObject({
  id: z.string().regex(/^h\d\d$/, 'expected h01, h02, …'),
  sides: z.tuple([SideSchema, SideSchema]),
  ...provenance,
});

/** The two sides of the tile the map starts from. */
export const StartSchema = z.strictObject({ openSea: SideSchema, desertVillage: SideSchema });

/** One land part of a side. Field and mountain edges belong to lands. @internal */
export type Land = z.infer<typeof LandSchema>;
/** One water part of a side. Sea edges belong to waters. @internal */
export type Water = z.infer<typeof WaterSchema>;
/**
 * One region, as printed on one side of a hexagon.
 *
 * Coordinates: hexagons are flat-topped and have axial coordinates `(q, r)`. Directions run clockwise from north:
 * 0 N (0,-1), 1 NE (1,-1), 2 SE (1,0), 3 S (0,1), 4 SW (-1,1), 5 NW (-1,0).
 * `edges[i]` faces direction `i` at rotation 0; rotating the tile by `k` moves edge `i` to direction `(i + k) % 6`.
 *
 * Parts: every edge index belongs to exactly one part, sea to a water, field and mountain to a land. Two lands with one
 * water are the banks of a sea inlet; one land with two waters is a land bridge or holds an inner water. There are
 * never two lands with two waters. `huts` and all icons together make five, except on the volcano (rulebook 2.0, p. 4).
 */
export type Side = z.infer<typeof SideSchema>;
/** A tile with a region on each side. */
export type Hex = z.infer<typeof HexSchema>;
