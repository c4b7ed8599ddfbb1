import { describe, expect, test } from 'vitest';
import { draws, seedRng } from '#engine/kernel/rng.ts';
import { setupRng, withSecret } from '#engine/kernel/seed.ts';

const SECRET = '5f2c9d0e8b7a46138877665544332211';

describe('a seed', () => {
  test('of words alone has one generator for everything, the one it always had', () => {
    const { open, hidden } = setupRng('caravel', '/3');
    expect(hidden).toBe(open);
    expect(open).toEqual(seedRng('caravel/3'));
  });

  test('with a secret draws what lies open from the words, and the rest from both', () => {
    const one = setupRng(withSecret('caravel', SECRET), '/3');
    const other = setupRng(withSecret('caravel', 'another'), '/3');
    const elsewhere = setupRng(withSecret('carrack', SECRET), '/3');
    expect(one.open).toEqual(seedRng('caravel/3'));
    expect(other.open).toEqual(one.open);
    expect(elsewhere.open).not.toEqual(one.open);
    expect(other.hidden).not.toEqual(one.hidden);
    expect(elsewhere.hidden).not.toEqual(one.hidden);
    expect(setupRng(withSecret('caravel', SECRET), '/4').hidden).not.toEqual(one.hidden);
  });

  // Recorded from the first release that has secrets: campaigns in players' hands depend on them. Never record them again.
  test('stands for the same numbers for ever', () => {
    const { hidden } = setupRng(withSecret('caravel', SECRET), '/3');
    expect(hidden).toEqual([-691464191, -983266180, 251531907, 1562820207]);
    expect(draws(hidden, 6, 10)).toEqual([1, 4, 0, 3, 2, 5, 0, 2, 5, 4]);
  });

  test('has a secret as wide as the generator: all four of its words differ from seed to seed', () => {
    const states = Array.from({ length: 200 }, (_, number) => setupRng(withSecret('wide', String(number))).hidden);
    for (const word of [0, 1, 2, 3]) expect(new Set(states.map((state) => state[word])).size).toBe(200);
  });

  test('whose words hold the mark between them is parted at the last one, which the host has set', () => {
    const words = withSecret('caravel', 'typed by somebody');
    const one = setupRng(withSecret(words, SECRET));
    const other = setupRng(withSecret(words, 'another'));
    expect(other.open).toEqual(one.open);
    expect(other.hidden).not.toEqual(one.hidden);
  });
});
