import { describe, expect, it } from 'vitest';
import { eventsOf, table, type Table } from '../table.ts';
import type { Situation } from '../situation.ts';

const RICH = [{ florins: 10 }, { florins: 10 }, { florins: 10 }, { florins: 10 }];

/** Phase 2 begins, the order of play being 2, 0, 3, 1. */
function bidding(more: Situation = {}): Table {
  return table({ at: 'order', order: [2, 0, 3, 1], screens: RICH, deck: ['quiet'], ...more });
}

/** Everybody who is asked bids, in seating order. */
function bid(game: Table, ...amounts: number[]): void {
  const bidders = [...game.deciders()];
  bidders.forEach((seat, index) => game.play(seat, { type: 'bid', amount: amounts[index] ?? 0 }));
}

describe('bids (p. 5)', () => {
  it('ruling 15: bids are secret and simultaneous, and all of them go to the bank', () => {
    const game = bidding();
    expect(game.deciders()).toEqual([0, 1, 2, 3]);
    game.play(3, { type: 'bid', amount: 4 });
    expect(game.log.at(-1)).toEqual({ type: 'bid-closed', seat: 3 });
    expect(game.state.bank.florins).toBe(95);
    bid(game, 1, 2, 3);
    expect(game.state.screens.map(({ florins }) => florins)).toEqual([9, 8, 7, 6]);
    expect(game.state.bank.florins).toBe(105);
  });

  it('ruling 15: nobody bids more than lies behind his screen, and nobody twice', () => {
    const game = bidding();
    expect(game.refused(0, { type: 'bid', amount: 11 })).toBe('too-few-florins');
    game.play(0, { type: 'bid', amount: 10 });
    expect(game.refused(0, { type: 'bid', amount: 0 })).toBe('not-your-decision');
  });

  it('ruling 16: only the tied leaders bid again, with the money they have left', () => {
    const game = bidding();
    bid(game, 6, 6, 5, 0);
    expect(game.deciders()).toEqual([0, 1]);
    expect(game.refused(0, { type: 'bid', amount: 5 })).toBe('too-few-florins');
    bid(game, 0, 1);
    expect([game.frame(), game.deciders()]).toEqual(['order', [1]]);
    expect(game.state.screens.map(({ florins }) => florins)).toEqual([4, 3, 5, 10]);
  });

  it('ruling 16: a second tie leaves the order of play, and the second bids are lost too', () => {
    const game = bidding();
    bid(game, 6, 6, 5, 0);
    bid(game, 2, 2);
    expect(game.state.order).toEqual([2, 0, 3, 1]);
    expect(game.state.phase).toBe('actions');
    expect(game.state.screens.map(({ florins }) => florins)).toEqual([2, 2, 5, 10]);
  });

  it('ruling 17: when nobody bids a florin there is no second bid and the order stays', () => {
    const game = bidding();
    bid(game, 0, 0, 0, 0);
    expect(game.state.order).toEqual([2, 0, 3, 1]);
    expect(eventsOf(game.log, 'bids')).toHaveLength(1);
    expect(eventsOf(game.log, 'order').at(-1)).toEqual({ type: 'order', order: [2, 0, 3, 1] });
  });

  it('ruling 16: two players who tie do not bid again (p. 16)', () => {
    const game = table({ players: 2, at: 'order', order: [1, 0], screens: RICH, deck: ['quiet'] });
    bid(game, 4, 4);
    expect([game.state.order, game.state.phase]).toEqual([[1, 0], 'actions']);
    expect(game.state.screens.map(({ florins }) => florins)).toEqual([6, 6]);
  });
});
