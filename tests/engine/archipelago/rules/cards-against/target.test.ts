import { describe, expect, it } from 'vitest';
import { against } from './against.ts';

const mulcting = { kind: 'target', seat: 0, what: 'florins', amount: 3 } as const;

describe('a card that takes florins', () => {
  it('the user names another player, who hands over so much', () => {
    const game = against([mulcting], { screens: [{ florins: 1 }, {}, { florins: 8 }] });
    expect(game.moves(0)).toEqual([1, 2, 3].map((seat) => ({ type: 'target', seat })));
    expect(game.play(0, { type: 'target', seat: 2 })).toMatchObject([
      { type: 'florins-taken', seat: 0, of: 2, florins: 3 },
    ]);
    expect([game.screen(0).florins, game.screen(2).florins]).toEqual([4, 5]);
    expect(game.frame()).toBe('round');
  });

  it('who has less hands over all he has, and nobody is spared beforehand because he has nothing', () => {
    const game = against([mulcting, mulcting], { screens: [{}, { florins: 2 }] });
    expect(game.play(0, { type: 'target', seat: 1 })).toMatchObject([{ florins: 2 }]);
    expect(game.play(0, { type: 'target', seat: 1 })).toMatchObject([{ florins: 0 }]);
    expect([game.screen(0).florins, game.screen(1).florins]).toEqual([2, 0]);
  });

  it('the Thief names a victim, who closes their fists and loses no florin', () => {
    const thieving = { kind: 'target', seat: 0, what: 'cube', amount: 3 } as const;
    const game = against([thieving], { screens: [{}, {}, { florins: 8, cubes: { wood: 1 } }] });
    expect(game.play(0, { type: 'target', seat: 2 })).toEqual([]);
    expect([game.frame(), game.deciders(), game.screen(2).florins]).toEqual(['fists', [2], 8]);
  });

  it('never oneself, nor somebody who does not play', () => {
    const game = against([mulcting], {
      players: 2,
      objectives: [
        ['S1', 'S2'],
        ['S3', 'S4'],
      ],
    });
    expect(game.moves(0)).toEqual([{ type: 'target', seat: 1 }]);
    expect(game.refused(0, { type: 'target', seat: 0 })).toBe('not-oneself');
    expect(game.refused(0, { type: 'target', seat: 2 })).toBe('no-such-player');
  });
});
