import { z } from 'zod';

/** Where a piece stands. `ground` is bare land for a citizen and bare water for a ship; `wonder` is off the map for good. */
export const placeSchema = z.enum(['reserve', 'ground', 'icon', 'town', 'temple', 'market', 'port', 'wonder']);
export type Place = z.infer<typeof placeSchema>;

/**
 * A class of interchangeable pieces of one owner: same region, same bank or water, same place. Moves name the class, the
 * engine takes any piece of it.
 */
export const spotSchema = z.strictObject({ region: z.int().min(0), part: z.int().min(0), place: placeSchema });
export type Spot = z.infer<typeof spotSchema>;
