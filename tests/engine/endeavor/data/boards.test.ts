/** Tracks, tokens, buildings and what else is in the box: the numbers of the rulebook, and the bounds of what we filled in. */
import { describe, expect, it } from 'vitest';
import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import { total } from '#engine/kernel/pack/report.ts';
import { symbolCount } from './counts.ts';

const { levels, tokens, buildings, start, supply } = BASE_PACK;

describe('status tracks', () => {
  it('run to 15, with levels at 0, 2, 4, 7 and 10', () => {
    expect([levels.last, levels.from]).toEqual([15, [0, 2, 4, 7, 10]]);
    expect(levels).toMatchObject({
      build: [1, 2, 3, 4, 5],
      growth: [2, 3, 4, 5, 6],
      salaries: [1, 2, 3, 4, 5],
      cards: [1, 2, 3, 4, 5],
    });
  });

  it('have glory on 7, 10 and 12, which an example shows, and not on 8 and 9', () => {
    expect(levels.glory).toEqual(expect.arrayContaining([7, 10, 12]));
    expect(levels.glory.filter((space) => space === 8 || space === 9)).toEqual([]);
    expect(levels.glory).toEqual([0, 2, 4, 7, 10, 12, 15]);
  });
});

describe('tokens', () => {
  const brown = tokens.filter(({ gives }) => 'track' in gives);
  const blue = tokens.filter(({ gives }) => 'action' in gives);

  it('are 95 of eight kinds', () => {
    expect([tokens.length, total(tokens.map(({ copies }) => copies))]).toEqual([8, 95]);
  });

  it('brown: 66 to 74, one kind a track, as many of each give or take one', () => {
    const copies = brown.map((token) => token.copies);
    expect(brown.map(({ gives }) => gives)).toEqual(
      ['industry', 'culture', 'finance', 'politics'].map((track) => ({ track })),
    );
    expect(total(copies)).toBeGreaterThanOrEqual(66);
    expect(total(copies)).toBeLessThanOrEqual(74);
    expect(Math.max(...copies) - Math.min(...copies)).toBeLessThanOrEqual(1);
  });

  it('blue: Attack and Occupy or Draw, Ship and Pay, five to eight of each', () => {
    expect(blue.map(({ gives }) => 'action' in gives && gives.action)).toEqual([
      'attack',
      'occupy/draw',
      'ship',
      'pay',
    ]);
    for (const { id, copies } of blue) expect(copies >= 5 && copies <= 8, id).toBe(true);
  });
});

describe('buildings', () => {
  const of = (level: number) => buildings.filter((building) => building.level === level);

  it('are 45 tiles: three kinds a level, five copies on level 1 down to one on level 5', () => {
    expect(total(buildings.map(({ copies }) => copies))).toBe(45);
    expect([1, 2, 3, 4, 5].map((level) => of(level).map(({ copies }) => copies))).toEqual([
      ...[5, 4, 3, 2, 1].map((copies) => [copies, copies, copies]),
    ]);
    expect(buildings.map(({ id }) => id)).toEqual([
      ...['market', 'shipyard', 'workshop', 'bank', 'barracks', 'guild', 'docks', 'fortress', 'theatre'],
      ...['cartographer', 'trade-office', 'university', 'stock-exchange', 'museum', 'parliament'],
    ]);
  });

  it('have the actions of the rulebook; the Colonial House occupies', () => {
    expect(Object.fromEntries(buildings.map(({ id, action }) => [id, action]))).toEqual({
      ...{ market: 'draw', shipyard: 'ship', workshop: null, bank: null, barracks: 'attack', guild: 'ship/draw' },
      ...{ docks: 'occupy&ship', fortress: 'occupy/attack', theatre: null, cartographer: 'ship&ship' },
      ...{ 'trade-office': 'draw&draw', university: null, 'stock-exchange': 'pay', museum: 'pay', parliament: 'pay' },
    });
    expect([start.id, start.action]).toEqual(['colonial-house', 'occupy']);
  });

  it('have the symbols that are known: two culture on the Theatre, three glory on each University and on no other', () => {
    const symbols = Object.fromEntries(buildings.map((building) => [building.id, building.symbols]));
    expect(symbols['theatre']).toEqual({ culture: 2 });
    expect(buildings.filter(({ glory }) => glory > 0).map(({ id, glory }) => [id, glory])).toEqual([['university', 3]]);
    // Said in words only: the Workshop opens new tiles at once, the Bank helps finance, the Fortress politics a little.
    expect(symbols).toMatchObject({
      ...{ workshop: { industry: 2 }, bank: { finance: 2 }, fortress: { politics: 1 }, shipyard: { culture: 1 } },
    });
    const fifth = of(5).map(({ symbols: given }) => given);
    expect(fifth.map((given) => Object.keys(given))).toEqual([['finance'], ['culture'], ['politics']]);
    for (const given of fifth) expect(symbolCount(given) === 2 || symbolCount(given) === 3).toBe(true);
  });

  it('have no symbol beyond those but, at most, one industry on Docks or Cartographer', () => {
    const plain = buildings.filter(({ id }) =>
      ['market', 'barracks', 'guild', 'trade-office', 'university'].includes(id),
    );
    expect(plain.filter(({ symbols }) => symbolCount(symbols) > 0)).toEqual([]);
    for (const { id, symbols } of buildings.filter((one) => ['docks', 'cartographer'].includes(one.id)))
      expect([{}, { industry: 1 }], id).toContainEqual(symbols);
  });
});

it('the rest of the box: seven rounds, 30 discs, five card places, 3 for the empty one, 1 for three discs', () => {
  expect(supply).toMatchObject({ rounds: 7, discs: 30, cardPlaces: 5, emptyPlace: 3, discsForGlory: 3 });
});
