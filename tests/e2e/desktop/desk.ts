import { join } from 'node:path';
import { expect, type ElectronApplication, type Page } from '@playwright/test';
import { electronApp, openPage, startApp } from '../app.ts';
import { check } from '../check.ts';
import { somebody } from '../first-game.ts';
import type { Person } from '../person.ts';

/** Somebody at the desktop shell: its main process, its window, and the trouble the page had. */
export type Desk = {
  readonly main: ElectronApplication;
  readonly page: Page;
  readonly person: Person;
  readonly trouble: readonly string[];
  /** Quits; the page must have had no trouble. */
  leave(): Promise<void>;
};

/** Starts the desktop shell on `dataDir`, with the page in the window as the shell opened it. */
export async function sitDown(dataDir: string): Promise<Desk> {
  const app = await startApp(dataDir);
  const { page, trouble } = await openPage();
  const main = electronApp();
  check(main !== undefined, 'not in the desktop shell');
  // What a test listens with is laid into a page when it loads.
  await page.reload();
  await page.getByTestId('home-new').waitFor();
  return {
    main,
    page,
    person: somebody(page),
    trouble,
    async leave() {
      await app.stop();
      expect(trouble, 'trouble in the window').toEqual([]);
    },
  };
}

/** Begins a game of people, and sits through what comes before the first open decision. */
export async function begin({ page, person }: Desk, players: number): Promise<void> {
  await page.getByTestId('home-new').click();
  for (let seats = 3; seats > players; seats--) await page.getByTestId(`setup-remove-${seats - 1}`).click();
  await page.getByTestId('setup-start').click();
  await page.getByTestId('table').waitFor();
  await person.toOpenTable();
}

/**
 * What `expression` gives in the page of the window, asked through the main process: where a page crashed, whoever drives it
 * from outside has lost it. Undefined while the page is not there.
 */
export function inPage(main: ElectronApplication, expression: string): Promise<unknown> {
  return main.evaluate(
    ({ BrowserWindow }, code) =>
      BrowserWindow.getAllWindows()[0]
        ?.webContents.executeJavaScript(code, true)
        .catch(() => undefined),
    expression,
  );
}

/** Keeps a picture of the window where pictures are kept; by way of the main process, like `inPage`. */
export async function picture(main: ElectronApplication, name: string): Promise<void> {
  const folder = process.env['CARAVEL_SHOTS'];
  if (folder === undefined) return;
  await main.evaluate(
    async ({ BrowserWindow }, path) => {
      const png = (await BrowserWindow.getAllWindows()[0]?.webContents.capturePage())?.toPNG();
      if (png !== undefined) process.getBuiltinModule('node:fs').writeFileSync(path, png);
    },
    join(folder, `${name}.png`),
  );
}
