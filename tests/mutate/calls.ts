/** Run before each test file: tells with its result which functions it called, and which were called while it was loaded. */
import { afterAll, beforeAll, type TaskMeta } from 'vitest';
import { CALLED } from './functions.ts';

declare module 'vitest' {
  // Only an interface can be added to.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface TaskMeta {
    loading?: number[];
    calls?: number[];
  }
}

/** More functions than a game has. */
const MOST = 20_000;
const called = new Uint8Array(MOST);
Object.assign(globalThis, { [CALLED]: called });
const numbers = (): number[] => [...called.keys()].filter((at) => called[at] === 1);

type OfFile = { readonly file: { readonly meta: TaskMeta } };

// The context has to be taken apart, though nothing of it is wanted.
/* eslint-disable no-empty-pattern */
beforeAll(({}, { file }: OfFile) => {
  file.meta.loading = numbers();
});
afterAll(({}, { file }: OfFile) => {
  file.meta.calls = numbers();
});
