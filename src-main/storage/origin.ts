import { z } from 'zod';

/** Schema of `Origin`. */
export const originSchema = z.union([
  /** It came in a file. */
  z.object({ from: z.literal('imported') }),
  /** It was played on from a position of another campaign. */
  z.object({ from: z.literal('position'), campaign: z.string(), seq: z.int().min(0) }),
]);
/** Where a campaign was begun, if not at this table with a set-up. */
export type Origin = z.infer<typeof originSchema>;

/** What is kept of a campaign's origin; undefined where it was begun here. */
export function originOf(data: unknown): Origin | undefined {
  return originSchema.safeParse(data).data;
}
