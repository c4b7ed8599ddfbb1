import { describe, expect, it } from 'vitest';
import { streamOf } from '#engine/kernel/rng.ts';
import { openApp } from '#main/app.ts';
import { decideInThread } from '#main/bots/decider.ts';
import { BotFault, type BotPool, type Question } from '#main/bots/question.ts';
import { GAMES } from '#main/games.ts';
import { fileLog, redact, type Log } from '#main/log.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { secret } from '#tests/secret.ts';
import { KINDS, newFolder, people, secondConnection, Sitter, TOY, until, type KindName } from './support.ts';
import { laidIn, midGame } from './twins.ts';

const games = [TOY, ...GAMES];
type Ask = BotPool['ask'];

/** Bots that think here, with another way to ask them. */
function asking(ask: (really: Ask, times: number) => Ask): BotPool & { readonly asked: Question[] } {
  const pool = decideInThread(games);
  const asked: Question[] = [];
  return {
    asked,
    ask(question, pack, signal) {
      asked.push(question);
      return ask(pool.ask, asked.length)(question, pack, signal);
    },
    close: () => pool.close(),
  };
}

/** Notes every code with what the log file would keep of it. */
function noting(): Log & { readonly said: [string, Record<string, unknown>][] } {
  const said: [string, Record<string, unknown>][] = [];
  const note = (code: string, detail: Record<string, unknown> = {}): void => void said.push([code, redact(detail)]);
  return { said, info: () => undefined, warn: note, error: note };
}

async function seatedWith(bots: BotPool, name: KindName, seats: readonly number[], log: Log = noting()) {
  const dataDir = newFolder();
  const port = openApp({ dataDir, log, games, pause: 0, pace: 0, bots, secret });
  const sitter = new Sitter(port);
  await sitter.create(name, 'open', 's', seats);
  return { dataDir, port, sitter };
}

const crash: Ask = () => Promise.reject(new BotFault('exit 1'));
const says =
  (move: unknown): Ask =>
  () =>
    Promise.resolve(move);
const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

describe('bots that cannot be had', () => {
  const failures: [string, Ask, string][] = [
    ['crashes', crash, 'bot-failed'],
    ['says nothing', says(undefined), 'bot-refused'],
    ['says what is no move', says({ type: 'nonsense', seat: 1 }), 'bot-refused'],
    ['says what the rules refuse', says({ type: 'commit', stake: 3 }), 'bot-refused'],
  ];
  it.each(failures)(
    'a pool that always %s: asked once more, then the table plays any legal move',
    async (_, ask, code) => {
      const log = noting();
      const bots = asking((really, times) => (times <= 3 ? really : ask));
      const { sitter } = await seatedWith(bots, 'toy', [0, 1, 2], log);
      await until(() => sitter.now.outcome !== undefined);
      const replaced = log.said.filter(([said]) => said === 'bot-replaced').length;
      expect(replaced).toBeGreaterThan(5);
      expect(log.said.filter(([said]) => said === code)).toHaveLength(2 * replaced);
      // Every move has been asked for, also where there was but one.
      expect(bots.asked).toHaveLength(sitter.now.played + replaced);
      expect(sitter.now.trouble).toBeUndefined();
    },
  );

  it('a pool that fails every other time changes no move', async () => {
    const { listed, options } = KINDS.archipelago;
    const state = midGame(listed.make(listed.basePack), options, 'flaky', 6) ?? {};
    const logs = [];
    for (const every of [1, 2]) {
      const bots = asking((really, times) => (times % every === 0 ? really : crash));
      const sitter = await laidIn('archipelago', state, 'open', people(3, [0, 1, 2]), { bots });
      await until(() => sitter.pushes.length >= 25 || sitter.now.outcome !== undefined);
      logs.push(JSON.stringify(sitter.pushes.slice(0, 25)));
      sitter.port.close();
    }
    expect(logs[1]).toBe(logs[0]);
  });

  it('nothing a bot knew or wanted gets into the log file', async () => {
    const dataDir = newFolder();
    const bots = asking((_, times) => (times % 2 === 0 ? crash : says({ type: 'commit', stake: 'planted' })));
    const { sitter } = await seatedWith(bots, 'toy', [0, 1, 2], fileLog(dataDir));
    await until(() => sitter.now.outcome !== undefined);
    const written = readFileSync(join(dataDir, 'caravel.log'), 'utf8');
    expect(written).toContain('bot-replaced');
    expect(written).not.toMatch(/planted|stake|hand|supply/);
  });

  it('if even that fails, the table says so, and a retry asks again', async () => {
    let broken = true;
    const bots = asking((really) => (broken ? crash : really));
    const make = () => {
      const game = TOY.make({});
      return {
        ...game,
        legalMoves: (...of: Parameters<typeof game.legalMoves>) => (broken ? [] : game.legalMoves(...of)),
      };
    };
    const port = openApp({
      dataDir: newFolder(),
      log: noting(),
      games: [{ ...TOY, make }],
      pause: 0,
      pace: 0,
      bots,
      secret,
    });
    const sitter = new Sitter(port);
    await sitter.create('toy', 'open', 's', [0, 1, 2]);
    await until(() => sitter.now.trouble !== undefined);
    expect(sitter.now.trouble).toEqual({ code: 'bot-failed', params: { seat: 0 } });
    const asked = bots.asked.length;
    await rest();
    expect(bots.asked).toHaveLength(asked);
    await sitter.done('retry');
    await until(() => sitter.now.trouble !== undefined);
    broken = false;
    await sitter.done('retry');
    await until(() => sitter.now.outcome !== undefined);
  });
});

/** A pool whose answers come when the test lets them; it does not heed the signal, as a worker cannot. */
function held() {
  const waiting: { signal: AbortSignal; answer: () => void }[] = [];
  const bots = asking((really) => async (question, pack, signal) => {
    await new Promise<void>((answer) => waiting.push({ signal, answer }));
    return really(question, pack, new AbortController().signal);
  });
  return { bots, waiting };
}

describe('a question that is taken back', () => {
  /** A table at which a bot thinks after a person's move that can be taken back. */
  async function thinking() {
    const { bots, waiting } = held();
    const { dataDir, port, sitter } = await seatedWith(bots, 'archipelago', [1, 2]);
    const rng = streamOf('thinking');
    for (let step = 0; step < 400; step++) {
      const open = waiting.find(({ signal }) => !signal.aborted);
      if (open !== undefined && sitter.now.undo.can) return { dataDir, port, sitter, bots, waiting, open };
      if (open !== undefined) waiting.splice(0).forEach(({ answer }) => answer());
      else await sitter.step(rng);
      await rest();
    }
    throw new Error('no bot was ever asked after a move that can be taken back');
  }
  const entries = (dataDir: string): unknown => {
    const db = secondConnection(dataDir);
    const count = db.prepare('SELECT count(*) FROM entry').pluck().get();
    db.close();
    return count;
  };

  it('by an undo is never played, and after a redo the bot is asked again and moves', async () => {
    const { sitter, waiting, open, bots } = await thinking();
    const asked = bots.asked.at(-1);
    await sitter.done('undo');
    expect(open.signal.aborted).toBe(true);
    const { seq } = sitter.now;
    open.answer();
    await rest();
    expect(sitter.now.seq).toBe(seq);
    await sitter.done('redo');
    await until(() => waiting.some(({ signal }) => !signal.aborted));
    expect(bots.asked.at(-1)?.information).toEqual(asked?.information);
    const again = sitter.now.seq;
    waiting.forEach(({ answer }) => answer());
    await until(() => sitter.now.seq > again);
    expect(sitter.now.log.at(-1)?.seat).not.toBe(0);
  });

  it('by leaving the table is never played; on coming back the bot is asked again', async () => {
    const { dataDir, port, sitter, waiting, open } = await thinking();
    const before = entries(dataDir);
    sitter.disconnect();
    expect(open.signal.aborted).toBe(true);
    open.answer();
    await rest();
    expect(entries(dataDir)).toBe(before);
    waiting.length = 0;
    const again = new Sitter(port, 'window-2');
    await again.ask('open', { campaign: sitter.now.campaign });
    await until(() => waiting.length > 0);
    waiting[0]?.answer();
    await until(() => entries(dataDir) !== before);
  });

  it('by closing the app is never played, nor does it disturb the end', async () => {
    const { dataDir, port, open } = await thinking();
    const before = entries(dataDir);
    port.close();
    expect(open.signal.aborted).toBe(true);
    open.answer();
    await rest();
    expect(entries(dataDir)).toBe(before);
  });

  it('a second window at the table asks nobody twice', async () => {
    const { port, sitter, waiting, open } = await thinking();
    const asked = waiting.length;
    const other = new Sitter(port, 'window-2');
    await other.ask('open', { campaign: sitter.now.campaign });
    await rest();
    expect(waiting).toHaveLength(asked);
    expect(open.signal.aborted).toBe(false);
  });
});
