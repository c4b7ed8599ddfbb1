import type { Refusal } from '../../../kernel/refusal.ts';
import type { MoveContext, SeatContext } from '../context.ts';

/** An action of the wheel. */
export type WheelAction = {
  /** Why the action cannot be begun: it is only offered where it can be carried through. */
  refusal(context: SeatContext): Refusal | undefined;
  /** Carries it out, or pushes the frame in which it is. The disc lies on the wheel already. */
  start(context: MoveContext): void;
};

/**
 * Why none of `moves` is possible: undefined as soon as one is; a private reason if only what lies behind the screen stands
 * against one; the reason they all share; else `none`.
 */
export function refuseUnlessAny<M>(
  moves: Iterable<M>,
  refusalOf: (move: M) => Refusal | undefined,
  none: Refusal,
): Refusal | undefined {
  let secret: Refusal | undefined;
  let shared: Refusal | undefined;
  for (const move of moves) {
    const refusal = refusalOf(move);
    if (refusal === undefined) return undefined;
    if (!refusal.public) secret = refusal;
    shared = shared === undefined || shared.code === refusal.code ? refusal : none;
  }
  return secret ?? shared ?? none;
}
