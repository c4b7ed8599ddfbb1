/** The first seat has the number 0 and nobody the number -1: what belongs to the first player is guarded like that of others. */
import { describe, expect, it } from 'vitest';
import { citizen, citizens, ship, table, type Table } from '../table.ts';
import type { Placed } from '../situation.ts';

/** The second player acts first; the first has a town on the bay. */
function underTheTown(units: readonly Placed[]): Table {
  const map = [
    ['bay', 'N'],
    ['meadow', 'NE'],
  ] as const;
  const town = citizen(0, 'bay', { place: 'town' });
  return table({ map, players: 2, order: [1, 0], units: [town, ...units], screens: [{}, { florins: 9 }] });
}

describe('what the first player holds', () => {
  it('ruling 54: nobody harvests under the town without leave, and leave can be asked for', () => {
    const game = underTheTown([citizen(1, 'bay')]);
    game.act(1, 'harvest-wood');
    expect(game.refused(1, { type: 'deploy', from: game.spot('bay') })).toBe('needs-permission');
    game.play(1, { type: 'ask', seat: 0 });
    game.play(0, { type: 'forbid' });
    expect(game.refused(1, { type: 'ask', seat: 0 })).toBe('leave-refused-already');
    game.done(1);
    expect(game.refused(1, { type: 'act', action: 'harvest-wood' })).toBe('leave-refused-already');
  });

  it('ruling 89: nobody goes onto the buildings under the town', () => {
    const game = underTheTown([citizen(0, 'bay', { place: 'port' }), citizen(1, 'bay'), ship(1, 'bay')]);
    Object.assign(game.units(0, 'citizen')[1] ?? {}, { place: 'ground' });
    game.act(1, 'migration');
    const to = game.spot('bay', 'port');
    const from = game.spot('bay');
    expect(game.refused(1, { type: 'migrate', kind: 'citizen', from, to })).toBe('building-under-town');
    expect(game.refused(1, { type: 'migrate', kind: 'ship', from, to })).toBe('building-under-town');
  });

  it('ruling 39: the first player puts rebels of others off, and others those of the first player', () => {
    const map = [['meadow', 'N']] as const;
    const units = [
      citizen(1, 'meadow', { place: 'town' }),
      citizen(0, 'meadow', { place: 'market' }),
      citizens(1, 2, 'meadow'),
    ];
    const game = table({ map, players: 2, at: 'balance', deck: ['wood'], units });
    game.play(0, { type: 'consume', from: 'market' });
    game.play(0, { type: 'stand', owner: 1, spot: game.spot('meadow', 'town'), by: 'cube' });
    game.play(0, { type: 'stand', owner: 1, spot: game.spot('meadow'), by: 'cube' });
    game.done(0);
    game.done(1);
    expect([game.frame(), game.deciders()]).toEqual(['expulsion', [1]]);
  });
});
