import { join } from 'node:path';
import type { Level } from '#main/contract/messages.ts';
import { expect, test } from '../fixtures.ts';
import { getUp, shot, sitDown } from '../sitting.ts';
import { manners } from './manners.ts';

/** Steps at each level: through turn 0, the objectives, the bids and into the actions. */
const STEPS = 30;

/** Two people begin a game at a level, on the sea of some words; gives how often somebody had to come to the screen. */
async function beginAt(level: Level, words: string, dataDir: string): Promise<number> {
  const sitting = await sitDown(dataDir, manners);
  const { page, person } = { ...sitting, ...sitting.watched };
  await page.getByTestId('home-new').click();
  await page.getByTestId('setup-remove-2').click();
  await page.getByTestId(`setup-level-${level}`).click();
  await page.getByTestId('setup-seed').fill(words);
  await shot(page, `setup-${level}`);
  await page.getByTestId('setup-start').click();
  await page.getByTestId('table').waitFor();
  let curtains = 0;
  for (let step = 0; step < STEPS; step++) {
    const { curtain } = await person.table();
    if (curtain.state === 'covered') {
      curtains++;
      await person.takeOver();
    } else if (curtain.state === 'taken') await person.doPrivately();
    else await person.decide();
  }
  const { view } = await person.table();
  expect(view['turn'], 'the turn').toBeGreaterThanOrEqual(1);
  await shot(page, `level-${level}`);
  await getUp(sitting);
  return curtains;
}

/** The privacy levels the whole game is not played at. */
test('people play at the levels open and strict', { tag: '@long' }, async ({ dataDir }) => {
  const open = await beginAt('open', 'the same sea', join(dataDir, 'open'));
  const strict = await beginAt('strict', 'the same sea', join(dataDir, 'strict'));
  expect(open, 'curtains at open').toBe(0);
  expect(strict, 'curtains at strict').toBeGreaterThanOrEqual(4);
});
