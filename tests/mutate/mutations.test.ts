import { describe, expect, it } from 'vitest';
import { drawn } from './draw.ts';
import { stale, whyEquivalent } from './equivalent.ts';
import { mutationsOf } from './mutations.ts';

/** What can become of a text, each as `from → to`. */
const ways = (text: string): string[] => mutationsOf('a.ts', text).map(({ from, to }) => `${from} → ${to}`);

describe('the ways to break a line', () => {
  it.each([
    ['a boundary', 'const a = b < c;', ['b < c → b <= c', 'b < c → b >= c']],
    ['a comparison', 'const a = b === c;', ['b === c → b !== c']],
    ['a sum', 'const a = b + c;', ['b + c → b - c']],
    ['no text', "const a = b + 'c';", []],
    ['each of two conditions', 'const a = b && c;', ['b && c → (c)', 'b && c → (b)', 'b && c → (b || c)']],
    ['what stands in', 'const a = b ?? c;', ['b ?? c → (c)', 'b ?? c → (b)']],
    ['a sign', 'const a = !b;', ['!b → (b)']],
    ['a number', 'const a = 1;', ['1 → 2', '1 → 0']],
    ['a number that stands for none', 'const a = -1;', ['-1 → (1)', '1 → 0']],
    ['a truth', 'const a = true;', ['true → false']],
    ['a question', 'if (a) b;', ['a → true', 'a → false', 'a → !(a)', 'b; → ;']],
    ['a loop', 'while (a()) b++;', ['a() → false', 'b++; → ;', 'b++ → b--']],
    ['a call', 'a(b);', ['a(b); → ;']],
    ['all and any', 'const a = b.some(c);', ['b.some(c) → b.every(c)']],
    ['what is left out of a list', 'const a = b.filter(c);', ['b.filter(c) → b']],
    ['a refusal', "const a = () => refuse('no');", ["refuse('no') → undefined"]],
    ['a list that is given', 'const a = () => [b];', ['[b] → []']],
    ['no type', 'const a = b as 1;', []],
  ])('%s', (_, text, expected) => expect(ways(text)).toEqual(expected));

  it('keep the rest of the file as it is', () => {
    const [first] = mutationsOf('a.ts', 'one(a);\nconst b = c - d;\n').filter(({ line }) => line === 2);
    expect(first).toMatchObject({ text: 'const b = c - d;', broken: 'one(a);\nconst b = c + d;\n' });
  });
});

describe('the draw', () => {
  const text = Array.from({ length: 40 }, (_, index) => `export const a${index} = b < c;`).join('\n');
  const all = mutationsOf('a.ts', text);

  it('takes so many lines, each broken in one way, the same for the same seed', () => {
    const one = drawn(all, 25, 'seed');
    expect(new Set(one.map(({ line }) => line)).size).toBe(25);
    expect(drawn(all, 25, 'seed')).toEqual(one);
    expect(drawn(all, 25, 'other')).not.toEqual(one);
  });

  it('takes what there is where it is less', () => {
    expect(drawn(all, 100, 'seed')).toHaveLength(40);
  });
});

describe('an equivalent', () => {
  const known = [{ file: 'a.ts', text: 'if (a < 1) b();', from: 'a < 1', to: 'a <= 1', why: 'it is never 1' }];

  it('is known by its line wherever it stands, and by how it is broken', () => {
    const why = mutationsOf('a.ts', '\n\n  if (a < 1) b();').map((mutation) => whyEquivalent(known, mutation));
    expect(why.filter((reason) => reason !== undefined)).toEqual(['it is never 1']);
    expect(mutationsOf('b.ts', 'if (a < 1) b();').some((mutation) => whyEquivalent(known, mutation))).toBe(false);
  });

  it('is stale once its line is gone', () => {
    expect(stale(known, mutationsOf('a.ts', 'if (a < 1) b();'))).toEqual([]);
    expect(stale(known, mutationsOf('a.ts', 'if (a < 2) b();'))).toEqual(known);
  });
});
