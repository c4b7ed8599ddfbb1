import { describe, expect, test } from 'vitest';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { isFallback } from '#renderer/i18n/translator.ts';
import { entries } from './the-book.ts';

const of = (kind: string) => entries.filter((entry) => entry.kind === kind);
const total = (kind: string) => of(kind).reduce((sum, { count }) => sum + (count ?? 1), 0);
const entry = (anchor: string) => entries.find((one) => one.anchor === anchor);

describe('the catalogue', () => {
  test('has everything in the box, in numbers', () => {
    expect(['card', 'island', 'clan'].map(total)).toEqual([198, 22, 6]);
    expect(of('card')).toHaveLength(
      BASE_PACK.clans.reduce((sum, { base, cards }) => sum + base.length + cards.length, 0),
    );
  });

  test('says where each value comes from, in whole sentences', () => {
    for (const { anchor, title, lines, source } of entries) {
      expect(isFallback([title, ...lines, source].join(' ')), anchor).toBe(false);
      expect(source, anchor).toMatch(/^((Rulebook|A public source|Inferred|Reconstructed): [^:]+\. ?)+$/);
      for (const line of lines) expect(line, anchor).toMatch(/^[A-Z\d].*[.)]$/);
    }
    expect(entry('card/flokis-workshop')?.source).toMatch(/^Rulebook: building bonus\. Reconstructed: .*price/);
    expect(entry('card/river-trade')?.source).toMatch(/^Rulebook: price\./);
    expect(entry('card/watchtower')?.source).toContain('A public source: kind and a part of what it does.');
    expect(entry('island/seal-skerry')?.source).toMatch(/^Reconstructed: /);
  });

  test('prints price or corner, kind and text of a card', () => {
    expect(entry('card/whetstone-yard')?.lines).toEqual([
      'Ulaf, type axe; 3 copies.',
      'Kind: Action.',
      'Price: 1 wood and 1 stone.',
      'Pay 1 worker: gain 1 raze token.',
    ]);
    expect(entry('card/red-sail')?.lines).toContain('In the corner: Sail.');
  });
});
