import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bridge, HostPort } from '#main/contract/port.ts';
import { start } from '#main/shell-electron/start.ts';
import { newFolder } from '#tests/host/host/support.ts';
import * as electron from './electron-stand-in.ts';

const { world, reset, theWindow } = electron;

await import('#main/shell-electron/preload.ts');
/** What a page finds as `window.caravel`. */
export const bridge = world.exposed.get('caravel') as Bridge;

/** A folder with a renderer of two files, as a build leaves it. */
export function builtBundle(): string {
  const bundle = newFolder();
  mkdirSync(join(bundle, 'renderer', 'assets'), { recursive: true });
  writeFileSync(join(bundle, 'renderer', 'index.html'), '<!doctype html><title>Caravel</title>');
  writeFileSync(join(bundle, 'renderer', 'assets', 'index-abc.js'), 'export {};');
  writeFileSync(join(bundle, 'secret.txt'), 'outside the list');
  return bundle;
}

/**
 * Starts the shell on the stand-in and gives its data folder. A file that uses this says
 * `vi.mock('electron', () => import('./electron-stand-in.ts'))`.
 */
export async function startShell(around: Parameters<typeof reset>[0] = {}, dataDir = newFolder()): Promise<string> {
  reset(around);
  world.switches.set('data', dataDir);
  await start(builtBundle());
  return dataDir;
}

/** The page of the open window. */
export const thePage = (): electron.StandInContents => theWindow().webContents;

/** What a page gets for `url`. */
export async function served(url: string, method = 'GET'): Promise<Response> {
  if (world.serve === undefined) throw new Error('nothing is served');
  return world.serve({ url, method } as Request);
}

/** The host as the page reaches it: through the preload script, the channels and the wrapper. */
export const portOfPage: HostPort = {
  request: (_window, message) => bridge.request(message),
  connect: (_window, push) => bridge.listen(push),
  close: () => undefined,
};
