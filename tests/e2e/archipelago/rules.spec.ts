import { brokenOn } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { shot } from '../sitting.ts';

test('archipelago: every page of the rules is whole, and axe finds nothing on those with pictures', async ({
  page,
}) => {
  await page.getByTestId('rules-open-archipelago').click();
  const topic = page.getByTestId('rules-page');
  await expect(topic).toBeVisible();
  const pictures = new Set<string>();
  for (let at = 1; ; at++) {
    const title = (await topic.getByRole('heading', { level: 2 }).textContent()) ?? '';
    await shot(page, `archipelago-rules-${String(at).padStart(2, '0')}`);
    expect(await topic.evaluate((one) => one.scrollWidth - one.clientWidth), `“${title}” too wide`).toBeLessThanOrEqual(
      0,
    );
    const figures = await topic.locator('[data-figure]').all();
    if (figures.length > 0 || at === 1) expect(await brokenOn(page), title).toEqual([]);
    for (const figure of figures) {
      const name = (await figure.getAttribute('data-figure')) ?? '';
      pictures.add(name);
      await figure.scrollIntoViewIfNeeded();
      expect((await figure.boundingBox())?.height ?? 0, title).toBeGreaterThan(50);
      await shot(page, `archipelago-rules-picture-${name}`);
    }
    const next = page.getByTestId('rules-next');
    if ((await next.count()) === 0) break;
    await next.click();
    await expect(topic.getByRole('heading', { level: 2 })).not.toHaveText(title);
  }
  expect(pictures.size).toBeGreaterThanOrEqual(13);
});

test('archipelago: a question finds its paragraph, and the box says where values come from', async ({ page }) => {
  await page.getByTestId('rules-open-archipelago').click();
  await page.getByTestId('rules-search').fill('can I move after harvesting');
  await page.getByTestId('rules-search').press('Enter');
  await expect(page.getByTestId('rules')).toHaveAttribute('data-anchor', 'actions/harvest/engaged');
  await page.getByTestId('rules-tab-box').click();
  await page.getByTestId('rules-kind-card').click();
  await page.getByTestId('rules-entry-card/thief').click();
  await expect(page.getByTestId('rules-entry')).toContainText('Deduced: points');
  await shot(page, 'archipelago-rules-box');
  expect(await brokenOn(page)).toEqual([]);
});
