import { enablePatches, produceWithPatches } from 'immer';
import type { Event } from '#engine/archipelago/events.ts';
import type { State } from '#engine/archipelago/state.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import { compare } from './figure.ts';
import { playing } from './play.ts';
import { game, ignore, named, OPTIONS, over, randomMove, type Played } from './random-game.ts';
import type { Measures } from './rows.ts';

/** Games each path plays again. */
const GAMES = 8;

/** A game to be played again: its first position and every move made from there. */
type Recorded = { readonly start: State; readonly moves: readonly Played[] };

function record(seed: string): Recorded {
  const rng = streamOf(seed);
  const start = game.setup(OPTIONS, seed, ignore);
  const state = game.copy(start);
  const moves: Played[] = [];
  for (let played = randomMove(state, rng); played !== undefined; played = randomMove(state, rng)) moves.push(played);
  return { start, moves };
}

/** Commits a game move by move, as the host does: the refusal, a draft with patches, the events kept. */
function commit({ start, moves }: Recorded): number {
  let state = start;
  for (const { seat, move } of moves) {
    if (game.refusal(state, seat, move) !== undefined) throw new Error('a recorded move is refused');
    const events: Event[] = [];
    [state] = produceWithPatches(state, (draft) => game.apply(draft, seat, move, (event) => events.push(event)));
  }
  return moves.length;
}

/** The same moves as a search plays them: one copy, then every move in place. */
function search({ start, moves }: Recorded): number {
  const state = game.copy(start);
  for (const { seat, move } of moves) game.apply(state, seat, move, ignore);
  return moves.length;
}

/** The same moves with a copy before each, as a search that keeps every position would. */
function searchCopying({ start, moves }: Recorded): number {
  let state = start;
  for (const { seat, move } of moves) {
    state = game.copy(state);
    game.apply(state, seat, move, ignore);
  }
  return moves.length;
}

/** The same games as the host commits them, and as a search plays them. */
export function measurePaths(): Measures {
  enablePatches();
  // Committed states are frozen: the two paths must not share any.
  const games = () => named(GAMES, 'recorded').map(record);
  const [searched = 0, copying = 0, listed = 0, commits = 0] = compare([
    over(games(), search),
    over(games(), searchCopying),
    playing().play,
    over(games(), commit),
  ]);
  const also = { ratioWithACopyEachMove: copying / commits, ratioWithLegalMoves: listed / commits };
  return {
    'search path against commit path': { value: searched, peer: commits, also },
    'committed moves': { value: commits },
  };
}
