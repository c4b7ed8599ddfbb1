import { z } from 'zod';
import type { Channel } from '#main/worker-threads.ts';
import { BotFault, packKey, type Question } from './question.ts';
import type { WorkerQuestion, StartBotWorker } from './bot-thread.ts';

/** A question on its way, and whoever waits for the answer. */
export type Job = {
  readonly question: Question;
  readonly pack: () => unknown;
  readonly resolve: (move: unknown) => void;
  readonly reject: (why: unknown) => void;
};

const answerSchema = z.union([
  z.strictObject({ number: z.int(), move: z.looseObject({ type: z.string() }) }),
  z.strictObject({ number: z.int(), fault: z.string() }),
]);

/** One worker and the question it is busy with; it stays busy when nobody wants the answer any more. */
export class WorkerHandle {
  readonly #channel: Channel<WorkerQuestion>;
  readonly #patience: number;
  /** Told when it can take another question, or is gone for good. */
  readonly #onFree: (hand: WorkerHandle, gone: boolean) => void;
  readonly #knows = new Set<string>();
  #job: Job | undefined;
  #number = 0;
  #timer: NodeJS.Timeout | undefined;

  /** @throws Error where no worker can be made. */
  constructor(start: StartBotWorker, patience: number, free: (hand: WorkerHandle, gone: boolean) => void) {
    this.#patience = patience;
    this.#onFree = free;
    this.#channel = start({ heard: (answer) => this.#hear(answer), lost: (why) => this.end(why) });
  }

  /** Whether it has a question. */
  get busy(): boolean {
    return this.#job !== undefined;
  }

  /** Asks the worker; `job` is settled by what comes of it, in `patience` at the latest. */
  take(job: Job): void {
    this.#job = job;
    this.#number += 1;
    this.#timer = setTimeout(() => this.end('no answer in time'), this.#patience);
    const { question } = job;
    const key = packKey(question);
    try {
      const data = this.#knows.has(key) ? {} : { data: job.pack() };
      this.#channel.post({ number: this.#number, question, ...data });
      this.#knows.add(key);
    } catch {
      this.#settle()?.reject(new BotFault('a question that cannot be posted'));
      this.#onFree(this, false);
    }
  }

  /** Ends the worker; what it was busy with rejects. Once is enough, more does no harm. */
  end(why: string): void {
    this.#channel.end();
    this.#settle()?.reject(new BotFault(why));
    this.#onFree(this, true);
  }

  #hear(answer: unknown): void {
    const read = answerSchema.safeParse(answer);
    // Whoever answers what nobody asked cannot be trusted with the next question.
    if (!read.success || !this.busy || read.data.number !== this.#number) return this.end('nonsense');
    const job = this.#settle();
    if ('move' in read.data) job?.resolve(read.data.move);
    else job?.reject(new BotFault(read.data.fault));
    this.#onFree(this, false);
  }

  #settle(): Job | undefined {
    const job = this.#job;
    clearTimeout(this.#timer);
    this.#job = undefined;
    return job;
  }
}
