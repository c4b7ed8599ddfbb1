/** Terms that every part of a pack shares: resources, buildings and edges. */
import { z } from 'zod';

export * from '../../kernel/pack/provenance.ts';

/** The six resources in the order of the component list (rulebook 2.0, p. 2). Tables of a pack keep this order. */
export const RESOURCES = ['fish', 'wood', 'fruit', 'cattle', 'stone', 'iron'] as const;
/** The four kinds of building a region can hold, at most one of each kind (rulebook 2.0, p. 11). */
export const BUILDINGS = ['town', 'temple', 'market', 'port'] as const;
/** What an edge of a region can be (rulebook 2.0, p. 4). */
export const EDGES = ['sea', 'field', 'mountain'] as const;

/** Schema of `Resource`. */
export const ResourceSchema = z.enum(RESOURCES);
/** Schema of `BuildingKind`. */
export const BuildingKindSchema = z.enum(BUILDINGS);
/** Schema of `Edge`. */
export const EdgeSchema = z.enum(EDGES);

/** One of the six resources. */
export type Resource = z.infer<typeof ResourceSchema>;
/** One of the four kinds of building. A ship is not a building. */
export type BuildingKind = z.infer<typeof BuildingKindSchema>;
/** What an edge of a region is; `field` and `mountain` are land. */
export type Edge = z.infer<typeof EdgeSchema>;

/** Cubes by type; a missing type means none. */
export const CubesSchema = z.partialRecord(ResourceSchema, z.int().min(1));
/** Cubes by type; a missing type means none. */
export type Cubes = z.infer<typeof CubesSchema>;
