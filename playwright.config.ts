import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import type { Options } from './tests/e2e/fixtures.ts';
import { TOY_MAIN } from './tests/toy/shell.ts';

/** The binary that everything runs on, where `build/e2e.mjs` was asked for one. Else the desktop's own tests run on the stand-in. */
const asked = process.env['CARAVEL_BINARY'];
const desktop = { binary: asked ?? fileURLToPath(new URL('tests/e2e/stand-in/binary.ts', import.meta.url)) };

const MINUTE = 60_000;

export default defineConfig<object, Options>({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  projects: [
    {
      name: asked === undefined ? 'browser' : 'everything',
      testIgnore: ['tests/e2e/desktop/**', 'tests/e2e/toy/**'],
      use: { shell: asked === undefined ? {} : desktop },
    },
    { name: 'desktop', testMatch: 'tests/e2e/desktop/**/*.spec.ts', use: { shell: desktop } },
    // No shell offers the toy: it runs in a browser shell of its own.
    { name: 'toy', testMatch: 'tests/e2e/toy/**/*.spec.ts', use: { shell: { main: TOY_MAIN } } },
  ],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  // A whole game is long, and other programs may want the computer at the same time.
  timeout: 15 * MINUTE,
  expect: { timeout: MINUTE },
  use: {
    actionTimeout: MINUTE,
    navigationTimeout: MINUTE,
    // What was pressed, and one picture of the end. A film and the document at every press make a game a fifth dearer each, and slow
    // computers miss what they wait for.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: true },
    screenshot: 'only-on-failure',
  },
});
