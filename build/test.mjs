// `npm test`: installs what is missing, runs all checks and tests, and ends with the line `N passed, N failed`.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from './lib/chromium.mjs';
import { bin, runMain, runNode, say, Trouble } from './lib/common.mjs';
import { installMissing } from './lib/packages.mjs';
import { countsOfPlaywright, countsOfVitest } from './lib/counts.mjs';

/** Checks that count as one test each. */
const CHECKS = [
  ['format', () => [bin('prettier'), '--check', '--log-level', 'warn', '.']],
  ['lint', () => [bin('eslint'), '--max-warnings', '0', '.']],
  ['types', () => [bin('typescript', 'tsc'), '--noEmit', '-p', 'tsconfig.json']],
  ['components', () => [bin('svelte-check'), '--tsconfig', 'tsconfig.json', '--fail-on-warnings', '--output', 'human']],
  ['bundles', () => [bin('electron-vite'), 'build', '-c', 'electron.config.ts', '--logLevel', 'warn']],
];

/** @param {string} name @param {() => string[]} command */
async function check(name, command) {
  say(`\n── ${name}`);
  const passed = (await runNode(command())) === 0;
  say(`${name}: ${passed ? 'passed' : 'FAILED'}`);
  return { passed: Number(passed), failed: Number(!passed) };
}

/**
 * Counts the tests of a runner that writes a report to the path it is given.
 * @param {(report: string) => Promise<number>} runner @param {typeof countsOfVitest} counts
 */
async function counted(runner, counts) {
  const folder = mkdtempSync(join(tmpdir(), 'caravel-test-'));
  const report = join(folder, 'report.json');
  const code = await runner(report);
  const text = existsSync(report) ? readFileSync(report, 'utf8') : undefined;
  rmSync(folder, { recursive: true });
  return counts(text, code);
}

function unitTests() {
  say('\n── unit, property and host tests');
  const reporters = ['--reporter=default', '--reporter=json'];
  const runner = (report) => runNode([bin('vitest'), 'run', ...reporters, `--outputFile.json=${report}`]);
  return counted(runner, countsOfVitest);
}

async function endToEndTests() {
  say('\n── end-to-end tests');
  try {
    const env = { CARAVEL_CHROMIUM: await chromium() };
    const runner = (report) =>
      runNode(['build/e2e.mjs', '--grep-invert=@long', '--reporter=list,json'], {
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      });
    return await counted(runner, countsOfPlaywright);
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    say(error.message);
    return { passed: 0, failed: 1 };
  }
}

runMain(async () => {
  await installMissing();
  const results = [];
  for (const [name, command] of CHECKS) results.push(await check(name, command));
  results.push(await unitTests(), await endToEndTests());
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  say(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
