import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { TILES } from '#engine/empires-of-the-north/data/goods.ts';
import reasons from '#renderer/games/empires-of-the-north/messages/advice.en.json' with { type: 'json' };
import { found, source } from '../i18n/found.ts';

const PREFIX = 'empires-of-the-north.reason.';
const WHY = source('src-engine/empires-of-the-north/bots/why');
/** The codes that parts of worths have, in whole calls: those chosen by a question, and those of each tile, too. */
const CODES = [
  ...found(WHY, /tell\(\s*'([a-z-]+)'/g),
  ...found(WHY, /tell\([^,)]*\? '([a-z-]+)'/g),
  ...found(WHY, /tell\([^,)]*\? '[a-z-]+' : '([a-z-]+)'/g),
  ...(WHY.includes('tell(`tile-${') ? TILES.map((tile) => `tile-${tile}`) : []),
].sort();
/** The gaps a reason may have, filled as the window fills them. */
const VALUES = { card: 'Red Sail', island: 'Seal Skerry', seat: 'Ada', good: '2 wood', n: 2, tile: 'Sail' };

describe('the reasons of stewards', () => {
  it('have words, each of them, and none for nothing', () => {
    expect(CODES.length).toBeGreaterThan(30);
    expect(
      Object.keys(reasons)
        .map((key) => key.slice(PREFIX.length))
        .sort(),
    ).toEqual([...new Set(CODES)]);
  });

  it.each(Object.entries(reasons))('%s is a short sentence', (_, message) => {
    const said = String(new IntlMessageFormat(message, 'en').format(VALUES));
    expect(said).toMatch(/^[A-Z0-9][^{}]*\.$/);
    expect(said.split(' ').length).toBeLessThan(16);
  });

  it('do without a card where none is named', () => {
    for (const code of ['answers', 'given-up'] as const) {
      const said = String(new IntlMessageFormat(reasons[`${PREFIX}${code}`], 'en').format({ ...VALUES, card: 'none' }));
      expect(said).not.toContain('none');
    }
  });
});
