import { readRecorded } from '#tests/engine/empires-of-the-north/recorded/files.ts';
import { layPositions } from '#tests/gallery/lay.ts';
import { openCampaign } from '#tests/gallery/open.ts';
import { expect, test } from '../fixtures.ts';
import { getUp, sitDown } from '../sitting.ts';
import type { TablePage } from '../person.ts';
import { manners } from './manners.ts';
import { BY_MOUSE, byMouse, counted, inTheSlip, playOut, setUp } from './play.ts';

test(
  'empires: two people play a whole game by mouse, with cards out of their drawers',
  { tag: '@all' },
  async ({ dataDir }) => {
    const begun = await sitDown(dataDir, manners);
    await setUp(begun, { seats: 2, clan: 'panuk' });
    const { sitting, seen } = await playOut(begun, dataDir, byMouse);
    expect([...seen]).toEqual(expect.arrayContaining(['opening', 'observation', 'turn', 'tile', 'effect', 'voyage']));
    await counted(sitting, dataDir);
    await getUp(sitting);
  },
);

test(
  'empires: a person and three bots, with the hand in the slip, for two rounds',
  { tag: '@long' },
  async ({ dataDir }) => {
    const begun = await sitDown(dataDir, manners);
    await setUp(begun, { seats: 4, bots: [1, 2, 3] });
    const enough = ({ view }: TablePage): boolean => Number(view['round']) > 2;
    const { sitting, seen } = await playOut(begun, dataDir, inTheSlip, { ...BY_MOUSE, enough });
    expect([...seen]).toEqual(expect.arrayContaining(['opening', 'observation', 'turn']));
    await getUp(sitting);
  },
);

/** Entries before its end at which a recorded game of three is taken up. */
const LAST = 40;

test('empires: three people play the end of a game at the strictest level', { tag: '@long' }, async ({ dataDir }) => {
  const game = '03-3p.json.gz';
  const entries = readRecorded(game).entries.length - LAST;
  const position = { name: 'strict', of: 'empires-of-the-north', game, entries } as const;
  const id = layPositions(dataDir, [position], { level: 'strict' }).get(position.name) ?? '';
  const begun = await sitDown(dataDir, manners);
  await openCampaign(begun.watched.page, id);
  const { sitting, seen } = await playOut(begun, dataDir, byMouse);
  expect([...seen]).toEqual(expect.arrayContaining(['turn', 'tile', 'voyage']));
  await counted(sitting, dataDir);
  await getUp(sitting);
});
