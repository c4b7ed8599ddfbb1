import { Hand, type Job } from './hand.ts';
import { BotFault, type BotPool, type Question } from './question.ts';
import { threads, type Start } from './thread.ts';

/** Workers at most: one thinks while another is still busy with a question that was taken back. */
const MOST = 2;
/** Milliseconds after which a worker that has not answered is ended. */
const PATIENCE = 10_000;

/**
 * Bots that think in workers. A worker is made when there is a question and none is free, and kept. One that crashes,
 * exits, answers nonsense or takes longer than `patience` is ended; its question rejects, and the next one gets another
 * worker. A question that is taken back is dropped: its answer goes nowhere.
 */
export function workerPool(start: Start = threads(), { most = MOST, patience = PATIENCE } = {}): BotPool {
  const hands = new Set<Hand>();
  const waiting = new Set<Job>();
  let closed = false;

  const hire = (): Hand | undefined => {
    const idle = [...hands].find(({ busy }) => !busy);
    if (idle !== undefined || hands.size >= most) return idle;
    const hand = new Hand(start, patience, (free, gone) => {
      if (gone) hands.delete(free);
      next();
    });
    hands.add(hand);
    return hand;
  };
  const next = (): void => {
    for (const job of waiting) {
      try {
        const hand = closed ? undefined : hire();
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
      for (const hand of hands) hand.end('closed');
    },
  };
}
