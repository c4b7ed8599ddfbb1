import { extname, join } from 'node:path';
import { z } from 'zod';
import { messageSchema } from '#main/contract/messages.ts';
import { watchWorker, type Watch } from '#main/worker-watch.ts';
import { workerStarter, type WorkerListeners, type WorkerChannel, type StartWorker } from '#main/worker-threads.ts';
import { ImportFault, type Importer } from './importer.ts';
import type { ImportStep } from './read-campaign.ts';

/** What is posted to a worker: first the file, then `on` to ask for the next step. */
export type ImportMessage = { readonly file: string } | 'on';

/** Script of the worker: beside this source file or, once bundled, beside the main process's script. */
const FILE = join(import.meta.dirname, `import-worker${extname(import.meta.filename)}`);

/** Megabytes of heap after which a worker is ended. */
const MEMORY_LIMIT_MB = 512;
/** Milliseconds of its own after which a worker that has given no step is ended. A step takes about 100 ms, the first somewhat more. */
const TIMEOUT_MS = 30_000;

/** Starts import workers. `file` is the path of their script. */
export function startImportWorkers(file: string = FILE): StartWorker<ImportMessage> {
  return workerStarter(file, MEMORY_LIMIT_MB);
}

/**
 * Reads each file in its own worker, which ends afterwards. Workers know the built-in games only. `timeout` is in milliseconds of the
 * worker's own; the whole file may take as long as it takes.
 */
export function importInWorker(
  start: StartWorker<ImportMessage> = startImportWorkers(),
  timeout = TIMEOUT_MS,
): Importer {
  return {
    async *read(text, signal) {
      signal.throwIfAborted();
      const worker = openWorker(start, timeout, signal);
      try {
        for (let message: ImportMessage = { file: text }; ; message = 'on') {
          const step = await worker.ask(message);
          yield step;
          if ('campaign' in step || 'refused' in step) return;
        }
      } finally {
        worker.end();
      }
    },
  };
}

// The worker runs our own code, so a rough check is enough: it only has to notice a worker that fails.
const shape = z.union([
  z.object({ done: z.int(), of: z.int() }),
  z.object({ batch: z.object({}) }),
  z.object({ campaign: z.object({}) }),
  z.object({ refused: messageSchema }),
]);
const stepSchema = z.custom<ImportStep>((answer) => shape.safeParse(answer).success);

/** A worker that is asked one question at a time and ended when the signal is aborted. */
function openWorker(start: StartWorker<ImportMessage>, timeout: number, signal: AbortSignal) {
  let pending: { resolve(step: ImportStep): void; reject(why: unknown): void } | undefined;
  let watch: Watch | undefined;
  const settle = () => {
    const settled = pending;
    pending = undefined;
    watch?.end();
    return settled;
  };
  const end = (why: unknown = new ImportFault('ended')): void => {
    channel.terminate();
    settle()?.reject(why);
  };
  const onAbort = (): void => end(signal.reason);
  const channel = started(start, {
    onMessage(answer) {
      const read = stepSchema.safeParse(answer);
      if (read.success) settle()?.resolve(read.data);
      else end(new ImportFault('nonsense'));
    },
    onLost: (why) => end(new ImportFault(why)),
  });
  signal.addEventListener('abort', onAbort, { once: true });
  return {
    ask(message: ImportMessage): Promise<ImportStep> {
      signal.throwIfAborted();
      return new Promise((resolve, reject) => {
        pending = { resolve, reject };
        watch = watchWorker(channel, timeout, () => end(new ImportFault('no answer in time')));
        channel.post(message);
      });
    },
    end(): void {
      signal.removeEventListener('abort', onAbort);
      end();
    },
  };
}

/** @throws ImportFault if no worker can be started */
function started(start: StartWorker<ImportMessage>, listeners: WorkerListeners): WorkerChannel<ImportMessage> {
  try {
    return start(listeners);
  } catch {
    throw new ImportFault('no worker can be made');
  }
}
