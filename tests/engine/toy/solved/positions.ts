import { randomMove } from '#engine/bots/random.ts';
import type { Game } from '#engine/kernel/game.ts';
import { defined } from '#engine/kernel/defined.ts';
import { pick, streamOf, type Rng } from '#engine/kernel/rng.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import type { ToyData } from '../data.ts';
import type { OpenToyTypes, ToyTypes } from '../toy.ts';
import type { ToyState } from '../types.ts';
import { kinds } from './draws.ts';

/** A moment at which a seat has a choice. */
export type Moment = { readonly state: ToyState; readonly seat: Seat };

/** A set-up that the solver looks through quickly. */
export const ONE_SETUP = 'a';

/** How the games are made in which moments are looked for. */
type Games<T extends ToyTypes | OpenToyTypes> = {
  readonly options?: Partial<T['options']>;
  /** Whether all begin alike, with the same cards. */
  readonly oneSetup?: boolean;
};

/** So many moments at which a seat has a choice, each of another random game. */
export function moments<T extends ToyTypes | OpenToyTypes>(
  data: ToyData,
  game: Game<T>,
  count: number,
  { options = {}, oneSetup = false }: Games<T> = {},
): Moment[] {
  const found: Moment[] = [];
  for (let number = 0; found.length < count; number++) {
    const seed = `moment ${number}`;
    const start = game.setup({ rounds: data.rounds, ...options }, oneSetup ? ONE_SETUP : seed, () => undefined);
    const all = choicesOf(data, game, start, streamOf(seed));
    if (all.length > 0) found.push(defined(all[pick(streamOf(`which ${number}`), all.length)]));
  }
  return found;
}

/** The moments of one game played at random, at which a seat has a choice. */
function choicesOf<T extends ToyTypes | OpenToyTypes>(
  data: ToyData,
  game: Game<T>,
  state: ToyState,
  rng: Rng,
): Moment[] {
  const found: Moment[] = [];
  for (let [seat] = game.deciders(state); seat !== undefined; [seat] = game.deciders(state)) {
    if (kinds(data, game, state, seat).length > 1) found.push({ state: game.copy(state), seat });
    game.apply(state, seat, randomMove(game, game.information(state, seat), seat, rng), () => undefined);
  }
  return found;
}
