import { describe, expect, it } from 'vitest';
import { citizen, SMALL_GAME, table, type Table } from '../../table.ts';
import { deal, strike } from './deal.ts';

/** Two florins are lent against three. */
function lent(): Table {
  const game = table({
    players: 3,
    screens: [{ florins: 5 }, { florins: 5 }],
    deck: ['quiet'],
    map: [['meadow', 'N']],
    units: [citizen(0, 'meadow')],
  });
  strike(
    game,
    0,
    deal(1, { florins: 2 }, {}, [
      { by: 1, florins: 3 },
      { by: 0, words: 'no taxes this turn', due: 2 },
    ]),
  );
  return game;
}

describe('promises and loans (p. 5)', () => {
  it('ruling 102: a loan changes hands at once, what is promised for it is written down, and nothing enforces it', () => {
    const game = lent();
    expect([game.screen(0).florins, game.screen(1).florins]).toEqual([3, 7]);
    const made = { made: 2, status: 'open' };
    expect(game.state.promises).toMatchObject([
      { by: 1, to: 0, florins: 3, due: 3, ...made },
      { by: 0, to: 1, words: 'no taxes this turn', due: 2, ...made },
    ]);
    game.act(0, 'taxes');
    game.endRound(0);
    expect(game.state.promises.map(({ status }) => status)).toEqual(['open', 'open']);
  });

  it('p. 5: each promise is one of the two, says something, and is not overdue', () => {
    const game = lent();
    expect(game.refused(0, deal(1, {}, {}, [{ by: 2, florins: 1 }]))).toBe('promise-of-another');
    expect(game.refused(0, deal(1, {}, {}, [{ by: 1, words: '  ' }]))).toBe('promise-of-nothing');
    expect(game.refused(0, deal(1, {}, {}, [{ by: 1, florins: 1, due: 1 }]))).toBe('promise-overdue');
    expect(game.refused(0, deal(1, {}, {}, [{ by: 1, cubes: { iron: 1 }, due: 2 }]))).toBeUndefined();
    const wordy = deal(1, {}, {}, [{ by: 1, words: 'x'.repeat(141) }]);
    expect(SMALL_GAME.schema.move.safeParse(wordy).success).toBe(false);
  });

  it('ruling 102: kept or broken is said once, by the one it was made to, at any moment', () => {
    const game = lent();
    const settle = (promise: number, kept: boolean) => ({ type: 'settle', promise, kept }) as const;
    expect(game.refused(1, settle(0, true))).toBe('promise-to-another');
    expect(game.refused(2, settle(0, true))).toBe('promise-to-another');
    expect(game.refused(0, settle(2, true))).toBe('no-such-promise');
    game.act(0, 'taxes');
    expect(game.say(1, settle(1, false))).toEqual([
      { type: 'promise-settled', promise: 1, seat: 1, by: 0, kept: false },
    ]);
    game.say(0, settle(0, true));
    expect(game.state.promises.map(({ status }) => status)).toEqual(['kept', 'broken']);
    expect(game.refused(0, settle(0, false))).toBe('promise-settled');
    expect(game.deciders()).toEqual([0]);
  });

  it('ruling 102: but not over closed fists', () => {
    const game = table({ at: 'order', screens: [{ florins: 5 }] });
    strike(game, 0, deal(1, { florins: 1 }, {}, [{ by: 1, florins: 2 }]));
    expect(game.refused(0, { type: 'settle', promise: 0, kept: true })).toBe('not-during-a-secret');
    [1, 0, 0, 0].forEach((amount, seat) => game.play(seat, { type: 'bid', amount }));
    game.say(0, { type: 'settle', promise: 0, kept: true });
    expect(game.frame()).toBe('order');
  });
});
