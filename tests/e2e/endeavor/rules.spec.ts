import { brokenOn } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { getUp, shot, sitDown } from '../sitting.ts';
import { manners } from './manners.ts';
import { setUp } from './play.ts';

test('endeavor: every page of the rules is whole, and axe finds nothing on those with pictures', async ({ page }) => {
  await page.getByTestId('rules-open-endeavor').click();
  const topic = page.getByTestId('rules-page');
  await expect(topic).toBeVisible();
  const pictures = new Set<string>();
  for (let at = 1; ; at++) {
    const title = (await topic.getByRole('heading', { level: 2 }).textContent()) ?? '';
    await shot(page, `endeavor-rules-${String(at).padStart(2, '0')}`);
    expect(await topic.evaluate((one) => one.scrollWidth - one.clientWidth), `“${title}” too wide`).toBeLessThanOrEqual(
      0,
    );
    const figures = await topic.locator('[data-figure]').all();
    if (figures.length > 0 || at === 1) expect(await brokenOn(page), title).toEqual([]);
    for (const figure of figures) {
      pictures.add((await figure.getAttribute('data-figure')) ?? '');
      await figure.scrollIntoViewIfNeeded();
      expect((await figure.boundingBox())?.height ?? 0, title).toBeGreaterThan(20);
      await shot(page, `endeavor-rules-${String(at).padStart(2, '0')}-picture`);
    }
    const next = page.getByTestId('rules-next');
    if ((await next.count()) === 0) break;
    await next.click();
    await expect(topic.getByRole('heading', { level: 2 })).not.toHaveText(title);
  }
  expect(pictures.size).toBeGreaterThanOrEqual(6);
});

test('endeavor: a question finds its paragraph, and the box says where values come from', async ({ page }) => {
  await page.getByTestId('rules-open-endeavor').click();
  await page.getByTestId('rules-search').fill('who becomes governor on a tie');
  await page.getByTestId('rules-search').press('Enter');
  await expect(page.getByTestId('rules')).toHaveAttribute('data-anchor', 'opening/tie');
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
