// `npm run e2e`: says to Playwright what the end-to-end tests run on.
import { join } from 'node:path';
import { findChromium } from './lib/chromium.mjs';
import { electronBinary } from './lib/electron.mjs';
import { bin, CACHE, ROOT, runMain, runNode, say } from './lib/common.mjs';

const HELP = `npm run e2e -- [--electron | --stand-in] [ARGUMENTS]

Plays Caravel through its interface: in the browser shell, and what only the desktop shell has in that shell, as it is built,
on a stand-in for Electron's binary (docs/desktop-stand-in.md). The toy, which no shell offers, runs in a browser shell of its own.

  --electron       everything in the desktop shell on Electron's binary, where that is there
  --stand-in       everything in the desktop shell on the stand-in
  --help           this text

Other arguments go to Playwright: --grep PATTERN runs the tests whose name matches, --workers 1 one at a time, a path those of
a file or folder. A test that fails leaves a trace in .cache/e2e.

CARAVEL_SHOTS=FOLDER keeps pictures of the screens; CARAVEL_SIZE=1920x1080 changes the window. Each test
plays the same games every time; CARAVEL_SEED=TEXT makes them others.`;

const NO_BINARY =
  'Electron’s binary is not on this computer, so nothing was run in it. `npm start -- --electron` fetches it where the ' +
  'network lets it; the same tests then run in both shells.\n0 passed, 0 failed';

/** The binary that everything runs on, by the switch that asks for it. */
const BINARIES = new Map([
  ['--electron', electronBinary],
  ['--stand-in', () => join(ROOT, 'tests', 'e2e', 'stand-in', 'binary.ts')],
]);

runMain(async () => {
  const given = process.argv.slice(2);
  const asked = given.find((argument) => BINARIES.has(argument));
  const binary = BINARIES.get(asked)?.();
  if (given.includes('--help')) say(HELP);
  else if (asked !== undefined && binary === undefined) say(NO_BINARY);
  else {
    const others = given.filter((argument) => !BINARIES.has(argument));
    return runNode([bin('@playwright/test', 'playwright'), 'test', ...others], {
      env: {
        CARAVEL_BINARY: binary,
        CARAVEL_CHROMIUM: findChromium(),
        // Else in the temporary folder, for ever.
        PLAYWRIGHT_TRANSFORM_CACHE_DIR: join(CACHE, 'e2e'),
      },
    });
  }
  return 0;
});
