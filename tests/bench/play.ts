import { streamOf } from '#engine/kernel/rng.ts';
import { compare } from './figure.ts';
import { peerGames } from './peer.ts';
import { game, ignore, OPTIONS, randomMove } from './random-game.ts';
import type { Measures } from './rows.ts';

/** Whole random games, one a call of `play`, which gives its number of moves; and what they consist of. */
export function playing(): { play: () => number; stats: () => Record<string, number> } {
  // One stream for all games, as the peer has.
  const rng = streamOf('bench play');
  let games = 0;
  let moves = 0;
  let real = 0;
  let turns = 0;
  return {
    play() {
      const before = moves;
      const state = game.setup(OPTIONS, `bench ${games++ % 200}`, ignore);
      for (let played = randomMove(state, rng); played !== undefined; played = randomMove(state, rng)) {
        moves++;
        if (played.choices > 1) real++;
      }
      turns += state.turn;
      return moves - before;
    },
    stats: () => ({ games, movesPerGame: moves / games, realShare: real / moves, meanTurns: turns / games }),
  };
}

/** Random play, legality included, and the peer's. */
export function measurePlay(): Measures {
  const { play, stats } = playing();
  const [moves = 0, peer = 0] = compare([play, peerGames()]);
  const { movesPerGame = 1, realShare = 0, meanTurns = 0 } = stats();
  const also = { movesPerGame, realChoicesPerSecond: moves * realShare, meanTurns };
  return { 'random play': { value: moves, peer, also }, 'whole random games': { value: moves / movesPerGame } };
}
