import { WorkerHandle, type Job } from './worker-handle.ts';
import { BotFault, type BotPool, type Question } from './question.ts';
import { startBotWorkers, type StartBotWorker } from './bot-thread.ts';

/** Two, so that one can work while the other is still busy with a cancelled question. */
const MAX_WORKERS = 2;
/** Milliseconds of its own after which a worker that has not answered is ended. */
const TIMEOUT_MS = 10_000;

/**
 * A pool of bot workers. A worker is started when a question comes and none is free, and is kept afterwards. One that
 * crashes, exits, sends an invalid answer or has had `timeout` milliseconds of its own (a level that thinks: its limit and
 * 5 seconds) is ended; its question rejects. The answer to a cancelled question is ignored.
 */
export function workerPool(
  start: StartBotWorker = startBotWorkers(),
  { maxWorkers = MAX_WORKERS, timeout = TIMEOUT_MS } = {},
): BotPool {
  const handles = new Set<WorkerHandle>();
  const waiting = new Set<Job>();
  let closed = false;

  const acquire = (): WorkerHandle | undefined => {
    const idle = [...handles].find(({ busy }) => !busy);
    if (idle !== undefined || handles.size >= maxWorkers) return idle;
    const handle = new WorkerHandle(start, timeout, (free, gone) => {
      if (gone) handles.delete(free);
      next();
    });
    handles.add(handle);
    return handle;
  };
  const next = (): void => {
    for (const job of waiting) {
      try {
        const handle = closed ? undefined : acquire();
        if (handle === undefined) return;
        waiting.delete(job);
        handle.take(job);
      } catch {
        waiting.delete(job);
        job.reject(new BotFault('no worker can be made'));
      }
    }
  };
  const add = (job: Job, signal: AbortSignal): (() => void) => {
    const drop = (): void => {
      waiting.delete(job);
      job.reject(signal.reason);
    };
    signal.addEventListener('abort', drop, { once: true });
    waiting.add(job);
    next();
    return () => signal.removeEventListener('abort', drop);
  };
  return {
    async ask(question: Question, pack, signal, now) {
      signal.throwIfAborted();
      if (closed) throw new BotFault('closed');
      let done = (): void => undefined;
      return new Promise((resolve, reject) => {
        done = add({ question, pack, resolve, reject, now }, signal);
      }).finally(() => done());
    },
    close() {
      closed = true;
      for (const job of waiting) job.reject(new BotFault('closed'));
      waiting.clear();
      for (const handle of handles) handle.end(new BotFault('closed'));
    },
  };
}
