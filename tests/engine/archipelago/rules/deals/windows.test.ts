import { describe, expect, it } from 'vitest';
import { dealWindows } from '#engine/archipelago/rules/deals/windows.ts';
import type { Frame } from '#engine/archipelago/frames.ts';
import { citizen, citizens, table, type Table } from '../../table.ts';
import type { Situation } from '../../situation.ts';
import { deal, strike } from './deal.ts';

const windows = (game: Table) => dealWindows(game.state);
const RICH = Array.from({ length: 4 }, () => ({ florins: 5, tokens: 1, cubes: { wood: 2, stone: 1 } }));

/** Phase 5, the first player to go. */
function actions(more: Situation = {}): Table {
  return table({ map: [['meadow', 'N']], units: [citizen(0, 'meadow')], screens: RICH, deck: ['quiet'], ...more });
}

describe('who may strike a deal with whom (p. 5)', () => {
  it('ruling 101: in his round the active player with each other, the others not among themselves', () => {
    const game = actions({ order: [2, 0, 3, 1] });
    expect(windows(game)).toEqual([{ code: 'round', seat: 2, with: [0, 1, 3] }]);
    expect(game.refused(0, deal(1, { florins: 1 }))).toBe('no-deals-now');
    expect(game.refused(0, deal(2, { florins: 1 }))).toBeUndefined();
    expect(game.refused(2, deal(0, { florins: 1 }))).toBeUndefined();
    game.endRound(2);
    expect(windows(game)).toEqual([{ code: 'round', seat: 0, with: [1, 2, 3] }]);
  });

  it('ruling F: in the middle of an action too, but not of one that is paid or sold for', () => {
    const exploring = actions();
    exploring.act(0, 'exploration');
    expect(windows(exploring)).toMatchObject([{ code: 'round', seat: 0 }]);
    for (const action of ['transaction', 'recruitment', 'construction'] as const) {
      const game = actions({ surplus: 3, screens: [{ florins: 9, cubes: { wood: 3, stone: 3, cattle: 3 } }] });
      game.act(0, action);
      expect(windows(game)).toEqual([]);
      expect(game.refused(0, deal(1, { florins: 1 }))).toBe('no-deals-now');
    }
  });

  it('ruling 101: in a crisis the player in turn with each other', () => {
    const crisis = { at: 'balance', order: [1, 2, 0, 3], deck: ['both'], units: [citizens(0, 2, 'meadow')] } as const;
    const game = actions(crisis);
    expect(windows(game)).toEqual([{ code: 'crisis', seat: 1, with: [0, 2, 3] }]);
    game.done(1);
    expect(windows(game)).toEqual([{ code: 'crisis', seat: 2, with: [0, 1, 3] }]);
    for (const seat of [2, 0, 3]) game.done(seat);
    expect(game.frame()).toBe('export-crisis');
    expect(windows(game)).toEqual([{ code: 'crisis', seat: 1, with: [0, 2, 3] }]);
    game.done(1);
    expect(windows(game)).toMatchObject([{ seat: 2 }]);
  });

  it('ruling 101: in an immediate crisis as well, and not while cards are bought', () => {
    const row = ['thief', 'spy', 'merchant', 'exporter', { card: 'pirate', turned: 2 }] as const;
    const game = actions({ at: 'purchase', row, deck: ['quiet', 'red-wood'] });
    expect(windows(game)).toEqual([]);
    game.play(0, { type: 'rotate', slot: 4 });
    game.play(0, { type: 'rotate', slot: 3 });
    expect(game.frame()).toBe('domestic-crisis');
    expect(windows(game)).toEqual([{ code: 'crisis', seat: 0, with: [1, 2, 3] }]);
  });

  it('ruling 101: a crisis in the middle of a round is about the player in turn in it', () => {
    const round = actions().state.frames;
    const crisis: Frame = { kind: 'export-crisis', resource: 'fish', missing: 2, next: 1 };
    expect(dealWindows({ order: [0, 2, 1], frames: [...round, crisis] })).toEqual([
      { code: 'crisis', seat: 2, with: [0, 1] },
    ]);
  });

  it('ruling 101: who names the order of play with each other', () => {
    const game = actions({ at: 'order' });
    [1, 3, 0, 0].forEach((amount, seat) => game.play(seat, { type: 'bid', amount }));
    expect(windows(game)).toEqual([{ code: 'order', seat: 1, with: [0, 2, 3] }]);
    game.play(1, { type: 'name-next', seat: 2 });
    expect(windows(game)).toMatchObject([{ seat: 1 }]);
  });

  it('ruling F: never when a fist is closed, an objective read, or a cube still owed', () => {
    const round = actions().state.frames;
    const frames: Frame[] = [
      { kind: 'payment', seat: 0, owed: ['wood'] },
      { kind: 'fists', seat: 1, to: 0, closed: true, left: null, right: null },
      { kind: 'spy', seat: 0, of: 1 },
      { kind: 'give', seat: 1, to: 0 },
    ];
    for (const frame of frames) expect(dealWindows({ order: [0, 1], frames: [...round, frame] })).toEqual([]);
    const search: Frame = { kind: 'search', seat: 0, wanted: 'character', cards: [] };
    expect(dealWindows({ order: [0, 1], frames: [...round, search] })).toHaveLength(1);
    expect(windows(actions({ at: 'discovery' }))).toEqual([]);
    expect(dealWindows({ order: [0, 1], frames: [] })).toEqual([]);
  });
});

describe('the bids for the order of play', () => {
  it('ruling 19: everybody with everybody as long as no fist is closed, then nobody', () => {
    const game = actions({ at: 'order', players: 3 });
    expect(windows(game)).toEqual([
      { code: 'bids', seat: 0, with: [1, 2] },
      { code: 'bids', seat: 1, with: [2] },
    ]);
    strike(game, 2, deal(1, { florins: 1 }));
    game.play(0, { type: 'bid', amount: 0 });
    expect(windows(game)).toEqual([]);
    expect(game.refused(2, deal(1, { florins: 1 }))).toBe('no-deals-now');
  });

  it('ruling 19: borrowed florins are bid when they were handed over before', () => {
    const game = actions({ at: 'order', screens: [{ florins: 4 }, { florins: 1 }] });
    expect(game.refused(1, { type: 'bid', amount: 4 })).toBe('too-few-florins');
    strike(game, 1, deal(0, {}, { florins: 3 }, [{ by: 1, florins: 4 }]));
    game.play(1, { type: 'bid', amount: 4 });
    expect(game.refused(0, { type: 'bid', amount: 2 })).toBe('too-few-florins');
    expect(game.state.promises).toMatchObject([{ by: 1, to: 0, florins: 4, made: 2, due: 3, status: 'open' }]);
  });

  it('ruling 19: before a second bid of the tied leaders too', () => {
    const game = actions({ at: 'order' });
    [2, 2, 0, 0].forEach((amount, seat) => game.play(seat, { type: 'bid', amount }));
    expect(game.deciders()).toEqual([0, 1]);
    strike(game, 3, deal(0, { florins: 5 }));
    game.play(0, { type: 'bid', amount: 8 });
    expect(game.refused(3, deal(1, { florins: 0, tokens: 1 }))).toBe('no-deals-now');
  });
});

describe('how many offers each has made', () => {
  it('is counted till the next window opens', () => {
    const game = actions();
    for (const to of [1, 2]) {
      game.say(0, deal(to, { florins: 1 }));
      game.play(to, { type: 'decline', offer: game.state.offers, reason: 'no-trust' });
    }
    game.say(3, deal(0, { florins: 1 }));
    game.play(0, { type: 'accept', offer: 3 });
    expect([game.state.offers, game.state.offered]).toEqual([3, [2, 0, 0, 1]]);
    game.endRound(0);
    expect([game.state.offers, game.state.offered]).toEqual([3, [0, 0, 0, 0]]);
  });

  it('in a crisis and in phase 2 as well', () => {
    const game = actions({ at: 'balance', deck: ['both'] });
    const offered = () => {
      strike(game, game.deciders()[0] ?? 0, deal(3, { florins: 1 }));
      return game.state.offered;
    };
    expect(offered()).toEqual([1, 0, 0, 0]);
    game.done(0);
    expect(offered()).toEqual([0, 1, 0, 0]);
    for (const seat of [1, 2, 3]) game.done(seat);
    expect(game.frame()).toBe('export-crisis');
    expect(game.state.offered).toEqual([0, 0, 0, 0]);
    strike(game, 0, deal(3, { florins: 1 }));
    game.done(0);
    expect(game.state.offered).toEqual([0, 0, 0, 0]);
    const bids = actions({ at: 'order', deck: ['both'] });
    strike(bids, 0, deal(1, { florins: 1 }));
    [0, 3, 0, 0].forEach((amount, seat) => bids.play(seat, { type: 'bid', amount }));
    expect(bids.state.offered).toEqual([0, 0, 0, 0]);
    strike(bids, 1, deal(0, { florins: 1 }));
    for (const seat of [0, 1, 2]) bids.play(1, { type: 'name-next', seat });
    expect([bids.frame(), bids.state.offered]).toEqual(['domestic-crisis', [0, 0, 0, 0]]);
  });
});
