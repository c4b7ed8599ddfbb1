import { expect, test } from '../fixtures.ts';
import { getUp, sitDown } from '../sitting.ts';
import { byKeyboard, keepByKeys, takeOverByKeys } from './by-keys.ts';
import { manners } from './manners.ts';
import { counted, playOut, setUp } from './play.ts';

test('empires: two people play a whole game by keyboard', { tag: '@long' }, async ({ dataDir }) => {
  const begun = await sitDown(dataDir, manners);
  await setUp(begun, { seats: 2 });
  const { sitting, seen } = await playOut(begun, dataDir, byKeyboard, { takeOver: takeOverByKeys, keep: keepByKeys });
  expect([...seen]).toEqual(expect.arrayContaining(['opening', 'observation', 'turn', 'tile']));
  await counted(sitting, dataDir);
  await getUp(sitting);
});
