import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RECOVERY_URL } from '#main/shell-electron/address.ts';
import { until } from '../check.ts';
import { expect, test } from '../fixtures.ts';
import { begin, inPage, picture, sitDown, type Desk } from './desk.ts';

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

const address = ({ main }: Desk): Promise<string | undefined> =>
  main.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getURL());

/** The third crash within a minute leads to that page, and it back again. */
test('desktop: a crashed page comes back to the curtain, then to the recovery page', async ({ dataDir }) => {
  const desk = await sitDown(dataDir);
  const { main } = desk;
  await begin(desk, 2);
  for (let times = 0; times < 2; times++) {
    await crash(desk);
    await until('the curtain', () => inPage(main, shown('curtain-take-over')));
  }
  await picture(main, 'desktop-crash-curtain');
  await crash(desk);
  await until('the recovery page', async () => ((await address(desk)) === RECOVERY_URL ? true : undefined));
  await until('its words', () =>
    inPage(main, `document.querySelector('h1')?.innerText.includes('stopped') || undefined`),
  );
  await picture(main, 'desktop-recovery');
  await inPage(main, `document.querySelector('a').click()`);
  await until('the table again', () => inPage(main, shown('curtain-take-over')));
  await endsWithAWord(desk);
  const log = readFileSync(join(dataDir, 'caravel.log'), 'utf8');
  expect(log.match(/renderer-gone/g), 'crashes that the log tells of').toHaveLength(5);
  expect(log, 'the way back').not.toContain('navigation-refused');
});

/** Where the recovery page crashes as well, the app says so in a box and ends. */
async function endsWithAWord(desk: Desk): Promise<void> {
  const { main } = desk;
  const boxes: string[] = [];
  main.on('console', (line) => boxes.push(line.text()));
  // Nobody could close the box of the binary.
  await main.evaluate(({ dialog }) => {
    dialog.showErrorBox = (title) => console.log(title);
  });
  const ended = new Promise<void>((resolve) => main.once('close', () => resolve()));
  await crash(desk);
  await until('the recovery page', async () => ((await address(desk)) === RECOVERY_URL ? true : undefined));
  await crash(desk).catch(() => undefined);
  await ended;
  expect(boxes, 'what the app said').toContain('Caravel cannot show its table');
}

/** It wants to go elsewhere and stays, and the table goes on: the host has not taken it for gone. */
test('desktop: a page that may not go plays on', { tag: '@all' }, async ({ dataDir }) => {
  const desk = await sitDown(dataDir);
  await begin(desk, 2);
  const { seq } = await desk.person.table();
  const at = desk.page.url();
  const refused = (): number =>
    readFileSync(join(dataDir, 'caravel.log'), 'utf8').split('navigation-refused').length - 1;
  await desk.page.evaluate(() => void (location.href = 'https://example.org/'));
  await expect.poll(refused, 'refusals').toBeGreaterThan(0);
  expect(desk.page.url(), 'where the page is').toBe(at);
  await desk.person.decide();
  expect((await desk.person.table()).seq, 'the page of the table').toBeGreaterThan(seq);
  await desk.main.close();
});
