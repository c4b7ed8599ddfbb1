import { archipelago } from '#engine/archipelago/archipelago.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import { optionsRefusal } from '#engine/archipelago/options.ts';
import { LENGTHS, VARIANTS, type Options, type State, type Variant } from '#engine/archipelago/state.ts';
import type { View } from '#engine/archipelago/view/view-schema.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import type { GameEvent } from '#engine/kernel/events.ts';
import { pick, streamOf } from '#engine/kernel/rng.ts';

/** The game the moves are made in. */
export const game = archipelago(BASE_PACK);

/** A move of a random game: what everybody saw before and after it, and all that was reported. */
export type Made = {
  readonly game: number;
  readonly seat: number;
  readonly move: Move;
  readonly before: View;
  readonly after: View;
  readonly events: readonly GameEvent[];
};

/** The variants of the game so many random games on: none, each alone, then two at a time. */
function variantsOf(number: number): Variant[] {
  const [one, other] = [number % (VARIANTS.length + 1), Math.floor(number / (VARIANTS.length + 1))];
  const first = VARIANTS.slice(one, one + 1);
  const second = other % 2 === 0 ? [] : VARIANTS.slice(other % VARIANTS.length).slice(0, 1);
  return [...new Set([...first, ...second])];
}

/** A table for every number of players, length and variant in turn; without variants where those cannot be played so. */
function optionsOf(number: number): Options {
  const options = {
    players: 2 + (number % 4),
    length: elementAt(LENGTHS, number % LENGTHS.length),
    variants: variantsOf(number),
  };
  return optionsRefusal(options) === undefined ? options : { ...options, variants: [] };
}

function* gameOf(number: number): Generator<Made> {
  const seed = `foresight ${number}`;
  const rng = streamOf(seed);
  const state: State = game.setup(optionsOf(number), seed, () => undefined);
  let before = game.view(state, 'public');
  for (let seats = game.deciders(state); seats.length > 0; seats = game.deciders(state)) {
    const seat = elementAt(seats, pick(rng, seats.length));
    const legal = game.legalMoves(state, seat);
    const move = elementAt(legal, pick(rng, legal.length));
    const events: GameEvent[] = [];
    game.apply(state, seat, move, (event) => events.push(event));
    const after = game.view(state, 'public');
    yield { game: number, seat, move, before, after, events };
    before = after;
  }
}

/** So many random moves, over all numbers of players, lengths and variants. The same each time. */
export function* randomMoves(count: number): Generator<Made> {
  let made = 0;
  for (let number = 0; ; number++) {
    for (const move of gameOf(number)) {
      if (made === count) return;
      made++;
      yield move;
    }
  }
}
