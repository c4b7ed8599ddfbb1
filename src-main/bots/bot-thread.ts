import { extname, join } from 'node:path';
import { workerStarter, type StartWorker as StartOf } from '#main/worker-threads.ts';
import type { Question } from './question.ts';

/** What is posted to a worker: a question, with the data of its game the first time. */
export type WorkerQuestion = { readonly number: number; readonly question: Question; readonly data?: unknown };
/** What a worker posts back: a move, or where it failed. */
export type WorkerAnswer =
  { readonly number: number; readonly move: unknown } | { readonly number: number; readonly fault: string };

/** Makes a worker. @throws Error where none can be had. */
export type StartBotWorker = StartOf<WorkerQuestion>;

/** The worker's file lies beside this one: as a source, or in the bundle beside the main process's file. */
const FILE = join(import.meta.dirname, `worker${extname(import.meta.filename)}`);

/** Megabytes a worker may want. */
const MEGABYTES = 256;

/** Starts workers for bots. `file` is theirs. */
export function startBotWorkers(file: string = FILE): StartBotWorker {
  return workerStarter(file, MEGABYTES);
}
