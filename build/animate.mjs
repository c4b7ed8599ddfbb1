// `npm run animate`: builds the window where it is older than its sources, and films a first voyage in it (tests/animate).
import { join } from 'node:path';
import { buildIfStale } from './lib/bundles.mjs';
import { findChromium } from './lib/chromium.mjs';
import { ROOT, run, runMain, runNode, Trouble } from './lib/common.mjs';

const NO_TOOL =
  'The pictures are put together by img2webp, which is not on this computer. On Debian: `sudo apt-get install webp`. ' +
  'Elsewhere it comes with libwebp.';

runMain(async () => {
  const given = process.argv.slice(2);
  if (!given.includes('--help')) {
    if ((await run('img2webp', ['-version'], { quiet: true })) === 127) throw new Trouble(NO_TOOL);
    await buildIfStale('browser');
  }
  const env = { CARAVEL_CHROMIUM: findChromium() };
  return runNode([join(ROOT, 'tests', 'animate', 'main.ts'), ...given], { env });
});
