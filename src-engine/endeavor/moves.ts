import { z } from 'zod';
import { ACTIONS } from './data/schema.ts';

const id = z.string();

/** What can be decided. */
export const moveSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('build'), building: id }),
  /** One disc returns from a copy of the building to the harbour, for salaries. */
  z.strictObject({ type: z.literal('return'), building: id }),
  /**
   * A simple action. `by` is the building activated or the blue token spent for it. `at` is the region (ship), the city
   * (occupy, attack), the building freed (pay) or the stack (draw). In the second part of a double action `by` is the
   * building that is already activated.
   */
  z.strictObject({ type: z.enum(ACTIONS), by: id, at: id }),
  /** Activates the building `by` and does nothing with it. */
  z.strictObject({ type: z.literal('idle'), by: id }),
  z.strictObject({ type: z.literal('pass') }),
  /** Drops what may still be done: the second part of an action, or what the neutral colour may do. */
  z.strictObject({ type: z.literal('done') }),
  /** Two players: a disc of the neutral colour to a region or a city, or the top card of a stack for it. */
  z.strictObject({ type: z.literal('neutral'), at: id }),
  z.strictObject({ type: z.literal('discard'), card: id }),
]);

/** What can be decided. */
export type Move = z.infer<typeof moveSchema>;
/** The moves of some types. */
export type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>;
/** A simple action as a move. */
export type ActionMove = Extract<Move, { at: string; by: string }>;
