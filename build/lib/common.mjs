// Shared by the start, test and packaging scripts. Plain JavaScript without dependencies: the scripts start on any Node
// from version 20 on, before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const MODULES = join(ROOT, 'node_modules');
/** Folder for files kept between two runs; deleted together with `node_modules`. */
export const CACHE = join(MODULES, '.cache', 'caravel');

/** An error that the user can do something about. Its message is printed without a stack. */
export class Trouble extends Error {}

/** @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** Runs `main` and sets the exit code to what it resolves to. An error is printed and sets it to 1. @param {() => Promise<number>} main */
export function runMain(main) {
  main().then(
    (code) => (process.exitCode = code),
    (error) => {
      process.stderr.write(`${error instanceof Trouble ? error.message : (error?.stack ?? error)}\n`);
      process.exitCode = 1;
    },
  );
}

/** Path of Node 24: the one installed as a package, or the running one if it is new enough; undefined if there is none. */
export function node24() {
  const packaged = join(MODULES, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(packaged)) return packaged;
  return Number(process.versions.node.split('.')[0]) >= 24 ? process.execPath : undefined;
}

/** Path of the script behind a command of a package. @param {string} name @param {string} [command] */
export function bin(name, command = name) {
  const folder = join(MODULES, name);
  const { bin: commands } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof commands === 'string' ? commands : commands[command]);
}

/**
 * Runs a program and resolves to its exit code (127 if it cannot be started); `limit` ends it after so many milliseconds. Ctrl+C
 * reaches the program by itself; this process waits for it to finish.
 *
 * @param {string} program @param {string[]} args
 * With `hear`, what the program prints goes there, piece by piece, and not to this process's output.
 *
 * @param {{ env?: Record<string, string | undefined>, limit?: number, quiet?: boolean, shell?: boolean, hear?: (text: string) => void }} [how]
 * @returns {Promise<number>}
 */
export function run(program, args, { env, limit, quiet = false, shell = false, hear } = {}) {
  const path = [join(MODULES, '.bin'), process.env['PATH']].join(delimiter);
  const stdio = hear ? ['ignore', 'pipe', 'pipe'] : quiet ? 'ignore' : 'inherit';
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, PATH: path, ...env },
      stdio,
      timeout: limit,
      shell,
    });
    if (hear) for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', hear);
    const wait = () => undefined;
    const passOn = () => child.kill('SIGTERM');
    process.on('SIGINT', wait).on('SIGTERM', passOn).on('SIGHUP', passOn);
    // If npm is killed, this process gets no signal; the changed parent shows it, and the program is ended too.
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

/** Runs npm: the one that started this script, if any. @param {string[]} args */
export function npm(args) {
  const script = process.env['npm_execpath'];
  if (script?.endsWith('.js')) return run(process.execPath, [script, ...args]);
  // On Windows npm is a script, which only a shell can start. Safe, because the arguments are never a player's.
  return run('npm', args, { shell: process.platform === 'win32' });
}

/** Runs a script with Node 24. @throws Trouble if that is not installed @param {string[]} args @param {Parameters<typeof run>[2]} [how] */
export function runNode(args, how) {
  const node = node24();
  if (node === undefined) throw new Trouble('Caravel needs Node 24. `npm ci` brings it; it is not there yet.');
  return run(node, args, how);
}
