import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What the child is asked: to run these test files in this order, over a broken file where one is named. */
export type Question = {
  readonly tests: readonly string[];
  readonly broken?: { readonly file: string; readonly text: string };
};
/** What it says: that it is there, which test file it has begun, and how it went. */
export type Answer =
  | { readonly type: 'ready' }
  | { readonly type: 'began'; readonly file: string }
  | { readonly type: 'failed'; readonly file: string; readonly test: string }
  | { readonly type: 'passed'; readonly took: readonly (readonly [file: string, milliseconds: number])[] };
/** How a run ended. */
export type Ended = Extract<Answer, { type: 'failed' | 'passed' }>;

/** Runs tests over broken files, one after the other, in a process that stays warm. */
export type Warm = {
  /** @param limit how long a test file may take, in milliseconds: one that takes longer, or ends the process, has failed */
  run(question: Question, limit: (file: string) => number): Promise<Ended>;
  close(): void;
};

const CHILD = fileURLToPath(new URL('child.ts', import.meta.url));
/** To load Vitest and the first test file, at worst. */
const START = 120_000;

function start(root: string): ChildProcess {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));
  // A list that grows without end is ended by its memory, before its time.
  const execArgv = ['--max-old-space-size=1500'];
  return fork(CHILD, { cwd: root, env, execArgv, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
}

/** Starts the process at the first run, and again after one that had to be ended. @param root where sources and tests lie */
export function openWarm(root: string): Warm {
  let child: ChildProcess | undefined;
  const close = (): void => {
    child?.kill('SIGKILL');
    child = undefined;
  };
  const run: Warm['run'] = (question, limit) =>
    new Promise((resolve) => {
      const isWarm = child !== undefined;
      const running = (child ??= start(root));
      let file = question.tests[0] ?? '';
      let timer: NodeJS.Timeout | undefined;
      const end = (ended: Ended): void => {
        clearTimeout(timer);
        running.removeAllListeners();
        resolve(ended);
      };
      const breakOff = (test: string): void => {
        close();
        end({ type: 'failed', file, test });
      };
      const wait = (milliseconds: number): void => {
        clearTimeout(timer);
        timer = setTimeout(() => breakOff('took too long'), milliseconds);
      };
      running.on('exit', () => breakOff('ended the process'));
      running.on('message', (answer: Answer) => {
        if (answer.type === 'ready') running.send(question);
        else if (answer.type === 'began') wait(limit((file = answer.file)));
        else end(answer);
      });
      wait(START);
      if (isWarm) running.send(question);
    });
  return { run, close };
}
