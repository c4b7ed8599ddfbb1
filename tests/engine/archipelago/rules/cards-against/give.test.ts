import { describe, expect, it } from 'vitest';
import { against, refusedInPublic } from './against.ts';

const owing = { kind: 'give', seat: 1, to: 0 } as const;
const lift = { type: 'lift-screen' } as const;

describe('what the Pirate wrings from his victim (p. 17)', () => {
  it('ruling 95: the victim chooses which of his cubes he hands over', () => {
    const game = against([owing], { screens: [{}, { cubes: { iron: 1, fruit: 2 } }] });
    expect(game.deciders()).toEqual([1]);
    expect(game.moves(1)).toEqual(['fruit', 'iron'].map((resource) => ({ type: 'give-cube', resource })));
    expect(game.play(1, { type: 'give-cube', resource: 'fruit' })).toEqual([
      { type: 'cube-given', seat: 1, to: 0, resource: 'fruit' },
    ]);
    expect([game.screen(0).cubes.fruit, game.screen(1).cubes.fruit]).toEqual([1, 1]);
    expect(game.frame()).toBe('round');
  });

  it('ruling 95: who has no cube, whatever his tokens, is asked too and lifts his screen', () => {
    const game = against([owing], { screens: [{}, { tokens: 2, florins: 5 }] });
    expect([game.deciders(), game.moves(1)]).toEqual([[1], [lift]]);
    expect(game.play(1, lift)).toEqual([{ type: 'screen-lifted', seat: 1, to: 0, barrier: 'screen-lifted' }]);
    expect(game.frame()).toBe('round');
  });

  it('a reason that tells what is behind the screen is for the victim alone', () => {
    const game = against([owing], { screens: [{}, { cubes: { iron: 1 } }] });
    expect([game.refused(1, lift), refusedInPublic(game, 1, lift)]).toEqual(['cubes-behind-screen', false]);
    const wood = { type: 'give-cube', resource: 'wood' } as const;
    expect([game.refused(1, wood), refusedInPublic(game, 1, wood)]).toEqual(['no-cube', false]);
  });
});
