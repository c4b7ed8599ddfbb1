import { vi } from 'vitest';

/** Milliseconds after which what was waited for is missing: a computer that is busy with other things may take long over a step. */
const PATIENCE = 60_000;

/** Waits until `look` throws no more, or resolves. Gives what it gave. @throws what it threw last */
export const eventually = <T>(look: () => T | Promise<T>): Promise<T> => vi.waitFor(look, { timeout: PATIENCE });
