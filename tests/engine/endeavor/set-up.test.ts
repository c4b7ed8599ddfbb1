import { expect, test } from 'vitest';
import { SMALL } from './table.ts';

const SEEDS = Array.from({ length: 40 }, (_, index) => `seed ${index}`);

test.each([2, 3, 4, 5] as const)(
  'l. 176 and 184: of %i players one is drawn, whoever it may be, and begins',
  (players) => {
    const { game } = SMALL;
    const drawn = SEEDS.map((seed) => {
      const state = game.setup({ players, phases: 'one-by-one' }, seed, () => undefined);
      expect(game.deciders(state)).toEqual([state.first]);
      return state.first;
    });
    expect(new Set(drawn)).toEqual(new Set(Array.from({ length: players }, (_, seat) => seat)));
  },
);
