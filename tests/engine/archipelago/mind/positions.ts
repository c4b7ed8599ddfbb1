/** Positions of whole games, between players who do sensible and senseless things. */
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { archipelagoMind } from '#engine/archipelago/mind/mind.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import { LENGTHS, type Options, type State } from '#engine/archipelago/state.ts';
import { withDefaults } from '#engine/bots/mind.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { pick, streamOf, type Rng } from '#engine/kernel/rng.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import { game } from '../twin.ts';

/** The mind of the base pack, without gaps. */
export const mind = withDefaults(game, archipelagoMind(BASE_PACK));

/** One decision in so many is left to chance. */
const ASTRAY = 12;
/** Moves after which a game is left for the next. */
const LONGEST = 2000;

/** A position in which `seat` decides. */
export type Asked = { readonly state: State; readonly seat: Seat; readonly rng: Rng };

/** Calls `each` in `count` positions of games of all numbers of players and lengths, in every one of `every` decisions. */
export function inPositions(count: number, every: number, each: (asked: Asked) => void): void {
  let left = count;
  for (let number = 0; left > 0; number++) {
    const options: Options = { players: 2 + (number % 4), length: elementAt(LENGTHS, number % 3), variants: [] };
    left = playThrough(options, `positions ${number}`, left, every, each);
  }
}

function playThrough(
  options: Options,
  seed: string,
  wanted: number,
  every: number,
  each: (asked: Asked) => void,
): number {
  const state = game.setup(options, seed, () => undefined);
  const rng = streamOf(seed);
  let left = wanted;
  for (let count = 0; count < LONGEST && left > 0; count++) {
    const seat = game.deciders(state)[0];
    if (seat === undefined) break;
    if (pick(rng, every) === 0) {
      each({ state, seat, rng });
      left--;
    }
    game.apply(state, seat, nextMove(state, seat, rng), () => undefined);
  }
  return left;
}

function nextMove(state: State, seat: Seat, rng: Rng): Move {
  const moves = game.legalMoves(state, seat);
  return pick(rng, ASTRAY) === 0 ? elementAt(moves, pick(rng, moves.length)) : mind.play(state, seat, rng);
}
