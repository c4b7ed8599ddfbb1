import { expect, test } from '../fixtures.ts';
import type { TablePage } from '../person.ts';
import { getUp, sitDown } from '../sitting.ts';
import { byKeyboard, keepByKeys, takeOverByKeys } from './by-keys.ts';
import { manners } from './manners.ts';
import { frameOf, playOut, setUp } from './play.ts';

/** A whole game by keys is played by ear; what two people at one computer do besides is done by the second round's turns. */
const enough = (table: TablePage): boolean => Number(table.view['round']) > 1 && frameOf(table) === 'turn';

test('empires: two people play a round by keyboard', { tag: '@long' }, async ({ dataDir }) => {
  const begun = await sitDown(dataDir, manners);
  await setUp(begun, { seats: 2 });
  const manner = { takeOver: takeOverByKeys, keep: keepByKeys, enough };
  const { sitting, seen } = await playOut(begun, dataDir, byKeyboard, manner);
  expect([...seen]).toEqual(expect.arrayContaining(['opening', 'observation', 'turn']));
  await getUp(sitting);
});
