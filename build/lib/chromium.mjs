// Finds or installs the Chromium of the end-to-end tests.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, say, Trouble } from './common.mjs';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of a Chromium on this computer, or undefined. `CARAVEL_CHROMIUM` overrides the search. */
export function findChromium() {
  if (process.env['CARAVEL_CHROMIUM']) return process.env['CARAVEL_CHROMIUM'];
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin'].filter(Boolean);
  return COMMANDS.flatMap((name) => folders.map((folder) => join(folder, name))).find(runs);
}

/** Path of Chromium; as root on Linux it is installed if missing. @throws Trouble if there is none @returns {Promise<string>} */
export async function chromium() {
  const found = findChromium();
  if (found !== undefined) return found;
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    say('Installing Chromium for the end-to-end tests.');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env });
  }
  const installed = findChromium();
  if (installed !== undefined) return installed;
  throw new Trouble(
    'The end-to-end tests need Chromium, and there is none here. On Debian: `sudo apt-get install chromium`. ' +
      'Elsewhere install Chromium or Chrome, or name one in CARAVEL_CHROMIUM.',
  );
}

/** @param {string} path */
function runs(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
