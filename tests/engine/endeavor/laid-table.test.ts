import { expect, test } from 'vitest';
import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import { FIRST_VOYAGE } from '#engine/endeavor/data/laid-tables.ts';
import type { Pack } from '#engine/endeavor/data/schema.ts';
import { endeavor } from '#engine/endeavor/endeavor.ts';
import { pinOf } from '#engine/endeavor/laid.ts';

const options = { players: 3, phases: 'one-by-one', laid: 'first-voyage' } as const;
const refusedWith = (changed: Partial<Pack>) => endeavor({ ...BASE_PACK, ...changed }).optionsRefusal(options)?.code;

test('a first voyage lays tokens and spaces that are as they were; where they have changed, it is looked at anew and `lays` set to this', () => {
  expect(pinOf(BASE_PACK)).toBe(FIRST_VOYAGE.lays);
});

test('it does not mind that anything else of the pack changes', () => {
  const buildings = BASE_PACK.buildings.map((building) => ({ ...building, glory: building.glory + 1 }));
  expect(refusedWith({ buildings, version: BASE_PACK.version + 1 })).toBeUndefined();
});

test('it is refused with two players, other tokens or other spaces', () => {
  const { tokens, cities } = BASE_PACK;
  expect(refusedWith({ tokens: tokens.map((token) => ({ ...token, copies: token.copies + 1 })) })).toBe(
    'laid-other-pack',
  );
  expect(refusedWith({ cities: [...cities].reverse() })).toBe('laid-other-pack');
  expect(endeavor(BASE_PACK).optionsRefusal({ ...options, players: 2 })?.code).toBe('laid-otherwise');
});
