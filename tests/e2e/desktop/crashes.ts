import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RECOVERY_URL } from '#main/shell-electron/address.ts';
import { check, until, type EndToEnd } from '../check.ts';
import { begin, inPage, onNewFolder, picture, sitDown, type Desk } from './desk.ts';

const shown = (testid: string): string => `document.querySelector('[data-testid="${testid}"]') !== null || undefined`;

/** The process of the page really ends; resolves when the shell has heard of it. */
function crash({ main }: Desk): Promise<void> {
  return main.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    return new Promise<void>((resolve) => {
      contents?.once('render-process-gone', () => resolve());
      contents?.forcefullyCrashRenderer();
    });
  });
}

/** A crash leads back to the game and its curtain, the third within a minute to the recovery page, and that back again. */
async function crashes(dataDir: string): Promise<void> {
  const desk = await sitDown(dataDir);
  const { main } = desk;
  await begin(desk, 2);
  for (let times = 0; times < 2; times++) {
    await crash(desk);
    await until('the curtain', () => inPage(main, shown('curtain-take-over')));
  }
  await picture(main, 'desktop-crash-curtain');
  await crash(desk);
  const address = (): Promise<string | undefined> =>
    main.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getURL());
  await until('the recovery page', async () => ((await address()) === RECOVERY_URL ? true : undefined));
  await until('its words', () =>
    inPage(main, `document.querySelector('h1')?.innerText.includes('stopped') || undefined`),
  );
  await picture(main, 'desktop-recovery');
  await inPage(main, `document.querySelector('a').click()`);
  await until('the table again', () => inPage(main, shown('curtain-take-over')));
  await main.close();
  const log = readFileSync(join(dataDir, 'caravel.log'), 'utf8');
  check(log.match(/renderer-gone/g)?.length === 3, 'the log does not tell of three crashes');
  check(!log.includes('navigation-refused'), 'the way back was refused');
}

/** A page that wants to go elsewhere stays, and the table goes on: the host has not taken it for gone. */
async function staysAlive(dataDir: string): Promise<void> {
  const desk = await sitDown(dataDir);
  await begin(desk, 2);
  const { seq } = await desk.person.table();
  const at = desk.page.url();
  const refused = (): number =>
    readFileSync(join(dataDir, 'caravel.log'), 'utf8').split('navigation-refused').length - 1;
  await desk.page.evaluate(() => void (location.href = 'https://example.org/'));
  await until('the refusal', async () => (refused() > 0 ? true : undefined));
  check(desk.page.url() === at, `the page went to ${desk.page.url()}`);
  await desk.person.decide();
  check((await desk.person.table()).seq > seq, 'the table stood still');
  await desk.main.close();
}

/** What the desktop shell does when its page breaks or wants to go. */
export const crashTests: readonly EndToEnd[] = [
  {
    name: 'desktop: a crashed page comes back to the curtain, then to the recovery page',
    run: () => onNewFolder(crashes),
  },
  { name: 'desktop: a page that may not go plays on', run: () => onNewFolder(staysAlive) },
];
