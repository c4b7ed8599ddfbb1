import { Worker } from 'node:worker_threads';

/** The line to one worker, to which `Said` is said. */
export type Channel<Said> = {
  /** @throws Error for what cannot be posted. */
  post(message: Said): void;
  /** Ends the worker, whatever it is doing. */
  end(): void;
};

/** What is told of a worker. */
export type Listeners = {
  heard(answer: unknown): void;
  /** It is gone, or cannot be understood. May be told more than once. */
  lost(why: string): void;
};

/** Makes a worker. @throws Error where none can be had. */
export type StartWorker<Said> = (ears: Listeners) => Channel<Said>;

/**
 * Starts worker threads that know nothing of this process but what is posted to them. `file` is theirs; one that wants
 * more memory than `megabytes` is ended, before the computer feels it.
 */
export function workerStarter<Said>(file: string, megabytes: number): StartWorker<Said> {
  return ({ heard, lost }) => {
    const worker = new Worker(file, {
      argv: [],
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    worker.on('message', heard);
    worker.on('messageerror', () => lost('an answer that cannot be read'));
    worker.on('error', (error) => lost(error instanceof Error ? error.name : 'error'));
    worker.on('exit', (code) => lost(`exit ${code}`));
    return { post: (message) => worker.postMessage(message), end: () => void worker.terminate() };
  };
}
