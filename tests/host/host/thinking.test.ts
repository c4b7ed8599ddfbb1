import { describe, expect, it, vi } from 'vitest';
import { defined } from '#engine/kernel/defined.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import { MOST_CANDIDATES, thoughtSchema } from '#main/bots/answers.ts';
import type { WorkerQuestion } from '#main/bots/bot-thread.ts';
import { openApp } from '#main/app.ts';
import { decider } from '#main/bots/decider.ts';
import { BotFault, type BotPool, type Question } from '#main/bots/question.ts';
import { GAMES } from '#main/games.ts';
import { silentLog } from '#main/log.ts';
import { workerPool } from '#main/bots/worker-pool.ts';
import type { WorkerListeners } from '#main/worker-threads.ts';
import { secret } from '#tests/secret.ts';
import { appIn, codeOf, databaseText, KINDS, newFolder, people, Sitter, TOY, until } from './support.ts';
import { laidIn, midGame, wholeGame } from './twins.ts';

const game = TOY.make(TOY.basePack);
const decide = decider([TOY]);
const data = (): unknown => TOY.basePack;
const level = 'captain';

/** A question to the captain, where there are moves to choose from. */
function questionAt(more: Partial<Question> = {}): Question & { state: object } {
  for (const state of wholeGame('toy', 'thoughts')) {
    const [seat] = game.deciders(state);
    if (seat === undefined || game.legalMoves(state, seat).length < 4) continue;
    const information = game.information(state, seat);
    return { game: game.id, asked: 'thought', pack: game.pack, level, seat, information, seed: 's', state, ...more };
  }
  throw new Error('nothing to choose');
}

describe('a question to a bot that thinks', () => {
  it('is answered with its move and the chances of some, the same each time', () => {
    const question = questionAt();
    const thought = thoughtSchema.parse(decide(question, data));
    expect(thought).toEqual(decide(question, data));
    expect(thought.candidates[0]).toMatchObject({ move: thought.move, error: 0 });
    expect(thought.stopped).toBe(false);
    expect(thought.candidates.length).toBeGreaterThan(1);
    expect(thought.candidates.length).toBeLessThanOrEqual(MOST_CANDIDATES);
    expect(decide({ ...question, asked: 'move' }, data)).toEqual(thought.move);
  });

  it('takes its time over one move alone, but not where somebody asks it for advice', () => {
    const listed = defined(GAMES.find(({ id }) => id === 'empires-of-the-north'));
    const empires = listed.make(listed.basePack);
    for (const state of wholeGame('empires', 'only pass')) {
      const [seat = 0] = empires.deciders(state);
      if (empires.legalMoves(state, seat).length > 1) continue;
      const about = { game: empires.id, asked: 'thought', pack: empires.pack, level, seat, seed: 's' } as const;
      const question = { ...about, information: empires.information(state, seat) };
      const work = (quietly: boolean): number =>
        thoughtSchema.parse(decider([listed])({ ...question, quietly }, () => listed.basePack)).work;
      expect([work(false) > 0, work(true)]).toEqual([true, 0]);
      return;
    }
    throw new Error('everybody had a choice');
  });

  it('that is told to stop gives the best so far, and says so', () => {
    const question = questionAt();
    const [thought, whole] = [decide(question, data, () => true), decide(question, data)].map((one) =>
      thoughtSchema.parse(one),
    );
    expect(thought?.stopped).toBe(true);
    expect(thought?.work).toBeLessThan(whole?.work ?? 0);
    const move = game.schema.move.parse(thought?.move);
    expect(game.refusal(question.state, question.seat, move)).toBeUndefined();
  });

  it('tells the chance of the move that was asked about, whatever it is worth', () => {
    const question = questionAt();
    for (const also of game.legalMoves(question.state, question.seat)) {
      const { candidates } = thoughtSchema.parse(decide({ ...question, also }, data));
      expect(candidates.map(({ move }) => move)).toContainEqual(also);
    }
  });

  it('is a fault of a bot that does not think', () => {
    expect(() => decide(questionAt({ level: 'random' }), data)).toThrow(BotFault);
  });
});

describe('a worker whose bot thinks', () => {
  const never = new AbortController().signal;
  /** A pool of one worker that says nothing by itself. */
  function silent() {
    const made: (WorkerListeners & { posted: WorkerQuestion[]; ended: boolean })[] = [];
    const pool = workerPool((listeners) => {
      const worker = { ...listeners, posted: [] as WorkerQuestion[], ended: false };
      made.push(worker);
      return {
        post: (message) => worker.posted.push(message),
        ownTime: () => Promise.resolve({ computed: performance.now(), idle: 0 }),
        terminate: () => void (worker.ended = true),
      };
    });
    const stops = (): boolean => Atomics.load(made[0]?.posted[0]?.stop ?? new Int32Array(1), 0) !== 0;
    return { pool, made, stops };
  }

  it('is told to stop when somebody says so', async () => {
    for (const before of [false, true]) {
      const { pool, stops } = silent();
      const now = new AbortController();
      if (before) now.abort();
      void pool.ask(questionAt(), data, never, now.signal).catch(() => undefined);
      expect(stops()).toBe(before);
      now.abort();
      expect(stops()).toBe(true);
      pool.close();
    }
  });

  it('is told to stop at the limit of its level, and ended after five more seconds of its own', async () => {
    vi.useFakeTimers();
    try {
      for (const [name, limit] of [
        ['captain', 1500],
        ['admiral', 6000],
      ] as const) {
        const { pool, made, stops } = silent();
        const fate = pool.ask(questionAt({ level: name }), data, never).catch(String);
        await vi.advanceTimersByTimeAsync(limit - 1);
        expect(stops()).toBe(false);
        await vi.advanceTimersByTimeAsync(1);
        expect(stops()).toBe(true);
        await vi.advanceTimersByTimeAsync(4800);
        expect(made[0]?.ended).toBe(false);
        await vi.advanceTimersByTimeAsync(300);
        expect(made[0]?.ended).toBe(true);
        expect(await fate).toContain('no answer in time');
      }
    } finally {
      vi.useRealTimers();
    }
  });

  it('is ended where its answer is no thought', async () => {
    const { pool, made } = silent();
    const fate = pool.ask(questionAt(), data, never).catch(String);
    made[0]?.onMessage({ number: 1, answer: { type: 'rest' } });
    expect(await fate).toContain('nonsense');
    expect(made[0]?.ended).toBe(true);
  });
});

/** A pool whose bots think until they are told to stop. */
function slow(): BotPool & { readonly asked: Question[] } {
  const asked: Question[] = [];
  return {
    asked,
    async ask(question, pack, signal, now) {
      asked.push(question);
      await new Promise<void>((resolve, reject) => {
        now?.addEventListener('abort', () => resolve());
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
      return decide(question, pack, () => true);
    },
    close: () => undefined,
  };
}

/** A person and a captain at the toy, in a state in which the captain is next. */
async function thinking(state: object, bots: BotPool, seat: number): Promise<Sitter> {
  const seats = people(KINDS.toy.seats).map((one, at) => (at === seat ? { ...one, player: level } : one));
  const sitter = await laidIn('toy', state, 'open', seats, { bots });
  await sitter.settle();
  return sitter;
}

/** A state of the open table in which one seat alone decides. */
function openState(): { state: object; seat: number } {
  for (let moves = 3; ; moves++) {
    const state = midGame(game, KINDS.toy.options, 'captain', moves);
    const [seat] = state === undefined ? [] : game.deciders(state);
    if (state !== undefined && seat !== undefined && !game.secret(state)) return { state, seat };
  }
}

describe('a bot that thinks at the table', () => {
  it('is named on the page, and plays once anybody has said that it is to decide now', async () => {
    const { state, seat } = openState();
    const bots = slow();
    const sitter = await thinking(state, bots, seat);
    await until(() => bots.asked.length > 0);
    expect(sitter.now).toMatchObject({ thinks: seat, played: 0 });
    await sitter.done('decide-now');
    await until(() => sitter.now.played > 0);
    expect(sitter.now.thinks).toBeUndefined();
    // It hurried this once.
    expect(codeOf(await sitter.at('decide-now'))).toBe('done');
  });

  it('is told in the same words whatever the truth is, and never anything that is hidden', async () => {
    const { state, seat } = openState();
    const planted = 918_273;
    const other = (seat + 1) % 3;
    const hidden = game.copy(state) as { seats: { purse: number }[] };
    if (hidden.seats[other] !== undefined) hidden.seats[other].purse = planted;
    const told = [];
    for (const truth of [hidden, game.sample(game.information(hidden, seat), streamOf('another truth'))]) {
      const bots = slow();
      await thinking(truth, bots, seat);
      await until(() => bots.asked.length > 0);
      expect(Object.keys(bots.asked[0] ?? {}).sort()).toEqual(
        ['asked', 'game', 'information', 'level', 'pack', 'seat', 'seed'].sort(),
      );
      told.push(JSON.stringify(bots.asked[0]));
    }
    expect(told[0]).not.toContain(String(planted));
    expect(told[0]).not.toContain('"rng"');
    expect(told[1]).toBe(told[0]);
  });

  it('that was stopped is recorded as such, and its campaign goes on', async () => {
    const dataDir = newFolder();
    const bots = slow();
    const options = { dataDir, log: silentLog, games: [TOY], pause: 0, pace: 0, deadTime: 0, secret };
    const before = new Sitter(openApp({ ...options, bots }));
    const seats = people(3).map((one, seat) => (seat === 1 ? { ...one, player: level } : one));
    await before.ask('create', { game: 'toy', options: KINDS.toy.options, seats, level: 'open', seed: 's' });
    const rng = streamOf('stopped');
    while (bots.asked.length === 0 || before.now.played < 5) {
      if (!(await before.step(rng))) await before.done('decide-now');
      await new Promise((resolve) => setTimeout(resolve));
    }
    before.port.close();
    expect(databaseText(dataDir)).toContain('stopped');
    const after = new Sitter(appIn(dataDir));
    const { campaign } = before.now;
    expect(codeOf(await after.ask('open', { campaign }))).toBe('table');
    expect(after.now).toMatchObject({ played: before.now.played });
    expect(after.now.trouble).toBeUndefined();
    const file = await after.ask('export', { campaign });
    if (file.type !== 'file') throw new Error(codeOf(file));
    expect(file.file).toContain('"stopped":true');
    const elsewhere = new Sitter(appIn(newFolder()));
    expect(codeOf(await elsewhere.ask('import', { file: file.file }))).toBe('home');
  });
});
