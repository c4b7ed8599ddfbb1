import { extname, join } from 'node:path';
import { z } from 'zod';
import { messageSchema } from '#main/contract/messages.ts';
import { threadsOf, type Ears, type Line, type Start } from '#main/threads.ts';
import { ImportFault, type Importer } from './importer.ts';
import type { Step } from './reading.ts';

/** What is posted to a worker: the file first, and then each time that it may go on. */
export type Told = { readonly file: string } | 'on';

/** The worker's file lies beside this one: as a source, or in the bundle beside the main process's file. */
const FILE = join(import.meta.dirname, `import-worker${extname(import.meta.filename)}`);

/** Megabytes a worker may want. */
const MEGABYTES = 512;
/** Milliseconds after which a worker that has not answered is ended. A step takes a tenth of a second, the first some more. */
const PATIENCE = 30_000;

/** Starts workers that read files. `file` is theirs. */
export function importThreads(file: string = FILE): Start<Told> {
  return threadsOf(file, MEGABYTES);
}

/** Reads each file in a worker of its own, which ends with it; it knows the games of the house. */
export function importInWorkers(start: Start<Told> = importThreads(), patience = PATIENCE): Importer {
  return {
    async *read(text, signal) {
      signal.throwIfAborted();
      const worker = hire(start, patience, signal);
      try {
        for (let told: Told = { file: text }; ; told = 'on') {
          const step = await worker.ask(told);
          yield step;
          if ('arrival' in step || 'refused' in step) return;
        }
      } finally {
        worker.end();
      }
    },
  };
}

// The worker runs our own code: this is to notice one that has gone astray, not to read a stranger's words.
const shape = z.union([
  z.object({ done: z.int(), of: z.int() }),
  z.object({ piece: z.object({}) }),
  z.object({ arrival: z.object({}) }),
  z.object({ refused: messageSchema }),
]);
const stepSchema = z.custom<Step>((answer) => shape.safeParse(answer).success);

/** A worker that answers one thing at a time, until the signal is aborted. */
function hire(start: Start<Told>, patience: number, signal: AbortSignal) {
  let waits: { resolve(step: Step): void; reject(why: unknown): void } | undefined;
  let timer: NodeJS.Timeout | undefined;
  const settle = () => {
    const settled = waits;
    waits = undefined;
    clearTimeout(timer);
    return settled;
  };
  const end = (why: unknown = new ImportFault('ended')): void => {
    line.end();
    settle()?.reject(why);
  };
  const taken = (): void => end(signal.reason);
  const line = started(start, {
    heard(answer) {
      const read = stepSchema.safeParse(answer);
      if (read.success) settle()?.resolve(read.data);
      else end(new ImportFault('nonsense'));
    },
    lost: (why) => end(new ImportFault(why)),
  });
  signal.addEventListener('abort', taken, { once: true });
  return {
    ask(told: Told): Promise<Step> {
      signal.throwIfAborted();
      return new Promise((resolve, reject) => {
        waits = { resolve, reject };
        timer = setTimeout(() => end(new ImportFault('no answer in time')), patience);
        line.post(told);
      });
    },
    end(): void {
      signal.removeEventListener('abort', taken);
      end();
    },
  };
}

/** @throws ImportFault where no worker can be had. */
function started(start: Start<Told>, ears: Ears): Line<Told> {
  try {
    return start(ears);
  } catch {
    throw new ImportFault('no worker can be made');
  }
}
