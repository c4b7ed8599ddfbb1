// Builds what the shells open if it is older than its sources.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { bin, ROOT, runNode, say, Trouble } from './common.mjs';

const SETTINGS = ['package-lock.json', 'vite.config.ts', 'svelte.config.js', 'build/lib/icons.ts'];

/** For each shell: the files it opens, their sources, and the build command. */
const TARGETS = {
  browser: {
    made: ['out/renderer/index.html'],
    from: ['src-renderer', 'src-engine', 'src-main/contract', 'src-main/shell-browser/browser-bridge.ts', 'assets'],
    build: () => [bin('vite'), 'build', '-c', 'vite.config.ts', '--logLevel', 'warn'],
  },
  electron: {
    made: [
      'out/renderer/index.html',
      'out/main/index.js',
      'out/main/worker.js',
      'out/main/import-worker.js',
      'out/preload/index.cjs',
    ],
    from: ['src-renderer', 'src-engine', 'src-main', 'assets', 'electron.config.ts'],
    build: () => [bin('electron-vite'), 'build', '-c', 'electron.config.ts', '--logLevel', 'warn'],
  },
};

/** Builds what `shell` opens if any source is newer. @throws Trouble if the build fails @param {'browser' | 'electron'} shell */
export async function buildIfStale(shell) {
  const { made, from, build } = TARGETS[shell];
  await buildIfOlder(made, from, [build()]);
}

/**
 * Runs `commands` with Node if anything in `from` is newer than any of the files in `made`. @throws Trouble if one fails
 * @param {readonly string[]} made @param {readonly string[]} from @param {readonly string[][]} commands
 */
export async function buildIfOlder(made, from, commands) {
  const oldest = Math.min(...made.map((path) => changed(join(ROOT, path)) ?? 0));
  const newest = Math.max(...[...from, ...SETTINGS].map((path) => newestIn(join(ROOT, path))));
  if (oldest > newest) return;
  say('Building the table.');
  for (const command of commands) {
    if ((await runNode(command)) !== 0)
      throw new Trouble('The table could not be built. What went wrong stands above.');
  }
}

/** Time of the newest change at or below `path`. Folders count too, so that a deleted file is noticed. @param {string} path */
function newestIn(path) {
  const own = changed(path) ?? 0;
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return own;
  return readdirSync(path).reduce((newest, name) => Math.max(newest, newestIn(join(path, name))), own);
}

/** @param {string} path */
function changed(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}
