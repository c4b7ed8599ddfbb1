import { freeze } from 'immer';
import type { State } from '#engine/archipelago/state.ts';
import { at } from '#engine/kernel/at.ts';
import { pick, streamOf, type Rng } from '#engine/kernel/rng.ts';
import { compare } from './figure.ts';
import { game, ignore, named, OPTIONS, over, randomMove } from './random-game.ts';
import type { Measures } from './rows.ts';

/** Positions that are copied and looked at. */
const POSITIONS = 40;
/** Moves after which a bot's playout is cut. */
const CUT = 10;

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

/** What is done to games in the middle: copies, short playouts of bots, looks. */
export function measurePositions(): Measures {
  const plain = named(POSITIONS, 'middle').map(middle);
  const kept = named(POSITIONS, 'kept').map((seed) => freeze(middle(seed), true));
  const [copies = 0, iterations = 0, looks = 0] = compare([
    over(plain, copy),
    over(plain, iteration(streamOf('bench iterations'))),
    over(kept, look),
  ]);
  return {
    'copy of a mid-game state': { value: 1e6 / copies },
    'bot iterations of 10 moves': { value: iterations },
    'view and legal moves': { value: 1000 / looks },
  };
}
