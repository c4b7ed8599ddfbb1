import { z } from 'zod';
import { ACTIONS } from './data/schema.ts';

const seat = z.int().min(0);
const plain = <K extends string>(kind: K) => z.strictObject({ kind: z.literal(kind) });
const of = <K extends string>(kind: K) => z.strictObject({ kind: z.literal(kind), seat });

/** What can be pending. Each kind has a step in `flow.ts`. */
export const frameSchema = z.discriminatedUnion('kind', [
  /** Below all others: the next round, or the end after the last. */
  plain('rounds'),
  of('build'),
  of('growth'),
  of('salaries'),
  /** A seat chooses `left` more discs that return from its buildings. */
  z.strictObject({ kind: z.literal('returns'), seat, left: z.int().min(0) }),
  /** The actions phase: `next` is the seat that acts next if it has not passed. */
  z.strictObject({ kind: z.literal('actions'), next: seat }),
  of('turn'),
  /** The second part of a double action by `by`: `action` in the region or from the stack `at`. */
  z.strictObject({ kind: z.literal('second'), seat, by: z.string(), action: z.enum(ACTIONS), at: z.string() }),
  /** Two players: what the neutral colour may do after half an action of `seat`. */
  z.strictObject({ kind: z.literal('neutral'), seat, action: z.enum(['ship', 'occupy', 'draw']) }),
  /** A seat discards until it meets its card limit. */
  of('discard'),
  plain('round-end'),
]);

/** What is pending. */
export type Frame = z.infer<typeof frameSchema>;
/** The frame of one kind. */
export type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;
