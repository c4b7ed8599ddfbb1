import { parseArgs } from 'node:util';
import type { EndToEnd } from './check.ts';
import { dealTests } from './deals.ts';
import { levelTests } from './levels.ts';
import { modelBoardTests } from './model-board.ts';
import { wholeGame } from './whole-game.ts';

const HELP = `npm run e2e -- [--grep PATTERN] [--electron]

Plays Caravel through its interface, in the browser shell.

  --grep PATTERN   only tests whose name contains PATTERN
  --electron       in the Electron shell instead, where its binary is there
  --help           this text

CARAVEL_SHOTS=FOLDER keeps pictures of the screens; CARAVEL_SIZE=1920x1080 changes the window.`;

const TESTS: readonly EndToEnd[] = [...wholeGame, ...levelTests, ...dealTests, ...modelBoardTests];

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

if (values.help === true) console.log(HELP);
else if (values.electron === true) {
  console.log('The Electron binary is not here, so nothing was run in it. Start once with network access to get it.');
  console.log('0 passed, 0 failed');
} else await main();
