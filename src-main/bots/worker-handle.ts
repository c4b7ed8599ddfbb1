import { z } from 'zod';
import type { WorkerChannel } from '#main/worker-threads.ts';
import { ANSWERS } from './answers.ts';
import { startLimit, type Limit } from './limits.ts';
import { BotFault, packKey, type Question } from './question.ts';
import type { WorkerQuestion, StartBotWorker } from './bot-thread.ts';

/** A question and the promise that waits for its answer. */
export type Job = {
  readonly question: Question;
  readonly pack: () => unknown;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (why: unknown) => void;
  /** Aborted once the best that was found is wanted. */
  readonly now?: AbortSignal | undefined;
};

const answerSchema = z.union([
  z.strictObject({ number: z.int(), answer: z.unknown() }),
  z.strictObject({ number: z.int(), fault: z.string() }),
]);

/** One worker and the question it works on. A cancelled question still keeps it busy until it answers. */
export class WorkerHandle {
  readonly #channel: WorkerChannel<WorkerQuestion>;
  readonly #timeout: number;
  /** Called when the worker can take another question, or has ended (`gone`). */
  readonly #onFree: (handle: WorkerHandle, gone: boolean) => void;
  /** Keys of the packs the worker has been sent. */
  readonly #sentPacks = new Set<string>();
  #job: Job | undefined;
  #limit: Limit | undefined;
  #number = 0;
  #timer: NodeJS.Timeout | undefined;

  /** `timeout` is in milliseconds. @throws Error if no worker can be started */
  constructor(start: StartBotWorker, timeout: number, onFree: (handle: WorkerHandle, gone: boolean) => void) {
    this.#timeout = timeout;
    this.#onFree = onFree;
    this.#channel = start({ onMessage: (answer) => this.#receive(answer), onLost: (why) => this.end(why) });
  }

  /** Whether it works on a question. */
  get busy(): boolean {
    return this.#job !== undefined;
  }

  /** Posts the question to the worker. `job` is resolved or rejected by the time the timeout has passed. */
  take(job: Job): void {
    const { question } = job;
    const limit = startLimit(question.level, this.#timeout, job.now);
    this.#job = job;
    this.#limit = limit;
    this.#number += 1;
    this.#timer = setTimeout(() => this.end('no answer in time'), limit.timeout);
    const key = packKey(question);
    try {
      const data = this.#sentPacks.has(key) ? {} : { data: job.pack() };
      this.#channel.post({ number: this.#number, question, stop: limit.stop, ...data });
      this.#sentPacks.add(key);
    } catch {
      this.#settle()?.reject(new BotFault('a question that cannot be posted'));
      this.#onFree(this, false);
    }
  }

  /** Ends the worker; its question rejects with `why`. May be called more than once. */
  end(why: string): void {
    this.#channel.terminate();
    this.#settle()?.reject(new BotFault(why));
    this.#onFree(this, true);
  }

  #receive(answer: unknown): void {
    const read = answerSchema.safeParse(answer);
    // A worker that answers a question nobody asked must not get the next one.
    if (!read.success || !this.busy || read.data.number !== this.#number) return this.end('nonsense');
    if ('fault' in read.data) this.#settle()?.reject(new BotFault(read.data.fault));
    else {
      const answer = ANSWERS[this.#job?.question.asked ?? 'move'].safeParse(read.data.answer);
      if (!answer.success) return this.end('nonsense');
      this.#settle()?.resolve(answer.data);
    }
    this.#onFree(this, false);
  }

  #settle(): Job | undefined {
    const job = this.#job;
    clearTimeout(this.#timer);
    this.#limit?.over();
    this.#job = undefined;
    return job;
  }
}
