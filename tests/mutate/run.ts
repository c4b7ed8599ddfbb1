import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { functionAround, functionCount } from './functions.ts';
import type { RunCache } from './run-cache.ts';
import type { Mutation } from './mutations.ts';
import { openTestRunner, type Ran, type RunResult, type TestRunner } from './test-runner.ts';

/** The project and tests of a run. */
export type RunSetup = {
  readonly root: string;
  readonly tests: readonly string[];
  /** The source files that may be broken. */
  readonly sources: readonly string[];
  /** Tests of recordings. They run last, and mutations only they notice are counted separately. */
  readonly isRecording: (test: string) => boolean;
  /** Smallest time limit of a test file, in milliseconds. */
  readonly minTimeout: number;
  /** Saves the first run if nothing has changed since the last. */
  readonly cache?: RunCache;
};
/** Whether a broken line was noticed, and by what. */
export type Verdict = { readonly kind: 'survived' } | { readonly kind: 'killed' | 'recorded'; readonly by: string };

/** A test file may take this many times as long as with nothing broken, plus the smallest limit. */
const TIMEOUT_FACTOR = 10;
/** Time limit of a test file with nothing broken, in milliseconds. */
const BASELINE_TIMEOUT_MS = 600_000;

/** What is known of the test files with nothing broken. */
type Baseline = ReadonlyMap<string, Ran>;
type Place = Pick<Mutation, 'file' | 'at'>;

/** The number of the function around a place, counted through all sources; undefined at the top level of a file. */
function functionAt({ root, sources }: RunSetup, { file, at }: Place): number | undefined {
  const textOf = (source: string): string => readFileSync(resolve(root, source), 'utf8');
  const own = functionAround(textOf(file), at);
  const before = sources.slice(0, sources.indexOf(file)).map((source) => functionCount(textOf(source)));
  return own === undefined ? undefined : before.reduce((sum, count) => sum + count, own);
}

/**
 * Orders the tests for what is broken: first those that call the function it stands in, and of these those named like its file
 * first, then by duration, recordings last; then the others in the same order, which could notice only by what a test before
 * them left behind.
 */
export function inOrder(setup: RunSetup, place: Place, known: Baseline): string[] {
  const [name, number] = [basename(place.file, '.ts'), functionAt(setup, place)];
  const calls = new Set(
    [...known].flatMap(([test, ran]) => (number === undefined || ran.calls.includes(number) ? test : [])),
  );
  const rank = (test: string): number =>
    (calls.has(test) ? 0 : 4) + (setup.isRecording(test) ? 2 : basename(test).startsWith(`${name}.`) ? 0 : 1);
  const took = (test: string): number => known.get(test)?.took ?? 0;
  return setup.tests.toSorted(
    (one, other) => rank(one) - rank(other) || took(one) - took(other) || (one < other ? -1 : 1),
  );
}

function verdictOf({ isRecording }: RunSetup, ended: RunResult): Verdict {
  if (ended.type === 'passed') return { kind: 'survived' };
  return { kind: isRecording(ended.file) ? 'recorded' : 'killed', by: `${ended.file}: ${ended.test}` };
}

/** Called with each mutation once it has been tried. */
export type Tell = (mutation: Mutation, verdict: Verdict) => void;

/** What is known of each test file with nothing broken, or the name of a test that fails. */
async function baseline(runner: TestRunner, { tests, sources, cache }: RunSetup): Promise<Baseline | string> {
  const known = cache?.read();
  if (known !== undefined) return known;
  const whole = await runner.run({ tests, watched: sources }, () => BASELINE_TIMEOUT_MS);
  if (whole.type === 'failed') return `${whole.file}: ${whole.test}`;
  const ran = new Map(whole.ran);
  cache?.save(ran);
  return ran;
}

async function tryAll(
  runner: TestRunner,
  setup: RunSetup,
  mutations: readonly Mutation[],
  tell: Tell,
): Promise<string | undefined> {
  const known = await baseline(runner, setup);
  if (typeof known === 'string') return known;
  const limit = (test: string): number => setup.minTimeout + TIMEOUT_FACTOR * (known.get(test)?.took ?? 0);
  for (const mutation of mutations) {
    const { file, broken: text } = mutation;
    const ended = await runner.run({ tests: inOrder(setup, mutation, known), broken: { file, text } }, limit);
    tell(mutation, verdictOf(setup, ended));
  }
  return undefined;
}

/**
 * Breaks one line after another, in memory, and runs the tests until one fails. Returns undefined, or the name of a test
 * that fails with nothing broken; then no mutation is tried.
 */
export async function tryMutations(
  setup: RunSetup,
  mutations: readonly Mutation[],
  tell: Tell,
): Promise<string | undefined> {
  if (mutations.length === 0) return undefined;
  const runner = openTestRunner(setup.root);
  try {
    return await tryAll(runner, setup, mutations, tell);
  } finally {
    runner.close();
  }
}
