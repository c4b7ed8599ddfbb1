// `npm run gallery`: builds the window, and shows recorded positions in it (tests/gallery).
import { join } from 'node:path';
import { findChromium } from './lib/chromium.mjs';
import { bin, ROOT, runMain, runNode } from './lib/common.mjs';

runMain(async () => {
  const given = process.argv.slice(2);
  const built = given.includes('--help')
    ? 0
    : await runNode([bin('vite'), 'build', '-c', 'vite.config.ts', '--logLevel', 'warn']);
  if (built !== 0) return built;
  const env = { CARAVEL_CHROMIUM: findChromium() };
  return runNode([join(ROOT, 'tests', 'gallery', 'main.ts'), ...given], { env });
});
