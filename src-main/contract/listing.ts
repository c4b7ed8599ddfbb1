import { z } from 'zod';

const field = { key: z.string().min(1).max(40), players: z.array(z.int()).readonly().exactOptional() };
const values = z.array(z.string()).readonly();
const choice = z.strictObject({ ...field, kind: z.literal('choice'), values, usual: z.string() });
const checks = z.strictObject({ ...field, kind: z.literal('checks'), values });
const range = { from: z.number(), to: z.number(), usual: z.number() };
const number = z.strictObject({ ...field, kind: z.literal('number'), ...range });
const unique = { unique: z.boolean().exactOptional() };

/** A game as a window gets to know it: what is to be settled before it begins, and what it hides. The kernel's words for both. */
export const gameSchema = z.strictObject({
  id: z.string().min(1).max(64),
  /** Bots that can sit at it, by level. */
  bots: z.array(z.string()),
  /** Fewest and most seats. */
  players: z.strictObject({ from: z.int(), to: z.int() }),
  /** What is settled for all, and what for each seat. */
  fields: z.strictObject({
    all: z.array(z.discriminatedUnion('kind', [choice, checks, number])),
    seat: z.array(z.discriminatedUnion('kind', [choice.extend(unique), checks.extend(unique), number.extend(unique)])),
  }),
  /** Where it hides nothing there are no levels of privacy to choose from, no curtain and no drawer. */
  hides: z.boolean(),
  /** How deep a seat's own part may be opened, shallowest first. */
  depths: z.array(z.string()),
});
/** One game of the list on the home screen. */
export type GameEntry = z.infer<typeof gameSchema>;
