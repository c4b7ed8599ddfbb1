/** What is hidden in the toy, each by itself, for whole games beside worlds that differ in it alone. */
import { pick, seedRng } from '#engine/kernel/rng.ts';
import type { Hiding, Secret } from '../contract/secrets.ts';
import { toyGame, type ToyTypes } from './toy.ts';
import { fillPurses, holdsClaims, reveals, stakeAnew, swapCards } from './twin.ts';
import type { ToyState } from './types.ts';

const secrets: readonly Secret<ToyState>[] = [
  {
    name: 'cards',
    of: ({ seats, deck }) => [seats.map(({ hand }) => hand), deck],
    vary(state, viewer, rng) {
      const before = structuredClone(state);
      do {
        Object.assign(state, structuredClone(before));
        swapCards(state, viewer, rng);
      } while (!holdsClaims(state));
    },
  },
  { name: 'stakes', of: ({ frames }) => frames, vary: stakeAnew },
  { name: 'purses', of: ({ seats }) => seats.map(({ purse }) => purse), vary: fillPurses },
  {
    name: 'chance',
    of: ({ rng }) => rng,
    vary: (state, _, rng) => (state.rng = seedRng(`chance ${pick(rng, 2 ** 31)}`)),
  },
];

/** The toy with all that is hidden in it. Nothing is once the game is over. */
export const hiding: Hiding<ToyTypes> = {
  game: toyGame,
  reveals,
  secrets: secrets.map((secret) => ({
    ...secret,
    vary(state, viewer, rng) {
      if (state.ended === null) secret.vary(state, viewer, rng);
    },
  })),
};
