import { expect, it } from 'vitest';
import { validatePack } from '#engine/archipelago/data/validate.ts';
import { SMALL_GAME } from './table.ts';
import { SMALL_PACK } from './small-pack.ts';

it('the small pack is a pack', () => {
  expect(validatePack(SMALL_PACK)).toMatchObject({ ok: true });
});

it.each([2, 3, 4, 5])('the small pack can be set up for %i players', (players) => {
  const state = SMALL_GAME.setup({ players, length: 'short', variants: [] }, 'any', () => undefined);
  expect(SMALL_GAME.invariants(state)).toEqual([]);
});
