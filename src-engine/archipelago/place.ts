import { z } from 'zod';

/**
 * Where a piece stands. `ground` is bare land for a citizen and bare water for a ship; a piece in a `wonder` never
 * returns to the map.
 */
export const placeSchema = z.enum(['reserve', 'ground', 'icon', 'town', 'temple', 'market', 'port', 'wonder']);
/** A kind of place for a piece. */
export type Place = z.infer<typeof placeSchema>;

/**
 * A class of interchangeable pieces of one owner: same region, same land or water part, same place. Moves name the
 * class, and the engine takes any piece of it.
 */
export const spotSchema = z.strictObject({ region: z.int().min(0), part: z.int().min(0), place: placeSchema });
/** A class of interchangeable pieces. */
export type Spot = z.infer<typeof spotSchema>;
