import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { desktopBinary } from '../app.ts';
import { startAgain } from '../electron.ts';
import { expect } from '../fixtures.ts';
import { picture, sitDown, type Desk } from './desk.ts';
import { test } from './full-folder.ts';

const windowOf = ({ main }: Desk) =>
  main.evaluate(({ BrowserWindow }) => {
    const [window, ...others] = BrowserWindow.getAllWindows();
    return { others: others.length, visible: window?.isVisible(), bounds: window?.getNormalBounds() };
  });

/**
 * Nothing there yet: one window, shown, with the home screen. A second start ends at once and brings it forward. What is
 * kept lies in the folder afterwards, and nobody holds that any more.
 */
test('desktop: one window on an empty folder, and one again at a second start', async ({ dataDir }) => {
  const desk = await sitDown(dataDir);
  const { others, visible, bounds } = await windowOf(desk);
  expect({ visible, others }, 'windows').toEqual({ visible: true, others: 0 });
  expect(await desk.page.title(), 'the title').toBe('Caravel');
  expect(await desk.page.getByTestId('home-continue-0').count(), 'voyages in a new folder').toBe(0);
  await picture(desk.main, 'desktop-first-window');
  await secondStart(desk, dataDir);
  await desk.leave();
  for (const file of ['caravel.db', 'caravel.log']) expect(existsSync(join(dataDir, file)), file).toBe(true);
  const kept: unknown = JSON.parse(readFileSync(join(dataDir, 'window.json'), 'utf8'));
  expect(kept, 'what is kept of the window').toStrictEqual({
    bounds,
    maximized: false,
    fullScreen: false,
    zoom: 0,
  });
  await (await sitDown(dataDir)).leave();
});

/** Puts the window away and starts once more on its folder. */
async function secondStart({ main }: Desk, dataDir: string): Promise<void> {
  const minimized = (): Promise<boolean | undefined> =>
    main.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isMinimized());
  await main.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize());
  expect(await minimized(), 'the window is put away').toBe(true);
  expect(await startAgain(desktopBinary(), dataDir), 'what the second start ended with').toBe(0);
  await expect.poll(minimized, 'the window stays away').toBe(false);
  const log = readFileSync(join(dataDir, 'caravel.log'), 'utf8');
  expect(log.match(/shell-started/g), 'shells that started').toHaveLength(1);
}

/** Campaigns there: all of them are offered, and one opens at the table where it was left. */
test('desktop: a start on a full folder offers every voyage', { tag: '@all' }, async ({ full: { folder, ids } }) => {
  const desk = await sitDown(folder);
  await expect(desk.page.locator('[data-testid^="home-continue-"]'), 'voyages').toHaveCount(ids.length);
  await desk.page.getByTestId('home-continue-0').click();
  await desk.page.getByTestId('table').waitFor();
  const { campaign, played } = await desk.person.table();
  expect(campaign, 'the voyage that opened').toBe(ids.at(-1));
  expect(played, 'its moves').toBeGreaterThanOrEqual(25);
  await picture(desk.main, 'desktop-full-folder');
  await desk.leave();
});
