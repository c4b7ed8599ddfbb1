// `npm start`: installs and builds what is missing, and opens the table.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfStale } from './lib/bundles.mjs';
import { chooseShell, electronBinary, fetchElectron } from './lib/electron.mjs';
import { run, runMain, runNode, say, Trouble } from './lib/common.mjs';
import { installMissing } from './lib/packages.mjs';

/** If Electron fails sooner than this, the window was never usable. */
const BROKEN_START_MS = 8_000;

function readArguments() {
  const type = /** @type {const} */ ('boolean');
  try {
    return parseArgs({
      options: {
        browser: { type },
        electron: { type },
        'no-open': { type },
        data: { type: 'string' },
        port: { type: 'string' },
      },
    }).values;
  } catch {
    throw new Trouble('Caravel understands --browser, --electron, --no-open, --data FOLDER and --port NUMBER.');
  }
}

/** Opens the browser shell and waits until it ends. Resolves to its exit code. @param {ReturnType<typeof readArguments>} wanted @param {string | undefined} data */
async function openBrowserShell(wanted, data) {
  await buildIfStale('browser');
  const args = ['src-main/shell-browser/main.ts'];
  if (wanted['no-open']) args.push('--no-open');
  if (data !== undefined) args.push('--data', data);
  if (wanted.port !== undefined) args.push('--port', wanted.port);
  return runNode(args);
}

/** Opens the Electron shell. Resolves to false if it failed before anybody could use it. @param {string} binary @param {string | undefined} data */
async function openElectronShell(binary, data) {
  await buildIfStale('electron');
  const started = Date.now();
  const code = await run(binary, ['.', ...(data === undefined ? [] : [`--data=${data}`])]);
  return code === 0 || Date.now() - started > BROKEN_START_MS;
}

runMain(async () => {
  const wanted = readArguments();
  await installMissing();
  // npm runs this in the project's folder; a relative path refers to the folder in which npm was called.
  const data = wanted.data === undefined ? undefined : resolve(process.env['INIT_CWD'] ?? '.', wanted.data);
  const facts = {
    browser: wanted.browser === true,
    noOpen: wanted['no-open'] === true,
    port: wanted.port,
    platform: process.platform,
    root: process.getuid?.() === 0,
    screen: process.platform !== 'linux' || Boolean(process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY']),
  };
  if (chooseShell({ ...facts, electron: true }).shell === 'electron') await fetchElectron(wanted.electron === true);
  const binary = electronBinary();
  const { shell, why } = chooseShell({ ...facts, electron: binary !== undefined });
  say(why);
  if (shell === 'electron' && binary !== undefined) {
    if (await openElectronShell(binary, data)) return 0;
    say('Electron could not open a window here; opening Caravel through the browser instead.');
  }
  return openBrowserShell(wanted, data);
});
