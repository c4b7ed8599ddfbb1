import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../../../', import.meta.url);
const TESTS = new URL('tests/engine/archipelago/', ROOT);
const RULES = new URL('src-engine/archipelago/', ROOT);

type Row = {
  readonly number: number;
  readonly where: readonly string[];
  readonly test: string;
  readonly tests: readonly string[];
};

/** File names in back quotes. */
const quoted = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, name]) => name ?? []);

/** The rows of the tables in `docs/rulings.md`. */
function rows(): Row[] {
  const page = readFileSync(new URL('docs/rulings.md', ROOT), 'utf8');
  return page.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    const [, number, ruling, source, where, test] = cells;
    if (number === undefined || !/^\d+$/.test(number) || ruling === '' || source === '') return [];
    return [{ number: Number(number), where: quoted(where ?? ''), test: test ?? '', tests: quoted(test ?? '') }];
  });
}

/** The numbers that test names of a file speak of: `ruling 16`, `rulings 10 and 142`. */
function named(file: string): Set<number> {
  const text = readFileSync(new URL(file, TESTS), 'utf8');
  const mentions = [...text.matchAll(/rulings? (\d+)(?: and (\d+))?/g)];
  return new Set(mentions.flatMap(([, one, other]) => [Number(one), Number(other)]));
}

describe('docs/rulings.md', () => {
  it('holds the rulings 1 to 143, each once, in order', () => {
    expect(rows().map(({ number }) => number)).toEqual(Array.from({ length: 143 }, (_, index) => index + 1));
  });

  it('names rule files that exist', () => {
    expect(rows().flatMap(({ where }) => where.filter((file) => !existsSync(new URL(file, RULES))))).toEqual([]);
  });

  it('gives each ruling a test that names it, or says what it comes with', () => {
    const bare = rows().filter(({ test, tests }) => tests.length === 0 && !test.startsWith('Comes with'));
    expect(bare.map(({ number }) => number)).toEqual([]);
    const missing = rows().flatMap(({ number, tests }) =>
      tests.filter((file) => !named(file).has(number)).map((file) => `${number} in ${file}`),
    );
    expect(missing).toEqual([]);
  });
});
