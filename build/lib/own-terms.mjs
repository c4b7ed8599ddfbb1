// The terms Caravel itself comes under are its owner's to choose: where there are none, none are made up.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './ground.mjs';

/** The file with the terms, in the project's folder. */
export const OWN_TERMS = 'LICENSE';

/** What packaging says where there are no terms; undefined where there are. @param {string} [root] the project's folder */
export function ownTermsLine(root = ROOT) {
  if (existsSync(join(root, OWN_TERMS))) return undefined;
  return `There is no file ${OWN_TERMS}: the installers say nothing of the terms Caravel itself comes under.`;
}
