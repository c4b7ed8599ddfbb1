import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { mutationsOf, type Mutation } from './mutations.ts';
import { inOrder, tryMutations, type RunSetup } from './run.ts';

const ROOT = fileURLToPath(new URL('fixture', import.meta.url));
const FARE = readFileSync(`${ROOT}/fare.ts`, 'utf8');
const TESTED_FILES: RunSetup = {
  root: ROOT,
  tests: ['recorded/fare.check.ts', 'fare.check.ts'],
  sources: ['fare.ts'],
  isRecording: (test) => test.startsWith('recorded/'),
  minTimeout: 60_000,
};

/** The one way to break the fare from one text to another. */
function breaking(from: string, to: string): Mutation {
  const found = mutationsOf('fare.ts', FARE).find((mutation) => mutation.from === from && mutation.to === to);
  if (found === undefined) throw new Error(`no way from ${from} to ${to}`);
  return found;
}

async function verdicts(mutations: readonly Mutation[], setup = TESTED_FILES): Promise<string[]> {
  const told: string[] = [];
  const failing = await tryMutations(setup, mutations, (_, verdict) => {
    told.push(verdict.kind === 'survived' ? 'survived' : `${verdict.kind} by ${verdict.by}`);
  });
  return failing === undefined ? told : [`failing: ${failing}`];
}

describe('a broken line', () => {
  it('is killed by the first test that fails, told apart where recordings alone notice, and named where none does', async () => {
    const told = await verdicts([
      breaking('age < 6', 'age <= 6'),
      breaking('nights > 7', 'nights >= 7'),
      breaking('age > 70', 'false'),
      breaking('3', '4'),
    ]);
    expect(told).toEqual([
      'killed by fare.check.ts: carries children below six for nothing, not those of six',
      'survived',
      'recorded by recorded/fare.check.ts: is what it was',
      'killed by fare.check.ts: carries children below six for nothing, not those of six',
    ]);
  });

  it('that never ends is killed, and the next one is tried all the same', async () => {
    const told = await verdicts([breaking('left--', 'left++'), breaking('nights > 7', 'nights <= 7')], {
      ...TESTED_FILES,
      minTimeout: 10_000,
    });
    expect(told).toEqual([
      'killed by fare.check.ts: took too long',
      'killed by fare.check.ts: carries children below six for nothing, not those of six',
    ]);
  });

  it('is broken in memory only', async () => {
    await verdicts([breaking('age < 6', 'age <= 6')]);
    expect(readFileSync(`${ROOT}/fare.ts`, 'utf8')).toBe(FARE);
  });

  it('is not tried where a test fails with nothing broken', async () => {
    const setup = { ...TESTED_FILES, tests: ['fare.ts'] };
    const told = await verdicts([breaking('age < 6', 'age <= 6')], setup);
    expect(told).toEqual([expect.stringMatching(/^failing: fare\.ts: /)]);
  });
});

describe('the order of the tests', () => {
  const tests = ['recorded/games.test.ts', 'far.test.ts', 'slow.test.ts', 'quick.test.ts', 'fare.test.ts'];
  const known = new Map([
    ['recorded/games.test.ts', { took: 1, calls: [0] }],
    ['far.test.ts', { took: 1, calls: [] }],
    ['slow.test.ts', { took: 900, calls: [0] }],
    ['quick.test.ts', { took: 20, calls: [0] }],
    ['fare.test.ts', { took: 5000, calls: [0] }],
  ]);
  const setup = { ...TESTED_FILES, tests };

  it('is the namesake of the source, then the quickest, then recordings, and last what does not call what is broken', () => {
    const place = { file: 'fare.ts', at: FARE.indexOf('age < 6') };
    expect(inOrder(setup, place, known)).toEqual([
      'fare.test.ts',
      'quick.test.ts',
      'slow.test.ts',
      'recorded/games.test.ts',
      'far.test.ts',
    ]);
  });

  it('leaves nothing out where what is broken stands in no function', () => {
    expect(inOrder(setup, { file: 'fare.ts', at: 0 }, known)[1]).toBe('far.test.ts');
  });
});
