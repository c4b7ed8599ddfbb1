import { basename } from 'node:path';
import type { Memory } from './memory.ts';
import type { Mutation } from './mutations.ts';
import { openWarm, type Ended, type Warm } from './warm.ts';

/** Where a run happens, and what is to notice. */
export type Ground = {
  readonly root: string;
  readonly tests: readonly string[];
  /** Tests asked last, and told apart when they alone notice. */
  readonly isRecording: (test: string) => boolean;
  /** What a test file may take at least before it counts as endless, in milliseconds. */
  readonly patience: number;
  /** Spares the first run where nothing has changed since the last. */
  readonly memory?: Memory;
};
/** Whether a broken line was noticed, and by what. */
export type Verdict = { readonly kind: 'survived' } | { readonly kind: 'killed' | 'recorded'; readonly by: string };

/** How much longer than over the true sources a test file may take. */
const SLOWER = 10;
/** What a test file may take over the true sources, in milliseconds. */
const WHOLE = 600_000;

/** A test file named like the source, then the quickest; recordings last. */
export function inOrder({ tests, isRecording }: Ground, file: string, took: ReadonlyMap<string, number>): string[] {
  const name = basename(file, '.ts');
  const rank = (test: string): number => (isRecording(test) ? 2 : basename(test).startsWith(`${name}.`) ? 0 : 1);
  return tests.toSorted(
    (one, other) => rank(one) - rank(other) || (took.get(one) ?? 0) - (took.get(other) ?? 0) || (one < other ? -1 : 1),
  );
}

function verdictOf({ isRecording }: Ground, ended: Ended): Verdict {
  if (ended.type === 'passed') return { kind: 'survived' };
  return { kind: isRecording(ended.file) ? 'recorded' : 'killed', by: `${ended.file}: ${ended.test}` };
}

/** Told of each mutation as it has been tried. */
export type Tell = (mutation: Mutation, verdict: Verdict) => void;

/** How long each test file takes with nothing broken, or which test fails. */
async function untouched(warm: Warm, { tests, memory }: Ground): Promise<ReadonlyMap<string, number> | string> {
  const known = memory?.recall();
  if (known !== undefined) return known;
  const whole = await warm.run({ tests }, () => WHOLE);
  if (whole.type === 'failed') return `${whole.file}: ${whole.test}`;
  const took = new Map(whole.took);
  memory?.keep(took);
  return took;
}

async function tryAll(
  warm: Warm,
  ground: Ground,
  mutations: readonly Mutation[],
  tell: Tell,
): Promise<string | undefined> {
  const took = await untouched(warm, ground);
  if (typeof took === 'string') return took;
  const limit = (test: string): number => ground.patience + SLOWER * (took.get(test) ?? 0);
  for (const mutation of mutations) {
    const { file, broken: text } = mutation;
    const ended = await warm.run({ tests: inOrder(ground, file, took), broken: { file, text } }, limit);
    tell(mutation, verdictOf(ground, ended));
  }
  return undefined;
}

/**
 * Breaks one line after the other and runs the tests over it until one fails. Nothing is written. Gives the test that fails
 * with nothing broken, where there is one; then nothing is tried.
 */
export async function tryMutations(
  ground: Ground,
  mutations: readonly Mutation[],
  tell: Tell,
): Promise<string | undefined> {
  if (mutations.length === 0) return undefined;
  const warm = openWarm(ground.root);
  try {
    return await tryAll(warm, ground, mutations, tell);
  } finally {
    warm.close();
  }
}
