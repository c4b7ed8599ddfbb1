import { extname, join } from 'node:path';
import { workerStarter, type StartWorker } from '#main/worker-threads.ts';
import type { Question } from './question.ts';

/**
 * What is posted to a worker: a question with its number, and the pack (`data`) the first time it is needed. `stop` is memory
 * that both threads see: a bot that thinks answers with the best it has found once it holds anything but 0.
 */
export type WorkerQuestion = {
  readonly number: number;
  readonly question: Question;
  readonly stop: Int32Array;
  readonly data?: unknown;
};
/** What a worker posts back: the answer, or where the bot failed. */
export type WorkerAnswer =
  { readonly number: number; readonly answer: unknown } | { readonly number: number; readonly fault: string };
/** Posted by a worker once its games are loaded: what it has had of its own until then was no work on a question. */
export const LOADED = 'loaded';

/** Starts a bot worker. @throws Error if it cannot be started */
export type StartBotWorker = StartWorker<WorkerQuestion>;

/** Script of the worker: beside this source file or, once bundled, beside the main process's script. */
const FILE = join(import.meta.dirname, `worker${extname(import.meta.filename)}`);

/** Megabytes of heap after which a worker is ended. */
const MEMORY_LIMIT_MB = 256;

/** Starts bot workers. `file` is the path of their script. */
export function startBotWorkers(file: string = FILE): StartBotWorker {
  return workerStarter(file, MEMORY_LIMIT_MB);
}
