import { describe, expect, it } from 'vitest';
import { citizens, table, type Table } from '../table.ts';
import type { Situation } from '../situation.ts';

/** The export half of p. 7, three cattle, with a population of six that nobody has to feed. */
function demanded(more: Situation = {}): Table {
  const game = table({
    at: 'balance',
    map: [['meadow', 'N']],
    units: [citizens(0, 3, 'meadow'), citizens(1, 3, 'meadow')],
    deck: ['stone-and-cattle'],
    ...more,
  });
  game.play(0, { type: 'consume', from: 'market' });
  return game;
}

const supply = (from: 'market' | 'screen' | 'token') => ({ type: 'supply', from }) as const;

describe('export crisis (p. 7)', () => {
  it('p. 7, example 3, and ruling 40: each player in turn gives any number; three cattle end it, and they go to the bank', () => {
    const game = demanded({ screens: [{}, { cubes: { cattle: 2 } }, { cubes: { cattle: 5 } }] });
    game.done(0);
    game.play(1, supply('screen'));
    game.play(1, supply('screen'));
    game.done(1);
    const before = game.state.bank.cubes.cattle;
    game.play(2, supply('screen'));
    expect(game.state.bank.cubes.cattle).toBe(before + 1);
    expect(game.state.phase).toBe('actions');
    expect(game.markers()).toEqual([]);
  });

  it('ruling 40: each cube missing at the end moves rebellion up by one', () => {
    const game = demanded({ screens: [{ cubes: { cattle: 1 } }] });
    game.play(0, supply('screen'));
    for (const seat of [0, 1, 2, 3]) game.done(seat);
    expect(game.markers()).toEqual(['rebellion 0>2 missing-exports']);
  });

  it('ruling 40: cubes come from the export market, never from the domestic one, from the screen, or as tokens', () => {
    const game = demanded({
      screens: [{ tokens: 1, cubes: { cattle: 1 } }],
      export: { cattle: 1 },
      domestic: { cattle: 4 },
    });
    game.play(0, supply('market'));
    expect(game.state).toMatchObject({ export: { cattle: 0 }, domestic: { cattle: 4 } });
    expect(game.refused(0, supply('market'))).toBe('market-empty');
    game.play(0, supply('token'));
    expect(game.screen(0)).toMatchObject({ tokens: 0, cubes: { cattle: 1 } });
    game.play(0, supply('screen'));
    expect(game.frame()).toBe('round');
  });

  it('ruling 42: cubes and tokens of his own count for the Benefactor here too', () => {
    const game = demanded({
      screens: [{ tokens: 1, cubes: { cattle: 1 } }],
      export: { cattle: 1 },
      trends: ['benefactor'],
    });
    for (const from of ['market', 'token', 'screen'] as const) game.play(0, supply(from));
    expect(game.state.benefactor).toEqual([2, 0, 0, 0]);
  });

  it('ruling 30: turns run in the order of play, once each', () => {
    const game = demanded({ order: [0, 3, 1, 2] });
    game.done(0);
    expect(game.deciders()).toEqual([3]);
    expect(game.refused(0, supply('market'))).toBe('not-your-decision');
  });
});
