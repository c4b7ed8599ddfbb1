import { parseArgs } from 'node:util';
import { STAND_IN, takeViolations, useElectron } from './app.ts';
import { accessibilityTests } from './accessibility.ts';
import { campaignTests } from './campaign.ts';
import { check, type EndToEnd } from './check.ts';
import { damageTests } from './damage.ts';
import { dealTests } from './deals.ts';
import { desktopTests } from './desktop/tests.ts';
import { handOverTests } from './hand-over.ts';
import { levelTests } from './levels.ts';
import { lockTests } from './locks.ts';
import { modelBoardTests } from './model-board.ts';
import { noRoomTests } from './no-room.ts';
import { noWebglTests } from './no-webgl.ts';
import { packTests } from './packs.ts';
import { reloadTests } from './reload.ts';
import { storageTests } from './storage.ts';
import { wholeGame } from './whole-game.ts';

const HELP = `npm run e2e -- [--grep PATTERN] [--electron | --stand-in]

Plays Caravel through its interface: in the browser shell, and what only the desktop shell has in that shell, as it is built,
on a stand-in for Electron's binary (docs/desktop-stand-in.md).

  --grep PATTERN   only tests whose name contains PATTERN
  --electron       everything in the desktop shell on Electron's binary, where that is there
  --stand-in       everything in the desktop shell on the stand-in
  --help           this text

CARAVEL_SHOTS=FOLDER keeps pictures of the screens; CARAVEL_SIZE=1920x1080 changes the window.`;

const TESTS: readonly EndToEnd[] = [
  ...wholeGame,
  ...levelTests,
  ...dealTests,
  ...campaignTests,
  ...packTests,
  ...modelBoardTests,
  ...noWebglTests,
  ...reloadTests,
  ...noRoomTests,
  ...storageTests,
  ...handOverTests,
  ...damageTests,
  ...lockTests,
  ...accessibilityTests,
];

const { values } = parseArgs({
  options: {
    grep: { type: 'string' },
    electron: { type: 'boolean' },
    'stand-in': { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

/** Runs every test that was asked for: those of the desktop on `desktop`, the others there too or in the browser shell. */
async function main(desktop: string, everything: boolean): Promise<void> {
  const wanted = ({ name }: EndToEnd): boolean => name.includes(values.grep ?? '');
  let passed = 0;
  let failed = 0;
  for (const test of [...TESTS, ...desktopTests].filter(wanted)) {
    const { name, run } = test;
    useElectron(everything || desktopTests.includes(test) ? desktop : undefined);
    const start = performance.now();
    try {
      await run();
      // Whatever else it was about: a page of Caravel never even tries what its policy forbids.
      const violations = takeViolations();
      check(violations.length === 0, `against the content policy: ${violations.join('; ')}`);
      passed++;
      console.log(`✓ ${name} (${Math.round((performance.now() - start) / 1000)} s)`);
    } catch (error) {
      failed++;
      takeViolations();
      console.log(`✗ ${name}`, error);
    }
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}

const script = (name: string): string => new URL(`../../build/lib/${name}`, import.meta.url).href;
const { electronBinary }: { electronBinary(): string | undefined } = await import(script('electron.mjs'));
const { buildIfStale }: { buildIfStale(shell: 'electron'): Promise<void> } = await import(script('bundles.mjs'));

const NO_BINARY =
  'Electron’s binary is not on this computer, so nothing was run in it. `npm start -- --electron` fetches it where the ' +
  'network lets it; the same tests then run in both shells.\n0 passed, 0 failed';

const binary = values.electron === true ? electronBinary() : STAND_IN;
if (values.help === true) console.log(HELP);
else if (binary === undefined) console.log(NO_BINARY);
else {
  // Both shells open what this builds.
  await buildIfStale('electron');
  await main(binary, values.electron === true || values['stand-in'] === true);
}
