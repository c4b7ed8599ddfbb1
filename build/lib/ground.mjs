// What the start, test and packaging scripts stand on. Plain JavaScript without dependencies: they begin on any Node
// from 20 on, before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const MODULES = join(ROOT, 'node_modules');
/** Notes between two runs; goes with `node_modules`. */
export const CACHE = join(MODULES, '.cache', 'caravel');

/** An end the person at the keyboard can do something about: shown as a sentence, without a stack. */
export class Trouble extends Error {}

/** @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** Runs `main`; what goes wrong is said in one sentence, and the exit code tells it too. @param {() => Promise<number>} main */
export function runMain(main) {
  main().then(
    (code) => (process.exitCode = code),
    (error) => {
      process.stderr.write(`${error instanceof Trouble ? error.message : (error?.stack ?? error)}\n`);
      process.exitCode = 1;
    },
  );
}

/** The Node to run the project with: 24, which comes as a package, or the present one where it is new enough. */
export function node24() {
  const packaged = join(MODULES, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(packaged)) return packaged;
  return Number(process.versions.node.split('.')[0]) >= 24 ? process.execPath : undefined;
}

/** The script behind a package's command. @param {string} name @param {string} [command] */
export function bin(name, command = name) {
  const folder = join(MODULES, name);
  const { bin: commands } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof commands === 'string' ? commands : commands[command]);
}

/**
 * Runs a program and resolves to its exit code; `limit` ends it after so many milliseconds. Ctrl+C reaches the program by
 * itself; this process waits for it to finish.
 *
 * @param {string} program @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, limit?: number, quiet?: boolean, shell?: boolean }} [how]
 * @returns {Promise<number>}
 */
export function run(program, args, { env, limit, quiet = false, shell = false } = {}) {
  const path = [join(MODULES, '.bin'), process.env['PATH']].join(delimiter);
  const stdio = quiet ? 'ignore' : 'inherit';
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, PATH: path, ...env },
      stdio,
      timeout: limit,
      shell,
    });
    const wait = () => undefined;
    const passOn = () => child.kill('SIGTERM');
    process.on('SIGINT', wait).on('SIGTERM', passOn).on('SIGHUP', passOn);
    // npm may be ended without a word to us; nobody waits for the program then, so it ends too.
    const parent = process.ppid;
    const watching = setInterval(() => process.ppid !== parent && passOn(), 500);
    const end = (code) => {
      clearInterval(watching);
      process.off('SIGINT', wait).off('SIGTERM', passOn).off('SIGHUP', passOn);
      resolve(code);
    };
    child.once('error', () => end(127));
    child.once('close', (code) => end(code ?? 1));
  });
}

/** Runs npm, the one this script was started by where there is one. @param {string[]} args */
export function npm(args) {
  const script = process.env['npm_execpath'];
  if (script?.endsWith('.js')) return run(process.execPath, [script, ...args]);
  // npm is a script on Windows, which only a shell can start. The arguments are ours, never a player's.
  return run('npm', args, { shell: process.platform === 'win32' });
}

/** Runs a script of a package, or one of ours, on Node 24. @param {string[]} args @param {Parameters<typeof run>[2]} [how] */
export function runNode(args, how) {
  const node = node24();
  if (node === undefined) throw new Trouble('Caravel needs Node 24. `npm ci` brings it; it is not there yet.');
  return run(node, args, how);
}
