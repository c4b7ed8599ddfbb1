import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FittedFile } from '#engine/bots/fit/fitted-file.ts';
import { fit } from '#main/cli/fit.ts';
import { plannedLessons, tablesAsked } from '#main/cli/fit/tables.ts';
import type { ListedGame } from '#main/listed-game.ts';
import { toyPlan } from '#tests/engine/bots/fit/toy-plan.ts';
import { GAMES as TOYS } from '#tests/engine/toy/listed.ts';
import { toyGame } from '#tests/engine/toy/toy.ts';
import { newFolder } from '#tests/host/host/support.ts';
import { runLong } from './commands.ts';

const folder = newFolder();
const toy: ListedGame = { ...TOYS[0], fit: { plan: () => toyPlan, file: join(folder, 'toy.json') } };
const fitToy = (...argv: string[]) => runLong((...args) => fit(...args, [toy]), argv);
const read = (path: string): FittedFile => JSON.parse(readFileSync(path, 'utf8')) as FittedFile;

describe('a fit to fifty games', () => {
  it('writes weights with what they were fitted from, the same bytes for the same seed', async () => {
    const { code, lines } = await fitToy('--games', '50', '--seed', 'f');
    expect(code).toBe(0);
    const file = read(join(folder, 'toy.json'));
    expect(file).toMatchObject({ game: 'toy', seed: 'f', games: 50, every: 2, work: 0.0625, pack: toyGame.pack });
    expect(file.tables.map(({ levels, games }) => [levels, games])).toEqual([
      ['random', 25],
      ['random', 25],
    ]);
    expect(file.data).toMatch(/^[0-9a-f]{64}$/);
    expect(Object.keys(file.weights.seat)).toEqual(toyPlan.features.names.seat);
    // Whoever has more points is more likely to win, and high water to drown everybody.
    expect(file.weights.seat['points']).toBeGreaterThan(0);
    expect(file.weights.table['water']).toBeGreaterThan(0);
    expect(file.logLoss.map(({ of, about }) => [of, about])).toEqual([
      ['all', 'everything'],
      ['all', 'who wins'],
    ]);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ games: 50, failures: 0, data: file.data });
    const to = join(folder, 'again.json');
    await fitToy('--games', '50', '--seed', 'f', '--to', to);
    expect(readFileSync(to, 'utf8')).toBe(readFileSync(join(folder, 'toy.json'), 'utf8'));
    await fitToy('--games', '50', '--seed', 'g', '--to', to);
    expect(read(to).data).not.toBe(file.data);
  });

  it('plays only the tables that are asked for, and whom it is told to', async () => {
    const asked = { players: undefined, option: [], levels: [] };
    expect(tablesAsked(toyPlan.tables, { ...asked, players: '3,4' })).toEqual([toyPlan.tables[1]]);
    expect(tablesAsked(toyPlan.tables, { ...asked, option: ['rounds=4,5'] })).toEqual([toyPlan.tables[0]]);
    const others = tablesAsked(toyPlan.tables, { ...asked, levels: ['a', 'a,b'] });
    expect(others.map(({ levels }) => levels)).toEqual([['a'], ['a', 'b'], ['a'], ['a', 'b']]);
    const says = await fitToy('--players', '4').catch((error: unknown) =>
      error instanceof Error ? error.message : '',
    );
    expect(says).toBe('The plan of the game has no such tables.');
    const none = await runLong((...args) => fit(...args, TOYS), []).catch((error: unknown) => String(error));
    expect(none).toBe('Error: Nothing is fitted for toy.');
  });

  it('moves everybody on by one seat from game to game, and keeps games for choosing and reporting', () => {
    const table = { options: { rounds: 4, players: 3 }, levels: ['a', 'b', 'b'] };
    const planned = plannedLessons(toyGame, [table], 500, 's');
    expect(planned.slice(0, 3).map(({ levels }) => levels.join(''))).toEqual(['abb', 'bba', 'bab']);
    const count = (part: string): number => planned.filter((one) => one.part === part).length;
    expect(count('fit')).toBeGreaterThan(250);
    expect(count('choose')).toBeGreaterThan(70);
    expect(count('report')).toBeGreaterThan(70);
  });
});

it('is fitted to the same games however many threads play', async () => {
  const argv = ['--games', '3', '--players', '2', '--length', 'short', '--to'];
  const [alone, together] = [join(folder, 'alone.json'), join(folder, 'together.json')];
  await runLong(fit, [...argv, alone]);
  await runLong(fit, [...argv, together, '--jobs', '2']);
  expect(readFileSync(together, 'utf8')).toBe(readFileSync(alone, 'utf8'));
});
