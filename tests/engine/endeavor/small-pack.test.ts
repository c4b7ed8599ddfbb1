import { expect, it } from 'vitest';
import { validatePack } from '#engine/endeavor/data/validate.ts';
import { SMALL } from './arrange.ts';
import { SMALL_PACK } from './small-pack.ts';

it('the small pack is a pack', () => {
  expect(validatePack(SMALL_PACK)).toMatchObject({ ok: true });
});

it.each([2, 3, 4, 5])('the small pack can be set up for %i players', (players) => {
  const state = SMALL.game.setup({ players, phases: 'one-by-one' }, 'any', () => undefined);
  expect(SMALL.game.invariants(state)).toEqual([]);
});
