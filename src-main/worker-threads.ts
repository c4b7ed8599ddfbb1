import { Worker } from 'node:worker_threads';

/** Milliseconds a worker has had of its own: for which its thread has computed, and for which it sat idle. */
export type OwnTime = { readonly computed: number; readonly idle: number };

/** The connection to one worker, which takes messages of type `Message`. */
export type WorkerChannel<Message> = {
  /** @throws Error if the message cannot be cloned */
  post(message: Message): void;
  /**
   * What the worker has had of its own so far; undefined before it runs and once it has ended. It answers in the middle of any
   * computation, but not before its thread gets a core.
   */
  ownTime(): Promise<OwnTime | undefined>;
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
    return {
      post: (message) => worker.postMessage(message),
      ownTime: () => ownTimeOf(worker),
      terminate: () => void worker.terminate(),
    };
  };
}

async function ownTimeOf(worker: Worker): Promise<OwnTime | undefined> {
  try {
    const { user, system } = await worker.cpuUsage();
    return { computed: (user + system) / 1000, idle: worker.performance.eventLoopUtilization().idle };
  } catch {
    // It does not run yet, or no longer.
    return undefined;
  }
}
