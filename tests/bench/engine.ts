import { enablePatches, freeze, produceWithPatches } from 'immer';
import { archipelago } from '#engine/archipelago/archipelago.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import type { Event } from '#engine/archipelago/events.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import type { Options, State } from '#engine/archipelago/state.ts';
import { at } from '#engine/kernel/at.ts';
import { pick, streamOf, type Rng } from '#engine/kernel/rng.ts';
import { compare, figure, type Figure } from './figure.ts';
import { peerGames } from './peer.ts';

const game = archipelago(BASE_PACK);
const OPTIONS: Options = { players: 4, length: 'medium', variants: [] };
// Many short rounds: a machine that is busy for a while then spoils few of them.
const ROUNDS = 25;
const MS = 140;
/** Games the commit and the search path play again, and positions that are copied and looked at. */
const GAMES = 8;
const POSITIONS = 40;
/** Moves after which a bot's playout is cut. */
const CUT = 10;

type Played = { readonly seat: number; readonly move: Move };
const ignore = () => undefined;

/** Plays one random move in place; gives it and how many there were to choose from, or undefined at the end. */
function randomMove(state: State, rng: Rng): (Played & { choices: number }) | undefined {
  const seats = game.deciders(state);
  if (seats.length === 0) return undefined;
  const seat = at(seats, pick(rng, seats.length));
  const moves = game.legalMoves(state, seat);
  const move = at(moves, pick(rng, moves.length));
  game.apply(state, seat, move, ignore);
  return { seat, move, choices: moves.length };
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
      const seed = `bench ${games++ % 200}`;
      const rng = streamOf(seed);
      const state = game.setup(OPTIONS, seed, ignore);
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

/**
 * A game in the middle: somewhere in turn 2, with a decision to be made. It is the state played on, not a copy: copies that
 * live long teach the engine's memory to expect that of all of them.
 */
function middle(seed: string): State {
  for (let again = 0; ; again++) {
    const rng = streamOf(`${seed} ${again}`);
    const state = game.setup(OPTIONS, `${seed} ${again}`, ignore);
    const further = pick(rng, 60);
    while (state.turn < 2 && randomMove(state, rng) !== undefined);
    for (let left = further; left > 0 && randomMove(state, rng) !== undefined; left--);
    if (game.deciders(state).length > 0) return state;
  }
}

/** One iteration of the plainest search there is: a state the seat may believe in, and a short random playout. */
function iteration(rng: Rng): (position: State) => number {
  const known = new Map<State, ReturnType<typeof game.information>>();
  return (position) => {
    const information = known.get(position) ?? game.information(position, at(game.deciders(position), 0));
    known.set(position, information);
    const state = game.sample(information, rng);
    for (let left = CUT; left > 0 && randomMove(state, rng) !== undefined; left--);
    return 1;
  };
}

function look(state: State): number {
  const seat = at(game.deciders(state), 0);
  game.view(state, seat);
  game.legalMoves(state, seat);
  return 1;
}

function copy(state: State): number {
  game.copy(state);
  return 1;
}

/** A work that takes the items one after the other. */
function over<T>(list: readonly T[], work: (item: T) => number): () => number {
  let next = 0;
  return () => work(at(list, next++ % list.length));
}

const named = (count: number, name: string) => Array.from({ length: count }, (_, index) => `${name} ${index}`);

/** The engine rows of the speed table. */
export function engineFigures(): Figure[] {
  enablePatches();
  const { play, stats } = playing();
  const [randomMoves = 0, peerMoves = 0] = compare(ROUNDS, MS, [play, peerGames()]);
  const { movesPerGame = 1, realShare = 0, meanTurns = 0 } = stats();

  const plain = named(POSITIONS, 'middle').map(middle);
  const kept = named(POSITIONS, 'kept').map((seed) => freeze(middle(seed), true));
  const [copies = 0, iterations = 0, looks = 0] = compare(ROUNDS, MS, [
    over(plain, copy),
    over(plain, iteration(streamOf('bench iterations'))),
    over(kept, look),
  ]);

  // Committed states are frozen: the two paths must not share any.
  const [searched = 0, searchedCopying = 0, listed = 0, commits = 0] = compare(ROUNDS, MS, [
    over(named(GAMES, 'recorded').map(record), search),
    over(named(GAMES, 'recorded').map(record), searchCopying),
    play,
    over(named(GAMES, 'recorded').map(record), commit),
  ]);

  return [
    figure(
      {
        name: 'random play',
        value: randomMoves,
        unit: 'moves/s',
        peer: { name: "boardgame.io's tic-tac-toe", value: peerMoves },
        floor: 15,
        goal: 30,
        also: { movesPerGame, realChoicesPerSecond: randomMoves * realShare, meanTurns },
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
        also: { ratioWithACopyEachMove: searchedCopying / commits, ratioWithLegalMoves: listed / commits },
      },
      'higher',
    ),
    figure({ name: 'committed moves', value: commits, unit: 'moves/s', floor: 8000, goal: 15000 }, 'higher'),
    figure({ name: 'copy of a mid-game state', value: 1e6 / copies, unit: 'µs', floor: 25, goal: 10 }, 'lower'),
    figure(
      { name: 'whole random games', value: randomMoves / movesPerGame, unit: 'games/s', floor: 100, goal: 400 },
      'higher',
    ),
    figure(
      { name: `bot iterations of ${CUT} moves`, value: iterations, unit: 'iterations/s', floor: 5000, goal: 12000 },
      'higher',
    ),
    figure({ name: 'view and legal moves', value: 1000 / looks, unit: 'ms', floor: 1, goal: 0.2 }, 'lower'),
  ];
}
