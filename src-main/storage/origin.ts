import { z } from 'zod';

/** Schema of `Origin`. */
export const originSchema = z.strictObject({ from: z.enum(['imported', 'position']) });
/** Where a campaign was begun, if not at this table with a set-up: it came in a file, or from a position of another. */
export type Origin = z.infer<typeof originSchema>;

/** What is kept of a campaign's origin; undefined where nothing is. */
export function originOf(data: unknown): Origin | undefined {
  return originSchema.safeParse(data).data;
}
