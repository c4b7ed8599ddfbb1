import { describe, expect, test } from 'vitest';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { tally } from './helpers.ts';
import { RESOURCES } from '#engine/archipelago/data/schema-common.ts';
import type { Zone } from '#engine/archipelago/data/schema-cards.ts';

const { cards } = BASE_PACK;
const zones = cards.flatMap(({ back }) => [back.domestic, back.export]);
const face = (zone: Zone): string => JSON.stringify(Object.entries(zone).toSorted());
const crises = (half: 'domestic' | 'export') =>
  cards.map(({ back }) => back[half]).filter((zone) => zone.kind === 'crisis');
const events = zones.filter((zone) => zone.kind === 'event');

describe('backs that the rulebook shows', () => {
  test('p. 7, example 1: stone for six citizens above, three cattle below, nothing red', () => {
    const example = {
      domestic: { red: false, kind: 'crisis', resource: 'stone', amount: 6 },
      export: { red: false, kind: 'crisis', resource: 'cattle', amount: 3 },
    };
    expect(cards.filter(({ back }) => back.domestic.kind === 'crisis').map((card) => card.back)).toContainEqual(
      expect.objectContaining(example),
    );
  });

  test.each([
    [-2, 'temple', false],
    [-1, 'temple', true],
    [1, 'town', true],
  ] as const)('an event: rebellion %i for each %s, red: %s', (by, per, red) => {
    expect(events).toContainEqual({ red, kind: 'event', marker: 'rebellion', by, per });
  });

  test('a red crisis of each half, and a crisis that asks for fish', () => {
    expect(crises('domestic').some((zone) => zone.red)).toBe(true);
    expect(crises('export').some((zone) => zone.red)).toBe(true);
    expect(zones.some((zone) => zone.kind === 'crisis' && zone.resource === 'fish')).toBe(true);
  });
});

describe('distribution', () => {
  test('twelve red zones of ninety-six: eight events and four crises, never both halves', () => {
    const red = zones.filter((zone) => zone.red);
    expect(tally(red.map((zone) => zone.kind))).toEqual({ event: 8, crisis: 4 });
    expect(cards.some(({ back }) => back.domestic.red && back.export.red)).toBe(false);
  });

  test('fourteen events: nine calm with temples, ports or markets, five stir with towns or engaged citizens', () => {
    const calming = events.filter((zone) => zone.by < 0);
    const stirring = events.filter((zone) => zone.by > 0);
    expect([calming.length, stirring.length]).toEqual([9, 5]);
    for (const { per } of calming) expect(['temple', 'port', 'market']).toContain(per);
    for (const { per } of stirring) expect(['town', 'engaged-citizen']).toContain(per);
  });

  test('resources are spread evenly over both halves', () => {
    for (const half of ['domestic', 'export'] as const) {
      const counts = tally(crises(half).map((zone) => zone.resource));
      for (const resource of RESOURCES) expect([6, 7], `${half} ${resource}`).toContain(counts[resource]);
    }
    const both = tally([...crises('domestic'), ...crises('export')].map((zone) => zone.resource));
    for (const resource of RESOURCES) expect([13, 14], resource).toContain(both[resource]);
  });

  test('never the same resource in both halves', () => {
    for (const { id, back } of cards) {
      const both = back.domestic.kind === 'crisis' && back.export.kind === 'crisis';
      expect(both && JSON.stringify(back.domestic).includes(`"${resourceOf(back.export)}"`), id).toBe(false);
    }
  });

  test('a cube stands up four citizens, stone and iron six; exports ask for two to four cubes', () => {
    for (const zone of crises('domestic')) {
      expect(zone.amount).toBe(zone.resource === 'stone' || zone.resource === 'iron' ? 6 : 4);
    }
    expect(Object.keys(tally(crises('export').map((zone) => zone.amount)))).toEqual(['2', '3', '4']);
  });

  test('each back stands on at least one character and one progress card', () => {
    const kinds = new Map<string, string[]>();
    for (const { back, kind } of cards) {
      const key = face(back.domestic) + face(back.export);
      kinds.set(key, [...(kinds.get(key) ?? []), kind]);
    }
    for (const [key, found] of kinds) {
      expect(found, key).toContain('character');
      expect(found, key).toContain('progress');
    }
    expect(kinds.size).toBe(21);
  });
});

function resourceOf(zone: Zone): string {
  return zone.kind === 'crisis' ? zone.resource : 'none';
}
