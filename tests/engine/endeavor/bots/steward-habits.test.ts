import { describe, expect, it, test } from 'vitest';
import { evaluate } from '#engine/endeavor/bots/evaluation.ts';
import { majorityChance, openChance } from '#engine/endeavor/bots/regions.ts';
import { worthOf } from '#engine/endeavor/bots/steward.ts';
import { symbolWorth } from '#engine/endeavor/bots/status.ts';
import { CITY, GOVERNOR } from '#engine/endeavor/bots/temperament.ts';
import type { Move } from '#engine/endeavor/moves.ts';
import type { State } from '#engine/endeavor/state.ts';
import { GAME } from './company.ts';
import { BOX, decides, lay } from './laid.ts';

const LEVELS = ['steward-governor', 'steward-city'];

const worth = (state: State, move: Move, temper = GOVERNOR): number => worthOf(evaluate(BOX, state, 0, temper), move);
const ship = (at: string, by = 'shipyard'): Move => ({ type: 'ship', by, at });
const occupy = (at: string, by = 'colonial-house'): Move => ({ type: 'occupy', by, at });

/** All buildings in use but those named. */
const ONLY = (...free: string[]) => ['*colonial-house', ...free];

describe.each(LEVELS)('%s sends ships', (level) => {
  it('to the last berth that makes it governor', () => {
    const state = lay({
      ships: { africa: [0, 1, 0, 1, 2], india: [1, 1, 2, 3, 3] },
      seats: [{ harbour: 2, buildings: ONLY('shipyard') }],
    });
    expect(decides(state, level)).toEqual(ship('africa'));
  });

  it('for the token that lifts growth a level', () => {
    const state = lay({
      round: 4,
      others: 'politics',
      tokens: { caribbean: 'culture' },
      seats: [{ harbour: 2, status: { culture: 3 }, buildings: ONLY('shipyard') }],
    });
    expect(decides(state, level)).toEqual(ship('caribbean'));
  });
});

describe.each(LEVELS)('%s takes cities', (level) => {
  it('that complete a route', () => {
    const state = lay({ cities: { amsterdam: 0, constantinople: 1 }, seats: [{ harbour: 2 }] });
    expect(decides(state, level)).toEqual(occupy('stockholm'));
  });

  it('by attack where two routes are to be had', () => {
    const state = lay({
      round: 7,
      cities: { paris: 1, lisbon: 0, rome: 0, london: 2 },
      seats: [{ harbour: 3, buildings: ONLY('barracks') }],
    });
    expect(decides(state, level)).toEqual({ type: 'attack', by: 'barracks', at: 'paris' });
  });
});

describe.each(LEVELS)('%s builds', (level) => {
  it('a Shipyard or a Workshop first', () => {
    const move = decides(lay({ round: 1, at: 'build' }), level);
    expect(['shipyard', 'workshop']).toContain(move.type === 'build' && move.building);
  });

  it('only what its level allows', () => {
    const state = lay({ round: 5, at: 'build', seats: [{ status: { industry: 9 } }] });
    const kind = BOX.buildings.get((decides(state, level) as { building: string }).building);
    expect(kind?.level).toBeLessThan(5);
  });

  it('no second tile of level 5', () => {
    const state = lay({ round: 7, at: 'build', seats: [{ status: { industry: 12 }, buildings: ['museum'] }] });
    const kind = BOX.buildings.get((decides(state, level) as { building: string }).building);
    expect(kind?.level).toBeLessThan(5);
  });

  it('a University at the end rather than an action more', () => {
    const state = lay({
      round: 7,
      at: 'build',
      seats: [
        { harbour: 2, status: { industry: 7, culture: 7, finance: 7 }, buildings: ['shipyard', 'guild', 'docks'] },
      ],
    });
    expect(decides(state, level)).toEqual({ type: 'build', building: 'university' });
  });
});

describe.each(LEVELS)('%s and its cards', (level) => {
  it('discards the card whose loss is least', () => {
    const state = lay({
      round: 5,
      at: 'discard',
      seats: [{ passed: true, cards: ['india-4', 'far-east-1'], status: { culture: 3, industry: 2, politics: 1 } }],
    });
    expect(decides(state, level)).toEqual({ type: 'discard', card: 'far-east-1' });
  });

  it('in the last round discards what does not reach a glory space', () => {
    const state = lay({
      round: 7,
      at: 'discard',
      seats: [{ passed: true, cards: ['north-america-1', 'far-east-1'], status: { industry: 9, culture: 7 } }],
    });
    // Without the two of North America industry stands at 7 as it does now; without one culture falls to 4.
    expect(decides(state, level)).toEqual({ type: 'discard', card: 'north-america-1' });
  });

  it('draws what it may keep, and no card that it would have to discard', () => {
    const board = { harbour: 1, buildings: ONLY('market') };
    expect(decides(lay({ seats: [board] }), level)).toMatchObject({ type: 'draw', by: 'market' });
    const full = { ...board, cards: ['south-america-5'], status: { finance: 2, culture: 2, politics: 1 } };
    const state = lay({
      round: 7,
      ships: { caribbean: [0, 1, 2, 3, 1, 2] },
      seats: [full],
      stacks: { slavery: [], europe: [], caribbean: ['far-east-1'] },
    });
    expect(decides(state, level)).toEqual({ type: 'pass' });
  });
});

describe('a steward saves', () => {
  it('three discs for a glory at the end rather than spend two for a city without gain', () => {
    const state = lay({
      round: 7,
      others: 'none',
      seats: [{ harbour: 3, buildings: ONLY('shipyard') }],
    });
    expect(decides(state)).toEqual({ type: 'pass' });
  });

  it('nothing in the middle of the game where a token lies', () => {
    expect(decides(lay({ seats: [{ harbour: 2 }] })).type).toBe('occupy');
  });

  it('its building for both halves where one suffices', () => {
    const state = lay({ cities: { amsterdam: 0, constantinople: 1 }, seats: [{ harbour: 2, buildings: ['docks'] }] });
    expect(decides(state)).toEqual(occupy('stockholm'));
  });
});

describe('salaries free', () => {
  it('the building that can do most now', () => {
    const state = lay({
      at: { kind: 'returns', seat: 0, left: 1 },
      cities: { amsterdam: 0 },
      seats: [{ harbour: 3, buildings: ['*colonial-house', '*barracks'] }],
    });
    expect(decides(state)).toEqual({ type: 'return', building: 'colonial-house' });
  });

  it('and a payment too', () => {
    const state = lay({
      cities: { amsterdam: 0 },
      seats: [{ harbour: 2, buildings: ['*colonial-house', '*barracks', 'museum'] }],
    });
    expect(decides(state)).toEqual({ type: 'pay', by: 'museum', at: 'colonial-house' });
  });
});

describe('a neutral colour', () => {
  it('takes what the other player wants more', () => {
    const state = lay({
      players: 2,
      round: 4,
      at: { kind: 'neutral', seat: 0, action: 'ship' },
      others: 'none',
      tokens: { africa: 'culture', india: 'finance' },
      seats: [{ status: { culture: 15 } }, { status: { culture: 3 } }],
    });
    expect(decides(state)).toEqual({ type: 'neutral', at: 'africa' });
  });
});

test('a majority is sure once the rest cannot change it, and lost in the same way', () => {
  expect(majorityChance([0, 0, 0, 0, 1], 6, 0)).toBe(1);
  expect(majorityChance([0, 1, 1, 1, 1], 6, 0)).toBe(0);
  expect(majorityChance([0, 1, 0, 1, 2, 2], 6, 2)).toBe(1);
  expect(majorityChance([0, 1, 0], 6, 0)).toBeGreaterThan(majorityChance([0, 1, 1], 6, 0));
});

test('an open region is open, and the fuller the track the surer', () => {
  const state = lay({ ships: { africa: [0, 1, 2, 3, 0, 1], india: [0, 0, 1, 1] } });
  const evaluation = evaluate(BOX, state, 0, GOVERNOR);
  const [africa, india, caribbean] = ['africa', 'india', 'caribbean'].map((id) =>
    openChance(evaluation, BOX.regionAt.get(id) ?? -1),
  );
  expect(africa).toBe(1);
  expect(india).toBeGreaterThan(caribbean ?? 1);
});

test('a symbol is worth more the earlier it comes, and nothing past the end of a track', () => {
  const at = (round: number, culture: number) =>
    symbolWorth(evaluate(BOX, lay({ round, seats: [{ status: { culture } }] }), 0, CITY), 'culture');
  expect(at(2, 3)).toBeGreaterThan(at(5, 3));
  expect(at(7, 15)).toBe(0);
  expect(at(7, 6)).toBe(3);
});

test('each temperament likes its own: berths and governors, or cities and routes', () => {
  const state = lay({
    cities: { amsterdam: 0 },
    ships: { africa: [0, 1, 0, 1, 2] },
    seats: [{ harbour: 4, buildings: ['shipyard'] }],
  });
  expect(worth(state, ship('africa'), GOVERNOR)).toBeGreaterThan(worth(state, ship('africa'), CITY));
  expect(worth(state, occupy('stockholm'), CITY)).toBeGreaterThan(worth(state, occupy('stockholm'), GOVERNOR));
});

test('a greedy player takes the city worth most now, and never does nothing', () => {
  const state = lay({ others: 'none', seats: [{ harbour: 2 }] });
  expect(decides(state, 'greedy')).toEqual(occupy('constantinople'));
  const idle = lay({ others: 'none', seats: [{ harbour: 1 }] });
  expect(GAME.legalMoves(idle, 0)).toContainEqual({ type: 'idle', by: 'colonial-house' });
  expect(decides(idle, 'greedy')).toEqual({ type: 'pass' });
  expect(decides(idle)).toEqual({ type: 'pass' });
});
