import { describe, expect, test } from 'vitest';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';

import { cardOf, tally } from './helpers.ts';
import type { Card, Effect, SimpleEffect } from '#engine/archipelago/data/schema-cards.ts';

const { cards } = BASE_PACK;
const disc = { discs: 1, florins: 0, cubes: {} };

function simple(effects: readonly Effect[]): SimpleEffect[] {
  return effects.flatMap((effect) => (effect.do === 'choose' ? effect.of.flat() : [effect]));
}

const turnsRebellion = (card: Card, up: boolean): boolean =>
  simple(card.effect).some(
    (effect) =>
      (effect.do === 'rebellion' && effect.by > 0 === up) ||
      (up && effect.do === 'action' && effect.action === 'taxes'),
  );

describe('counts', () => {
  test('A01 to A48: characters first, then progress, four wonders at the end', () => {
    expect(cards.map((card) => card.number)).toEqual(
      Array.from({ length: 48 }, (_, index) => `A${String(index + 1).padStart(2, '0')}`),
    );
    expect(cards.map((card) => card.kind)).toEqual([...Array(24).fill('character'), ...Array(24).fill('progress')]);
    expect(cards.filter((card) => card.wonder).map((card) => card.id)).toEqual([
      'cathedral',
      'colossus',
      'great-lighthouse',
      'pyramid',
    ]);
  });

  test('known numbers', () => {
    const known = { researcher: 'A01', pirate: 'A02', bishop: 'A06', merchant: 'A16', 'local-commerce': 'A29' };
    const numbers = { ...known, expansionism: 'A33', 'iron-mine': 'A44' };
    for (const [id, number] of Object.entries(numbers)) expect(cardOf(id).number).toBe(number);
  });

  test('eight characters and fourteen progress cards besides wonders can be used by anyone', () => {
    const open = cards.filter((card) => card.user === 'anyone');
    expect(tally(open.map((card) => card.kind))).toEqual({ character: 8, progress: 14 });
    expect(open.some((card) => card.wonder)).toBe(false);
  });

  test('calming and stirring cards stand about three to two', () => {
    const calming = cards.filter((card) => turnsRebellion(card, false)).length;
    const stirring = cards.filter((card) => turnsRebellion(card, true)).length;
    expect(calming / stirring).toBeGreaterThan(1.25);
    expect(calming / stirring).toBeLessThan(1.75);
  });

  test('all resources have one card that doubles their harvest', () => {
    const doubled = cards.flatMap((card) => simple(card.effect)).filter((effect) => effect.do === 'double-harvest');
    expect(doubled.map((effect) => effect.resource).toSorted()).toEqual(
      ['fish', 'wood', 'fruit', 'cattle', 'stone', 'iron'].toSorted(),
    );
  });
});

describe('effects, costs and users that are known', () => {
  const search = (kind: 'character' | 'progress') => ({ do: 'search', kind, cards: 5 });
  const KNOWN: [string, object][] = [
    ['researcher', { cost: disc, effect: [search('progress')] }],
    ['head-hunter', { cost: disc, effect: [search('character')] }],
    [
      'pirate',
      {
        cost: disc,
        user: 'owner',
        effect: [
          { do: 'sink-ship' },
          { do: 'steal-cube', victim: 'ship-owner', picks: 'victim' },
          { do: 'rebellion', by: 1 },
        ],
      },
    ],
    ['bishop', { effect: [{ do: 'rebellion', by: -1 }] }],
    [
      'archbishop',
      {
        effect: [
          {
            do: 'rebellion',
            by: -1,
            per: 'temple',
            steps: [
              { from: 3, by: -2 },
              { from: 5, by: -3 },
            ],
          },
        ],
      },
    ],
    ['pope', { medals: 1, effect: [{ do: 'rebellion', by: -1, per: 'temple' }] }],
    ['king', { medals: 1 }],
    ['merchant', { effect: [{ do: 'transaction', market: 'domestic', count: 'unlimited-one-type' }] }],
    ['exporter', { effect: [{ do: 'transaction', market: 'export', count: 'unlimited-one-type' }] }],
    ['recruiter', { effect: [{ do: 'recruit', count: 1 }] }],
    ['thief', { effect: [{ do: 'steal-cube', victim: 'any', picks: 'blind' }] }],
    ['spy', { cost: { discs: 0, florins: 5, cubes: {} }, effect: [{ do: 'look-objective' }] }],
    ['minister-of-labour', { effect: [{ do: 'surplus', by: -1 }] }],
    ['local-commerce', { effect: [{ do: 'transaction', market: 'domestic', count: 1 }] }],
    ['expansionism', { effect: [{ do: 'action', action: 'migration' }] }],
    [
      'sawmill',
      {
        cost: { discs: 0, florins: 1, cubes: {} },
        user: 'anyone',
        effect: [{ do: 'double-harvest', resource: 'wood' }],
      },
    ],
    ['iron-mine', { effect: [{ do: 'double-harvest', resource: 'iron' }] }],
    ['emigration', { kind: 'progress', effect: [{ do: 'surplus', by: -1, per: 'port' }] }],
    [
      'amphitheater',
      {
        effect: [
          { do: 'florins', gain: 2 },
          { do: 'rebellion', by: -1 },
        ],
      },
    ],
    [
      'cathedral',
      {
        cost: { discs: 2, florins: 0, cubes: { stone: 3 } },
        requires: 'temple',
        medals: 2,
        effect: [{ do: 'rebellion', by: -1, per: 'temple' }],
      },
    ],
    [
      'colossus',
      { cost: { discs: 1, florins: 0, cubes: { iron: 3 } }, medals: 1, effect: [{ do: 'surplus', by: -1 }] },
    ],
    [
      'great-lighthouse',
      {
        cost: { discs: 1, florins: 0, cubes: { iron: 1, stone: 2 } },
        requires: 'port',
        medals: 1,
        effect: [{ do: 'ships-at-ports', who: 'everyone' }],
      },
    ],
    [
      'pyramid',
      { cost: { discs: 2, florins: 0, cubes: { stone: 5 } }, medals: 2, effect: [{ do: 'rebellion', by: 2 }] },
    ],
  ];

  test.each(KNOWN)('%s', (id, facts) => {
    expect(cardOf(id)).toMatchObject(facts);
  });

  test('Gifts from the Clergy: a fruit calms by one, fruit and cattle by two', () => {
    const { cost, effect } = cardOf('gifts-from-the-clergy');
    expect(cost.choice).toEqual([{ fruit: 1 }, { fruit: 1, cattle: 1 }]);
    expect(effect).toEqual([
      { do: 'choose', of: [[{ do: 'rebellion', by: -1 }], [{ do: 'rebellion', by: -2 }]], matches: 'cost' },
    ]);
  });

  test('no disc for Merchant, Exporter, Local Commerce and Expansionism', () => {
    for (const id of ['merchant', 'exporter', 'local-commerce', 'expansionism']) expect(cardOf(id).cost.discs).toBe(0);
  });

  test('the Barbarian closes icons, Slavery stirs by two, Education lowers the surplus', () => {
    expect(simple(cardOf('barbarian').effect).map((effect) => effect.do)).toContain('pillage');
    expect(cardOf('slavery').effect).toContainEqual({ do: 'rebellion', by: 2 });
    expect(simple(cardOf('education').effect).every((effect) => effect.do === 'surplus' && effect.by < 0)).toBe(true);
  });

  test('medals: King, Pope and one unknown character, and the four wonders', () => {
    expect(cards.filter((card) => card.medals > 0).map((card) => card.id)).toEqual([
      'pope',
      'king',
      'viceroy',
      'cathedral',
      'colossus',
      'great-lighthouse',
      'pyramid',
    ]);
  });
});

describe('purchase prices', () => {
  const course = ([a, b, c]: Card['prices']): string => (a > b && b > c ? 'falls' : a < b && b < c ? 'rises' : 'bends');

  test('between 1 and 9 florins, two to four apart within a card', () => {
    for (const { id, prices } of cards) {
      expect(Math.min(...prices), id).toBeGreaterThanOrEqual(1);
      expect(Math.max(...prices), id).toBeLessThanOrEqual(9);
      const spread = Math.max(...prices) - Math.min(...prices);
      expect(spread >= 2 && spread <= 4, `${id} ${spread}`).toBe(true);
    }
  });

  test('twenty fall as the card turns, sixteen rise, twelve bend', () => {
    expect(tally(cards.map((card) => course(card.prices)))).toEqual({ falls: 20, rises: 16, bends: 12 });
  });

  test('the middle price is 6 to 8 with medals, else 2 to 5', () => {
    for (const { id, prices, medals } of cards) {
      const middle = prices.toSorted((a, b) => a - b)[1] ?? 0;
      const [low, high] = medals > 0 ? [6, 8] : [2, 5];
      expect(middle >= low && middle <= high, `${id} ${middle}`).toBe(true);
    }
  });
});
