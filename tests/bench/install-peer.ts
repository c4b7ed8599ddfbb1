import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The package of the peer, with its lock file: it belongs to the bench alone, so that nobody else has to download it. */
const PACKAGE = fileURLToPath(new URL('./peer/', import.meta.url));
const NAME = 'boardgame.io';

/** What is used of the scripts that any Node can run. */
type Common = { readonly CACHE: string; npm(args: string[]): Promise<number> };

/** A file of packages as JSON; undefined where there is none. */
function read(...path: string[]): unknown {
  try {
    return JSON.parse(readFileSync(join(...path), 'utf8'));
  } catch {
    return undefined;
  }
}

function isInstalled(folder: string): boolean {
  const { dependencies } = read(PACKAGE, 'package.json') as { dependencies: Record<string, string> };
  const there = read(folder, 'node_modules', NAME, 'package.json') as { version: string } | undefined;
  return there?.version === dependencies[NAME];
}

/**
 * Installs boardgame.io in the version that its lock file names, where it is not there yet. @returns the folder it is installed in, or
 * why it is not
 */
export async function installPeer(): Promise<{ readonly folder: string } | { readonly missing: string }> {
  const common = new URL('../../build/lib/common.mjs', import.meta.url);
  const { CACHE, npm } = (await import(common.href)) as Common;
  // Among what is kept between two runs: its own tests and sources are no part of this project's.
  const folder = join(CACHE, 'bench-peer');
  if (isInstalled(folder)) return { folder };
  console.log(`Installing ${NAME}, which random play is measured against. This happens once.`);
  cpSync(PACKAGE, folder, { recursive: true });
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await npm(['ci', '--prefix', folder, ...quiet]);
  if (code === 0 && isInstalled(folder)) return { folder };
  return { missing: `${NAME} could not be installed: it needs the internet once; what npm reported stands above` };
}
