import { enablePatches, produceWithPatches } from 'immer';
import type { GameEvent } from '#engine/kernel/events.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import type { AnyGame } from '#main/listed-game.ts';
import { compare } from './figure.ts';
import { playing } from './play.ts';
import type { BenchedGame, Measures } from './benched-game.ts';
import { ignore, named, over, randomMove, type Played } from './random-game.ts';

/** Games that each path replays. */
const GAMES = 8;

/** A recorded game: its first state and every move. */
type Recorded = { readonly start: object; readonly moves: readonly Played[] };

function record({ game, options }: BenchedGame, seed: string): Recorded {
  const rng = streamOf(seed);
  const start = game.setup(options, seed, ignore);
  const state = game.copy(start);
  const moves: Played[] = [];
  for (let played = randomMove(game, state, rng); played !== undefined; played = randomMove(game, state, rng))
    moves.push(played);
  return { start, moves };
}

/** Commits a game move by move, as the host does: checks the refusal, makes a draft with patches and keeps the events. */
function commit(game: AnyGame, { start, moves }: Recorded): number {
  let state = start;
  for (const { seat, move } of moves) {
    if (game.refusal(state, seat, move) !== undefined) throw new Error('a recorded move is refused');
    const events: GameEvent[] = [];
    [state] = produceWithPatches(state, (draft) => game.apply(draft, seat, move, (event) => events.push(event)));
  }
  return moves.length;
}

/** Plays the moves as a search does: one copy, then every move in place. */
function search(game: AnyGame, { start, moves }: Recorded): number {
  const state = game.copy(start);
  for (const { seat, move } of moves) game.apply(state, seat, move, ignore);
  return moves.length;
}

/** Plays the moves with a copy before each, as a search that keeps every state would. */
function searchCopying(game: AnyGame, { start, moves }: Recorded): number {
  let state = start;
  for (const { seat, move } of moves) {
    state = game.copy(state);
    game.apply(state, seat, move, ignore);
  }
  return moves.length;
}

/** Measures the same games as the host commits them and as a search plays them. */
export function measurePaths(benched: BenchedGame): Measures {
  enablePatches();
  // Committed states are frozen: the two paths must not share any.
  const { game } = benched;
  const games = () => named(GAMES, 'recorded').map((seed) => record(benched, seed));
  const [searched = 0, copying = 0, listed = 0, commits = 0] = compare([
    over(games(), (recorded) => search(game, recorded)),
    over(games(), (recorded) => searchCopying(game, recorded)),
    playing(benched).play,
    over(games(), (recorded) => commit(game, recorded)),
  ]);
  const also = { ratioWithACopyEachMove: copying / commits, ratioWithLegalMoves: listed / commits };
  return {
    'search path against commit path': { value: searched, peer: commits, also },
    'committed moves': { value: commits },
  };
}
