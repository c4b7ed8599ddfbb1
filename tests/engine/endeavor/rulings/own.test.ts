/** What the code decides and no source settles; letters, as in `docs/rulings-endeavor.md`. */
import { describe, expect, it } from 'vitest';
import { back, discard, draw, GREEN, occupy, PASS, pay, table } from '../table.ts';

describe('our own', () => {
  it('ruling H: what leaves no choice is not asked: discs that all return, or lie on copies; a second half without a target', () => {
    const copies = { status: { F: 2 }, buildings: ['market*', 'market*', 'market*'] };
    const alike = table({ at: 'salaries', seats: { [GREEN]: copies } });
    expect([alike.opening, alike.asked()]).toEqual([
      { 'green harbour': 2, 'green activated': '-market -market' },
      'turn 0',
    ]);
    expect(alike.log).toEqual([{ type: 'salaries', seat: GREEN, discs: 2, buildings: ['market', 'market'] }]);
    // Once the Guild is free only Markets are left, and one of them returns by itself.
    const mixed = table({
      at: 'salaries',
      seats: { [GREEN]: { status: { F: 2 }, buildings: ['market*', 'market*', 'guild*'] } },
    });
    expect(mixed.offered(GREEN, 'return')).toEqual(['market', 'guild']);
    expect(mixed.play(GREEN, back('guild'))).toEqual({ 'green harbour': 2, 'green activated': '-market -guild' });
    const poor = table({ seats: { [GREEN]: { harbour: 2, buildings: ['docks'] } } });
    poor.play(GREEN, occupy('docks', 'london'));
    expect(poor.asked()).toBe('turn 1');
  });

  it('ruling I: copies of a building are alike: a move names the kind, and each copy can be activated once', () => {
    const game = table({
      seats: { [GREEN]: { buildings: ['market*', 'market', 'market'], tokens: { 'pay-token': 1 } } },
    });
    expect(game.offered(GREEN, 'idle')).toEqual(['colonial-house', 'market']);
    game.play(GREEN, draw('market', 'europe'));
    const discs = () => game.player(GREEN).buildings.map(({ disc }) => disc);
    expect(discs()).toEqual([false, true, true, false]);
    for (const seat of [1, 2]) game.play(seat, PASS);
    game.play(GREEN, pay('pay-token', 'market'));
    expect(discs()).toEqual([false, false, true, false]);
    game.play(GREEN, draw('market', 'slavery'));
    game.play(GREEN, { type: 'idle', by: 'market' });
    expect([discs(), game.refused(GREEN, draw('market', 'slavery'))]).toEqual([
      [false, true, true, true],
      'already-activated',
    ]);
  });

  it('ruling J: who passes because nothing else is possible discards like anybody', () => {
    const game = table({
      open: ['far-east'],
      seats: { [GREEN]: { harbour: 0, cards: ['far-east-1', 'far-east-2'] } },
    });
    expect([game.opening, game.asked()]).toEqual([{ 'green passed': 1 }, 'discard 0']);
    game.play(GREEN, discard('far-east-2'));
    expect(game.asked()).toBe('turn 1');
  });
});
