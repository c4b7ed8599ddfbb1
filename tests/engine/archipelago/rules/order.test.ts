import { describe, expect, it } from 'vitest';
import { table, type Table } from '../table.ts';

/** The second player has won the bids. */
function won(): Table {
  const screens = [1, 5, 0, 0].map((florins) => ({ florins }));
  const game = table({ at: 'order', order: [2, 0, 3, 1], screens, deck: ['quiet'] });
  screens.forEach(({ florins }, seat) => game.play(seat, { type: 'bid', amount: florins }));
  return game;
}

describe('order of play (p. 5)', () => {
  it('ruling 18: the winner gives everybody a place, himself any', () => {
    const game = won();
    for (const seat of [3, 0, 1]) game.play(1, { type: 'name-next', seat });
    expect(game.state.order).toEqual([3, 0, 1, 2]);
  });

  it('ruling 18: nobody gets two places', () => {
    const game = won();
    game.play(1, { type: 'name-next', seat: 3 });
    expect(game.refused(1, { type: 'name-next', seat: 3 })).toBe('already-named');
    expect(game.refused(1, { type: 'name-next', seat: 4 })).toBe('no-such-player');
    expect(game.refused(0, { type: 'name-next', seat: 0 })).toBe('not-your-decision');
  });
});
