import { describe, expect, test } from 'vitest';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';

const { supply, taxes, costs, wheel } = BASE_PACK;

describe('the box', () => {
  test('82 cubes: 15, 15, 15, 15, 12, 10', () => {
    expect(supply.cubes).toEqual({ fish: 15, wood: 15, fruit: 15, cattle: 15, stone: 12, iron: 10 });
    expect(Object.values(supply.cubes).reduce((sum, count) => sum + count, 0)).toBe(82);
  });

  test('135 florins in 51 coins', () => {
    expect(supply.florins).toEqual({ fives: 21, ones: 30 });
    expect(5 * supply.florins.fives + supply.florins.ones).toBe(135);
  });

  test('13 tokens of each pair of buildings, three piles of eight explorer tokens', () => {
    expect(supply.tokens).toEqual({ marketPort: 13, townTemple: 13 });
    expect(supply.explorerPiles).toEqual([8, 8, 8]);
  });

  test('pieces of a player and what he starts with', () => {
    expect(supply.perPlayer).toEqual({ ships: 4, citizens: 10, discs: 5 });
    expect(supply.start).toEqual({ florins: 10, ships: 1, citizens: 2, discs: 3 });
  });
});

describe('taxes, costs, wheel', () => {
  test('citizens, ships, towns and temples all pay', () => {
    for (const source of ['citizen', 'ship', 'town', 'temple'] as const) expect(taxes[source]).toBeGreaterThan(0);
  });

  test('construction costs as on the known player aid', () => {
    expect(costs.ship).toMatchObject({ florins: 1, cubes: { wood: 1 } });
    expect(costs.town).toMatchObject({ florins: 2, cubes: { stone: 1, wood: 1 } });
    expect(costs.market).toMatchObject({ florins: 0, cubes: { fruit: 1, cattle: 1 } });
    expect(costs.port).toMatchObject({ florins: 2, cubes: { stone: 1, fish: 1 } });
    expect(costs.temple).toMatchObject({ florins: 1, cubes: { stone: 2 } });
  });

  test.each(['upToFour', 'five'] as const)('wheel %s: an own circle each, reproduction no other', (side) => {
    const { taxes: tax, exploration, reproduction } = wheel[side];
    expect([tax.own, exploration.own, reproduction.own]).toEqual([true, true, true]);
    expect(reproduction.shared).toBe(0);
    expect(tax.shared).toBeGreaterThan(0);
    expect(exploration.shared).toBeGreaterThan(0);
  });

  test('counts that are only proposals are labelled so', () => {
    expect(taxes.source).toBe('reconstructed');
    expect(wheel.five.sources).toMatchObject({
      'taxes.shared': 'reconstructed',
      'exploration.shared': 'reconstructed',
    });
  });
});

test('the pack is frozen, and no record of it is shared', () => {
  expect(Object.isFrozen(BASE_PACK)).toBe(true);
  expect(Object.isFrozen(BASE_PACK.cards[0]?.back.domestic)).toBe(true);
  const backs = BASE_PACK.cards.map((card) => card.back);
  expect(new Set(backs).size).toBe(48);
});

test('the pack is plain JSON', () => {
  expect(JSON.parse(JSON.stringify(BASE_PACK))).toEqual(BASE_PACK);
});
