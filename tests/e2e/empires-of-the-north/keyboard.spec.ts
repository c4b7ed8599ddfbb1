import { expect, test } from '../fixtures.ts';
import { getUp, sitDown } from '../sitting.ts';
import { byKeyboard, keepByKeys, takeOverByKeys } from './by-keys.ts';
import { manners } from './manners.ts';
import { byMouse, counted, playOut, setUp, type Hand } from './play.ts';

/** After these rounds everything has been done by keys; to go on so to the end would take a quarter of an hour. */
const ROUNDS = 3;

const byKeysAtFirst: Hand = (sitting, table, seat) =>
  (Number(table.view['round']) > ROUNDS ? byMouse : byKeyboard)(sitting, table, seat);

test('empires: two people play by keyboard, and by mouse to the end', { tag: '@long' }, async ({ dataDir }) => {
  const begun = await sitDown(dataDir, manners);
  await setUp(begun, { seats: 2 });
  const curtain = { takeOver: takeOverByKeys, keep: keepByKeys };
  const { sitting, seen } = await playOut(begun, dataDir, byKeysAtFirst, curtain);
  expect([...seen]).toEqual(expect.arrayContaining(['opening', 'observation', 'turn', 'tile']));
  await counted(sitting, dataDir);
  await getUp(sitting);
});
