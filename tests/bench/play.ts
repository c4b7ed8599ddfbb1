import { streamOf } from '#engine/kernel/rng.ts';
import { compare } from './figure.ts';
import { peerGames } from './peer.ts';
import type { Benched, Measures } from './benched.ts';
import { ignore, randomMove } from './random-game.ts';

/** Whole random games, one a call of `play`, which gives its number of moves; and what they consist of. */
export function playing({ game, options, turnOf }: Benched): {
  play: () => number;
  stats: () => Record<string, number>;
} {
  // One stream for all games, as the peer has.
  const rng = streamOf('bench play');
  let games = 0;
  let moves = 0;
  let real = 0;
  let turns = 0;
  return {
    play() {
      const before = moves;
      const state = game.setup(options, `bench ${games++ % 200}`, ignore);
      for (let played = randomMove(game, state, rng); played !== undefined; played = randomMove(game, state, rng)) {
        moves++;
        if (played.choices > 1) real++;
      }
      turns += turnOf(state);
      return moves - before;
    },
    stats: () => ({ games, movesPerGame: moves / games, realShare: real / moves, meanTurns: turns / games }),
  };
}

/** Random play, legality included, and the peer's. */
export function measurePlay(benched: Benched): Measures {
  const { play, stats } = playing(benched);
  const [moves = 0, peer = 0] = compare([play, peerGames()]);
  const { movesPerGame = 1, realShare = 0, meanTurns = 0 } = stats();
  const also = { movesPerGame, realChoicesPerSecond: moves * realShare, meanTurns };
  return { 'random play': { value: moves, peer, also }, 'whole random games': { value: moves / movesPerGame } };
}
