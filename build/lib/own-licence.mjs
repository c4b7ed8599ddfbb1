// Caravel's own licence. Its owner chooses it; the packaging must not make one up.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './common.mjs';

/** Name of the licence file in the project's folder. */
export const OWN_LICENCE = 'LICENSE';

/** The line to print if there is no licence file; undefined if there is one. @param {string} [root] the project's folder */
export function missingLicenceLine(root = ROOT) {
  if (existsSync(join(root, OWN_LICENCE))) return undefined;
  return `There is no file ${OWN_LICENCE}: the installers say nothing of the terms Caravel itself comes under.`;
}
