import { extname, join } from 'node:path';
import { z } from 'zod';
import { messageSchema } from '#main/contract/messages.ts';
import { workerStarter, type Listeners, type Channel, type StartWorker } from '#main/worker-threads.ts';
import { ImportFault, type Importer } from './importer.ts';
import type { ImportStep } from './read-campaign.ts';

/** What is posted to a worker: the file first, and then each time that it may go on. */
export type ImportMessage = { readonly file: string } | 'on';

/** The worker's file lies beside this one: as a source, or in the bundle beside the main process's file. */
const FILE = join(import.meta.dirname, `import-worker${extname(import.meta.filename)}`);

/** Megabytes a worker may want. */
const MEGABYTES = 512;
/** Milliseconds after which a worker that has not answered is ended. A step takes a tenth of a second, the first some more. */
const PATIENCE = 30_000;

/** Starts workers that read files. `file` is theirs. */
export function startImportWorkers(file: string = FILE): StartWorker<ImportMessage> {
  return workerStarter(file, MEGABYTES);
}

/** Reads each file in a worker of its own, which ends with it; it knows the games of the house. */
export function importInWorker(
  start: StartWorker<ImportMessage> = startImportWorkers(),
  patience = PATIENCE,
): Importer {
  return {
    async *read(text, signal) {
      signal.throwIfAborted();
      const worker = acquire(start, patience, signal);
      try {
        for (let told: ImportMessage = { file: text }; ; told = 'on') {
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
const stepSchema = z.custom<ImportStep>((answer) => shape.safeParse(answer).success);

/** A worker that answers one thing at a time, until the signal is aborted. */
function acquire(start: StartWorker<ImportMessage>, patience: number, signal: AbortSignal) {
  let waits: { resolve(step: ImportStep): void; reject(why: unknown): void } | undefined;
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
    ask(told: ImportMessage): Promise<ImportStep> {
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
function started(start: StartWorker<ImportMessage>, ears: Listeners): Channel<ImportMessage> {
  try {
    return start(ears);
  } catch {
    throw new ImportFault('no worker can be made');
  }
}
