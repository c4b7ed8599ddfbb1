import { expect, test } from '../fixtures.ts';
import { getUp, sitDown } from '../sitting.ts';
import { manners } from './manners.ts';
import { byKeyboard, byMouse, counted, expectFewPresses, playOut, setUp } from './play.ts';

test('endeavor: three people play a whole game by mouse', { tag: '@all' }, async ({ dataDir }) => {
  const begun = await sitDown(dataDir, manners);
  await setUp(begun, 3);
  const { sitting, seen } = await playOut(begun, dataDir, byMouse, 'turn');
  expect([...seen]).toEqual(expect.arrayContaining(['build', 'turn', 'returns']));
  expectFewPresses(sitting);
  await counted(sitting, dataDir);
  await getUp(sitting);
});

test('endeavor: a person and three bots', { tag: '@all' }, async ({ dataDir }) => {
  const begun = await sitDown(dataDir, manners);
  await setUp(begun, 4, [1, 2, 3]);
  const { sitting } = await playOut(begun, dataDir, byMouse, 'build');
  await counted(sitting, dataDir);
  await getUp(sitting);
});

/** A whole game by keyboard is played by ear (by-ear.spec.ts). */
const ROUNDS = 2;

test('endeavor: two people play two rounds of the house variant by keyboard', { tag: '@long' }, async ({ dataDir }) => {
  const begun = await sitDown(dataDir, manners);
  await setUp(begun, 2);
  const { sitting, seen } = await playOut(begun, dataDir, byKeyboard, 'neutral', ROUNDS);
  expect([...seen]).toEqual(expect.arrayContaining(['build', 'turn', 'neutral']));
  await getUp(sitting);
});
