import { defined } from '../kernel/defined.ts';
import type { Game, GameTypes } from '../kernel/game.ts';
import type { Rng } from '../kernel/rng.ts';
import type { Seat } from '../kernel/seat.ts';
import { winShares, type Chances, type FullMind } from './mind.ts';

/** Decisions after which a line is cut wherever it is: a policy may go in circles of deals. */
const LONGEST = 400;

/** A line of play to be valued. */
export type Line<T extends GameTypes> = {
  /** A sampled state; it is not changed. */
  readonly start: T['state'];
  readonly seat: Seat;
  /** The move that begins the line. */
  readonly move: T['move'];
  /** Random numbers of whoever plays on; the same for lines that are compared. */
  readonly rng: Rng;
  /** Whether it leads on to where the seat decides again; not by default. */
  readonly far?: boolean;
};

/** Each seat's chance after `move`, played on by the fast policy of all seats to the next quiet position. */
export function playOn<T extends GameTypes>(game: Game<T>, mind: FullMind<T>, { move, ...line }: Line<T>): Chances {
  const state = game.copy(line.start);
  game.apply(state, line.seat, move, ignore);
  return finish(game, mind, state, line);
}

/** Each seat's chance in `state`, which is played on to the next quiet position of a line that `seat` began at `start`. */
export function finish<T extends GameTypes>(
  game: Game<T>,
  mind: FullMind<T>,
  state: T['state'],
  { start, seat, rng, far = false }: Omit<Line<T>, 'move'>,
): Chances {
  for (let count = 0; count < LONGEST; count++) {
    const next = game.deciders(state)[0];
    if (next === undefined || mind.quiet(state, seat, start, far)) break;
    game.apply(state, next, mind.follow(state, next, rng), ignore);
  }
  const outcome = game.outcome(state);
  return outcome === undefined ? mind.value(state) : winShares(outcome.seats);
}

/** The same for one seat. */
export function chanceAfter<T extends GameTypes>(game: Game<T>, mind: FullMind<T>, line: Line<T>): number {
  return defined(playOn(game, mind, line)[line.seat]);
}

const ignore = (): void => undefined;
