import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openApp } from '#main/app.ts';
import { startBotWorkers } from '#main/bots/bot-thread.ts';
import { decideInThread } from '#main/bots/decider.ts';
import { BotFault, BotHang, type BotPool, type Question } from '#main/bots/question.ts';
import { workerPool } from '#main/bots/worker-pool.ts';
import { levelBelow } from '#main/host/hung-levels.ts';
import { GAMES } from '#main/games.ts';
import { silentLog } from '#main/log.ts';
import { secret } from '#tests/secret.ts';
import { codeOf, copyOf, KINDS, newFolder, people, secondConnection, Sitter, TOY, until } from './support.ts';

/** Which questions hang; the others are answered in this thread. */
type Hangs = (question: Question, asked: readonly Question[]) => boolean;

function pool(hangs: Hangs): BotPool & { readonly asked: Question[] } {
  const honest = decideInThread([TOY]);
  const asked: Question[] = [];
  return {
    ...honest,
    asked,
    ask(question, ...rest) {
      asked.push(question);
      return hangs(question, asked) ? Promise.reject(new BotHang()) : honest.ask(question, ...rest);
    },
  };
}

const admiralHangs: Hangs = ({ level }) => level === 'admiral';

function open(dataDir: string, bots: BotPool): Sitter {
  return new Sitter(openApp({ dataDir, log: silentLog, games: [TOY], pause: 0, pace: 0, deadTime: 0, bots, secret }));
}

/** A campaign of the toy with these players; one after another in the seats. */
async function seatedWith(players: readonly string[], bots: BotPool, dataDir = newFolder()): Promise<Sitter> {
  const sitter = open(dataDir, bots);
  const seats = people(3).map((seat, index) => ({ ...seat, player: players[index] ?? 'person' }));
  const reply = await sitter.ask('create', {
    game: 'toy',
    options: KINDS.toy.options,
    seats,
    level: 'open',
    seed: 's',
  });
  if (reply.type !== 'table') throw new Error(JSON.stringify(reply));
  return sitter;
}

const playersAt = (sitter: Sitter): string[] => sitter.now.seats.map(({ player }) => player);
const seatLines = (sitter: Sitter): unknown[] =>
  sitter.now.log.flatMap(({ event }) => (event.type === 'table-seat' ? [event] : []));
const isOver = (sitter: Sitter) => () => sitter.now.outcome !== undefined;
const line = (seat: number, name: string) => ({ type: 'table-seat', seat, player: 'captain', name, hung: 'admiral' });

describe('a level that hung twice in a campaign', () => {
  it('is replaced by the level below at all its seats, with entries like any change of seat, and the log says so', async () => {
    const dataDir = newFolder();
    const bots = pool(admiralHangs);
    const sitter = await seatedWith(['admiral', 'random', 'admiral'], bots, dataDir);
    await until(isOver(sitter));
    expect(bots.asked.filter(({ level }) => level === 'admiral')).toHaveLength(2);
    expect(playersAt(sitter)).toEqual(['captain', 'random', 'captain']);
    expect(seatLines(sitter)).toEqual([line(0, 'Ada'), line(2, 'Cora')]);
    expect(sitter.now.replaced).toEqual([
      { seat: 0, player: 'admiral' },
      { seat: 2, player: 'admiral' },
    ]);
    expect(sitter.now.trouble).toBeUndefined();
    const db = secondConnection(dataDir);
    const stored = db.prepare("SELECT seq, seat, move, events FROM entry WHERE kind = 'seat' ORDER BY seq").all();
    db.close();
    const entry = (seq: number, seat: number, player: string, name: string) => ({
      ...{ seq, seat, events: '[]' },
      move: JSON.stringify({ player, name }),
    });
    expect(stored).toEqual([
      entry(1, 0, 'admiral', 'Ada'),
      entry(2, 0, 'captain', 'Ada'),
      entry(3, 2, 'admiral', 'Cora'),
      entry(4, 2, 'captain', 'Cora'),
    ]);
  });

  it('stays replaced after a restart, and in a file that is brought in, and there the log says the same', async () => {
    const dataDir = newFolder();
    const sitter = await seatedWith(['person', 'admiral', 'random'], pool(admiralHangs), dataDir);
    const move = async (): Promise<void> => {
      const turn = await sitter.turn();
      if (turn !== undefined) await sitter.done('move', { seat: turn.seat, move: turn.moves[0] });
    };
    while (sitter.now.replaced === undefined) await move();
    await until(() => sitter.now.deciders.includes(0));
    const file = await sitter.ask('export', { campaign: sitter.now.campaign });
    if (file.type !== 'file') throw new Error(codeOf(file));
    const bots = [pool(admiralHangs), pool(admiralHangs)] as const;
    const again = open(copyOf(dataDir), bots[0]);
    await again.ask('open', { campaign: sitter.now.campaign });
    const elsewhere = open(newFolder(), bots[1]);
    const home = await elsewhere.ask('import', { file: file.file });
    if (home.type !== 'home') throw new Error(codeOf(home));
    await elsewhere.ask('open', { campaign: home.campaigns[0]?.id });
    for (const [index, other] of [again, elsewhere].entries()) {
      expect(other.now.log).toEqual(sitter.now.log);
      expect(playersAt(other)).toEqual(['person', 'captain', 'random']);
      expect(other.now.replaced).toEqual([{ seat: 1, player: 'admiral' }]);
      for (let moves = 0; moves < 4; moves++) {
        const turn = await other.turn();
        if (turn !== undefined) await other.done('move', { seat: turn.seat, move: turn.moves[0] });
        await until(() => other.now.deciders.includes(0) || other.now.outcome !== undefined);
      }
      expect(new Set(bots[index]?.asked.map(({ level }) => level))).toEqual(new Set(['captain', 'random']));
    }
  });

  it('is given its seat back where somebody says so, and then has two more', async () => {
    let broken = true;
    const dataDir = newFolder();
    const bots = pool((question, asked) => broken && admiralHangs(question, asked));
    const sitter = await seatedWith(['person', 'admiral', 'random'], bots, dataDir);
    const untilReplaced = async (): Promise<void> => {
      while (sitter.now.replaced === undefined) {
        const turn = await sitter.turn();
        if (turn !== undefined) await sitter.done('move', { seat: turn.seat, move: turn.moves[0] });
        await until(() => sitter.now.deciders.includes(0) || sitter.now.replaced !== undefined);
      }
      await until(() => sitter.now.deciders.includes(0));
    };
    await untilReplaced();
    expect(codeOf(await sitter.at('change-seat', { seat: 1, player: 'random' }))).toBe('bot-plays');
    expect(codeOf(await sitter.at('change-seat', { seat: 2, player: 'admiral' }))).toBe('bot-plays');
    await sitter.done('change-seat', { seat: 1, player: 'admiral' });
    expect(playersAt(sitter)[1]).toBe('admiral');
    expect(sitter.now.replaced).toBeUndefined();
    expect(codeOf(await sitter.at('change-seat', { seat: 1, player: 'captain' }))).toBe('bot-plays');
    const before = bots.asked.length;
    await untilReplaced();
    expect(bots.asked.slice(before).filter(({ level }) => level === 'admiral')).toHaveLength(2);
    const back = { type: 'table-seat', seat: 1, player: 'admiral', name: 'Ben' };
    expect(seatLines(sitter)).toEqual([line(1, 'Ben'), back, line(1, 'Ben')]);
    broken = false;
    await sitter.done('change-seat', { seat: 1, player: 'admiral' });
    // Nothing was played between the last three entries, and they are still told apart.
    const again = open(
      copyOf(dataDir),
      pool(() => false),
    );
    await again.ask('open', { campaign: sitter.now.campaign });
    expect(seatLines(again)).toEqual([line(1, 'Ben'), back, line(1, 'Ben'), back]);
    expect(again.now.replaced).toBeUndefined();
  });

  it('hangs twice in all, over several moves and while the table was closed', async () => {
    const turns = new Set([1, 3]);
    let admirals = 0;
    const bots = pool(({ level }) => level === 'admiral' && turns.has(++admirals));
    const sitter = await seatedWith(['person', 'admiral', 'random'], bots);
    const { campaign } = sitter.now;
    while (sitter.now.replaced === undefined && sitter.now.outcome === undefined) {
      const turn = await sitter.turn();
      if (turn !== undefined) await sitter.done('move', { seat: turn.seat, move: turn.moves[0] });
      await until(() => sitter.now.deciders.includes(0) || isOver(sitter)() || sitter.now.replaced !== undefined);
      await sitter.ask('leave');
      await sitter.ask('open', { campaign });
    }
    expect(admirals).toBe(3);
    expect(playersAt(sitter)).toEqual(['person', 'captain', 'random']);
  });

  it('goes down to the lowest, which has any legal move played', async () => {
    const bots = pool(() => true);
    const sitter = await seatedWith(['admiral', 'captain', 'random'], bots);
    await until(isOver(sitter));
    expect(playersAt(sitter)).toEqual(['random', 'random', 'random']);
    expect(bots.asked.filter(({ level }) => level === 'admiral')).toHaveLength(2);
    expect(bots.asked.filter(({ level }) => level === 'captain')).toHaveLength(2);
    expect(sitter.now.trouble).toBeUndefined();
  });

  it('is not replaced where its worker was lost, or it hung once', async () => {
    for (const fails of [() => new BotFault('exit 1'), (times: number) => (times === 1 ? new BotHang() : undefined)]) {
      const honest = decideInThread([TOY]);
      let times = 0;
      const ask: BotPool['ask'] = (question, ...rest) => {
        const fault = question.level === 'admiral' ? fails(++times) : undefined;
        return fault === undefined ? honest.ask(question, ...rest) : Promise.reject(fault);
      };
      const sitter = await seatedWith(['admiral', 'random', 'random'], { ...honest, ask });
      await until(isOver(sitter));
      expect(playersAt(sitter)[0]).toBe('admiral');
      expect(times).toBeGreaterThan(3);
    }
  });

  it('has made its moves itself: none of them counts as a person’s after the game', async () => {
    let admirals = 0;
    const bots = pool(({ level }) => level === 'admiral' && ++admirals > 6);
    const sitter = await seatedWith(['admiral', 'admiral', 'admiral'], bots);
    await until(isOver(sitter));
    expect(playersAt(sitter)).toEqual(['captain', 'captain', 'captain']);
    expect(await sitter.at('decisions')).toMatchObject({ type: 'decisions', of: 0 });
  });
});

describe('the level below', () => {
  it.each(GAMES.map((listed) => [listed.id, listed] as const))('of %s', (_, listed) => {
    const all = listed.bots(listed.basePack);
    const bots = Object.keys(all);
    const thinkers = bots.filter((level) => all[level]?.think !== undefined);
    const below = Object.fromEntries(bots.map((level) => [level, levelBelow({ bots, thinkers, listed }, level)]));
    const { admiral, captain, random, ...others } = below;
    expect([admiral, captain, random]).toEqual(['captain', 'steward', undefined]);
    expect(Object.keys(others).length).toBeGreaterThan(2);
    expect(new Set(Object.values(others))).toEqual(new Set(['random']));
  });
});

describe('a bot that is told to decide now', () => {
  /** Workers that know the toy, and hang where an admiral is asked. */
  function hangingWorkers(): BotPool {
    const file = join(newFolder(), 'worker.mjs');
    const from = (path: string): string => JSON.stringify(resolve(path));
    writeFileSync(
      file,
      `import { parentPort } from 'node:worker_threads';
       import { decider } from ${from('src-main/bots/decider.ts')};
       import { GAMES } from ${from('tests/engine/toy/listed.ts')};
       const decide = decider(GAMES);
       parentPort.postMessage('loaded');
       parentPort.on('message', ({ number, question, data }) => {
         if (question.level === 'admiral') for (;;);
         parentPort.postMessage({ number, answer: decide(question, () => data) });
       });`,
    );
    return workerPool(startBotWorkers(file));
  }

  /** Plays for the person until the bot at the second seat is asked again. */
  async function untilAsked(sitter: Sitter): Promise<void> {
    while (sitter.now.thinks !== 1 && sitter.now.outcome === undefined) {
      const turn = await sitter.turn();
      if (turn !== undefined) await sitter.done('move', { seat: turn.seat, move: turn.moves[0] });
      await wait(5);
    }
  }

  it('decides now though its worker hangs, and after two such moves the level below has its seat', async () => {
    const workers = hangingWorkers();
    let asked = 0;
    const counted: BotPool = {
      ...workers,
      ask(question, ...rest) {
        if (question.level === 'admiral') asked += 1;
        return workers.ask(question, ...rest);
      },
    };
    const sitter = await seatedWith(['person', 'admiral', 'random'], counted);
    let told = 0;
    for (;;) {
      await untilAsked(sitter);
      // As long as the window waits before it offers the button.
      await wait(1000);
      if (sitter.now.replaced !== undefined || sitter.now.outcome !== undefined) break;
      const { played } = sitter.now;
      await sitter.done('decide-now');
      await until(() => sitter.now.played > played);
      told += 1;
      // Left alone, a hang is asked once more.
      expect(asked).toBe(told);
    }
    // Two, unless a worker was still loading when it was told, or was given no core meanwhile.
    expect(told).toBeGreaterThanOrEqual(2);
    expect(playersAt(sitter)).toEqual(['person', 'captain', 'random']);
    sitter.port.close();
  }, 120_000);

  it('decides now though its worker is given no core, and does not count as one that hung', async () => {
    const honest = decideInThread([TOY]);
    let admirals = 0;
    const starved: BotPool = {
      ...honest,
      ask(question, pack, signal, now) {
        if (question.level !== 'admiral') return honest.ask(question, pack, signal, now);
        admirals += 1;
        return new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
        });
      },
    };
    const sitter = await seatedWith(['person', 'admiral', 'random'], starved);
    for (let times = 1; times <= 3; times++) {
      await untilAsked(sitter);
      const { played } = sitter.now;
      await sitter.done('decide-now');
      await until(() => sitter.now.played > played);
      expect(admirals).toBe(times);
    }
    expect(playersAt(sitter)[1]).toBe('admiral');
    sitter.port.close();
  }, 60_000);
});
