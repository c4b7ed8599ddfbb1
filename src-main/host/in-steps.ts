import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** Runs steps to their end, answering others between them. Rejects once `closed`. */
export async function inSteps<T>(steps: Generator<undefined, T>, closed: AbortSignal): Promise<T> {
  for (;;) {
    await yieldToEventLoop(undefined, { signal: closed });
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
