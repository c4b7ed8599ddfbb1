import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** Runs steps to their end, answering others between them. Rejects once `closed`; what the steps hold open is closed then. */
export async function inSteps<T>(steps: Generator<undefined, T>, closed: AbortSignal): Promise<T> {
  for (;;) {
    try {
      await yieldToEventLoop(undefined, { signal: closed });
    } catch (error) {
      steps.throw(error);
      throw error;
    }
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
