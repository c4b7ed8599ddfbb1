import { brokenOn } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { everyPage, findsParagraph } from '../rules-pages.ts';
import { shot } from '../sitting.ts';

test(
  'archipelago: every page of the rules is whole, and axe finds nothing on those with pictures',
  { tag: '@all' },
  async ({ page }) => {
    const pictures = await everyPage(page, 'archipelago', 50);
    expect(pictures.size).toBeGreaterThanOrEqual(13);
  },
);

test('archipelago: a question finds its paragraph, and the box says where values come from', async ({ page }) => {
  await findsParagraph(page, 'archipelago', 'can I move after harvesting', 'actions/harvest/engaged');
  await page.getByTestId('rules-tab-box').click();
  await page.getByTestId('rules-kind-card').click();
  await page.getByTestId('rules-entry-card/thief').click();
  await expect(page.getByTestId('rules-entry')).toContainText('Deduced: points');
  await shot(page, 'archipelago-rules-box');
  expect(await brokenOn(page)).toEqual([]);
});
