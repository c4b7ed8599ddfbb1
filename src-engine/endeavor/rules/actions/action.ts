import type { Refusal } from '../../../kernel/refusal.ts';
import type { MoveContext, SeatContext } from '../context.ts';

/** One of the five simple actions. What it is done by is the matter of the turn. */
export type SimpleAction = {
  /** Discs that it takes from the harbour. */
  readonly discs: number;
  /** The ids of everything `seat` can do it to, discs aside: those that `refusal` lets pass. */
  targets(context: SeatContext): readonly string[];
  /** Why `seat` cannot do it to `at`, discs aside; undefined if they can. */
  refusal(context: SeatContext, at: string): Refusal | undefined;
  /** Does it, once it has been allowed; its discs are still in the harbour. */
  apply(context: MoveContext, at: string): void;
};
