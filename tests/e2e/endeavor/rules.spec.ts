import { brokenOn } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { everyPage, findsParagraph } from '../rules-pages.ts';
import { getUp, shot, sitDown } from '../sitting.ts';
import { manners } from './manners.ts';
import { setUp } from './play.ts';

test(
  'endeavor: every page of the rules is whole, and axe finds nothing on those with pictures',
  { tag: '@all' },
  async ({ page }) => {
    const pictures = await everyPage(page, 'endeavor', 20);
    expect(pictures.size).toBeGreaterThanOrEqual(6);
  },
);

test('endeavor: a question finds its paragraph, and the box says where values come from', async ({ page }) => {
  await findsParagraph(page, 'endeavor', 'who becomes governor on a tie', 'opening/tie');
  await page.getByTestId('rules-tab-box').click();
  await page.getByTestId('rules-kind-building').click();
  await page.getByTestId('rules-entry-building/cartographer').click();
  await expect(page.getByTestId('rules-entry')).toContainText('Reconstructed: symbols');
  await shot(page, 'endeavor-rules-box');
  expect(await brokenOn(page)).toEqual([]);
});

test('endeavor: at the table the rules open at what is going on', async ({ dataDir }) => {
  const sitting = await sitDown(dataDir, manners);
  await setUp(sitting, 3);
  const { page } = sitting.watched;
  const at = (anchor: string) => expect(page.getByTestId('rules')).toHaveAttribute('data-anchor', anchor);
  await page.getByTestId('rules-now').click();
  await at('phases/build/level');
  await shot(page, 'endeavor-rules-at-table');
  await page.getByTestId('rules-tab-box').click();
  await page.getByTestId('rules-entry-card/africa-governor').click();
  await expect(page.getByTestId('rules-entry')).toContainText('Inferred: glory');
  await shot(page, 'endeavor-rules-box-at-table');
  expect(await brokenOn(page)).toEqual([]);
  await page.getByTestId('rules-close').click();
  await page.locator('[data-inspect="track:industry"]').first().focus();
  await page.keyboard.press('F1');
  await at('tracks/industry');
  await getUp(sitting);
});
