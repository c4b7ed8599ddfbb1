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

/** Of how many resources there is no cube. Written out: it is asked after every move. */
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

/** How many cubes there are in all. */
export const cubesIn = (stock: Stock): number => Object.values(stock).reduce((sum, count) => sum + count, 0);
