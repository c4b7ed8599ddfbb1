import { canonicalJson } from '#engine/kernel/hash.ts';
import type { Game, GameTypes } from '#engine/kernel/game.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import type { Played, Table } from './config.ts';
import { expectSame, expectThat } from './failure.ts';
import { bytes, reload, textsOf } from './plain.ts';

/** The move by which the decision of `seat` would close by itself, if any. */
export function closingOf<T extends GameTypes>(game: Game<T>, state: T['state'], seat: Seat): T['move'] | undefined {
  const view = game.view(state, 'public');
  return game.closing?.(view, seat, game.publicMoves(view, seat));
}

/**
 * Checks what closes by itself: never a secret decision or that of a seat that owes none, always by the one public move there is,
 * which is legal, and whatever of the view is not public has no say in it.
 */
export function checkClosing<T extends GameTypes>(table: Table<T>, legal: readonly Played<T>[]): void {
  const { game, state, seats } = table;
  if (game.closing === undefined) return;
  for (const seat of seats) {
    const listed = legal.filter((played) => played.seat === seat).map(({ move }) => canonicalJson(move));
    // With two legal moves there are two public ones: `checkPublicMoves` sees to that.
    if (listed.length > 1 && table.step % 8 > 0) continue;
    table.about = { seat };
    const view = reload(game.view(state, 'public'));
    const moves = game.publicMoves(view, seat);
    const text = bytes([view, moves]);
    const closing = game.closing(view, seat, moves);
    expectSame(bytes([view, moves]), text, 'asking what closes by itself changes the view');
    if (closing === undefined) continue;
    expectThat(!game.secret(state), 'a secret decision closes by itself');
    expectThat(listed.includes(canonicalJson(closing)), () => `${bytes(closing)} closes by itself, but is not legal`);
    expectSame(textsOf(moves).join('\n'), canonicalJson(closing), 'something closes by itself that leaves a choice');
  }
}
