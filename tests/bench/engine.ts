import { enablePatches, produceWithPatches } from 'immer';
import { archipelago } from '#engine/archipelago/archipelago.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import type { Options, State } from '#engine/archipelago/state.ts';
import { at } from '#engine/kernel/at.ts';
import { pick, streamOf } from '#engine/kernel/rng.ts';
import { compare, figure, type Figure } from './figure.ts';
import { peerGames } from './peer.ts';

const game = archipelago(BASE_PACK);
const OPTIONS: Options = { players: 4, length: 'medium', variants: [] };
const ROUNDS = 5;
const MS = 700;

type Played = { seat: number; move: Move };

/** Plays one random four-player game on plain state; `each` sees every position before its move. */
function randomGame(seed: string, each?: (state: State, played: Played, choices: number) => void): State {
  const rng = streamOf(seed);
  const state = game.setup(OPTIONS, seed, () => undefined);
  for (let seats = game.deciders(state); seats.length > 0; seats = game.deciders(state)) {
    const seat = at(seats, pick(rng, seats.length));
    const moves = game.legalMoves(state, seat);
    const move = at(moves, pick(rng, moves.length));
    each?.(state, { seat, move }, moves.length);
    game.apply(state, seat, move, () => undefined);
  }
  return state;
}

/** Whole random games, with what they consist of. */
function playing(): { play: () => number; stats: () => Record<string, number> } {
  let games = 0;
  let moves = 0;
  let real = 0;
  let turns = 0;
  return {
    play() {
      const before = moves;
      const end = randomGame(`bench ${games++ % 200}`, (_state, _played, choices) => {
        moves++;
        if (choices > 1) real++;
      });
      turns += end.turn;
      return moves - before;
    },
    stats: () => ({ games, movesPerGame: moves / games, realShare: real / moves, meanTurns: turns / games }),
  };
}

/** Positions of some games with the move that was made in each. */
function positions(): { state: State; played: Played }[] {
  const found: { state: State; played: Played }[] = [];
  for (let index = 0; index < 8; index++) {
    randomGame(`position ${index}`, (state, played) => found.push({ state: game.copy(state), played }));
  }
  return found;
}

/** A work that takes the positions one after the other. */
function over<T>(list: readonly T[], work: (item: T) => void): () => number {
  let next = 0;
  return () => {
    work(at(list, next++ % list.length));
    return 1;
  };
}

/** The engine rows of the speed table. */
export function engineFigures(): Figure[] {
  enablePatches();
  const all = positions();
  const middle = all.filter(({ state }) => state.turn >= 2);
  const { play, stats } = playing();
  const commit = over(all, ({ state, played: { seat, move } }) => {
    if (game.refusal(state, seat, move) !== undefined) throw new Error('a recorded move is refused');
    produceWithPatches(state, (draft) => game.apply(draft, seat, move, () => undefined));
  });
  const search = over(all, ({ state, played: { seat, move } }) => {
    game.apply(game.copy(state), seat, move, () => undefined);
  });
  const copy = over(middle, ({ state }) => void game.copy(state));
  const look = over(all, ({ state, played: { seat } }) => {
    game.view(state, seat);
    game.legalMoves(state, seat);
  });
  const [randomMoves = 0, peerMoves = 0] = compare(ROUNDS, MS, [play, peerGames()]);
  const [commits = 0, searched = 0, copies = 0, looks = 0] = compare(ROUNDS, MS, [commit, search, copy, look]);
  const { movesPerGame = 1, ...rest } = stats();
  return [
    figure(
      {
        name: 'random play',
        value: randomMoves,
        unit: 'moves/s',
        peer: { name: "boardgame.io's tic-tac-toe", value: peerMoves },
        floor: 15,
        goal: 30,
        also: {
          movesPerGame,
          realChoicesPerSecond: randomMoves * (rest.realShare ?? 0),
          meanTurns: rest.meanTurns ?? 0,
        },
      },
      'higher',
    ),
    figure(
      {
        name: 'search path against commit path',
        value: searched,
        unit: 'moves/s',
        peer: { name: 'commit path', value: commits },
        floor: 20,
        goal: 50,
        also: { playoutMovesPerSecond: randomMoves },
      },
      'higher',
    ),
    figure({ name: 'committed moves', value: commits, unit: 'moves/s', floor: 8000, goal: 15000 }, 'higher'),
    figure({ name: 'copy of a mid-game state', value: 1e6 / copies, unit: 'µs', floor: 25, goal: 10 }, 'lower'),
    figure(
      { name: 'whole random games', value: randomMoves / movesPerGame, unit: 'games/s', floor: 100, goal: 400 },
      'higher',
    ),
    figure({ name: 'view and legal moves', value: 1000 / looks, unit: 'ms', floor: 1, goal: 0.2 }, 'lower'),
  ];
}
