import { describe, expect, it } from 'vitest';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { packFromText, packToText } from '#engine/archipelago/data/exchange.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { hashValue } from '#engine/kernel/hash.ts';
import { pick, streamOf, type Rng } from '#engine/kernel/rng.ts';
import { SMALL_PACK } from '../small-pack.ts';

const TEXT = packToText(BASE_PACK);

/** The messages of a refusal, each with its path. */
function refusal(text: string): string[] {
  const verdict = packFromText(text);
  return verdict.ok ? ['accepted'] : verdict.problems.map(({ path, message }) => `${path}: ${message}`);
}

describe('a pack as text', () => {
  it.each([BASE_PACK, SMALL_PACK])('comes back as it was ($id)', (pack) => {
    const verdict = packFromText(packToText(pack));
    expect(verdict).toEqual({ ok: true, pack });
    expect(verdict.ok && hashValue(verdict.pack)).toBe(hashValue(pack));
    expect(verdict.ok && packToText(verdict.pack)).toBe(packToText(pack));
  });

  it('does not depend on the order of the keys', () => {
    const turned = Object.fromEntries(Object.entries(BASE_PACK).reverse()) as typeof BASE_PACK;
    const cards = BASE_PACK.cards.map((card) => Object.fromEntries(Object.entries(card).reverse()) as typeof card);
    expect(packToText({ ...turned, cards })).toBe(TEXT);
  });

  it('reads like a table: a short value on a line of its own', () => {
    const lines = TEXT.split('\n');
    expect(lines).toContain('          "edges": ["mountain", "sea", "field", "sea", "sea", "mountain"],');
    expect(lines).toContain('  "title": "Archipelago: base game",');
    expect(lines.length).toBeLessThan(3000);
  });

  it('may begin with a byte order mark', () => {
    expect(packFromText(`\uFEFF${TEXT}`).ok).toBe(true);
  });
});

describe('a text that is no pack', () => {
  it.each([
    ['', /^: got a text that is not JSON/],
    ['{', /^: got a text that is not JSON/],
    [TEXT.replace('"huts": 2', '"huts": NaN'), /^: got a text that is not JSON/],
    ['null', /^: got null/],
    ['[]', /^: got a list of 0/],
    ['{}', /^format: got nothing/],
    [TEXT.replace('"huts": 2', '"huts": 1e999'), /^hexes\.0\.sides\.0\.huts: got Infinity/],
    [TEXT.replace('"huts": 2', '"huts": "2"'), /^hexes\.0\.sides\.0\.huts: got "2"/],
    [TEXT.replace('"format": 1', '"format": 2'), /^format: got 2/],
    [TEXT.replace('"format": 1', '"format": 1, "__proto__": {"a": 1}'), /^: got the name "__proto__"/],
    [TEXT.replace('"huts": 2', '"huts": 2, "constructor": {}'), /^: got the name "constructor"/],
    ['['.repeat(100_000), /^: got more than 20 brackets/],
    [`"${'x'.repeat(300_000)}"`, /^: got a text of more than 300000 characters/],
    [`{"hexes":[${Array.from({ length: 90_000 }, () => 0).join()}]}`, /^hexes: got 90000 values, expected at most 200/],
    [JSON.stringify(Array.from({ length: 150 }, () => Array.from({ length: 150 }, () => 0))), /^: got more than 20000/],
  ])('is refused with the place and the reason (case %#)', (text, message) => {
    expect(refusal(text)[0]).toMatch(message);
  });
});

/** Every place in the base pack, as the keys that lead there. */
function places(value: unknown, path: readonly string[]): (readonly string[])[] {
  const below =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, child]) => places(child, [...path, key]))
      : [];
  return path.length === 0 ? below : [path, ...below];
}

/** Something else for a value; `undefined` takes it away. */
function another(value: unknown, rng: Rng): unknown {
  const words = ['', 'x', 'fish', 'iron', 'field', 'sea', 'mountain', 'A01', 'S1', 'short', 'town', '__proto__'];
  const plain = [null, true, false, [], {}, undefined, -1, 0, 1, 2, 5, 50, 0.5, 1e308];
  const near = typeof value === 'number' ? [value + 1, value - 1, value * 2] : [];
  const others = [...words, ...plain, ...near, ...near];
  return others[pick(rng, others.length)];
}

/** The base pack with one value changed at random. */
function changed(rng: Rng, all: readonly (readonly string[])[]): { path: string[]; text: string } {
  const path = [...elementAt(all, pick(rng, all.length))];
  const pack: unknown = structuredClone(BASE_PACK);
  let holder: unknown = pack;
  for (const key of path.slice(0, -1)) holder = Reflect.get(holder as object, key);
  const last = elementAt(path, path.length - 1);
  const value = another(Reflect.get(holder as object, last), rng);
  if (value === undefined && Array.isArray(holder)) holder.splice(Number(last), 1);
  else if (value === undefined) Reflect.deleteProperty(holder as object, last);
  else Reflect.set(holder as object, last, value);
  return { path, text: JSON.stringify(pack) };
}

/** Whether a problem is told at the value, above or below it, or in the same record: the tile, card, objective or board. */
function names(problem: string, path: readonly string[]): boolean {
  const value = path.join('.');
  if (problem === value || problem.startsWith(`${value}.`) || value.startsWith(`${problem}.`)) return true;
  if (problem === '') return path.length === 1;
  return problem.split('.').slice(0, 2).join('.') === path.slice(0, 2).join('.');
}

it('one value changed at random: a pack all the same, or refused with the place of that value', () => {
  const rng = streamOf('one wrong value');
  const all = places(BASE_PACK, []);
  let accepted = 0;
  for (let trial = 0; trial < 300; trial++) {
    const { path, text } = changed(rng, all);
    const verdict = packFromText(text);
    if (verdict.ok) accepted++;
    else {
      const problems = verdict.problems.map((problem) => problem.path);
      expect(
        problems.some((problem) => names(problem, path)),
        `${path.join('.')}: told at ${problems.join()}`,
      ).toBe(true);
    }
  }
  expect(accepted).toBeGreaterThan(5);
  expect(accepted).toBeLessThan(150);
});
