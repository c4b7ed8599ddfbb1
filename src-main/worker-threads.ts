import { Worker } from 'node:worker_threads';

/** The connection to one worker, which takes messages of type `Message`. */
export type WorkerChannel<Message> = {
  /** @throws Error if the message cannot be cloned */
  post(message: Message): void;
  /** Ends the worker immediately. */
  terminate(): void;
};

/** Called with what a worker does. */
export type WorkerListeners = {
  onMessage(answer: unknown): void;
  /** The worker ended or sent a message that cannot be read. May be called more than once. */
  onLost(why: string): void;
};

/** Starts a worker. @throws Error if it cannot be started */
export type StartWorker<Message> = (listeners: WorkerListeners) => WorkerChannel<Message>;

/**
 * A function that starts worker threads with the script `file`. They get no environment and no arguments of this process.
 * A worker whose heap exceeds `megabytes` is ended, so that it cannot slow down the computer.
 */
export function workerStarter<Message>(file: string, megabytes: number): StartWorker<Message> {
  return ({ onMessage, onLost }) => {
    const worker = new Worker(file, {
      argv: [],
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    worker.on('message', onMessage);
    worker.on('messageerror', () => onLost('an answer that cannot be read'));
    worker.on('error', (error) => onLost(error instanceof Error ? error.name : 'error'));
    worker.on('exit', (code) => onLost(`exit ${code}`));
    return { post: (message) => worker.postMessage(message), terminate: () => void worker.terminate() };
  };
}
