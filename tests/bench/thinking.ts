import { withDefaults, type FullMind, type Mind } from '#engine/bots/mind.ts';
import { chanceAfter } from '#engine/bots/playout.ts';
import { defined } from '#engine/kernel/defined.ts';
import type { GameTypes } from '#engine/kernel/game.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import type { BenchedGame, Measures } from './benched-game.ts';
import { compare } from './figure.ts';
import { ignore, named, over } from './random-game.ts';

/** Games between the fast policy and itself, and every so manieth of their decisions that is measured. */
const GAMES = 6;
const EVERY = 5;

/** A decision in such a game. */
type Asked = { readonly state: object; readonly seat: Seat; readonly move: { readonly type: string } };

function decisions({ game, options }: BenchedGame, mind: FullMind<GameTypes>, seed: string): Asked[] {
  const state = game.setup(options, seed, ignore);
  const rng = streamOf(seed);
  const found: Asked[] = [];
  for (let count = 0; ; count++) {
    const seat = game.deciders(state)[0];
    if (seat === undefined) return found;
    const move = mind.play(state, seat, rng);
    if (count % EVERY === 0) found.push({ state: game.copy(state), seat, move });
    game.apply(state, seat, move, ignore);
  }
}

/** Measures what a search asks of a mind: the fast policy, the value, and a line to the next quiet place with its value. */
export function measureThinking(benched: BenchedGame, given: Mind<GameTypes>): Measures {
  const { game } = benched;
  const mind = withDefaults(game, given);
  const asked = named(GAMES, 'thinking').flatMap((seed) => decisions(benched, mind, seed));
  const rng = streamOf('bench thinking');
  const counted = (work: (one: Asked) => unknown) =>
    over(asked, (one) => {
      work(one);
      return 1;
    });
  const [plays, values, lines] = compare([
    counted(({ state, seat }) => mind.play(state, seat, rng)),
    counted(({ state }) => mind.value(state)),
    counted(({ state, seat, move }) => chanceAfter(game, mind, { start: state, seat, move, rng })),
  ]);
  return {
    'fast policy': { value: 1e6 / defined(plays) },
    'value of a position': { value: 1e6 / defined(values) },
    'lines to a quiet place': { value: defined(lines) },
  };
}
