import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { decider } from '#main/bots/decider.ts';
import { workerPool } from '#main/bots/worker-pool.ts';
import { BotFault, type BotPool, type Question } from '#main/bots/question.ts';
import { startBotWorkers } from '#main/bots/bot-thread.ts';
import { GAMES } from '#main/games.ts';
import { KINDS, newFolder } from './support.ts';
import { midGame } from './twins.ts';

const { listed, options } = KINDS.archipelago;
const game = listed.make(listed.basePack);
const pools: BotPool[] = [];
afterAll(() => pools.forEach((pool) => pool.close()));

function open(pool: BotPool): BotPool {
  pools.push(pool);
  return pool;
}

const never = new AbortController().signal;
const data = (): unknown => listed.basePack;

function questionAt(level: string, moves: number): Question {
  const state = midGame(game, options, `worker ${moves}`, moves);
  const [seat] = state === undefined ? [] : game.deciders(state);
  if (state === undefined || seat === undefined) throw new Error('the game is over');
  return {
    game: game.id,
    pack: game.pack,
    level,
    seat,
    information: game.information(state, seat),
    seed: `s ${moves}`,
  };
}

describe('bots in workers', () => {
  it('want the same move there as here, at every level', async () => {
    const pool = open(workerPool());
    const here = decider(GAMES);
    const moves = new Set<string>();
    for (const level of Object.keys(listed.bots(listed.basePack))) {
      for (let at = 2; at < 40; at += 4) {
        const question = questionAt(level, at);
        const move = await pool.ask(question, data, never);
        expect(JSON.stringify(move)).toBe(JSON.stringify(here(question, data)));
        moves.add(JSON.stringify(move));
      }
    }
    expect(moves.size).toBeGreaterThan(10);
  });

  it('say where a bot failed and not what it knew, and go on', async () => {
    const pool = open(workerPool(startBotWorkers(), { maxWorkers: 1 }));
    const question = questionAt('steward', 5);
    const fate = (asked: Question): Promise<unknown> => pool.ask(asked, data, never).catch((error: unknown) => error);
    const broken = await fate({ ...question, information: { secret: 'planted-objective' } });
    expect(broken).toBeInstanceOf(BotFault);
    expect(String(broken)).not.toContain('planted');
    expect(String(await fate({ ...question, level: 'genius' }))).toContain('unknown level genius');
    expect(String(await fate({ ...question, level: 'constructor' }))).toContain('unknown level');
    expect(String(await fate({ ...question, game: 'chess' }))).toContain('unknown game chess');
    expect(await fate(question)).toHaveProperty('type');
  });
});

describe('a thread', () => {
  const ways: [string, string, RegExp, number?][] = [
    ['throws', `throw new Error('planted-objective');`, /: Error$/],
    ['cannot be loaded', `import './nowhere.mjs';`, /Error$/],
    ['exits', `process.exit(3);`, /exit 3$/],
    ['uses up its memory', `const all = []; for (;;) all.push(new Array(1e5).fill(1.5));`, /: Error$/],
    ['hangs', `for (;;);`, /no answer in time$/, 300],
    ['says nothing', `setInterval(() => 0, 1e6);`, /no answer in time$/, 300],
  ];
  it.each(ways)('that %s takes nothing with it', async (_what, code, says, timeout = 60_000) => {
    const file = join(newFolder(), 'worker.mjs');
    writeFileSync(file, code);
    const pool = open(workerPool(startBotWorkers(file), { maxWorkers: 1, timeout }));
    for (let time = 0; time < 2; time++) {
      const fate = await pool.ask(questionAt('random', 3), data, never).catch((error: unknown) => error);
      expect(fate).toBeInstanceOf(BotFault);
      expect(String(fate)).toMatch(says);
    }
  });
});

describe('a process that has closed the app', () => {
  const play = (until: string): Promise<{ stdout: string }> =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, 'bots-process.ts'), newFolder(), until]);

  it('ends by itself, with workers that wait', async () => {
    expect(JSON.parse((await play('played')).stdout)).toMatchObject({ workers: true, trouble: false });
  });

  it('ends by itself, with a worker that thinks', async () => {
    expect(JSON.parse((await play('asked')).stdout)).toMatchObject({ workers: true, trouble: false });
  });
});
