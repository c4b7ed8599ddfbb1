import { z } from 'zod';
import type { OptionField } from '../kernel/game.ts';

/** How the first three phases of a round are played (rulebook, "Ordre des phases"). */
export const PHASE_ORDERS = ['one-by-one', 'in-a-row'] as const;

/** Fewest and most who can play; two only by the house variant. */
export const PLAYERS = { from: 2, to: 5 } as const;

/** Schema of `Options`. */
export const optionsSchema = z.strictObject({
  players: z.int().min(PLAYERS.from).max(PLAYERS.to),
  phases: z.enum(PHASE_ORDERS),
  /** The table is laid for a first game; absent where chance lays it. */
  laid: z.enum(['first-voyage']).exactOptional(),
});
/** What is settled before a game. */
export type Options = z.infer<typeof optionsSchema>;

/** What is chosen before a game besides the number of players. */
export const optionFields: readonly OptionField[] = [
  { key: 'phases', kind: 'choice', values: PHASE_ORDERS, usual: 'one-by-one' },
];
