import { z } from 'zod';

/** Cubes by resource. */
export const stockSchema = z.strictObject({
  fish: z.int().min(0),
  wood: z.int().min(0),
  fruit: z.int().min(0),
  cattle: z.int().min(0),
  stone: z.int().min(0),
  iron: z.int().min(0),
});
export type Stock = z.infer<typeof stockSchema>;

/** No cubes at all. */
export const emptyStock = (): Stock => ({ fish: 0, wood: 0, fruit: 0, cattle: 0, stone: 0, iron: 0 });

/** How many cubes there are in all. */
export const cubesIn = (stock: Stock): number => Object.values(stock).reduce((sum, count) => sum + count, 0);
