import { z } from 'zod';
import type { Line } from '#main/threads.ts';
import { BotFault, packKey, type Question } from './question.ts';
import type { Asked, Start } from './thread.ts';

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
export class Hand {
  readonly #line: Line<Asked>;
  readonly #patience: number;
  /** Told when it can take another question, or is gone for good. */
  readonly #free: (hand: Hand, gone: boolean) => void;
  readonly #knows = new Set<string>();
  #job: Job | undefined;
  #number = 0;
  #timer: NodeJS.Timeout | undefined;

  /** @throws Error where no worker can be made. */
  constructor(start: Start, patience: number, free: (hand: Hand, gone: boolean) => void) {
    this.#patience = patience;
    this.#free = free;
    this.#line = start({ heard: (answer) => this.#hear(answer), lost: (why) => this.end(why) });
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
      this.#line.post({ number: this.#number, question, ...data });
      this.#knows.add(key);
    } catch {
      this.#settle()?.reject(new BotFault('a question that cannot be posted'));
      this.#free(this, false);
    }
  }

  /** Ends the worker; what it was busy with rejects. Once is enough, more does no harm. */
  end(why: string): void {
    this.#line.end();
    this.#settle()?.reject(new BotFault(why));
    this.#free(this, true);
  }

  #hear(answer: unknown): void {
    const read = answerSchema.safeParse(answer);
    // Whoever answers what nobody asked cannot be trusted with the next question.
    if (!read.success || !this.busy || read.data.number !== this.#number) return this.end('nonsense');
    const job = this.#settle();
    if ('move' in read.data) job?.resolve(read.data.move);
    else job?.reject(new BotFault(read.data.fault));
    this.#free(this, false);
  }

  #settle(): Job | undefined {
    const job = this.#job;
    clearTimeout(this.#timer);
    this.#job = undefined;
    return job;
  }
}
