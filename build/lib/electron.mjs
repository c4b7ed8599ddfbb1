// Finds or fetches Electron's binary, and decides which shell opens.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, CACHE, MODULES, runNode, say } from './common.mjs';

/** Milliseconds after which a download is given up. */
const TIMEOUT_MS = 90_000;
const FAILURE_NOTE = join(CACHE, 'electron-failed.json');

/** Path of Electron's executable, or undefined if it has not been downloaded. */
export function electronBinary() {
  const folder = join(MODULES, 'electron');
  const name = read(join(folder, 'path.txt')) ?? 'electron';
  const path = join(process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? join(folder, 'dist'), name);
  return existsSync(path) ? path : undefined;
}

/** Downloads Electron if it is missing, unless that failed before for this version. @param {boolean} insist try in any case */
export async function fetchElectron(insist) {
  if (electronBinary() !== undefined) return;
  const { version } = JSON.parse(read(join(MODULES, 'electron', 'package.json')) ?? '{}');
  if (!insist && read(FAILURE_NOTE) === version) return;
  say('Fetching Electron, the window Caravel opens in (about 100 MB, once).');
  const code = await runNode([bin('electron', 'install-electron')], { limit: TIMEOUT_MS, quiet: true });
  if (code === 0) return;
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(FAILURE_NOTE, String(version));
}

/**
 * Which shell opens, and why. `electron` says whether its binary is there.
 *
 * @param {{ browser: boolean, noOpen: boolean, port: string | undefined, electron: boolean, platform: string, root: boolean, screen: boolean }} facts
 * @returns {{ shell: 'electron' | 'browser', why: string }}
 */
export function chooseShell({ browser, noOpen, port, electron, platform, root, screen }) {
  const inBrowser = (why) => ({ shell: 'browser', why: `Opening Caravel through the browser: ${why}.` });
  if (browser) return inBrowser('as asked by --browser');
  if (noOpen) return inBrowser('--no-open only starts the table and prints its address');
  if (port !== undefined) return inBrowser('--port only has a meaning there');
  if (!screen) return inBrowser('there is no screen here to open a window on');
  if (root && platform === 'linux') return inBrowser('Electron does not run as root');
  if (!electron) return inBrowser('Electron could not be downloaded here (`npm start -- --electron` tries again)');
  return { shell: 'electron', why: 'Opening Caravel in its own window (Electron).' };
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
