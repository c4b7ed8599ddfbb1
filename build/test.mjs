// `npm test`: installs what is missing, runs the checks and the tests, says where the time went, and ends with the line
// `N passed, N failed`. `--all` runs what it leaves out as well, `--rest` only that (docs/testing.md).
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks } from './lib/checks.mjs';
import { chromium } from './lib/chromium.mjs';
import { bin, runMain, runNode, say, Trouble } from './lib/common.mjs';
import { countsOfPlaywright, countsOfVitest, NO_REPORT } from './lib/counts.mjs';
import { installMissing } from './lib/packages.mjs';
import { timed, timesTold } from './lib/times.mjs';

const HELP = `npm test
npm run test:all

Checks form, lint and types, builds, and runs the tests. \`npm test\` takes what says most in a few minutes; \`npm run test:all\`
takes everything but torture, broken lines and the long run, which have commands of their own (docs/testing.md).

  --all       what test:all does, the random walks among it
  --rest      only what \`npm test\` leaves out
  --checked   with --rest: not lint and types anew, because \`npm test\` has just looked at every file
  --help      this text`;

/** What belongs to \`npm run test:all\` alone: files of unit tests by their names, end-to-end tests by their tags. */
const REST_FILES = '.all.test.ts';
const REST_TAGS = '@all|@long';
/** End-to-end tests that `npm run test:all` alone takes, after all others: the random walks, some ten thousand steps (docs/testing.md). */
const WALKS = { tag: '@walk', steps: '400' };

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

/** @param {boolean} rest */
function unitTests(rest) {
  say(`\n── unit, property and host tests${rest ? ', the rest' : ''}`);
  const reporters = ['--reporter=default', '--reporter=json'];
  const which = rest ? ['--mode', 'all', REST_FILES] : [];
  const runner = (report) => runNode([bin('vitest'), 'run', ...which, ...reporters, `--outputFile.json=${report}`]);
  return counted(runner, countsOfVitest);
}

/** @param {string} title @param {string} which how Playwright is told which tests to run @param {Record<string, string>} [more] environment variables */
async function endToEndTests(title, which, more = {}) {
  say(`\n── ${title}`);
  try {
    const env = { CARAVEL_CHROMIUM: await chromium(), ...more };
    const runner = (report) =>
      runNode(['build/e2e.mjs', which, '--reporter=list,json'], {
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      });
    return await counted(runner, countsOfPlaywright);
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    say(error.message);
    return { ...NO_REPORT, names: ['end-to-end tests: no browser'] };
  }
}

/** @param {boolean} rest @param {boolean} checked @returns {Promise<import('./lib/counts.mjs').Counts[]>} */
async function runParts(rest, checked) {
  const of = (name) => (rest ? `${name}, the rest` : name);
  return [
    ...(checked ? [] : [await timed(of('checks, beside each other'), () => runChecks(rest))]),
    await timed(of('unit tests'), () => unitTests(rest)),
    await timed(of('end-to-end tests'), () =>
      endToEndTests(of('end-to-end tests'), rest ? `--grep=${REST_TAGS}` : `--grep-invert=${REST_TAGS}|${WALKS.tag}`),
    ),
  ];
}

runMain(async () => {
  const given = process.argv.slice(2);
  if (given.includes('--help')) {
    say(HELP);
    return 0;
  }
  await installMissing();
  const results = [];
  if (!given.includes('--rest')) results.push(...(await runParts(false, false)));
  if (given.includes('--rest') || given.includes('--all'))
    results.push(...(await runParts(true, given.includes('--checked'))));
  if (given.includes('--all'))
    results.push(
      await timed('random walks', () =>
        endToEndTests('random walks', `--grep=${WALKS.tag}`, { CARAVEL_STEPS: WALKS.steps }),
      ),
    );
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  const names = results.flatMap((result) => result.names.map((name) => `\nfailed: ${name}`));
  say(`\nWhere the time went:\n${timesTold()}\n${names.join('')}\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
