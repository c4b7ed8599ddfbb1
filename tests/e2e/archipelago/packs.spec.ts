import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** The file a press on “Save a copy” hands over. */
async function copyOf(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByTestId('setup-pack-copy').click();
  return readFile(await (await download).path(), 'utf8');
}

/** Brings in a file with that text. */
async function bring(page: Page, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByTestId('setup-pack-import').click();
  await (await chooser).setFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** The game's data are kept as a file, changed, brought in, played with, and deleted when nothing needs them. */
test('people bring their own data and let them go', async ({ page }) => {
  await page.getByTestId('home-new').click();
  const own = await copyOf(page);
  await bring(page, own.replace('"huts": 2', '"huts": "many"'));
  await expect(page.getByRole('status').filter({ hasText: 'huts' }), 'the refusal').not.toHaveCount(0);
  await bring(page, own.replace('base game', 'stormy waters'));
  const mine = page.locator('[data-testid^="setup-pack-"][type="radio"]').nth(1);
  await expect(mine, 'data of one’s own').toBeChecked();
  expect(await copyOf(page), 'the copy of the data chosen').toContain('stormy waters');
  await page.getByTestId('setup-pack-delete').click();
  await page.getByTestId('confirm-yes').click();
  await expect(mine, 'the data that were let go').toHaveCount(0);
});
