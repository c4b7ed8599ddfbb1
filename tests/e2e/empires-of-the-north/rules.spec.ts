import { brokenOn } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { everyPage, findsParagraph } from '../rules-pages.ts';
import { getUp, shot, sitDown } from '../sitting.ts';
import { manners } from './manners.ts';
import { setUp } from './play.ts';

const GAME = 'empires-of-the-north';

test(
  'empires: every page of the rules is whole, and axe finds nothing on those with pictures',
  { tag: '@all' },
  async ({ page }) => {
    const pictures = await everyPage(page, GAME, 20);
    expect(pictures.size).toBeGreaterThanOrEqual(4);
  },
);

test('empires: a question finds its paragraph, and the box says where values come from', async ({ page }) => {
  await findsParagraph(page, GAME, 'can I raid somebody who has passed', 'raid/targets');
  await page.getByTestId('rules-tab-box').click();
  await page.getByTestId('rules-kind-card').click();
  await page.getByTestId('rules-entry-card/red-sail').click();
  await expect(page.getByTestId('rules-entry')).toContainText('Reconstructed');
  await shot(page, 'empires-rules-box');
  await page.getByTestId('rules-kind-island').click();
  await page.getByTestId('rules-entry-island/beacon-isle').click();
  await expect(page.getByTestId('rules-entry')).toContainText('Conquered');
  await shot(page, 'empires-rules-island');
  expect(await brokenOn(page)).toEqual([]);
});

test('empires: at the table the rules open at what is going on', { tag: '@all' }, async ({ dataDir }) => {
  const sitting = await sitDown(dataDir, manners);
  const { person, watched } = sitting;
  const { page } = watched;
  await setUp(sitting, { seats: 2 });
  const at = (anchor: string) => expect(page.getByTestId('rules')).toHaveAttribute('data-anchor', anchor);
  for (let table = await person.table(); table.curtain.state !== 'open'; table = await person.table())
    await (table.curtain.state === 'taken' ? person.doPrivately() : person.takeOver());
  await page.getByTestId('rules-now').click();
  await at('actions');
  await shot(page, 'empires-rules-at-table');
  await page.getByTestId('rules-close').click();
  await page.locator('[data-inspect="place:tile:sail"]').first().focus();
  await page.keyboard.press('F1');
  await at('tiles/sail');
  expect(await brokenOn(page)).toEqual([]);
  await getUp(sitting);
});
