import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Fixture } from '#tests/torture/faults.ts';
import { desktopBinary } from '../app.ts';
import { check, until, type EndToEnd } from '../check.ts';
import { startAgain } from '../electron.ts';
import { onNewFolder } from '../sitting.ts';
import { onFullFolder, picture, sitDown, type Desk } from './desk.ts';

const windowOf = ({ main }: Desk) =>
  main.evaluate(({ BrowserWindow }) => {
    const [window, ...others] = BrowserWindow.getAllWindows();
    return { others: others.length, visible: window?.isVisible(), bounds: window?.getNormalBounds() };
  });

/**
 * Nothing there yet: one window, shown, with the home screen. A second start ends at once and brings it forward. What is
 * kept lies in the folder afterwards, and nobody holds that any more.
 */
async function onEmptyFolder(dataDir: string): Promise<void> {
  const desk = await sitDown(dataDir);
  const { others, visible, bounds } = await windowOf(desk);
  check(visible === true && others === 0, 'there is not one window, or it is not shown');
  check((await desk.page.title()) === 'Caravel', `the title is ${await desk.page.title()}`);
  check((await desk.page.getByTestId('home-continue-0').count()) === 0, 'a new folder holds a voyage');
  await picture(desk.main, 'desktop-first-window');
  await secondStart(desk, dataDir);
  await desk.leave();
  for (const file of ['caravel.db', 'caravel.log']) check(existsSync(join(dataDir, file)), `no ${file}`);
  const kept: unknown = JSON.parse(readFileSync(join(dataDir, 'window.json'), 'utf8'));
  check(isDeepStrictEqual(kept, { bounds, maximized: false }), `kept: ${JSON.stringify(kept)}`);
  await (await sitDown(dataDir)).leave();
}

/** Puts the window away and starts once more on its folder. */
async function secondStart({ main }: Desk, dataDir: string): Promise<void> {
  const minimized = (): Promise<boolean | undefined> =>
    main.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isMinimized());
  await main.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize());
  check((await minimized()) === true, 'the window was not put away');
  const code = await startAgain(desktopBinary(), dataDir);
  check(code === 0, `the second start ended with ${code}`);
  await until('the window to come back', async () => ((await minimized()) === false ? true : undefined));
  const log = readFileSync(join(dataDir, 'caravel.log'), 'utf8');
  check(log.match(/shell-started/g)?.length === 1, 'a second shell started');
}

/** Campaigns there: all of them are offered, and one opens at the table where it was left. */
async function onVoyages({ folder, ids }: Fixture): Promise<void> {
  const desk = await sitDown(folder);
  await until('the voyages', async () =>
    (await desk.page.locator('[data-testid^="home-continue-"]').count()) === ids.length ? true : undefined,
  );
  await desk.page.getByTestId('home-continue-0').click();
  await desk.page.getByTestId('table').waitFor();
  const { campaign, played } = await desk.person.table();
  check(campaign === ids.at(-1) && played >= 25, `${campaign} opened with ${played} moves`);
  await picture(desk.main, 'desktop-full-folder');
  await desk.leave();
}

/** How the desktop shell starts. */
export const startTests: readonly EndToEnd[] = [
  {
    name: 'desktop: one window on an empty folder, and one again at a second start',
    run: () => onNewFolder(onEmptyFolder),
  },
  { name: 'desktop: a start on a full folder offers every voyage', run: () => onFullFolder(onVoyages) },
];
