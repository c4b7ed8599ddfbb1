import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enter, openPage, startApp, type Running, type Watched } from './app.ts';
import { check } from './check.ts';
import { Person, type Manners } from './person.ts';

type AnyMove = { readonly type: string };

/** One sitting at the table: the app, the window, and who sits there. */
export type Sitting<M extends AnyMove = AnyMove> = {
  readonly app: Running;
  readonly watched: Watched;
  readonly person: Person<M>;
};

/** Starts Caravel on a data folder, and opens a window on it. */
export async function sitDown<M extends AnyMove>(dataDir: string, manners: Manners<M>): Promise<Sitting<M>> {
  const app = await startApp(dataDir);
  const watched = await openPage();
  await enter(watched.page, app.url);
  return { app, watched, person: new Person(watched.page, manners) };
}

/** Closes window and app, and counts what went wrong in the window. */
export async function getUp({ app, watched }: Pick<Sitting, 'app' | 'watched'>): Promise<void> {
  await watched.browser.close();
  await app.stop();
  check(watched.trouble.length === 0, `trouble in the window: ${watched.trouble.join('; ')}`);
}

/** Runs `test` on a new data folder, which goes with it. */
export async function onNewFolder(test: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'caravel-e2e-'));
  try {
    await test(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Keeps a picture of the screen where pictures are kept. */
export async function shot({ watched }: Pick<Sitting, 'watched'>, name: string): Promise<void> {
  const folder = process.env['CARAVEL_SHOTS'];
  if (folder !== undefined) await watched.page.screenshot({ path: join(folder, `${name}.png`) });
}
