import { z } from 'zod';

const moveSchema = z.looseObject({ type: z.string() });
const termSchema = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});

/**
 * What is asked of a bot: its move, the move it would make in somebody's place and why, the worth of each move, what it concludes from
 * moves it has watched, or all that it finds before it decides.
 */
export type Asked = 'move' | 'advice' | 'worths' | 'belief' | 'thought';

/** Most moves that an answer tells the chances of. */
export const MOST_CANDIDATES = 12;

/** Schema of an advice as a bot gives it; the moves are still to be checked. */
export const adviceSchema = z.object({
  move: moveSchema,
  reasons: z.array(termSchema).max(2),
  cost: termSchema.optional(),
  alternative: moveSchema.optional(),
});
/** Schema of the worths of moves, and the smallest difference that is worth telling. */
export const worthsSchema = z.strictObject({
  worths: z.array(z.strictObject({ move: moveSchema, worth: z.number() })),
  telling: z.number(),
});

/** Schema of what a bot that thinks has found; the moves are still to be checked. */
export const thoughtSchema = z.strictObject({
  move: moveSchema,
  candidates: z
    .array(z.strictObject({ move: moveSchema, chance: z.number(), error: z.number().min(0) }))
    .max(MOST_CANDIDATES),
  work: z.int().min(0),
  stopped: z.boolean(),
});
/** Schema of what a bot believes: data of its game, which only the bot reads. */
export const beliefSchema = z.record(z.string(), z.json());

/** Schema of what a bot answers, by what it was asked. */
export const ANSWERS = {
  move: moveSchema,
  advice: adviceSchema,
  worths: worthsSchema,
  thought: thoughtSchema,
  belief: beliefSchema,
} as const satisfies Record<Asked, z.ZodType>;
