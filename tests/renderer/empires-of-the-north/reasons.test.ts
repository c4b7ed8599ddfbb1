import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { COMPARED } from '#engine/bots/advice.ts';
import { TILES } from '#engine/empires-of-the-north/data/goods.ts';
import reasons from '#renderer/games/empires-of-the-north/messages/advice.en.json' with { type: 'json' };
import { TRUTH } from '#tests/engine/empires-of-the-north/bots/truths.ts';
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
const VALUES = {
  card: 'Red Sail',
  island: 'Seal Skerry',
  seat: 'Ada',
  good: '2 wood',
  n: 2,
  tile: 'Sail',
  cost: '1 gold',
  what: '1 wood',
  does: 'gain 1 fish',
};

describe('the reasons of stewards', () => {
  it('have words, each of them, and none for nothing', () => {
    expect(CODES.length).toBeGreaterThan(30);
    expect(
      Object.keys(reasons)
        .map((key) => key.slice(PREFIX.length))
        .sort(),
    ).toEqual([...new Set(CODES)]);
  });

  it('are followed up, each of them, or named as forecasts', () => {
    const listed = [...Object.keys(TRUTH.checks), ...Object.keys(TRUTH.forecasts)].sort();
    expect(listed).toEqual([...new Set(CODES), ...COMPARED].sort());
  });

  it.each(Object.entries(reasons))('%s is a short sentence', (_, message) => {
    const said = String(new IntlMessageFormat(message, 'en').format(VALUES));
    expect(said).toMatch(/^[A-Z0-9][^{}]*\.$/);
    expect(said.split(' ').length).toBeLessThan(16);
  });

  it('do without a card where none is named', () => {
    const message = new IntlMessageFormat(reasons[`${PREFIX}answers`], 'en');
    expect(String(message.format({ ...VALUES, card: 'none' }))).not.toContain('none');
  });
});
