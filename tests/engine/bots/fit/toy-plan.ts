import type { FitPlan } from '#engine/bots/fit/plan.ts';
import type { Features } from '#engine/bots/value-model.ts';
import { toyData } from '#tests/engine/toy/data.ts';
import type { ToyState, ToyTypes } from '#tests/engine/toy/types.ts';

/** What is measured of the toy: points, spots and purses of the seats, and how high the water stands. */
export const toyFeatures: Features<ToyState> = {
  names: { seat: ['points', 'spots', 'purse'], table: ['always', 'water', 'rounds'] },
  measure: ({ seats, spots, water, lake, round, rounds }) => ({
    seats: seats.map(({ points, purse }, seat) => [
      points / 10,
      toyData.spots.reduce((sum, value, spot) => sum + (spots[spot] === seat ? value : 0), 0) / 10,
      purse / 3,
    ]),
    table: [1, water / toyData.flood[lake], (rounds - round) / rounds],
  }),
};

/** How the toy is fitted: chance plays it, at a table of two and one of three. */
export const toyPlan: FitPlan<ToyTypes> = {
  features: toyFeatures,
  mind: {},
  tables: [
    { options: { rounds: 4, players: 2 }, levels: ['random'] },
    { options: { rounds: 6, players: 3 }, levels: ['random'] },
  ],
  every: 2,
  detour: { moves: 3, within: 20 },
};
