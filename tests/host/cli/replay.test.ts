import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { replay } from '#main/cli/replay.ts';
import { simulate } from '#main/cli/simulate.ts';
import { GAMES } from '#main/games.ts';
import { newFolder } from '#tests/host/host/support.ts';
import { run, usage } from './commands.ts';

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

  it('says of the file of a damaged campaign that it is one', () => {
    const path = file();
    const record = JSON.parse(readFileSync(path, 'utf8')) as { entries: object[] };
    const entries = record.entries.slice(0, 9);
    writeFileSync(path, JSON.stringify({ ...record, entries, damaged: { seq: 10 } }));
    const left = run(replay, [path]);
    expect([left.code, left.lines[1]]).toEqual([0, 'Its log was damaged at entry 10: this is what is left of it.']);
    writeFileSync(path, JSON.stringify({ ...record, damaged: { seq: 10, from: 40 } }));
    expect(run(replay, [path]).lines[1]).toMatch(/entry 10; it went on from the position after entry 40/);
  });

  it('says in a sentence what cannot be done', () => {
    expect(usage(replay, [])).toBe('Name one campaign file.');
    expect(usage(replay, ['/nowhere/at/all'])).toBe('The file "/nowhere/at/all" cannot be read.');
  });
});

it('all answer --help, and run from the command line', () => {
  for (const name of ['simulate', 'replay', 'pack'])
    expect(execFileSync(process.execPath, [`src-main/cli/${name}.ts`, '--help'], { encoding: 'utf8' })).toContain(
      `npm run ${name} --`,
    );
  expect(GAMES.map(({ id }) => id)).toEqual(['archipelago', 'endeavor', 'empires-of-the-north']);
});
