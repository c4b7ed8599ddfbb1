import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** How long others wait at most: milliseconds in which this thread works, and turns of its event loop. */
const [MOST_WORK_MS, MOST_TURNS] = [40, 64];

/**
 * Resolves once `work`, which goes on by one short step in each turn of the event loop, is done, or when waiting for it would be
 * noticed. It counts what this thread does and not the time: on a busy computer it would be over before anything was done.
 */
export async function waitBriefly(work: Promise<unknown>): Promise<void> {
  const start = process.threadCpuUsage();
  let done = false;
  void work.then(() => (done = true));
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    await yieldToEventLoop();
    const { user, system } = process.threadCpuUsage(start);
    if (done || (user + system) / 1000 >= MOST_WORK_MS) return;
  }
}
