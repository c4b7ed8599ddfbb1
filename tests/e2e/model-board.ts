import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openPage, startApp } from './app.ts';
import { check, until, type EndToEnd } from './check.ts';
import { Person } from './table.ts';

const SHOTS = process.env['CARAVEL_SHOTS'];
/** Fewer colours than this and the canvas shows nothing worth the name. */
const COLOURS = 200;

/** Frames the model has drawn so far. */
async function frames(page: Page): Promise<number> {
  return Number(await page.locator('[data-frames]').first().getAttribute('data-frames'));
}

/** How many different colours the model shows, asked of a picture of it. */
async function colours(page: Page): Promise<number> {
  const picture = (await page.locator('canvas').first().screenshot()).toString('base64');
  return page.evaluate(async (png) => {
    // A bitmap from bytes: the page's policy lets no picture in from a data address.
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const data = context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
    const seen = new Set<number>();
    for (let at = 0; at < data.length; at += 4)
      seen.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
    return seen.size;
  }, picture);
}

/** The model draws the table, follows the moves, and draws nothing while nobody does anything. */
async function modelBoard(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'caravel-e2e-'));
  const app = await startApp(dataDir);
  const { browser, page, trouble } = await openPage({ width: 1120, height: 630 });
  await page.goto(app.url);
  await page.getByTestId('home-new').click();
  await page.getByTestId('setup-start').click();
  await page.getByTestId('table').waitFor();
  await page.getByTestId('board-kind').first().click();
  await until('a first frame', async () => ((await frames(page)) > 0 ? true : undefined), 60_000);
  const person = new Person(page);
  for (let moves = 0; moves < 4; moves++) await person.decide();
  const drawn = await until(
    'the model to come to rest',
    async () => {
      const before = await frames(page);
      await page.waitForTimeout(1500);
      return (await frames(page)) === before ? before : undefined;
    },
    60_000,
  );
  await page.waitForTimeout(3000);
  check((await frames(page)) === drawn, 'the model draws while nobody does anything');
  const seen = await colours(page);
  check(seen > COLOURS, `the model shows ${seen} colours`);
  if (SHOTS !== undefined) await page.screenshot({ path: join(SHOTS, 'model.png') });
  await browser.close();
  await app.stop();
  check(trouble.length === 0, `trouble in the window: ${trouble.join('; ')}`);
  await rm(dataDir, { recursive: true });
}

/** The end-to-end test of the model board. */
export const modelBoardTests: readonly EndToEnd[] = [{ name: 'the model draws the table and rests', run: modelBoard }];
