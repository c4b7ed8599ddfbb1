// Installs missing packages.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MODULES, node24, npm, ROOT, say, Trouble } from './common.mjs';

/** Installs the packages of the lock file if any is missing, and Node 24. @throws Trouble if that fails */
export async function installMissing() {
  if (!packagesComplete()) {
    say('Installing what Caravel is made of. This happens once and takes a minute or two.');
    // On Windows the running Node may be in node_modules, where `npm ci` cannot delete it.
    const inPlace = process.platform === 'win32' && existsSync(MODULES);
    const code = await npm([
      inPlace ? 'install' : 'ci',
      '--include=dev',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]);
    if (code !== 0) throw new Trouble(NO_PACKAGES);
  }
  // An install script sets up Node 24; npm may be configured to skip install scripts.
  if (node24() === undefined) await npm(['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error']);
  if (node24() === undefined) throw new Trouble(NO_NODE);
}

const NO_PACKAGES =
  'The parts Caravel is made of could not be installed. The first start needs the internet; after that it never does. ' +
  'What npm reported stands above.';
const NO_NODE =
  'Caravel runs on Node 24, and it could not be put in place. Install Node 24 from nodejs.org, then start again.';

/** Whether every package of the lock file is installed in its version. Optional ones, for other platforms, may be missing. */
export function packagesComplete() {
  const wanted = packagesOf(join(ROOT, 'package-lock.json'));
  const installed = packagesOf(join(MODULES, '.package-lock.json'));
  if (wanted === undefined || installed === undefined) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || entry.link) return true;
    const there = installed[path];
    if (there === undefined) return entry.optional === true;
    return there.version === entry.version && existsSync(join(ROOT, path));
  });
}

/** @param {string} path @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }> | undefined} */
function packagesOf(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
