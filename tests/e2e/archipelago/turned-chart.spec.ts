import type { Page } from '@playwright/test';
import { faultsOf } from '#tests/gallery/faults.ts';
import { layPositions } from '#tests/gallery/lay.ts';
import { openCampaign } from '#tests/gallery/open.ts';
import { galleryPositions } from '#tests/gallery/positions.ts';
import { enter, openPage, startApp } from '../app.ts';
import { check } from '../check.ts';
import { expect, test } from '../fixtures.ts';

/** A late table of five whose map is higher than wide. */
const HIGH = 'construction-5';

/** The box round all hexes, in pixels. */
const mapOf = (page: Page): Promise<{ width: number; height: number }> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('[data-board] .cell')].map((one) => one.getBoundingClientRect());
    const across = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
    const high = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
    return { width: across, height: high };
  });

test('a high map is offered to be turned, once, and stays as it was chosen', { tag: '@all' }, async ({ dataDir }) => {
  const [id] = layPositions(
    dataDir,
    galleryPositions().filter(({ name }) => name === HIGH),
  ).values();
  check(id !== undefined, 'the position is laid');
  const app = await startApp(dataDir);
  const { page } = await openPage();
  await enter(page, app.url);
  await openCampaign(page, id);
  const offer = page.getByTestId('turn-offer');
  await expect(offer).toBeVisible();
  const before = await mapOf(page);
  await page.getByTestId('turn').click();
  await expect(offer).toHaveCount(0);
  const after = await mapOf(page);
  expect(after.width * after.height, 'clearly larger').toBeGreaterThan(1.4 * before.width * before.height);
  expect(await faultsOf(page)).toEqual([]);

  // Keys lead where they show.
  const places = page.locator('[data-board] .cell');
  await places.first().focus();
  const from = await page.evaluate(() => document.activeElement?.getBoundingClientRect().left ?? 0);
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.getBoundingClientRect().left ?? 0)).toBeGreaterThan(from);

  await openCampaign(page, id);
  await expect.poll(() => mapOf(page), 'turned still').toEqual(after);
  await page.getByRole('button', { name: 'Turn the chart' }).click();
  await expect.poll(() => mapOf(page), 'turned back').toEqual(before);
  await expect(offer).toHaveCount(0);
});
