import { streamOf } from '#engine/kernel/rng.ts';
import { compare } from './figure.ts';
import { installPeer } from './install-peer.ts';
import { peerGames } from './peer.ts';
import type { BenchedGame, Measures } from './benched-game.ts';
import { ignore, randomMove } from './random-game.ts';

/** Random games: `play` plays one and returns its number of moves, `stats` describes those played so far. */
export function playing({ game, options, turnOf }: BenchedGame): {
  play: () => number;
  stats: () => Record<string, number>;
} {
  // One random stream for all games, as in the peer.
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

/** Measures random play, including the search for legal moves, and the peer's; where there is no peer, whole games alone. */
export async function measurePlay(benched: BenchedGame): Promise<Measures> {
  const found = await installPeer();
  const { play, stats } = playing(benched);
  const [moves = 0, peer = 0] = compare('folder' in found ? [play, peerGames(found.folder)] : [play]);
  const { movesPerGame = 1, realShare = 0, meanTurns = 0 } = stats();
  const also = { movesPerGame, realChoicesPerSecond: moves * realShare, meanTurns };
  return {
    'random play': 'missing' in found ? found : { value: moves, peer, also },
    'whole random games': { value: moves / movesPerGame },
  };
}
