import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bridge, HostPort } from '#main/contract/port.ts';
import { start } from '#main/shell-electron/start.ts';
import { newFolder } from '#tests/host/host/support.ts';
import * as electron from './electron-stand-in.ts';

const { world, reset, theWindow } = electron;

await import('#main/shell-electron/preload.ts');
/** The bridge that a page finds as `window.caravel`. */
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
 * Starts the shell with the stand-in for Electron. Resolves to its data folder. Test files that use this must call
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

/** The response a page gets for `url`. */
export async function served(url: string, method = 'GET'): Promise<Response> {
  if (world.serve === undefined) throw new Error('nothing is served');
  return world.serve({ url, method } as Request);
}

/** The host as a page reaches it: through preload script, IPC channels and handlers. */
export const portOfPage: HostPort = {
  request: (_window, message) => bridge.request(message),
  connect: (_window, push) => bridge.listen(push),
  close: () => undefined,
};
