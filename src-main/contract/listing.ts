import { z } from 'zod';

const field = { key: z.string().min(1).max(40), players: z.array(z.int()).readonly().exactOptional() };
const values = z.array(z.string()).readonly();
const choice = z.strictObject({ ...field, kind: z.literal('choice'), values, usual: z.string() });
const checks = z.strictObject({ ...field, kind: z.literal('checks'), values });
const range = { from: z.number(), to: z.number(), usual: z.number() };
const number = z.strictObject({ ...field, kind: z.literal('number'), ...range });
const unique = { unique: z.boolean().exactOptional() };

/**
 * A game as a window knows it: what is chosen before it begins, and whether it hides anything. For the fields see
 * `Game` in the kernel.
 */
export const gameSchema = z.strictObject({
  id: z.string().min(1).max(64),
  /** Levels of the bots that can play it. */
  bots: z.array(z.string()),
  /** Fewest and most seats. */
  players: z.strictObject({ from: z.int(), to: z.int() }),
  /** What is chosen once for all, and what for each seat. */
  fields: z.strictObject({
    all: z.array(z.discriminatedUnion('kind', [choice, checks, number])),
    seat: z.array(z.discriminatedUnion('kind', [choice.extend(unique), checks.extend(unique), number.extend(unique)])),
  }),
  /** A game that hides nothing has no privacy levels, no curtain and no drawer. */
  hides: z.boolean(),
  /** The depths to which a seat's drawer may be opened, shallowest first. */
  depths: z.array(z.string()),
});
/** One game of the list on the home screen. */
export type GameEntry = z.infer<typeof gameSchema>;
