import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Question } from './question.ts';

/** What is posted to a worker: a question, with the data of its game the first time. */
export type Asked = { readonly number: number; readonly question: Question; readonly data?: unknown };
/** What a worker posts back: a move, or where it failed. */
export type Answered =
  { readonly number: number; readonly move: unknown } | { readonly number: number; readonly fault: string };

/** The line to one worker. */
export type Line = {
  /** @throws Error for what cannot be posted. */
  post(message: Asked): void;
  /** Ends the worker, whatever it is doing. */
  end(): void;
};

/** What is told of a worker. */
export type Ears = {
  heard(answer: unknown): void;
  /** It is gone, or cannot be understood. May be told more than once. */
  lost(why: string): void;
};

/** Makes a worker. @throws Error where none can be had. */
export type Start = (ears: Ears) => Line;

/** The worker's file lies beside this one: as a source, or in the bundle beside the main process's file. */
const FILE = join(import.meta.dirname, `worker${extname(import.meta.filename)}`);

/** A worker that wants more memory than this is ended, before the computer feels it. */
const MEGABYTES = 256;

/** Starts worker threads that know nothing of this process but what is posted to them. `file` is theirs. */
export function threads(file: string = FILE): Start {
  return ({ heard, lost }) => {
    const worker = new Worker(file, {
      argv: [],
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    });
    worker.on('message', heard);
    worker.on('messageerror', () => lost('an answer that cannot be read'));
    worker.on('error', (error) => lost(error instanceof Error ? error.name : 'error'));
    worker.on('exit', (code) => lost(`exit ${code}`));
    return { post: (message) => worker.postMessage(message), end: () => void worker.terminate() };
  };
}
