import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { enter, openPage, startApp } from '../app.ts';
import { check, until, type EndToEnd } from '../check.ts';

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
async function ownData(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'caravel-e2e-'));
  const app = await startApp(dataDir);
  const { browser, page, trouble } = await openPage();
  await enter(page, app.url);
  await page.getByTestId('home-new').click();
  const own = await copyOf(page);
  await bring(page, own.replace('"huts": 2', '"huts": "many"'));
  await until('a refusal', async () =>
    (await page.getByRole('status').allInnerTexts()).some((text) => text.includes('huts')) ? true : undefined,
  );
  await bring(page, own.replace('base game', 'stormy waters'));
  const mine = page.locator('[data-testid^="setup-pack-"][type="radio"]').nth(1);
  await until('data of one’s own', async () => ((await mine.isChecked()) ? true : undefined));
  check((await copyOf(page)).includes('stormy waters'), 'the copy is not of the data chosen');
  await page.getByTestId('setup-pack-delete').click();
  await page.getByTestId('confirm-yes').click();
  await until('the data to go', async () => ((await mine.count()) === 0 ? true : undefined));
  await browser.close();
  await app.stop();
  check(trouble.length === 0, `trouble in the window: ${trouble.join('; ')}`);
  await rm(dataDir, { recursive: true });
}

/** The end-to-end test of data that players bring. */
export const packTests: readonly EndToEnd[] = [{ name: 'people bring their own data and let them go', run: ownData }];
