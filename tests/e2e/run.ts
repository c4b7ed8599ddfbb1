import { parseArgs } from 'node:util';
import { useElectron } from './app.ts';
import { accessibilityTests } from './accessibility.ts';
import { campaignTests } from './campaign.ts';
import type { EndToEnd } from './check.ts';
import { damageTests } from './damage.ts';
import { dealTests } from './deals.ts';
import { levelTests } from './levels.ts';
import { lockTests } from './locks.ts';
import { modelBoardTests } from './model-board.ts';
import { noWebglTests } from './no-webgl.ts';
import { packTests } from './packs.ts';
import { reloadTests } from './reload.ts';
import { wholeGame } from './whole-game.ts';

const HELP = `npm run e2e -- [--grep PATTERN] [--electron]

Plays Caravel through its interface, in the browser shell.

  --grep PATTERN   only tests whose name contains PATTERN
  --electron       in the Electron shell instead, where its binary is there
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
  ...damageTests,
  ...lockTests,
  ...accessibilityTests,
];

const { values } = parseArgs({
  options: { grep: { type: 'string' }, electron: { type: 'boolean' }, help: { type: 'boolean' } },
});

async function main(): Promise<void> {
  let passed = 0;
  let failed = 0;
  for (const { name, run } of TESTS.filter((test) => test.name.includes(values.grep ?? ''))) {
    const start = performance.now();
    try {
      await run();
      passed++;
      console.log(`✓ ${name} (${Math.round((performance.now() - start) / 1000)} s)`);
    } catch (error) {
      failed++;
      console.log(`✗ ${name}`, error);
    }
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}

/** Electron's binary and the bundles it opens, made fresh; undefined where the binary is not on this computer. */
async function readyElectron(): Promise<string | undefined> {
  const script = (name: string): string => new URL(`../../build/lib/${name}`, import.meta.url).href;
  const { electronBinary }: { electronBinary(): string | undefined } = await import(script('electron.mjs'));
  const { buildIfStale }: { buildIfStale(shell: 'electron'): Promise<void> } = await import(script('bundles.mjs'));
  const binary = electronBinary();
  if (binary !== undefined) await buildIfStale('electron');
  return binary;
}

const NO_BINARY =
  'Electron’s binary is not on this computer, so nothing was run in it. `npm start -- --electron` fetches it where the ' +
  'network lets it; the same tests then run in both shells.\n0 passed, 0 failed';

if (values.help === true) console.log(HELP);
else {
  const binary = values.electron === true ? await readyElectron() : undefined;
  if (binary !== undefined) useElectron(binary);
  if (values.electron === true && binary === undefined) console.log(NO_BINARY);
  else await main();
}
