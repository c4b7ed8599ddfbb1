import type { Refusal } from '#engine/kernel/refusal.ts';
import type { RequestOf } from '#main/contract/messages.ts';
import type { AnyGame } from '#main/listed-game.ts';
import { advance } from './change-history.ts';
import { barrierOf } from './undo.ts';

/** The moves of one press, if the rules allow them; else the refusal, undefined where what was sent is no press of this game. */
export type CheckedPress = { readonly moves: readonly { type: string }[] } | { readonly refusal: Refusal | undefined };

/**
 * Looks whether the rules allow the moves of a press from `state` on, each after the one before. What follows a move that
 * shows something new is left out: a refusal of it would have shown that for nothing.
 */
export function checkPress(
  game: AnyGame,
  state: object,
  { seat, move, then = [] }: Pick<RequestOf<'move' | 'preview'>, 'seat' | 'move' | 'then'>,
): CheckedPress {
  const moves: { type: string }[] = [];
  let at = state;
  for (const raw of [move, ...then]) {
    const read = game.schema.move.safeParse(raw);
    if (!read.success || (then.length > 0 && game.secret(at))) return { refusal: undefined };
    const refusal = game.refusal(at, seat, read.data);
    if (refusal !== undefined) return { refusal };
    moves.push(read.data);
    if (moves.length > then.length) break;
    const after = advance(game, at, seat, read.data);
    if (barrierOf(after.events) !== undefined) break;
    at = after.state;
  }
  return { moves };
}
