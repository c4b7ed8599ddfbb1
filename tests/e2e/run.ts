import { globSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { STAND_IN, takeViolations, useBrowserShell, useElectron } from './app.ts';
import { check, type EndToEnd, type Suite } from './check.ts';

const HELP = `npm run e2e -- [--grep PATTERN] [--electron | --stand-in]

Plays Caravel through its interface: in the browser shell, and what only the desktop shell has in that shell, as it is built,
on a stand-in for Electron's binary (docs/desktop-stand-in.md). The toy, which no shell offers, runs in a browser shell of its own.

  --grep PATTERN   only tests whose name contains PATTERN
  --electron       everything in the desktop shell on Electron's binary, where that is there
  --stand-in       everything in the desktop shell on the stand-in
  --help           this text

CARAVEL_SHOTS=FOLDER keeps pictures of the screens; CARAVEL_SIZE=1920x1080 changes the window.`;

/** The tests of every folder that says in a file `tests.ts` which it has. */
const SUITES: readonly Suite[] = await Promise.all(
  globSync('*/tests.ts', { cwd: import.meta.dirname })
    .sort()
    .map(async (path) => ((await import(`./${path}`)) as { readonly suite: Suite }).suite),
);

const { values } = parseArgs({
  options: {
    grep: { type: 'string' },
    electron: { type: 'boolean' },
    'stand-in': { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

const counts = { passed: 0, failed: 0 };

/** Runs a test. Whatever it was about, a page of Caravel never even tries what its policy forbids. */
async function runOne({ name, run }: EndToEnd): Promise<void> {
  const start = performance.now();
  try {
    await run();
    const violations = takeViolations();
    check(violations.length === 0, `against the content policy: ${violations.join('; ')}`);
    counts.passed++;
    console.log(`✓ ${name} (${Math.round((performance.now() - start) / 1000)} s)`);
  } catch (error) {
    counts.failed++;
    takeViolations();
    console.log(`✗ ${name}`, error);
  }
}

/** Runs every test that was asked for: those of the desktop on `desktop`, the others there too or in a browser shell. */
async function main(desktop: string, everything: boolean): Promise<void> {
  for (const suite of SUITES) {
    const wanted = suite.tests.filter(({ name }) => name.includes(values.grep ?? ''));
    if (wanted.length === 0) continue;
    useBrowserShell(await suite.ownShell?.());
    useElectron(suite.desktop === true || (everything && suite.ownShell === undefined) ? desktop : undefined);
    for (const test of wanted) await runOne(test);
  }
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
  process.exit(counts.failed > 0 ? 1 : 0);
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
