import { describe, expect, it } from 'vitest';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import type { CardCost } from '#engine/archipelago/data/schema.ts';
import { topBack } from '#engine/archipelago/figures/deck.ts';
import { findsOf } from '#engine/archipelago/figures/finds.ts';
import {
  medalsOf,
  OBJECTIVE_POINTS,
  PACIFIST_POINTS,
  pointsFor,
  TREND_POINTS,
} from '#engine/archipelago/figures/points.ts';
import {
  branchPaid,
  CARD_FEE,
  cubesFor,
  effectsOf,
  florinsFor,
  isLastTurn,
  lowestPrice,
  priceOf,
} from '#engine/archipelago/figures/prices.ts';
import { comingRound, roundOf } from '#engine/archipelago/figures/round.ts';
import { BUILDING_CUBES, BUILDING_FEE, marketOf, tradesAt } from '#engine/archipelago/figures/use-building.ts';
import { cardOf, indexPack } from '#engine/archipelago/pack-index.ts';
import { SMALL_BOX, table } from '../table.ts';

const box = indexPack(BASE_PACK);
const cost = (change: Partial<CardCost>): CardCost => ({ discs: 0, florins: 2, cubes: {}, ...change });

describe('what a card costs', () => {
  it('the price at the pointer on the track, the lowest where it is searched for (p. 13 and 14)', () => {
    const card = cardOf(box, 'bishop');
    const row = [{ card: 'bishop', turned: 1 }, null];
    expect(priceOf(box, { evolution: { row } }, 0)).toBe(card.prices[1]);
    expect(priceOf(box, { evolution: { row } }, 1)).toBe(0);
    expect(lowestPrice(card)).toBe(Math.min(...card.prices));
  });

  it('the third turn brings the skull', () => {
    expect([0, 1, 2].map(isLastTurn)).toEqual([false, false, true]);
  });

  it('a florin more to another owner, even where there is no price (p. 14)', () => {
    expect(CARD_FEE).toBe(1);
    expect(florinsFor(cost({}), { owner: 0 }, 0)).toBe(2);
    expect(florinsFor(cost({ florins: 0 }), { owner: 1 }, 0)).toBe(1);
  });

  it('cubes, and of several sets the one chosen with its branch', () => {
    const choice = [{ fruit: 1 }, { fruit: 1, cattle: 1 }];
    expect(cubesFor(cost({ cubes: { fish: 1 } }), 0)).toEqual([{ fish: 1 }]);
    expect(cubesFor(cost({ choice }), 1)).toEqual([{}, choice[1]]);
    expect([branchPaid(cost({}), 0), branchPaid(cost({ choice }), 1)]).toEqual([-1, 1]);
  });
});

describe('what a card does and is worth', () => {
  it('the branch chosen stands in place of the choice', () => {
    const gifts = cardOf(box, 'gifts-from-the-clergy');
    expect(effectsOf(gifts, 1)).toEqual([{ do: 'rebellion', by: -2 }]);
    expect(effectsOf(gifts, -1)).toEqual(gifts.effect);
  });

  it('ruling 130: medals, those of a wonder once it is built', () => {
    const wonder = cardOf(box, 'cathedral');
    expect(medalsOf(box, { card: wonder.id, built: false })).toBe(0);
    expect(medalsOf(box, { card: wonder.id, built: true })).toBe(wonder.medals);
  });

  it('ruling 126: 3, 2, 1 for an objective, 4, 3, 2 for a trend, nothing for no rank', () => {
    expect([0, 1, 2, 3, 4].map((rank) => pointsFor(OBJECTIVE_POINTS, rank))).toEqual([0, 3, 2, 1, 0]);
    expect([0, 1, 2, 3, 4].map((rank) => pointsFor(TREND_POINTS, rank))).toEqual([0, 4, 3, 2, 0]);
    expect(PACIFIST_POINTS).toBe(3);
  });

  it('ruling 112: the back on top says nothing of whose it is, an empty deck nothing', () => {
    const { back } = cardOf(box, 'bishop');
    const evolution = { deck: ['pope', 'bishop'], row: [], discards: [] };
    expect(topBack(box, { evolution })).toEqual({ domestic: back.domestic, export: back.export });
    expect(topBack(box, { evolution: { ...evolution, deck: [] } })).toBeNull();
  });
});

describe('a port or market (p. 12)', () => {
  it('is used for a florin and two cubes, each on a market of its own', () => {
    expect([BUILDING_FEE, BUILDING_CUBES]).toEqual([1, 2]);
    expect([marketOf('port'), marketOf('market')]).toEqual(['export', 'domestic']);
    expect([tradesAt('export'), tradesAt('domestic')]).toEqual(['port', 'market']);
  });
});

describe('the round being played', () => {
  it('ruling 56: a card prepares its disc only while that is to come', () => {
    const round = {
      kind: 'round',
      seat: 1,
      card: false,
      building: false,
      doubled: null,
      roads: 1,
      denied: [],
    } as const;
    const frames = (disc: boolean) => [{ kind: 'turn' } as const, { ...round, denied: [], disc }];
    expect(roundOf({ frames: frames(true) })?.seat).toBe(1);
    expect(comingRound({ frames: frames(true) })).toBeUndefined();
    expect(comingRound({ frames: frames(false) })?.seat).toBe(1);
    expect(roundOf({ frames: [{ kind: 'turn' }] })).toBeUndefined();
  });
});

describe('finds of an exploration (p. 10)', () => {
  const game = table({ map: [['meadow', 'N']] });
  const region = game.region('meadow');
  const kinds = () => [...new Set(SMALL_BOX.sides.get('meadow')?.icons.map(({ resource }) => resource))];

  it('ruling 65: each type of the region once', () => {
    expect(findsOf(SMALL_BOX, game.state, { region, sent: null })).toEqual(kinds());
  });

  it('ruling 66: without what the bank lacks', () => {
    const [first, ...others] = kinds();
    const { bank } = game.state;
    const cubes = { ...bank.cubes, ...(first !== undefined && { [first]: 0 }) };
    expect(findsOf(SMALL_BOX, { ...game.state, bank: { ...bank, cubes } }, { region, sent: null })).toEqual(others);
  });
});
