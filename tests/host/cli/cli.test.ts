import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { replay } from '#main/cli/replay.ts';
import { simulate, summaryOf } from '#main/cli/simulate.ts';
import { playOut } from '#main/cli/play-out.ts';
import { GAMES } from '#main/games.ts';
import { appIn, newFolder, Sitter, TOY } from '#tests/host/host/support.ts';
import { toyGame } from '#tests/engine/toy/toy.ts';

type Command = (argv: readonly string[], print: (line: string) => void, complain: (line: string) => void) => number;

function run(command: Command, argv: readonly string[]) {
  const [lines, wrong]: [string[], string[]] = [[], []];
  const code = command(
    argv,
    (line) => lines.push(line),
    (line) => wrong.push(line),
  );
  return { code, lines, wrong };
}
const usage = (command: Command, argv: readonly string[]): string => {
  try {
    run(command, argv);
    return 'nothing';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
};

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
    expect(usage(simulate, ['--game', 'toy'])).toBe('There is no game "toy". The games are: archipelago.');
    expect(usage(simulate, ['--games', 'many'])).toBe('--games must be a whole number of at least 1, not "many".');
    expect(usage(simulate, ['--bots', 'clever'])).toBe('There is no bot "clever". The levels are: random.');
    expect(usage(simulate, ['--variant', 'solo'])).toBe('There is no variant "solo" yet.');
    expect(usage(simulate, ['--players', '9'])).toContain('(players)');
    expect(usage(simulate, ['--speed'])).toContain("'--speed'");
  });

  it('counts a game as failed when a rule throws, an invariant breaks or it has no end', () => {
    const plan = {
      game: toyGame,
      options: { rounds: 2 },
      seed: 'x',
      levels: ['random', 'random', 'random'],
      keep: false,
    };
    expect(playOut(plan)).toHaveProperty('outcome');
    const broken = { ...plan, game: { ...toyGame, invariants: () => ['the water runs uphill'] } };
    const throwing = { ...plan, game: { ...toyGame, apply: () => void at() } };
    const endless = { ...plan, game: { ...toyGame, summary: () => ({ turn: 61 }) } };
    const failures = [broken, throwing, endless].map(playOut);
    expect(failures.map((played) => ('failure' in played ? played.failure : ''))).toEqual([
      'after 0 moves: the water runs uphill',
      'fault after 0 moves: thrown',
      'no end after 60 turns',
    ]);
    expect(summaryOf(failures, plan.levels)).toMatchObject({ games: 3, finished: 0, failures: 3 });
    const wrong: string[] = [];
    const games = [{ ...TOY, id: 'broken', make: () => broken.game }];
    const options = ['--game', 'broken', '--games', '1'];
    expect(() =>
      simulate(
        options,
        () => undefined,
        (line) => wrong.push(line),
        games,
      ),
    ).toThrow('rounds');
  });
});

function at(): never {
  throw new Error('thrown');
}

describe('replay', () => {
  const file = (): string => {
    const folder = newFolder();
    run(simulate, ['--players', '2', '--length', 'short', '--games', '1', '--export', folder]);
    return join(folder, readdirSync(folder)[0] ?? '');
  };

  it('audits: one line for each entry, with its number, seat, move, events and whole state', () => {
    const path = file();
    const { entries } = JSON.parse(readFileSync(path, 'utf8')) as {
      entries: { seq: number; seat: number; move: object }[];
    };
    const { code, lines } = run(replay, [path, '--audit']);
    expect(code).toBe(0);
    expect(lines.length).toBe(entries.length);
    for (const [index, line] of lines.entries()) {
      const read = JSON.parse(line) as Record<string, unknown>;
      expect(read).toMatchObject({ seq: index + 1, seat: entries[index]?.seat, move: entries[index]?.move });
      expect([Array.isArray(read['events']), typeof read['state']]).toEqual([true, 'object']);
    }
  });

  it('names the first difference', () => {
    const path = file();
    const text = readFileSync(path, 'utf8');
    const record = JSON.parse(text) as { entries: { hash: string }[] };
    for (const entry of record.entries.slice(6)) entry.hash = '0'.repeat(64);
    writeFileSync(path, JSON.stringify(record));
    expect(run(replay, [path])).toEqual({
      code: 1,
      lines: [],
      wrong: ['The replay does not agree. Entry 7 leads to another state than the one recorded (its hash differs).'],
    });
    writeFileSync(path, text.slice(1));
    expect(run(replay, [path]).wrong).toEqual(['The file is not JSON.']);
    writeFileSync(path, text.replace('"seq":1,', '"seq":"1",'));
    expect(run(replay, [path]).wrong).toEqual(['The file is not a campaign: entries[0].seq is not what it should be.']);
    writeFileSync(path, text.replace('"game":"archipelago"', '"game":"chess"'));
    expect(run(replay, [path]).wrong).toEqual(['There is no game "chess" here.']);
  });

  it('says in a sentence what cannot be done', () => {
    expect(usage(replay, [])).toBe('Name one campaign file.');
    expect(usage(replay, ['/nowhere/at/all'])).toBe('The file "/nowhere/at/all" cannot be read.');
  });

  it('both answer --help, and run from the command line', () => {
    for (const name of ['simulate', 'replay'])
      expect(execFileSync(process.execPath, [`src-main/cli/${name}.ts`, '--help'], { encoding: 'utf8' })).toContain(
        `npm run ${name} --`,
      );
    expect(GAMES.map(({ id }) => id)).toEqual(['archipelago']);
  });
});
