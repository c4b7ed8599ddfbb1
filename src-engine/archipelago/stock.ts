import { z } from 'zod';

/** Number of cubes of each resource. */
export const stockSchema = z.strictObject({
  fish: z.int().min(0),
  wood: z.int().min(0),
  fruit: z.int().min(0),
  cattle: z.int().min(0),
  stone: z.int().min(0),
  iron: z.int().min(0),
});
/** Number of cubes of each resource. */
export type Stock = z.infer<typeof stockSchema>;

/** No cubes at all. */
export const emptyStock = (): Stock => ({ fish: 0, wood: 0, fruit: 0, cattle: 0, stone: 0, iron: 0 });

/** How many resources have no cube. Written out for speed, because it is called after every move. */
export function kindsMissing({ fish, wood, fruit, cattle, stone, iron }: Stock): number {
  return (
    Number(fish === 0) +
    Number(wood === 0) +
    Number(fruit === 0) +
    Number(cattle === 0) +
    Number(stone === 0) +
    Number(iron === 0)
  );
}

/** Total number of cubes. */
export const cubesIn = (stock: Stock): number => Object.values(stock).reduce((sum, count) => sum + count, 0);
