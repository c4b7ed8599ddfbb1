import { z } from 'zod';
import type { WorkerChannel } from '#main/worker-threads.ts';
import { ANSWERS } from './answers.ts';
import { watchWorker, type Watch } from '#main/worker-watch.ts';
import { allowedFor, HURRIED_MS, startLimit, type Limit } from './limits.ts';
import { BotFault, BotHang, packKey, type Question } from './question.ts';
import { LOADED, type WorkerQuestion, type StartBotWorker } from './bot-thread.ts';

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
  #watch: Watch | undefined;
  #loaded = false;
  #number = 0;

  /** `timeout` is in milliseconds of the worker's own. @throws Error if no worker can be started */
  constructor(start: StartBotWorker, timeout: number, onFree: (handle: WorkerHandle, gone: boolean) => void) {
    this.#timeout = timeout;
    this.#onFree = onFree;
    this.#channel = start({
      onMessage: (answer) => this.#receive(answer),
      onLost: (why) => this.end(new BotFault(why)),
    });
  }

  /** Whether it works on a question. */
  get busy(): boolean {
    return this.#job !== undefined;
  }

  /** Posts the question to the worker. `job` is resolved or rejected by the time the worker has had its time. */
  take(job: Job): void {
    const { question } = job;
    const limit = startLimit(question, job.now);
    this.#job = job;
    this.#limit = limit;
    this.#number += 1;
    this.#beginWatch(job);
    job.now?.addEventListener('abort', this.#hurry, { once: true });
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
  end(why: BotFault): void {
    this.#channel.terminate();
    this.#settle()?.reject(why);
    this.#onFree(this, true);
  }

  /** Watches the worker from here on. */
  #beginWatch({ question, now }: Job): void {
    this.#watch?.end();
    this.#watch = watchWorker(this.#channel, allowedFor(question.level, this.#timeout), () => this.end(new BotHang()));
    if (now?.aborted === true) this.#hurry();
  }

  /** The best so far is wanted. A worker that still loads cannot know that yet. */
  readonly #hurry = (): void => {
    if (this.#loaded) this.#watch?.allow(HURRIED_MS);
  };

  #hearLoaded(): void {
    this.#loaded = true;
    if (this.#job !== undefined) this.#beginWatch(this.#job);
  }

  #receive(answer: unknown): void {
    if (answer === LOADED && !this.#loaded) return this.#hearLoaded();
    const read = answerSchema.safeParse(answer);
    // A worker that answers a question nobody asked must not get the next one.
    if (!read.success || !this.busy || read.data.number !== this.#number) return this.end(new BotFault('nonsense'));
    if ('fault' in read.data) this.#settle()?.reject(new BotFault(read.data.fault));
    else {
      const answer = ANSWERS[this.#job?.question.asked ?? 'move'].safeParse(read.data.answer);
      if (!answer.success) return this.end(new BotFault('nonsense'));
      this.#settle()?.resolve(answer.data);
    }
    this.#onFree(this, false);
  }

  #settle(): Job | undefined {
    const job = this.#job;
    this.#watch?.end();
    this.#limit?.over();
    job?.now?.removeEventListener('abort', this.#hurry);
    this.#job = undefined;
    return job;
  }
}
