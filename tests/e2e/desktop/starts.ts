import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fixture } from '#tests/torture/faults.ts';
import { desktopBinary } from '../app.ts';
import { check, until, type EndToEnd } from '../check.ts';
import { startAgain } from '../electron.ts';
import { onNewFolder, picture, sitDown, type Desk } from './desk.ts';

const windowOf = ({ main }: Desk) =>
  main.evaluate(({ BrowserWindow }) => {
    const [window, ...others] = BrowserWindow.getAllWindows();
    return { others: others.length, visible: window?.isVisible(), bounds: window?.getNormalBounds() };
  });

/** Nothing there yet: one window, shown, with the home screen; and all that is kept afterwards lies in the folder. */
async function onEmptyFolder(dataDir: string): Promise<void> {
  const desk = await sitDown(dataDir);
  const { others, visible } = await windowOf(desk);
  check(visible === true && others === 0, 'there is not one window, or it is not shown');
  check((await desk.page.title()) === 'Caravel', `the title is ${await desk.page.title()}`);
  check((await desk.page.getByTestId('home-continue-0').count()) === 0, 'a new folder holds a voyage');
  await picture(desk.main, 'desktop-first-window');
  const { bounds } = await windowOf(desk);
  await desk.leave();
  for (const file of ['caravel.db', 'caravel.log', 'window.json']) check(existsSync(join(dataDir, file)), `no ${file}`);
  const again = await sitDown(dataDir);
  // Playing in a window of another size, a test of an earlier start left that size behind.
  const kept: unknown = JSON.parse(readFileSync(join(dataDir, 'window.json'), 'utf8')).bounds;
  check(JSON.stringify(kept) === JSON.stringify(bounds), `the window was at ${JSON.stringify(bounds)}`);
  await again.leave();
}

/** Campaigns there: all of them are offered, and one opens at the table where it was left. */
async function onFullFolder(): Promise<void> {
  const { folder, ids } = await fixture('desktop');
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
  await rm(folder, { recursive: true });
}

/** A second start on the same folder ends at once, and brings the first one's window forward. */
async function twice(dataDir: string): Promise<void> {
  const desk = await sitDown(dataDir);
  const minimized = (): Promise<boolean | undefined> =>
    desk.main.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isMinimized());
  await desk.main.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize());
  check((await minimized()) === true, 'the window was not put away');
  const code = await startAgain(desktopBinary(), dataDir);
  check(code === 0, `the second start ended with ${code}`);
  await until('the window to come back', async () => ((await minimized()) === false ? true : undefined));
  await desk.leave();
  const log = readFileSync(join(dataDir, 'caravel.log'), 'utf8');
  check(log.match(/shell-started/g)?.length === 1, 'a second shell started');
  // With the first one gone, nobody holds the folder any more.
  await (await sitDown(dataDir)).leave();
}

/** How the desktop shell starts. */
export const startTests: readonly EndToEnd[] = [
  { name: 'desktop: a first start opens one window on an empty folder', run: () => onNewFolder(onEmptyFolder) },
  { name: 'desktop: a start on a full folder offers every voyage', run: onFullFolder },
  { name: 'desktop: a second start brings the first one forward', run: () => onNewFolder(twice) },
];
