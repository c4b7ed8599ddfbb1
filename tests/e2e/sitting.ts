import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { enter, openPage, startApp, type Running, type Watched } from './app.ts';
import { Person, type Manners } from './person.ts';

type AnyMove = { readonly type: string };

/** Caravel while it runs, and a window on it. */
export type Opened = { readonly app: Running; readonly watched: Watched };

/** One sitting at the table: the app, the window, and who sits there. */
export type Sitting<M extends AnyMove = AnyMove> = Opened & { readonly person: Person<M> };

/** Starts Caravel on a data folder, and comes in. */
export async function comeIn(dataDir: string, pace = 0): Promise<Opened> {
  const app = await startApp(dataDir, pace);
  const watched = await openPage();
  await enter(watched.page, app.url);
  return { app, watched };
}

/** Starts Caravel on a data folder, and sits down in front of it. */
export async function sitDown<M extends AnyMove>(dataDir: string, manners: Manners<M>, pace = 0): Promise<Sitting<M>> {
  const opened = await comeIn(dataDir, pace);
  return { ...opened, person: new Person(opened.watched.page, manners) };
}

/** Closes window and app; the window must have had no trouble but what is forgiven. */
export async function getUp({ app, watched }: Opened, forgiven?: RegExp): Promise<void> {
  await watched.browser.close();
  await app.stop();
  const trouble = watched.trouble.filter((line) => forgiven?.test(line) !== true);
  expect(trouble, 'trouble in the window').toEqual([]);
}

/** Asks what a bot would do, again where it is too slow to say. */
export async function askFor(page: Page): Promise<void> {
  const [ask, slip] = [page.getByTestId('advice-ask'), page.getByTestId('advice-slip')];
  await ask.or(slip).waitFor();
  await expect(async () => {
    if (await ask.isVisible()) await ask.click();
    await expect(slip).toBeVisible({ timeout: 25_000 });
  }).toPass();
}

/** Keeps a picture of the screen where pictures are kept. */
export async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env['CARAVEL_SHOTS'];
  if (folder !== undefined) await page.screenshot({ path: join(folder, `${name}.png`) });
}

/** Reads the aim where it stands, and puts it away; gives whether it did. */
export async function readAim(page: Page): Promise<boolean> {
  const read = page.getByTestId('pilot-read');
  if (!(await read.isVisible())) return false;
  await expect(page.getByTestId('pilot')).toHaveAttribute('data-lesson', 'aim');
  await shot(page, 'aim');
  await read.click();
  await expect(read).toBeHidden();
  return true;
}

/** Leaves the table by the menu, and goes on with it from home. */
export async function keptForLater(page: Page): Promise<void> {
  await page.getByTestId('menu').click();
  await page.getByTestId('menu-leave').click();
  await page.getByTestId('home-continue-0').click();
  await page.getByTestId('table').waitFor();
}
