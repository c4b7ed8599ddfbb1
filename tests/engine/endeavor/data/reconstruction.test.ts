/** The constraints that the reconstructed values of the base pack keep (docs/data-endeavor.md). */
import { expect, test } from 'vitest';
import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import { TRACKS, type Card, type Symbols } from '#engine/endeavor/data/schema.ts';

const { regions, cities, routes, tokens, stacks, buildings, levels } = BASE_PACK;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const symbols = (of: Symbols): number => sum(TRACKS.map((track) => of[track] ?? 0));
const regionOf = (id: string): string | undefined => cities.find((city) => city.id === id)?.region;
const numbered = (cards: readonly Card[]): Card[] => cards.filter(({ number }) => number !== null);

/** The two kinds that a stack has most of, with their share of its symbols. */
function leading(cards: readonly Card[]): { kinds: string[]; share: number } {
  const counts = TRACKS.map((track) => ({
    track,
    count: sum(numbered(cards).map((card) => card.symbols[track] ?? 0)),
  })).sort((a, b) => b.count - a.count);
  const kinds = counts.slice(0, 2);
  return {
    kinds: kinds.map(({ track }) => track),
    share: sum(kinds.map(({ count }) => count)) / sum(counts.map(({ count }) => count)),
  };
}

test('95 spaces: 39 berths, 28 cities, 28 routes, inside what is told of regions', () => {
  expect([sum(regions.map(({ berths }) => berths)), cities.length, routes.length]).toEqual([39, 28, 28]);
  for (const { id, berths } of regions) {
    const count = cities.filter(({ region }) => region === id).length;
    if (id === 'europe') expect([berths, count]).toEqual([0, 10]);
    else {
      expect(berths).toBeGreaterThanOrEqual(6);
      expect(berths).toBeLessThanOrEqual(8);
      expect(count).toBeGreaterThanOrEqual(2);
      expect(count).toBeLessThanOrEqual(5);
    }
  }
});

test('each region has a route inside it and one that leaves it', () => {
  for (const { id } of regions) {
    const ends = routes.map((route) => route.ends.filter((end) => regionOf(end) === id).length);
    expect(ends, id).toContain(2);
    expect(ends, id).toContain(1);
  }
});

test('few cities are worth 2', () => {
  const rich = cities.filter(({ glory }) => glory === 2);
  expect(rich.length).toBeGreaterThanOrEqual(2);
  expect(rich.length).toBeLessThanOrEqual(4);
});

test('tokens: 66 to 74 brown ones, kinds within one of each other, blue ones five to eight of a kind', () => {
  const brown = tokens.flatMap(({ gives, copies }) => ('track' in gives ? [copies] : []));
  const blue = tokens.flatMap(({ gives, copies }) => ('action' in gives ? [copies] : []));
  expect([brown.length, blue.length]).toEqual([4, 4]);
  expect(sum(brown)).toBeGreaterThanOrEqual(66);
  expect(sum(brown)).toBeLessThanOrEqual(74);
  expect(Math.max(...brown) - Math.min(...brown)).toBeLessThanOrEqual(1);
  for (const copies of blue) expect([5, 6, 7, 8]).toContain(copies);
});

test('a card has one symbol or glory more than its number', () => {
  for (const { cards } of stacks)
    for (const card of numbered(cards))
      expect(symbols(card.symbols) + card.glory, card.id).toBe((card.number ?? 0) + 1);
});

test('two kinds lead each stack, and each kind three or four stacks', () => {
  const leads = stacks.map(({ cards }) => leading(cards));
  for (const { share } of leads) expect(share).toBeGreaterThanOrEqual(2 / 3);
  for (const track of TRACKS) expect([3, 4]).toContain(leads.filter(({ kinds }) => kinds.includes(track)).length);
});

test('glory stands on 3 and up and on governors, 10 to 16 in all; Europe 5 has some', () => {
  const cards = stacks.flatMap(({ cards: held }) => held);
  const all = sum(cards.map(({ glory }) => glory));
  expect(all).toBeGreaterThanOrEqual(10);
  expect(all).toBeLessThanOrEqual(16);
  for (const { glory, number } of cards) if (glory > 0) expect(number ?? 3).toBeGreaterThanOrEqual(3);
  const last = cards.find(({ id }) => id === 'europe-5');
  expect(last?.glory).toBeGreaterThanOrEqual(1);
  expect([5, 6]).toContain(symbols(last?.symbols ?? {}) + (last?.glory ?? 0));
});

test('a governor has three symbols, the leading one twice, and at times a glory', () => {
  for (const card of stacks.flatMap(({ cards }) => cards.filter(({ number }) => number === null))) {
    expect(Object.values(card.symbols).toSorted(), card.id).toEqual([1, 2]);
    expect(card.glory).toBeLessThanOrEqual(1);
  }
});

test('slavery shows industry and finance alone, and two cards four and two of them together', () => {
  const cards = stacks.find(({ id }) => id === 'slavery')?.cards ?? [];
  for (const card of cards)
    expect((card.symbols.industry ?? 0) + (card.symbols.finance ?? 0)).toBe(symbols(card.symbols));
  for (const [one, other] of [
    [0, 4],
    [1, 3],
  ] as const)
    for (const [track, count] of [
      ['industry', 4],
      ['finance', 2],
    ] as const)
      expect((cards[one]?.symbols[track] ?? 0) + (cards[other]?.symbols[track] ?? 0)).toBe(count);
});

test('buildings of level 5 give two or three symbols, Docks and Cartographer at most one of industry', () => {
  for (const { id, level, symbols: printed } of buildings) {
    if (level === 5) expect([2, 3]).toContain(symbols(printed));
    if (id === 'docks' || id === 'cartographer') expect([{}, { industry: 1 }]).toContainEqual(printed);
  }
});

test('glory spaces agree with the example: 7, 10 and 12 are some, 8 and 9 are none', () => {
  for (const space of [7, 10, 12]) expect(levels.glory).toContain(space);
  for (const space of [8, 9]) expect(levels.glory).not.toContain(space);
});
