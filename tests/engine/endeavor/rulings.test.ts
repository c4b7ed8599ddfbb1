/** Holds `docs/rulings-endeavor.md` and the tests together: both list the same rulings, examples and edges. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const PAGE = readFileSync(new URL('../../../docs/rulings-endeavor.md', import.meta.url), 'utf8');
const LABELS = ['rulebook', 'derived', 'house'];
const LAST = 48;

/** A row of a table of the page: its name, and its other cells. */
const ROWS = PAGE.split('\n').flatMap((line) => {
  const [, name = '', ...cells] = line.split('|').map((cell) => cell.trim());
  return /^(?:\d+|[A-Z]\d*)$/.test(name) ? [{ name, cells: cells.slice(0, -1) }] : [];
});
const isCase = (name: string): boolean => /^[EB]\d+$/.test(name);
const RULINGS = ROWS.filter(({ name }) => !isCase(name));

/** File names in back quotes, in the last cell of a row. */
const filesOf = (cells: readonly string[]): string[] =>
  [...(cells.at(-1) ?? '').matchAll(/`([^`]+)`/g)].flatMap(([, file]) => file ?? []);

/** The rulings, examples and edges that the names of the tests of a file speak of. */
function namedIn(file: string): Set<string> {
  const text = readFileSync(`${HERE}${file}`, 'utf8');
  const names = [...text.matchAll(/^\s*(?:it|test)(?:\.each\([^)]*\))?\(\s*['`](.*)/gm)].map(([, name = '']) => name);
  const found = names.flatMap((name) => [
    ...[...name.matchAll(/rulings? (\d+|[A-Z]\b)(?: and (\d+|[A-Z]\b))?/g)].flatMap(([, one, other]) => [one, other]),
    ...[...name.matchAll(/^([EB]\d+) \(l\. /g)].map(([, one]) => one),
  ]);
  return new Set(found.filter((one) => one !== undefined));
}

describe('docs/rulings-endeavor.md', () => {
  it('holds the numbers 1 to 48, then letters from A, each once', () => {
    const names = RULINGS.map(({ name }) => name);
    const numbers = names.filter((name) => /\d/.test(name)).map(Number);
    expect(numbers.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: LAST }, (_, index) => index + 1),
    );
    const letters = names.filter((name) => !/\d/.test(name));
    expect(letters).toEqual([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].slice(0, letters.length));
    expect(letters.length).toBeGreaterThan(0);
  });

  it('labels each ruling and gives it a test, or says by which it is replaced', () => {
    const replaced = RULINGS.filter(({ cells }) => cells[0]?.startsWith('Replaced by'));
    expect(replaced.map(({ name }) => name)).toEqual(['2', '16', '18', '21']);
    for (const { name, cells } of RULINGS.filter((row) => !replaced.includes(row))) {
      const [ruling = '', text = '', label = ''] = cells;
      expect([ruling !== '', text !== '', LABELS.includes(label), filesOf(cells).length > 0], name).toEqual([
        ...[true, true, true, true],
      ]);
    }
  });

  it('holds the twenty worked examples and the sixteen edges, each once, in order', () => {
    const cases = ROWS.map(({ name }) => name).filter(isCase);
    const list = (letter: string, length: number) => Array.from({ length }, (_, index) => `${letter}${index + 1}`);
    expect(cases).toEqual([...list('E', 20), ...list('B', 16)]);
  });

  it('and the tests list the same: each name stands at the files whose tests have it, and at no other', () => {
    const told = ROWS.flatMap(({ name, cells }) => filesOf(cells).map((file) => `${file}: ${name}`));
    const files = globSync('**/*.test.ts', { cwd: HERE }).map((file) => file.replaceAll('\\', '/'));
    const tested = files.flatMap((file) => [...namedIn(file)].map((name) => `${file}: ${name}`));
    expect(tested.toSorted()).toEqual(told.toSorted());
  });
});
