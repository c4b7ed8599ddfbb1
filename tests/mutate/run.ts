import { basename } from 'node:path';
import type { RunCache } from './run-cache.ts';
import type { Mutation } from './mutations.ts';
import { openTestRunner, type RunResult, type TestRunner } from './test-runner.ts';

/** The project and tests of a run. */
export type RunSetup = {
  readonly root: string;
  readonly tests: readonly string[];
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

/** Orders the tests for a source file: those named like it first, then by duration; recordings last. */
export function inOrder({ tests, isRecording }: RunSetup, file: string, took: ReadonlyMap<string, number>): string[] {
  const name = basename(file, '.ts');
  const rank = (test: string): number => (isRecording(test) ? 2 : basename(test).startsWith(`${name}.`) ? 0 : 1);
  return tests.toSorted(
    (one, other) => rank(one) - rank(other) || (took.get(one) ?? 0) - (took.get(other) ?? 0) || (one < other ? -1 : 1),
  );
}

function verdictOf({ isRecording }: RunSetup, ended: RunResult): Verdict {
  if (ended.type === 'passed') return { kind: 'survived' };
  return { kind: isRecording(ended.file) ? 'recorded' : 'killed', by: `${ended.file}: ${ended.test}` };
}

/** Called with each mutation once it has been tried. */
export type Tell = (mutation: Mutation, verdict: Verdict) => void;

/** The duration of each test file with nothing broken, in milliseconds, or the name of a test that fails. */
async function baseline(runner: TestRunner, { tests, cache }: RunSetup): Promise<ReadonlyMap<string, number> | string> {
  const known = cache?.read();
  if (known !== undefined) return known;
  const whole = await runner.run({ tests }, () => BASELINE_TIMEOUT_MS);
  if (whole.type === 'failed') return `${whole.file}: ${whole.test}`;
  const took = new Map(whole.took);
  cache?.save(took);
  return took;
}

async function tryAll(
  runner: TestRunner,
  setup: RunSetup,
  mutations: readonly Mutation[],
  tell: Tell,
): Promise<string | undefined> {
  const took = await baseline(runner, setup);
  if (typeof took === 'string') return took;
  const limit = (test: string): number => setup.minTimeout + TIMEOUT_FACTOR * (took.get(test) ?? 0);
  for (const mutation of mutations) {
    const { file, broken: text } = mutation;
    const ended = await runner.run({ tests: inOrder(setup, file, took), broken: { file, text } }, limit);
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
