import { WorkerHandle, type Job } from './worker-handle.ts';
import { BotFault, type BotPool, type Question } from './question.ts';
import { startBotWorkers, type StartBotWorker } from './bot-thread.ts';

/** Workers at most: one thinks while another is still busy with a question that was taken back. */
const MOST = 2;
/** Milliseconds after which a worker that has not answered is ended. */
const PATIENCE = 10_000;

/**
 * Bots that think in workers. A worker is made when there is a question and none is free, and kept. One that crashes,
 * exits, answers nonsense or takes longer than `patience` is ended; its question rejects, and the next one gets another
 * worker. A question that is taken back is dropped: its answer goes nowhere.
 */
export function workerPool(
  start: StartBotWorker = startBotWorkers(),
  { most = MOST, patience = PATIENCE } = {},
): BotPool {
  const handles = new Set<WorkerHandle>();
  const waiting = new Set<Job>();
  let closed = false;

  const acquire = (): WorkerHandle | undefined => {
    const idle = [...handles].find(({ busy }) => !busy);
    if (idle !== undefined || handles.size >= most) return idle;
    const hand = new WorkerHandle(start, patience, (free, gone) => {
      if (gone) handles.delete(free);
      next();
    });
    handles.add(hand);
    return hand;
  };
  const next = (): void => {
    for (const job of waiting) {
      try {
        const hand = closed ? undefined : acquire();
        if (hand === undefined) return;
        waiting.delete(job);
        hand.take(job);
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
    async ask(question: Question, pack, signal) {
      signal.throwIfAborted();
      if (closed) throw new BotFault('closed');
      let done = (): void => undefined;
      return new Promise((resolve, reject) => {
        done = add({ question, pack, resolve, reject }, signal);
      }).finally(() => done());
    },
    close() {
      closed = true;
      for (const job of waiting) job.reject(new BotFault('closed'));
      waiting.clear();
      for (const hand of handles) hand.end('closed');
    },
  };
}
