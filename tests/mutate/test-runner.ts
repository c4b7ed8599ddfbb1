import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Message to the child: run these test files in this order, with one source file replaced if `broken` is given. Of the functions of
 * the files in `watched` it is told which were called.
 */
export type Question = {
  readonly tests: readonly string[];
  readonly broken?: { readonly file: string; readonly text: string };
  readonly watched?: readonly string[];
};
/** How long a test file took, in milliseconds, and the functions it called: numbered through the watched files. */
export type Ran = { readonly took: number; readonly calls: readonly number[] };
/** Message from the child: it is ready, it has started a test file, or the result. */
export type Answer =
  | { readonly type: 'ready' }
  | { readonly type: 'began'; readonly file: string }
  | { readonly type: 'failed'; readonly file: string; readonly test: string }
  | { readonly type: 'passed'; readonly ran: readonly (readonly [file: string, Ran])[] };
/** The result of a run. */
export type RunResult = Extract<Answer, { type: 'failed' | 'passed' }>;

/** Runs tests with broken files, one after another, in one process, so that Vitest is loaded once. */
export type TestRunner = {
  /** @param limit time limit of a test file in milliseconds: one that takes longer, or ends the process, has failed */
  run(question: Question, limit: (file: string) => number): Promise<RunResult>;
  close(): void;
};

const CHILD = fileURLToPath(new URL('child.ts', import.meta.url));
/** Milliseconds that loading Vitest and the first test file may take. */
const START_TIMEOUT_MS = 120_000;

function start(root: string): ChildProcess {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));
  // Ends endlessly growing lists before the time limit does.
  const execArgv = ['--max-old-space-size=1500'];
  return fork(CHILD, { cwd: root, env, execArgv, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
}

/** Starts the process at the first run, and again after one that had to be killed. @param root folder of sources and tests */
export function openTestRunner(root: string): TestRunner {
  let child: ChildProcess | undefined;
  const close = (): void => {
    child?.kill('SIGKILL');
    child = undefined;
  };
  const run: TestRunner['run'] = (question, limit) =>
    new Promise((resolve) => {
      const isStarted = child !== undefined;
      const running = (child ??= start(root));
      let file = question.tests[0] ?? '';
      let timer: NodeJS.Timeout | undefined;
      const end = (ended: RunResult): void => {
        clearTimeout(timer);
        running.removeAllListeners();
        resolve(ended);
      };
      const abort = (test: string): void => {
        close();
        end({ type: 'failed', file, test });
      };
      const wait = (milliseconds: number): void => {
        clearTimeout(timer);
        timer = setTimeout(() => abort('took too long'), milliseconds);
      };
      running.on('exit', () => abort('ended the process'));
      running.on('message', (answer: Answer) => {
        if (answer.type === 'ready') running.send(question);
        else if (answer.type === 'began') wait(limit((file = answer.file)));
        else end(answer);
      });
      wait(START_TIMEOUT_MS);
      if (isStarted) running.send(question);
    });
  return { run, close };
}
