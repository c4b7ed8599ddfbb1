import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../../../', import.meta.url);
const TESTS = new URL('tests/engine/archipelago/', ROOT);
const RULES = new URL('src-engine/archipelago/', ROOT);

type Row = {
  /** 1 to 143, or a letter for a ruling of our own. */
  readonly name: string;
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
    const [, name, ruling, source, where, test] = cells;
    if (name === undefined || !/^(?:\d+|[A-Z])$/.test(name) || ruling === '' || source === '') return [];
    return [{ name, where: quoted(where ?? ''), test: test ?? '', tests: quoted(test ?? '') }];
  });
}

/** The names of the tests of a file, comments and all else left out. */
function testNames(text: string): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const [name] = node.arguments;
      if (name !== undefined && (ts.isStringLiteralLike(name) || ts.isTemplateExpression(name))) {
        names.push(name.getText(file));
      }
    }
    ts.forEachChild(node, visit);
  };
  const file = ts.createSourceFile('a.test.ts', text, ts.ScriptTarget.Latest);
  visit(file);
  return names;
}

/** Whether what is called is `it` or `test`, alone or with a table: `it.each(…)`. */
function isTest(called: ts.Expression): boolean {
  if (ts.isIdentifier(called)) return called.text === 'it' || called.text === 'test';
  return (ts.isPropertyAccessExpression(called) || ts.isCallExpression(called)) && isTest(called.expression);
}

/** The rulings that names of tests speak of: `ruling 16`, `rulings 10 and 142`, `ruling A`. */
function named(text: string): Set<string | undefined> {
  const mentions = testNames(text).flatMap((name) => [
    ...name.matchAll(/rulings? (\d+|[A-Z]\b)(?: and (\d+|[A-Z]\b))?/g),
  ]);
  return new Set(mentions.flatMap(([, one, other]) => [one, other]));
}

const namedIn = (file: string) => named(readFileSync(new URL(file, TESTS), 'utf8'));

describe('docs/rulings.md', () => {
  it('holds the rulings 1 to 143 and then our own from A, each once, in order', () => {
    const names = rows().map(({ name }) => name);
    const numbers = Array.from({ length: 143 }, (_, index) => String(index + 1));
    const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ').slice(0, names.length - 143);
    expect(names).toEqual([...numbers, ...letters]);
    expect(letters.length).toBeGreaterThan(0);
  });

  it('names rule files that exist', () => {
    expect(rows().flatMap(({ where }) => where.filter((file) => !existsSync(new URL(file, RULES))))).toEqual([]);
  });

  it('gives each ruling a test that names it, or says what it comes with', () => {
    const bare = rows().filter(({ test, tests }) => tests.length === 0 && !test.startsWith('Comes with'));
    expect(bare.map(({ name }) => name)).toEqual([]);
    const missing = rows().flatMap(({ name, tests }) =>
      tests.filter((file) => !namedIn(file).has(name)).map((file) => `${name} in ${file}`),
    );
    expect(missing).toEqual([]);
  });

  it('takes the number from the name of a test alone', () => {
    const text = `
      // ruling 1: said in passing
      describe('ruling 2: a group', () => {
        it('ruling 3: a name', () => expect('ruling 4').toBe('ruling 4'));
        it.each([['ruling 5']])('rulings 6 and 7: %s', () => undefined);
        test(\`ruling H: \${one}\`, () => undefined);
      });`;
    expect([...named(text)].filter((name) => name !== undefined).sort()).toEqual(['3', '6', '7', 'H']);
  });
});
