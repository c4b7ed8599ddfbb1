import { freeze } from 'immer';
import { elementAt } from '#engine/kernel/element-at.ts';
import { pick, streamOf, type Rng } from '#engine/kernel/rng.ts';
import type { AnyGame } from '#main/listed-game.ts';
import { compare } from './figure.ts';
import type { BenchedGame, Measures } from './benched-game.ts';
import { ignore, named, over, randomMove } from './random-game.ts';

/** Number of positions measured. */
const POSITIONS = 40;
/** Moves of a playout. */
const CUT = 10;

/**
 * A state in the middle of a game, in turn 2 or later, with a decision to be made. Not a copy: long-lived copies would
 * change how the JavaScript engine allocates all copies, and so the measurement.
 */
function middle({ game, options, turnOf }: BenchedGame, seed: string): object {
  for (let again = 0; ; again++) {
    const rng = streamOf(`${seed} ${again}`);
    const state = game.setup(options, `${seed} ${again}`, ignore);
    const further = pick(rng, 60);
    while (turnOf(state) < 2 && randomMove(game, state, rng) !== undefined);
    for (let left = further; left > 0 && randomMove(game, state, rng) !== undefined; left--);
    if (game.deciders(state).length > 0) return state;
  }
}

/** One iteration of a simple search: a sampled state that the seat considers possible, and a short random playout. */
function iteration(game: AnyGame, rng: Rng): (position: object) => number {
  const known = new Map<object, object>();
  return (position) => {
    const information = known.get(position) ?? game.information(position, elementAt(game.deciders(position), 0));
    known.set(position, information);
    const state = game.sample(information, rng);
    for (let left = CUT; left > 0 && randomMove(game, state, rng) !== undefined; left--);
    return 1;
  };
}

function look(game: AnyGame, state: object): number {
  const seat = elementAt(game.deciders(state), 0);
  game.view(state, seat);
  game.legalMoves(state, seat);
  return 1;
}

function copy(game: AnyGame, state: object): number {
  game.copy(state);
  return 1;
}

/** Measures copies, short playouts, and views with legal moves, in the middle of games. */
export function measurePositions(benched: BenchedGame): Measures {
  const { game } = benched;
  const plain = named(POSITIONS, 'middle').map((seed) => middle(benched, seed));
  const kept = named(POSITIONS, 'kept').map((seed) => freeze(middle(benched, seed), true));
  const [copies = 0, iterations = 0, looks = 0] = compare([
    over(plain, (state) => copy(game, state)),
    over(plain, iteration(game, streamOf('bench iterations'))),
    over(kept, (state) => look(game, state)),
  ]);
  return {
    'copy of a mid-game state': { value: 1e6 / copies },
    'bot iterations of 10 moves': { value: iterations },
    'view and legal moves': { value: 1000 / looks },
  };
}
