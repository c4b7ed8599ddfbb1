import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pick, streamOf } from '#engine/kernel/rng.ts';

/** Types of the parts of boardgame.io that are used here. */
type PeerState = { ctx: { currentPlayer: string; gameover?: unknown }; G: { cells: (string | null)[] } };
type PeerKit = {
  ProcessGameConfig(game: object): object;
  InitializeGame(args: { game: object }): PeerState;
  CreateGameReducer(args: { game: object }): (state: PeerState, action: object) => PeerState;
};

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));

/** Tic-tac-toe from boardgame.io's own documentation. */
const TIC_TAC_TOE = {
  setup: () => ({ cells: Array.from({ length: 9 }, () => null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }: { G: PeerState['G']; playerID: string }, id: number) => {
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }: PeerState) => {
    const won = LINES.some(([a, b, c]) => {
      const cell = G.cells[a ?? 0];
      return cell !== null && cell === G.cells[b ?? 0] && cell === G.cells[c ?? 0];
    });
    if (won) return { winner: ctx.currentPlayer };
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
};

/**
 * Random tic-tac-toe through boardgame.io's reducer. Each call plays one game and returns its number of moves. The game is
 * prepared once, as boardgame.io's client does. @param folder where it is installed
 */
export function peerGames(folder: string): () => number {
  const kit = createRequire(join(folder, 'package.json'))('boardgame.io/internal') as PeerKit;
  const game = kit.ProcessGameConfig(TIC_TAC_TOE);
  const reduce = kit.CreateGameReducer({ game });
  const rng = streamOf('peer');
  return () => {
    let state = kit.InitializeGame({ game });
    let moves = 0;
    while (state.ctx.gameover === undefined) {
      const free = state.G.cells.flatMap((cell, id) => (cell === null ? [id] : []));
      const playerID = state.ctx.currentPlayer;
      const args = [free[pick(rng, free.length)]];
      state = reduce(state, { type: 'MAKE_MOVE', payload: { type: 'clickCell', args, playerID } });
      moves++;
    }
    return moves;
  };
}
