/** What is hidden in Archipelago, each by itself, for whole games beside worlds that differ in it alone. */
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { openBox, type Box } from '#engine/archipelago/box.ts';
import { RESOURCES } from '#engine/archipelago/data/schema.ts';
import type { Screen, State } from '#engine/archipelago/state.ts';
import { pick, seedRng, type Rng } from '#engine/kernel/rng.ts';
import type { Hiding, Secret } from '../contract/secrets.ts';
import type { ArchipelagoTypes } from '#engine/archipelago/archipelago.ts';
import { closeAnew, game, mixCards, mixTiles, reveals, surprises, swapObjectives } from './twin.ts';

/** How often stocks are divided anew, until whoever owes a decision could still take it. */
const TRIES = 20;

type Amount = { readonly get: (screen: Screen) => number; readonly set: (screen: Screen, n: number) => void };

/** Each kind of thing behind the screens. */
const AMOUNTS: readonly Amount[] = [
  { get: ({ florins }) => florins, set: (screen, n) => (screen.florins = n) },
  { get: ({ tokens }) => tokens, set: (screen, n) => (screen.tokens = n) },
  ...RESOURCES.map((resource): Amount => ({
    get: ({ cubes }) => cubes[resource],
    set: ({ cubes }, n) => (cubes[resource] = n),
  })),
];

/** Whether something of a stock is in a fist: then it stays where it is. */
const inFists = ({ frames }: State): boolean => frames.some(({ kind }) => kind === 'bids' || kind === 'fists');

/** Divides all that lies behind the screens anew; of each kind there is as much as before. */
function divide(state: State, rng: Rng): void {
  for (const { get, set } of AMOUNTS) {
    let left = state.screens.reduce((sum, screen) => sum + get(screen), 0);
    state.screens.forEach((screen, seat) => {
      const part = seat === state.screens.length - 1 ? left : pick(rng, left + 1);
      set(screen, part);
      left -= part;
    });
  }
}

/** Everybody who was at the table knows what each has; only from what lies open now nobody can tell. */
const stock: Secret<State> = {
  name: 'stock',
  of: ({ screens }) => screens,
  vary(state, viewer, rng) {
    if (viewer !== 'public' || inFists(state)) return;
    const before = structuredClone(state.screens);
    for (let tried = 0; tried < TRIES; tried++) {
      divide(state, rng);
      const able = game.deciders(state).every((seat) => game.legalMoves(state, seat).length > 0);
      if (able && game.invariants(state).length === 0) return;
      state.screens = structuredClone(before);
    }
  },
};

/** The secrets of a game with this box. Nothing is hidden once it is over. */
function secretsIn(box: Box): Secret<State>[] {
  const all: Secret<State>[] = [
    stock,
    {
      name: 'objectives',
      of: ({ objectives, discarded }) => [objectives, discarded],
      vary: (state, viewer, rng) => swapObjectives(box, state, viewer, rng),
    },
    { name: 'decks', of: ({ evolution }) => evolution.deck, vary: (state, _, rng) => mixCards(box, state, rng) },
    { name: 'hexes', of: ({ tray }) => tray.deck, vary: (state, _, rng) => mixTiles(box, state, rng) },
    { name: 'fists', of: ({ frames }) => frames, vary: closeAnew },
    {
      name: 'chance',
      of: (state) => state.rng,
      vary: (state, _, rng) => (state.rng = seedRng(`chance ${pick(rng, 2 ** 31)}`)),
    },
  ];
  return all.map((secret) => ({
    ...secret,
    vary(state, viewer, rng) {
      if (state.result === null) secret.vary(state, viewer, rng);
    },
  }));
}

/** Archipelago with all that is hidden in it. Who takes florins from somebody gets as many as are there. */
export const hiding: Hiding<ArchipelagoTypes> = {
  game,
  secrets: secretsIn(openBox(BASE_PACK)),
  reveals: (event, viewer) => event.type === 'florins-taken' || reveals(event, viewer),
  surprises,
};
