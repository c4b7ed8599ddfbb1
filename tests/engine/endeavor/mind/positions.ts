/** Positions of whole games of Endeavor, between players who do sensible and senseless things. */
import { withDefaults } from '#engine/bots/mind.ts';
import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import { endeavorMind } from '#engine/endeavor/mind/mind.ts';
import { PHASE_ORDERS } from '#engine/endeavor/options.ts';
import type { State } from '#engine/endeavor/state.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { pick, streamOf, type Rng } from '#engine/kernel/rng.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import { GAME } from '../bots/company.ts';

/** The mind of the base pack, without gaps. */
export const MIND = withDefaults(GAME, endeavorMind(BASE_PACK));

/** One decision in so many is left to chance. */
const ASTRAY = 8;

/** A position in which `seat` decides. */
export type Asked = { readonly state: State; readonly seat: Seat; readonly rng: Rng };

/** Calls `each` in `count` positions of games of all numbers of players, in about one of `every` decisions. */
export function inPositions(count: number, every: number, each: (asked: Asked) => void): void {
  let left = count;
  for (let number = 0; left > 0; number++) {
    const options = { players: 2 + (number % 4), phases: elementAt(PHASE_ORDERS, Math.floor(number / 4) % 2) };
    const state = GAME.setup(options, `positions ${number}`, () => undefined);
    const rng = streamOf(`positions ${number}`);
    for (let seat = GAME.deciders(state)[0]; seat !== undefined && left > 0; seat = GAME.deciders(state)[0]) {
      if (pick(rng, every) === 0) {
        each({ state, seat, rng });
        left--;
      }
      const moves = GAME.legalMoves(state, seat);
      const astray = pick(rng, ASTRAY) === 0;
      const move = astray ? elementAt(moves, pick(rng, moves.length)) : MIND.play(state, seat, rng);
      GAME.apply(state, seat, move, () => undefined);
    }
  }
}
