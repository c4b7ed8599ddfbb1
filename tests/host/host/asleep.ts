// Run by `worker-watch.test.ts` as a separate process, which is stopped while its worker works for longer than the worker may take.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startBotWorkers } from '#main/bots/bot-thread.ts';
import { workerPool } from '#main/bots/worker-pool.ts';
import { importInWorker, startImportWorkers } from '#main/importing/import-thread.ts';

const [folder = '', what = ''] = process.argv.slice(2);
/** Milliseconds of its own that the worker may have, and those it takes. */
const [ALLOWED, TAKES] = [1000, 500];

const file = join(folder, 'worker.mjs');
writeFileSync(
  file,
  `import { parentPort } from 'node:worker_threads';
   parentPort.on('message', (asked) => {
     const begun = process.threadCpuUsage();
     for (let own = 0; own < ${TAKES}; ) {
       const { user, system } = process.threadCpuUsage(begun);
       own = (user + system) / 1000;
     }
     parentPort.postMessage(asked.number === undefined
       ? { refused: { code: 'answered', params: {} } }
       : { number: asked.number, answer: { type: 'answered' } });
   });`,
);

const never = new AbortController().signal;
const question = { game: 'g', pack: 'p', level: 'random', seat: 0, information: {}, seed: 's' };

/** The code that the worker answers with, or why it did not. */
async function answerOf(): Promise<string> {
  if (what === 'bots') {
    const pool = workerPool(startBotWorkers(file), { timeout: ALLOWED });
    const move = (await pool.ask(question, () => ({}), never)) as { type: string };
    pool.close();
    return move.type;
  }
  const steps = [];
  for await (const step of importInWorker(startImportWorkers(file), ALLOWED).read('', never)) steps.push(step);
  return steps.flatMap((step) => ('refused' in step ? [step.refused.code] : [])).join();
}

const answer = answerOf().catch(String);
setTimeout(() => process.stdout.write('working\n'), 300);
process.stdout.write(`${await answer}\n`);
