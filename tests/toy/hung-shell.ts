import { cpSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOY_MAIN } from './shell.ts';

/** Where a copy of the browser shell with the toy lies whose bot workers hang where an admiral is asked. */
const FOLDER = 'out/toy-hung';
/** Its main file. */
export const HUNG_MAIN = TOY_MAIN.replace('out/toy', FOLDER);

const WORKER = `// Hears what is posted before the honest worker does, and never comes back from a question to an admiral.
import { parentPort } from 'node:worker_threads';
const on = parentPort.on.bind(parentPort);
parentPort.on = (type, listener) =>
  on(type, (asked) => {
    if (asked.question.level === 'admiral') for (;;);
    listener(asked);
  });
await import('./honest-worker.js');
`;

/** Makes the copy of the shell, which is built already. */
export function makeHungShell(): void {
  rmSync(FOLDER, { recursive: true, force: true });
  cpSync('out/toy', FOLDER, { recursive: true });
  const shell = join(HUNG_MAIN, '..');
  renameSync(join(shell, 'worker.js'), join(shell, 'honest-worker.js'));
  writeFileSync(join(shell, 'worker.js'), WORKER);
}
