// Entry of a bot worker: it answers questions. It opens no files and keeps nothing but the games it has made.
import { parentPort } from 'node:worker_threads';
import { GAMES } from '#main/games.ts';
import { decider } from './decider.ts';
import { LOADED, type WorkerAnswer, type WorkerQuestion } from './bot-thread.ts';

const decide = decider(GAMES);

function answer({ number, question, data, stop }: WorkerQuestion): WorkerAnswer {
  try {
    return {
      number,
      answer: decide(
        question,
        () => data,
        () => Atomics.load(stop, 0) !== 0,
      ),
    };
  } catch (error) {
    return { number, fault: error instanceof Error ? error.message : 'fault' };
  }
}

parentPort?.postMessage(LOADED);
parentPort?.on('message', (asked: WorkerQuestion) => parentPort?.postMessage(answer(asked)));
