import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

type Counts = { passed: number; failed: number; names: readonly string[] };
type Facts = {
  browser: boolean;
  noOpen: boolean;
  port: string | undefined;
  electron: boolean;
  platform: string;
  root: boolean;
  screen: boolean;
};

// The start scripts are plain JavaScript: they run before anything is installed. Their types are given here.
const script = (name: string): string => new URL(`../../../build/lib/${name}`, import.meta.url).href;
const counts: {
  countsOfVitest(report: string | undefined, code: number): Counts;
  countsOfPlaywright(report: string | undefined, code: number): Counts;
} = await import(script('counts.mjs'));
const { chooseShell }: { chooseShell(facts: Facts): { shell: string; why: string } } = await import(
  script('electron.mjs')
);

describe('counting', () => {
  const report = (passed: number, failed: number, broken: number): string =>
    JSON.stringify({
      numPassedTests: passed,
      numFailedTests: failed,
      testResults: Array.from({ length: broken }, () => ({
        name: resolve('tests/broken.test.ts'),
        status: 'failed',
        assertionResults: [],
      })),
    });

  const played = (expected: number, unexpected: number, flaky: number, errors: number): string =>
    JSON.stringify({
      stats: { expected, unexpected, flaky, skipped: 1 },
      errors: Array.from({ length: errors }, () => ({ message: 'cannot be loaded' })),
    });

  test('adds up what the runner says', () => {
    expect(counts.countsOfVitest(report(7, 0, 0), 0)).toMatchObject({ passed: 7, failed: 0 });
    expect(counts.countsOfVitest(report(7, 2, 0), 1)).toMatchObject({ passed: 7, failed: 2 });
    expect(counts.countsOfPlaywright(played(12, 0, 0, 0), 0)).toMatchObject({ passed: 12, failed: 0 });
    expect(counts.countsOfPlaywright(played(3, 2, 0, 0), 1)).toMatchObject({ passed: 3, failed: 2 });
  });

  test('names what failed', () => {
    const assertionResults = [
      { status: 'failed', fullName: 'a hut is built' },
      { status: 'passed', fullName: 'a port is built' },
    ];
    const testResults = [
      { name: resolve('tests/huts.test.ts'), status: 'failed', assertionResults },
      { name: resolve('tests/broken.test.ts'), status: 'failed', assertionResults: [] },
    ];
    const unit = JSON.stringify({ numPassedTests: 1, numFailedTests: 1, testResults });
    expect(counts.countsOfVitest(unit, 1).names).toEqual([
      'tests/huts.test.ts: a hut is built',
      'tests/broken.test.ts',
    ]);
    const within = { specs: [{ ok: false, file: 'fit.spec.ts', line: 7, title: 'nothing is cut' }] };
    const suites = [{ specs: [{ ok: true, file: 'fit.spec.ts', line: 3, title: 'a start' }], suites: [within] }];
    const played = JSON.stringify({ stats: { expected: 1, unexpected: 1, flaky: 0 }, errors: [], suites });
    expect(counts.countsOfPlaywright(played, 1).names).toEqual(['fit.spec.ts:7: nothing is cut']);
  });

  test('a runner that broke down never counts as clean', () => {
    expect(counts.countsOfVitest(undefined, 0).failed).toBe(1);
    expect(counts.countsOfVitest(report(7, 0, 1), 1)).toMatchObject({ passed: 7, failed: 1 });
    expect(counts.countsOfVitest(report(7, 0, 0), 1).failed).toBe(1);
    expect(counts.countsOfPlaywright(undefined, 0).failed).toBe(1);
    expect(counts.countsOfPlaywright(played(12, 0, 0, 0), 137).failed).toBe(1);
    expect(counts.countsOfPlaywright(played(12, 0, 0, 1), 1)).toMatchObject({ passed: 12, failed: 1 });
    expect(counts.countsOfPlaywright(played(12, 0, 1, 0), 0)).toMatchObject({ passed: 12, failed: 1 });
  });
});

describe('the shell that opens', () => {
  const facts: Facts = {
    browser: false,
    noOpen: false,
    port: undefined,
    electron: true,
    platform: 'linux',
    root: false,
    screen: true,
  };

  test('is Electron where its binary is and can run', () => {
    expect(chooseShell(facts).shell).toBe('electron');
    expect(chooseShell({ ...facts, root: true, platform: 'darwin' }).shell).toBe('electron');
  });

  test.each<Partial<Facts>>([
    { browser: true },
    { noOpen: true },
    { port: '4000' },
    { electron: false },
    { root: true },
    { screen: false },
  ])('else the browser shell, and it says why: %o', (fact) => {
    const { shell, why } = chooseShell({ ...facts, ...fact });
    expect(shell).toBe('browser');
    expect(why).toMatch(/^Opening Caravel through the browser: .+\.$/);
  });
});
