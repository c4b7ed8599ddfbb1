import { once } from 'node:events';
import { parentPort, Worker } from 'node:worker_threads';

/** What is done: `start` is told once what all tasks have in common, and gives what does one task. */
export type Work<C, T, R> = (common: C) => (task: T) => R;

/** Where the tasks are done. */
export type Farm<C, T, R> = {
  readonly work: Work<C, T, R>;
  /** The script of a worker thread, which calls `serve` with the same work. */
  readonly script: URL;
  /** How many worker threads; with one, everything is done in this thread. */
  readonly jobs: number;
};

/** Posted to a worker: what all tasks have in common, then the tasks, each with its number. */
type Order<C, T> = { readonly common: C } | { readonly number: number; readonly task: T };
type Done<R> = { readonly number: number; readonly result: R };

/**
 * Does all tasks; the results stand in the order of the tasks, whoever did them.
 * @throws Error if a worker cannot go on
 */
export async function runAll<C, T, R>(
  { work, script, jobs }: Farm<C, T, R>,
  common: C,
  tasks: readonly T[],
): Promise<R[]> {
  if (jobs === 1 || tasks.length < 2) return tasks.map(work(common));
  const results: R[] = [];
  let next = 0;
  const tend = async (): Promise<void> => {
    const worker = new Worker(script, { argv: [], env: {} });
    const post = (order: Order<C, T>): void => worker.postMessage(order);
    try {
      post({ common });
      for (let number = next++; number < tasks.length; number = next++) {
        post({ number, task: tasks[number] as T });
        const [done] = (await once(worker, 'message')) as [Done<R>];
        results[done.number] = done.result;
      }
    } finally {
      // Where one cannot go on, the others begin nothing more.
      next = tasks.length;
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(jobs, tasks.length) }, tend));
  return results;
}

/** Does tasks in a worker thread, as they are posted. */
export function serve<C, T, R>(work: Work<C, T, R>): void {
  let run: ((task: T) => R) | undefined;
  parentPort?.on('message', (order: Order<C, T>) => {
    if ('common' in order) run = work(order.common);
    else if (run !== undefined) parentPort?.postMessage({ number: order.number, result: run(order.task) });
  });
}
