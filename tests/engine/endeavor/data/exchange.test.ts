import { describe, expect, it } from 'vitest';
import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import { packFromText, packToText } from '#engine/endeavor/data/exchange.ts';
import { endeavor } from '#engine/endeavor/endeavor.ts';
import { hashValue } from '#engine/kernel/hash.ts';
import { SMALL_PACK } from '../small-pack.ts';

const TEXT = packToText(BASE_PACK);

/** The problems of a text, each with its path. */
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
    expect(packToText(turned)).toBe(TEXT);
  });

  it('reads like a table: a short value on a line of its own', () => {
    const lines = TEXT.split('\n');
    expect(lines).toContain('  "title": "Endeavor: base game",');
    expect(lines.some((line) => line.includes('"from": [0, 2, 4, 7, 10]'))).toBe(true);
    expect(lines.length).toBeLessThan(1500);
  });

  it('another value is another pack: a state knows which one it was played with', () => {
    const other = packFromText(TEXT.replace('"emptyPlace": 3', '"emptyPlace": 4'));
    expect(other.ok && endeavor(other.pack).pack).not.toBe(endeavor(BASE_PACK).pack);
    const state = endeavor(BASE_PACK).setup({ players: 3, phases: 'one-by-one' }, 'any', () => undefined);
    expect(state.pack).toBe(hashValue(BASE_PACK));
  });
});

describe('a text that is no pack', () => {
  it.each([
    ['', /^: got a text that is not JSON/],
    ['{', /^: got a text that is not JSON/],
    ['null', /^: got null/],
    ['[]', /^: got a list of 0/],
    ['{}', /^format: got nothing/],
    [TEXT.replace('"format": 1', '"format": 2'), /^format: got 2/],
    [TEXT.replace('"berths": 7', '"berths": "7"'), /^regions\.1\.berths: got "7"/],
    [TEXT.replace('"berths": 7', '"berths": 13'), /^regions\.1\.berths: got 13/],
    [TEXT.replace('"copies": 18', '"copies": 17'), /^tokens: got 94, expected 95: a token for every space/],
    [TEXT.replace('"action": "draw"', '"action": "steal"'), /^buildings\.0\.action: got "steal"/],
    [TEXT.replace('"source": "rulebook"', '"source": "hearsay"'), /source: got "hearsay"/],
    [TEXT.replace('"format": 1', '"format": 1, "__proto__": {"a": 1}'), /^: got the name "__proto__"/],
    [TEXT.replace('"title": "Endeavor: base game"', '"title": "\\u202eEndeavor"'), /^title: /],
    ['['.repeat(100_000), /^: got more than 20 brackets/],
  ])('is refused with the place and the reason (case %#)', (text, message) => {
    expect(refusal(text)[0]).toMatch(message);
  });
});
