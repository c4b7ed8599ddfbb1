/** The last turns of stewards in games of Empires of the North, and what comes in after them. */
import { openBox } from '#engine/empires-of-the-north/box.ts';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import type { EmpiresTypes } from '#engine/empires-of-the-north/empires-of-the-north.ts';
import { phaseOf } from '#engine/empires-of-the-north/figures/phase.ts';
import { pointsOf } from '#engine/empires-of-the-north/figures/score.ts';
import { cardsIn, workersOf } from '#engine/empires-of-the-north/figures/stock.ts';
import type { Options } from '#engine/empires-of-the-north/options.ts';
import type { State } from '#engine/empires-of-the-north/state.ts';
import { defined } from '#engine/kernel/defined.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import type { Ending, Held, Last } from '../../../bots/last-moves.ts';
import { GAME } from '../../bots/company.ts';
import { MIND } from '../positions.ts';

const BOX = openBox(BASE_PACK);

function held(state: State, seat: Seat): Held {
  const player = defined(state.players[seat]);
  return {
    points: defined(pointsOf(BOX, state)[seat]),
    ties: [cardsIn(player.empire), workersOf(player), player.hand.length],
    kept: [...player.goods, player.hand.length],
  };
}

/** How a game is played out by stewards, over so many deals of what the seat does not know. */
export const endingOf = (deals: number): Ending<EmpiresTypes> => ({
  game: GAME,
  follow: (state, seat, rng) => MIND.play(state, seat, rng),
  held,
  deals,
});

/** A decision of the last round. */
export type LastTurn = Last<EmpiresTypes> & { readonly part: 'turn' | 'landing' };

/** From the last turn of each seat on, what it decides in a game between stewards. */
export function lastsOf(options: Options, seed: string): LastTurn[] {
  const lasts: LastTurn[] = [];
  const turns = new Map<Seat, number>();
  const rng = streamOf(seed);
  const state = GAME.setup(options, seed, () => undefined);
  for (let seat = GAME.deciders(state)[0]; seat !== undefined; seat = GAME.deciders(state)[0]) {
    const moves = GAME.legalMoves(state, seat);
    const made = JSON.stringify(MIND.play(state, seat, rng));
    const move = defined(moves.find((other) => JSON.stringify(other) === made));
    if (state.last) {
      if (state.frames.at(-1)?.kind === 'turn') turns.set(seat, lasts.length);
      const part = phaseOf(state) === 'actions' ? 'turn' : 'landing';
      lasts.push({ state: GAME.copy(state), seat, moves, move, seed: `${seed} ${lasts.length}`, part });
    }
    GAME.apply(state, seat, move, () => undefined);
  }
  return lasts.filter(({ seat, moves }, index) => index >= (turns.get(seat) ?? Infinity) && moves.length > 1);
}
