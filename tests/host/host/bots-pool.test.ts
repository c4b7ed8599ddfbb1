import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { workerPool } from '#main/bots/worker-pool.ts';
import { BotFault, BotHang, type Question } from '#main/bots/question.ts';
import { LOADED, type WorkerQuestion, type StartBotWorker } from '#main/bots/bot-thread.ts';
import type { WorkerListeners } from '#main/worker-threads.ts';
import { until } from './support.ts';

/** A worker that does nothing but what the test makes it say. */
type Puppet = WorkerListeners & { readonly posted: WorkerQuestion[]; ended: boolean; works: boolean };

/** Makes puppets, and keeps them by the order in which they were made. */
function puppets(): { made: Puppet[]; start: StartBotWorker } {
  const made: Puppet[] = [];
  const start: StartBotWorker = (listeners) => {
    const puppet: Puppet = { ...listeners, posted: [], ended: false, works: true };
    made.push(puppet);
    return {
      post: (message) => puppet.posted.push(message),
      ownTime: () => Promise.resolve({ computed: puppet.works ? performance.now() : 0, idle: 0 }),
      terminate: () => (puppet.ended = true),
    };
  };
  return { made, start };
}

const MOVE = { type: 'pass' };
const question = (level = 'random', pack = 'p'): Question => ({
  game: 'g',
  pack,
  level,
  seat: 0,
  information: {},
  seed: 's',
});
const never = new AbortController().signal;
const data = (): object => ({ data: 1 });

/** What came of a question. */
async function fate(asked: Promise<unknown>): Promise<unknown> {
  return asked.catch((error: unknown) => (error instanceof BotFault ? `fault: ${error.message}` : error));
}

/** Lets the puppet answer what it was asked last. */
function answer(puppet: Puppet | undefined, move: unknown = MOVE): void {
  puppet?.onMessage({ number: puppet.posted.at(-1)?.number, answer: move });
}

describe('the pool of workers', () => {
  it('posts the data of a game once to each worker, and keeps the worker', async () => {
    const { made, start } = puppets();
    const pool = workerPool(start);
    for (const pack of ['p', 'p', 'q', 'p']) {
      const asked = pool.ask(question('random', pack), data, never);
      answer(made[0]);
      expect(await asked).toEqual(MOVE);
    }
    expect(made).toHaveLength(1);
    expect(made[0]?.posted.map((message) => 'data' in message)).toEqual([true, false, true, false]);
  });

  it('drops the answer to a question that was taken back; the worker goes on', async () => {
    const { made, start } = puppets();
    const pool = workerPool(start, { maxWorkers: 1 });
    const undone = new AbortController();
    const first = pool.ask(question('first'), data, undone.signal);
    undone.abort('undone');
    const second = pool.ask(question('second'), data, never);
    expect(await fate(first)).toBe('undone');
    expect(made[0]?.posted.map((message) => message.question.level)).toEqual(['first']);
    answer(made[0], { type: 'of-the-first' });
    expect(made[0]?.posted.map((message) => message.question.level)).toEqual(['first', 'second']);
    answer(made[0], { type: 'of-the-second' });
    expect(await second).toEqual({ type: 'of-the-second' });
    expect(made).toHaveLength(1);
  });

  it('asks no worker a question cancelled while it waited, or before', async () => {
    const { made, start } = puppets();
    const pool = workerPool(start, { maxWorkers: 1 });
    const first = pool.ask(question('first'), data, never);
    const undone = new AbortController();
    const second = pool.ask(question('second'), data, undone.signal);
    undone.abort('undone');
    answer(made[0]);
    expect(await first).toEqual(MOVE);
    expect(await fate(second)).toBe('undone');
    expect(await fate(pool.ask(question('third'), data, undone.signal))).toBe('undone');
    expect(made[0]?.posted).toHaveLength(1);
  });

  it('makes another worker while one is busy, up to a number; then questions wait their turn', async () => {
    const { made, start } = puppets();
    const pool = workerPool(start, { maxWorkers: 2 });
    const asked = ['a', 'b', 'c'].map((level) => pool.ask(question(level), data, never));
    expect(made.map(({ posted }) => posted.length)).toEqual([1, 1]);
    answer(made[1], { type: 'b' });
    answer(made[1], { type: 'c' });
    answer(made[0], { type: 'a' });
    expect(await Promise.all(asked)).toEqual([{ type: 'a' }, { type: 'b' }, { type: 'c' }]);
  });

  it('a worker that is lost costs its question and nothing else', async () => {
    const { made, start } = puppets();
    const pool = workerPool(start, { maxWorkers: 1 });
    const asked = ['a', 'b'].map((level) => fate(pool.ask(question(level), data, never)));
    made[0]?.onLost('exit 1');
    made[0]?.onLost('exit 1');
    expect(made[0]?.ended).toBe(true);
    expect(made[1]?.posted[0]).toMatchObject({ question: { level: 'b' }, data: data() });
    answer(made[0]);
    answer(made[1]);
    expect(await Promise.all(asked)).toEqual(['fault: exit 1', MOVE]);
    expect(made).toHaveLength(2);
  });

  it('ends a worker that works on and does not answer in time, wanted or not', async () => {
    const { made, start } = puppets();
    const pool = workerPool(start, { maxWorkers: 1, timeout: 3 });
    expect(await pool.ask(question(), data, never).catch((error: unknown) => error)).toBeInstanceOf(BotHang);
    expect(made[0]?.ended).toBe(true);
    const undone = new AbortController();
    const second = pool.ask(question(), data, undone.signal);
    undone.abort('undone');
    expect(await fate(second)).toBe('undone');
    await until(() => made[1]?.ended === true);
    const third = pool.ask(question(), data, never);
    answer(made[2]);
    expect(await third).toEqual(MOVE);
  });

  it('waits for a worker that gets no core', async () => {
    const { made, start } = puppets();
    const pool = workerPool(start, { maxWorkers: 1, timeout: 3 });
    const asked = pool.ask(question(), data, never);
    if (made[0] !== undefined) made[0].works = false;
    await wait(400);
    expect(made[0]?.ended).toBe(false);
    answer(made[0]);
    expect(await asked).toEqual(MOVE);
  });

  it.each([
    ['while it works', true],
    ['before it has begun', false],
  ])('ends a worker that does not heed that the best so far is wanted, said %s', async (_when, during) => {
    const { made, start } = puppets();
    const pool = workerPool(start, { maxWorkers: 1 });
    const now = new AbortController();
    if (!during) now.abort();
    const asked = pool.ask(question(), data, never, now.signal).catch((error: unknown) => error);
    now.abort();
    await wait(700);
    // What it does while it loads is no sign of anything.
    expect(made[0]?.ended).toBe(false);
    const begun = performance.now();
    made[0]?.onMessage(LOADED);
    expect(await asked).toBeInstanceOf(BotHang);
    // It has ten seconds where nobody waits.
    expect(performance.now() - begun).toBeLessThan(5000);
  });

  const nonsense: [string, (number: number) => unknown][] = [
    ['nothing', () => undefined],
    ['a text', () => 'pass'],
    ['that it has loaded, twice', () => LOADED],
    ['no move', (number) => ({ number, answer: 7 })],
    ['a move without a type', (number) => ({ number, answer: {} })],
    ['the answer to another question', (number) => ({ number: number + 1, answer: MOVE })],
    ['more than an answer', (number) => ({ number, answer: MOVE, state: {} })],
  ];
  it.each(nonsense)('ends a worker that answers %s', async (_what, say) => {
    const { made, start } = puppets();
    const pool = workerPool(start);
    const asked = pool.ask(question(), data, never);
    made[0]?.onMessage(LOADED);
    made[0]?.onMessage(say(made[0].posted[0]?.number ?? 0));
    expect(await fate(asked)).toBe('fault: nonsense');
    expect(made[0]?.ended).toBe(true);
  });

  it('says what the worker says of a bot that failed, and goes on with that worker', async () => {
    const { made, start } = puppets();
    const pool = workerPool(start);
    const asked = pool.ask(question(), data, never);
    made[0]?.onMessage({ number: made[0].posted[0]?.number, fault: 'RangeError' });
    expect(await fate(asked)).toBe('fault: RangeError');
    void pool.ask(question(), data, never).catch(() => undefined);
    expect(made.map(({ posted }) => posted.length)).toEqual([2]);
  });

  it('goes on after a worker that cannot be started, and a question that cannot be posted', async () => {
    const { made, start } = puppets();
    let broken = true;
    const pool = workerPool((listeners) => {
      if (broken) throw new Error('no more threads');
      const channel = start(listeners);
      return {
        ...channel,
        post(message) {
          if (message.question.level === 'unclonable') throw new Error('DataCloneError');
          channel.post(message);
        },
      };
    });
    expect(await fate(pool.ask(question(), data, never))).toBe('fault: no worker can be made');
    broken = false;
    expect(await fate(pool.ask(question('unclonable'), data, never))).toBe('fault: a question that cannot be posted');
    const asked = pool.ask(question(), data, never);
    expect(made[0]?.posted[0]).toHaveProperty('data');
    answer(made[0]);
    expect(await asked).toEqual(MOVE);
    expect(made).toHaveLength(1);
  });

  it('ends all workers and questions when it closes', async () => {
    const { made, start } = puppets();
    const pool = workerPool(start, { maxWorkers: 2 });
    const asked = ['a', 'b', 'c'].map((level) => fate(pool.ask(question(level), data, never)));
    pool.close();
    expect(await Promise.all(asked)).toEqual(['fault: closed', 'fault: closed', 'fault: closed']);
    expect(made.map(({ ended }) => ended)).toEqual([true, true]);
    expect(await fate(pool.ask(question(), data, never))).toBe('fault: closed');
    expect(made).toHaveLength(2);
  });
});
