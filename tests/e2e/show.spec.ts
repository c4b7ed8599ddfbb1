import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { layPositions } from '#tests/gallery/lay.ts';
import { openCampaign } from '#tests/gallery/open.ts';
import { galleryPositions, recordedGames, type GalleryPosition, type People } from '#tests/gallery/positions.ts';
import { enter, openPage, startApp } from './app.ts';
import { check } from './check.ts';
import { expect, test } from './fixtures.ts';

/** Pixels across of what a picture shows, in a window with the usual text: the sheet, and all else. */
const [SHEET, WIDE] = [64 * 16, 80 * 16];
/** Fewer colours than this, and a picture is as good as empty. */
const COLOURS = 60;

/** Opens a campaign in a window of its own, and says what else the window needs to be shown. */
async function sitAt(dataDir: string, position: GalleryPosition, people?: People): Promise<Page> {
  const id = layPositions(dataDir, [position], people).get(position.name);
  check(id !== undefined, 'the position is laid');
  const app = await startApp(dataDir);
  const { page } = await openPage({ width: 1280, height: 720 });
  await enter(page, app.url);
  if (position.seat !== undefined) await openCampaign(page, id);
  else {
    await page.evaluate((shown) => sessionStorage.setItem('caravel-shown', shown), id);
    await page.reload();
    await page.getByTestId('scoring').waitFor();
  }
  return page;
}

/** A finished game of Archipelago. */
function ended(): GalleryPosition {
  const game = recordedGames('archipelago').at(-1);
  check(game !== undefined, 'a recorded game');
  return { ...game, name: 'ended' };
}

/** What is saved by a press: the file and its name. */
async function saved(
  page: Page,
  press: () => Promise<void>,
): Promise<{ readonly name: string; readonly file: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), file: await readFile(await download.path()) };
}

/** Reads a PNG: its size, and how many colours there are in every twentieth row. */
function look(page: Page, file: Buffer) {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = picture;
    const pen = new OffscreenCanvas(width, height).getContext('2d');
    pen?.drawImage(picture, 0, 0);
    const colours = new Set<number>();
    for (let y = 0; y < height; y += 20)
      for (const pixel of new Uint32Array(pen?.getImageData(0, y, width, 1).data.buffer ?? new ArrayBuffer(0)))
        colours.add(pixel);
    return { width, height, colours: colours.size };
  }, file.toString('base64'));
}

test(
  'sheet, chart and table are saved as pictures twice their size, and the sheet and the rules are what is printed',
  { tag: '@all' },
  async ({ dataDir, shell }) => {
    test.skip(shell.binary !== undefined, 'a browser tells what it has saved');
    const page = await sitAt(dataDir, ended());
    const picture = page.getByTestId('show-picture');
    const sheet = await saved(page, () => picture.click());
    expect(sheet.name).toMatch(/^archipelago-scores-\d{4}-\d\d-\d\d\.png$/);
    const seen = await look(page, sheet.file);
    expect(seen.width).toBe(2 * SHEET);
    expect(seen.height).toBeGreaterThan(600);
    expect(seen.colours).toBeGreaterThan(COLOURS);
    // Whatever the window and the size of its text are.
    await page.setViewportSize({ width: 1920, height: 1080 });
    const again = await saved(page, () => picture.click());
    expect((await look(page, again.file)).width).toBe(2 * SHEET);
    await page.setViewportSize({ width: 1280, height: 720 });
    expect((await saved(page, () => picture.click())).file.equals(sheet.file), 'the same bytes again').toBe(true);

    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.paper')).toContainText('Total');
    await expect(page.locator('#app')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expect(page.locator('.paper')).toHaveCount(0);

    await page.getByTestId('score-turns').click();
    const chart = await saved(page, () => picture.click());
    expect(chart.name).toMatch(/^archipelago-points-/);
    expect(await look(page, chart.file)).toMatchObject({ width: 2 * WIDE });

    await page.getByTestId('score-look').click();
    await page.getByTestId('menu').click();
    const table = await saved(page, () => page.getByTestId('menu-picture').click());
    const board = await look(page, table.file);
    expect(board.width).toBe(2 * WIDE);
    expect(board.colours).toBeGreaterThan(1000);

    await page.keyboard.press('F1');
    const title = await page.getByTestId('rules-page').locator('h2').innerText();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.paper')).toContainText(title, { ignoreCase: true });
    await expect(page.locator('#app')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expect(page.locator('[data-printing], .paper')).toHaveCount(0);
  },
);

test(
  'a curtain prints as a curtain, a drawer shut; no picture is made behind them; F11 gives the whole screen',
  { tag: '@all' },
  async ({ dataDir, shell }) => {
    test.skip(shell.binary !== undefined, 'the desktop has its own key');
    const position = galleryPositions('archipelago').find(({ name }) => name === 'round-5');
    check(position !== undefined, 'a round of five');
    const page = await sitAt(dataDir, position, { level: 'table' });
    const take = page.getByTestId('curtain-take-over');
    await take.waitFor();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByTestId('curtain')).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.waitForTimeout(600);
    await take.click();
    await expect(page.getByTestId('curtain')).toBeHidden();

    await page.keyboard.press(String((position.seat ?? 0) + 1));
    await page.waitForTimeout(600);
    await page.getByTestId('drawer-keep').click();
    const inside = page.locator('[data-testid="drawer"] [data-private]');
    await expect(inside).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(inside).toBeHidden();
    await expect(page.getByTestId('drawer')).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await expect(inside).toBeVisible();
    // The menu shuts the drawer before it offers a picture.
    await page.getByTestId('menu').click();
    await expect(page.getByTestId('drawer')).toBeHidden();
    expect((await saved(page, () => page.getByTestId('menu-picture').click())).name).toMatch(/^archipelago-table-/);

    const isFull = (): Promise<boolean> => page.evaluate(() => document.fullscreenElement !== null);
    await page.keyboard.press('F11');
    await expect.poll(isFull).toBe(true);
    await page.keyboard.press('F11');
    await expect.poll(isFull).toBe(false);
    await page.keyboard.press('F1');
    await page.getByTestId('rules-tab-keys').click();
    await expect(page.getByTestId('rules-keys')).toContainText('F11');
  },
);
