import { describe, expect, it } from 'vitest';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { packFromText, packToText } from '#engine/empires-of-the-north/data/exchange.ts';
import { hashValue } from '#engine/kernel/hash.ts';

const TEXT = packToText(BASE_PACK);

/** The problems of a text, each with its path. */
function refusal(text: string): string[] {
  const verdict = packFromText(text);
  return verdict.ok ? ['accepted'] : verdict.problems.map(({ path, message }) => `${path}: ${message}`);
}

describe('a pack as text', () => {
  it('comes back as it was', () => {
    const verdict = packFromText(TEXT);
    expect(verdict).toEqual({ ok: true, pack: BASE_PACK });
    expect(verdict.ok && hashValue(verdict.pack)).toBe(hashValue(BASE_PACK));
    expect(verdict.ok && packToText(verdict.pack)).toBe(TEXT);
  });

  it('does not depend on the order of the keys', () => {
    const turned = Object.fromEntries(Object.entries(BASE_PACK).reverse()) as typeof BASE_PACK;
    expect(packToText(turned)).toBe(TEXT);
  });

  it('reads like a table: a short value on a line of its own', () => {
    const lines = TEXT.split('\n');
    expect(lines).toContain('  "title": "Empires of the North: base game",');
    expect(lines.some((line) => line.includes('"price": {"goods": {"wood": 1, "stone": 2}}'))).toBe(true);
    expect(lines.length).toBeLessThan(2500);
  });
});

describe('a text that is no pack', () => {
  it.each([
    ['', /^: got a text that is not JSON/],
    ['{', /^: got a text that is not JSON/],
    ['null', /^: got null/],
    ['{}', /^format: got nothing/],
    [TEXT.replace('"format": 1', '"format": 2'), /^format: got 2/],
    [TEXT.replace('"corner": "sail"', '"corner": "fly"'), /^clans\.0\.cards\.3\.corner: got "fly"/],
    [TEXT.replace('"copies": 3', '"copies": 2'), /^clans\.0\.cards: got 29, expected 30: the cards of a clan/],
    [TEXT.replace('"source": "rulebook"', '"source": "hearsay"'), /source: got "hearsay"/],
    [TEXT.replace('"bonus": "rulebook"', '"bones": "rulebook"'), /sources\.bones: got a label for "bones"/],
    [TEXT.replace('"format": 1', '"format": 1, "__proto__": {"a": 1}'), /^: got the name "__proto__"/],
    [TEXT.replace('"title": "Empires', '"title": "\\u202eEmpires'), /^title: /],
    ['['.repeat(100_000), /^: got more than 20 brackets/],
  ])('is refused with the place and the reason (case %#)', (text, message) => {
    expect(refusal(text)[0]).toMatch(message);
  });
});
