/** Examples of the rulebook: assigned goods, Storage, the final score. `l.` is the line of the French text. */
import { describe, expect, it } from 'vitest';
import { playedWith, SMALL, sum, table, type Situation } from '../laid.ts';
import { packWith } from '../packs.ts';

const alone = { passed: true };

describe('assigned goods', () => {
  it('E27 (l. 623): a fish is assigned and no gold in its place; it stays through the Cleanup', () => {
    const empire = ['paymaster', 'smoke-house'];
    const gold = table({ clans: ['glenn', 'ulaf'], seats: { glenn: { goods: { gold: 1 }, empire } } });
    expect(gold.refused('glenn', 'use paymaster')).toBeDefined();

    const game = table({
      clans: ['glenn', 'ulaf'],
      seats: { glenn: { goods: { gold: 1, fish: 1 }, empire }, ulaf: alone },
    });
    game.plays(['glenn', 'use paymaster'], ['glenn', '?assign fish smoke-house']);
    expect(game.since()).toEqual({
      ...{ 'glenn fish': -1, 'glenn on smoke-house': '+fish', 'glenn exhausted': '+paymaster' },
    });
    const later = game.play('glenn', 'pass');
    expect(later).toMatchObject({ round: 1, 'glenn exhausted': '-paymaster' });
    expect(later).not.toHaveProperty('glenn on smoke-house');
  });

  it('E31 (l. 647): five of a thing at "2: 1 food / 1 wood" give 2 food, 2 wood, or one of each; the five stay', () => {
    const results = ['0 0', '0 1', '1 0', '1 1'].map((options) => {
      const game = table({
        clans: ['glenn', 'ulaf'],
        at: 'round',
        seats: { glenn: { workers: 0, empire: ['smoke-house[fish fish fish fish fish]'] }, ulaf: { workers: 0 } },
      });
      const before = game.since();
      for (const option of options.split(' ')) game.play('glenn', `choose ${option}`);
      expect(game.asked()).toBe('turn glenn');
      const { 'glenn food': food = 0, 'glenn wood': wood = 0, ...rest } = game.since();
      expect(rest).toEqual(before);
      expect(rest).not.toHaveProperty('glenn on smoke-house');
      return [food, wood];
    });
    expect(results).toEqual([
      [2, 0],
      [1, 1],
      [1, 1],
      [0, 2],
    ]);
  });
});

describe('the end', () => {
  /** 14 cards: three of the base, ten others, and an upgrade. */
  const empire = [
    'glenn-wood<coppice',
    ...['vault[stone stone stone stone]', 'ledger[gold]', 'inn', 'chest', 'smoke-house'],
    ...['market', 'market', 'paymaster', 'treasurer', 'wool-market'],
  ];
  const counted = (raze: number): Situation => ({
    clans: ['glenn', 'ulaf'],
    last: true,
    seats: { glenn: { ...alone, score: 27, goods: { wood: 3, food: 2, gold: 2, raze }, empire }, ulaf: alone },
  });

  it('E33 (l. 409): 27 on the track, 14 cards, 5 resources, 2 gold are 45; what is assigned counts nothing', () => {
    const strict = playedWith(packWith({}, { razePoints: 0 }));
    for (const [played, raze, points] of [
      [SMALL, 0, 45],
      [SMALL, 3, 48],
      [strict, 3, 45],
    ] as const) {
      const game = table(counted(raze), played);
      expect(game.asked()).toBe('over');
      expect(sum(game.score('glenn'))).toBe(points);
      expect(played.game.outcome(game.state)?.seats.map((seat) => seat.points)).toEqual([points, 3]);
    }
  });

  it('E34 (l. 418): equal totals: most Locations, then most workers, then most cards in hand, then all of them', () => {
    const places = (ulaf: object, nanurjuk: object): number[] | undefined => {
      const seats = { ulaf: { ...alone, score: 10, ...ulaf }, nanurjuk: { ...alone, score: 10, ...nanurjuk } };
      const game = table({ last: true, seats });
      return SMALL.game.outcome(game.state)?.seats.map(({ place }) => place);
    };
    expect(places({}, {})).toEqual([1, 1]);
    expect(places({ score: 11 }, { empire: ['milking'], goods: { fish: 1 } })).toEqual([2, 1]);
    expect(places({ score: 9, empire: ['grudge'] }, { workers: 9, hand: ['milking'] })).toEqual([1, 2]);
    expect(places({ workers: 5 }, { workers: 4, resting: 2 })).toEqual([2, 1]);
    expect(places({ workers: 6, hand: ['grudge'] }, { workers: 4, resting: 2 })).toEqual([1, 2]);
    expect(places({ workers: 5, hand: ['grudge'] }, { workers: 6 })).toEqual([2, 1]);
    const both = SMALL.game.outcome(table({ last: true, seats: { ulaf: alone, nanurjuk: alone } }).state);
    expect(both?.seats.map(({ won }) => won)).toEqual([true, true]);
  });
});
