import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pack } from '#main/cli/pack.ts';
import { replay } from '#main/cli/replay.ts';
import { simulate, summaryOf } from '#main/cli/simulate.ts';
import { appIn, newFolder, Sitter } from '#tests/host/host/support.ts';
import { run, usage } from './commands.ts';

describe('simulate', () => {
  it('plays whole games and sums them up in the last line, the same for the same seed', () => {
    const argv = ['--players', '3', '--length', 'short', '--games', '4', '--seed', 'cli'];
    const { code, lines } = run(simulate, argv);
    const summary: unknown = JSON.parse(lines.at(-1) ?? '');
    expect(code).toBe(0);
    expect(summary).toMatchObject({ games: 4, finished: 4, failures: 0, wins: {}, points: {} });
    expect(Object.keys(summary as object)).toEqual([
      'games',
      'finished',
      'failures',
      'moves',
      'rounds',
      'endings',
      'wins',
      'points',
    ]);
    expect(run(simulate, argv).lines).toEqual(lines);
    expect(run(simulate, [...argv, '--seed', 'other']).lines).not.toEqual(lines);
  });

  it('writes files that replay and that the app takes', async () => {
    const folder = newFolder();
    run(simulate, ['--players', '2', '--length', 'short', '--games', '2', '--export', folder]);
    const files = readdirSync(folder).map((name) => join(folder, name));
    expect(files.length).toBe(2);
    for (const file of files) expect(run(replay, [file])).toMatchObject({ code: 0, wrong: [] });
    const reply = await new Sitter(appIn(newFolder())).ask('import', { file: readFileSync(files[0] ?? '', 'utf8') });
    expect(reply).toMatchObject({ type: 'home', campaigns: [{ game: 'archipelago', over: true }] });
  });

  it('says in a sentence what cannot be done', () => {
    expect(usage(simulate, ['--game', 'toy'])).toBe(
      'There is no game "toy". The games are: archipelago, endeavor, empires-of-the-north.',
    );
    expect(usage(simulate, ['--games', 'many'])).toBe('--games must be a whole number of at least 1, not "many".');
    expect(usage(simulate, ['--bots', 'random,clever'])).toMatch(/^There is no bot "clever". The levels are: random, /);
    expect(usage(simulate, ['--bots', 'constructor'])).toContain('There is no bot "constructor".');
    expect(usage(simulate, ['--variant', 'desert', '--variant', 'solo'])).toBe(
      'The option "variants" cannot be "solo". Its values are: desert, no-secrets, more-control, more-spice, choose-trend, benefactor.',
    );
    expect(usage(simulate, ['--players', '9'])).toBe('--players must be a whole number from 2 to 5, not "9".');
    expect(usage(simulate, ['--speed'])).toContain("'--speed'");
  });

  it.each([
    [['desert', 'desert'], 'the variant desert is named twice'],
    [['no-secrets', 'more-spice'], 'the variants no-secrets and more-spice exclude each other'],
    [
      ['more-spice', 'benefactor'],
      'the variants benefactor and more-spice need more objectives than there are for so many players',
    ],
  ])('refuses the variants %j with a sentence', (variants, why) => {
    const argv = ['--players', '5', ...variants.flatMap((variant) => ['--variant', variant])];
    expect(usage(simulate, argv)).toBe(`These options cannot be played: ${why}.`);
  });

  it('plays with variants, and the files say so and replay', () => {
    const folder = newFolder();
    const variants = ['desert', 'choose-trend', 'more-spice'];
    const argv = variants.flatMap((variant) => ['--variant', variant]);
    expect(
      run(simulate, [...argv, '--games', '1', '--players', '3', '--length', 'short', '--export', folder]).code,
    ).toBe(0);
    const file = join(folder, readdirSync(folder)[0] ?? '');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ options: { variants } });
    expect(run(replay, [file])).toMatchObject({ code: 0, wrong: [] });
  });

  it('gives wins and points by level, whoever sits where', () => {
    const seats = (...points: number[]) =>
      points.map((own) => ({ won: own === Math.max(...points), place: 1, points: own }));
    const played = [
      { moves: 10, rounds: 5, outcome: { code: 'S1', seats: seats(6, 2, 3) } },
      { moves: 20, rounds: 7, outcome: { code: 'S2', seats: seats(1, 4, 3) } },
      { moves: 5, rounds: 1, failure: 'a fault' },
    ];
    expect(summaryOf(played, ['a', 'b', 'a'])).toEqual({
      games: 3,
      finished: 2,
      failures: 1,
      moves: 35,
      rounds: { min: 5, median: 5, max: 7 },
      endings: { S1: 1, S2: 1 },
      wins: { a: 0.25, b: 0.5 },
      points: { a: 3.25, b: 3 },
    });
  });

  it('plays with the pack of a file, and says what is wrong with it', () => {
    const file = join(newFolder(), 'mine.json');
    expect(run(pack, ['export', file]).lines).toEqual([`Written: ${file}`]);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('"title": "Archipelago: base game"', '"title": "Mine"'));
    const folder = newFolder();
    const argv = ['--pack', file, '--games', '1', '--length', 'short', '--export', folder];
    expect(run(simulate, argv).code).toBe(0);
    const played = join(folder, readdirSync(folder)[0] ?? '');
    expect(JSON.parse(readFileSync(played, 'utf8'))).toMatchObject({ pack: { title: 'Mine' } });
    expect(run(replay, [played])).toMatchObject({ code: 0, wrong: [] });
    writeFileSync(file, text.replace('"huts": 2', '"huts": 9'));
    expect(usage(simulate, argv)).toMatch(/is no pack of archipelago. hexes\.0\.sides\.0\.huts: got 9/);
    expect(usage(simulate, ['--pack', '/nowhere/at/all'])).toBe('The file "/nowhere/at/all" cannot be read.');
  });
});
