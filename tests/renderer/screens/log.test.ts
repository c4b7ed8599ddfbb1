import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFallback, showMissing } from '#renderer/i18n/translator.ts';
import { chaptersOf, newestOf, sentencesSince } from '#renderer/panels/log/chapters.ts';
import { lastReveal, readBidText } from '#renderer/games/archipelago/panels/bids/bids.ts';
import { PAGES } from './made-up/pages.ts';
import { madeUpTold, readPage, sentenceOf } from './table.ts';

let undo: () => void;
beforeAll(() => void (undo = showMissing()));
afterAll(() => undo());

const { log } = readPage(PAGES['table']?.());

describe('the log', () => {
  it('tells everything in sentences', () => {
    const lines = chaptersOf(madeUpTold(), log).flatMap((chapter) => chapter.lines.map(({ text }) => text));
    expect(lines.length).toBeGreaterThan(8);
    expect(lines.filter(isFallback)).toEqual([]);
    expect(lines).toContain('Rebellion 8 → 9 (taxes).');
    expect(lines).toContain('Ines built a port on Aldera.');
  });

  it('has a chapter for each phase', () => {
    expect(chaptersOf(madeUpTold(), log).map(({ title }) => title)).toEqual([
      'Turn 3 · Order of play',
      'Turn 3 · Population effects',
      'Turn 3 · Actions',
    ]);
  });

  it('ends with its newest sentence, which no heading is', () => {
    const lines = chaptersOf(madeUpTold(), log).flatMap((chapter) => chapter.lines);
    expect(newestOf(madeUpTold(), log, () => true)?.text).toBe(lines.at(-1)?.text);
    const ofSeat = newestOf(madeUpTold(), log, ({ seat }) => seat === 0);
    expect(ofSeat?.text).toBe(lines.findLast(({ seat }) => seat === 0)?.text);
    const heading = log.findIndex((line) => chaptersOf(madeUpTold(), [line]).length === 0);
    expect(heading).toBeGreaterThanOrEqual(0);
    expect(newestOf(madeUpTold(), [...log, ...log.slice(heading, heading + 1)], () => true)?.text).toBe(
      lines.at(-1)?.text,
    );
    expect(newestOf(madeUpTold(), log, () => false)).toBeUndefined();
  });

  it('tells a screen reader only what is new', () => {
    expect(sentencesSince(madeUpTold(), log, 39)).toHaveLength(2);
  });

  it('tells faded events without their figures', () => {
    expect(sentenceOf({ type: 'faded', was: 'taxes', seat: 2 })).toBe('Leif collected taxes.');
    expect(sentenceOf({ type: 'bought', seat: 0, card: 'pope', slot: 1 })).toBe('Ines bought Pope.');
    expect(sentenceOf({ type: 'bought', seat: 0, card: 'pope', slot: 1, price: 4 })).toBe('Ines bought Pope for 4 f.');
  });
});

describe('bids', () => {
  it('are whole numbers from 0 to 99, whatever lies in the purse', () => {
    expect(['0', ' 7 ', '99'].map(readBidText)).toEqual([0, 7, 99]);
    expect(['', '-1', '100', '3.5', 'ten'].map(readBidText)).toEqual(Array.from({ length: 5 }, () => undefined));
  });

  it('are shown together until the next phase begins', () => {
    expect(lastReveal(log.slice(0, 3))).toMatchObject({
      winner: 2,
      bids: [{ amount: 2 }, { amount: 0 }, { amount: 5 }, { amount: 3 }],
    });
    expect(lastReveal(log)).toBeUndefined();
  });
});
