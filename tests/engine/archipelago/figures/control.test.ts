import { describe, expect, it } from 'vitest';
import { controller, controllers, controlled, townController } from '#engine/archipelago/figures/buildings.ts';
import { citizen, ship, table } from '../table.ts';
import type { Placed, Situation } from '../situation.ts';

/** Who controls each building of the meadow, -1 for nobody, asked one by one and for all of them at once. */
function control(units: readonly Placed[], buildings: Situation['buildings'] = {}) {
  const { state, region } = table({
    map: [
      ['meadow', 'N'],
      ['grove', 'NE'],
    ],
    units,
    buildings,
  });
  const here = region('meadow');
  const kinds = ['town', 'temple', 'market', 'port'] as const;
  const one = kinds.map((building) => controller(state, here, building));
  const all = controllers(state)[here];
  expect(kinds.map((building) => all?.[building])).toEqual(one);
  return one;
}

const ALL = { meadow: ['town', 'temple', 'market', 'port'] } as const;

describe('control of buildings (p. 11-12)', () => {
  it('ruling 88: an active unit on it', () => {
    const units = [
      citizen(0, 'meadow', { place: 'temple' }),
      citizen(1, 'meadow', { place: 'market' }),
      ship(2, 'meadow', { place: 'port' }),
    ];
    expect(control(units)).toEqual([-1, 0, 1, 2]);
  });

  it('ruling 88: or a town, where no other active unit stands on it', () => {
    const units = [citizen(0, 'meadow', { place: 'town' }), citizen(1, 'meadow', { place: 'market' })];
    expect(control(units, ALL)).toEqual([0, 0, 1, 0]);
  });

  it('rulings 80 and 90: a building nobody stands on, without a town, is nobody’s; units beside it do not count', () => {
    expect(control([citizen(0, 'meadow'), citizen(0, 'meadow')], ALL)).toEqual([-1, -1, -1, -1]);
    expect(control([citizen(0, 'meadow', { place: 'temple' })], ALL)).toEqual([-1, 0, -1, -1]);
  });

  it('ruling 37: a rebel does not control the building it lies on', () => {
    expect(control([citizen(0, 'meadow', { place: 'market', down: true })])).toEqual([-1, -1, -1, -1]);
  });

  it('ruling 89: a rebel on the town: the other buildings are left to those who stand on them', () => {
    const units = [
      citizen(0, 'meadow', { place: 'town', down: true }),
      citizen(1, 'meadow', { place: 'market' }),
      citizen(0, 'meadow', { place: 'temple' }),
    ];
    expect(control(units, ALL)).toEqual([-1, 0, 1, -1]);
  });

  it('ruling 81: once the other unit on it rebels or has gone, the town takes the building over', () => {
    const town = citizen(0, 'meadow', { place: 'town' });
    expect(control([town, citizen(1, 'meadow', { place: 'market', down: true })], ALL)).toEqual([0, 0, 0, 0]);
    expect(control([town, citizen(1, 'meadow')], ALL)).toEqual([0, 0, 0, 0]);
  });

  it('ruling 13: control comes back when the rebel stands up', () => {
    const game = table({
      at: 'disengagement',
      map: [['meadow', 'N']],
      units: [citizen(0, 'meadow', { place: 'town', down: true })],
    });
    expect(townController(game.state, game.region('meadow'))).toBe(0);
  });

  it('ruling 127: buildings are counted over all regions, each once', () => {
    const game = table({
      map: [
        ['meadow', 'N'],
        ['grove', 'NE'],
      ],
      units: [
        citizen(0, 'meadow', { place: 'town' }),
        citizen(0, 'meadow', { place: 'temple' }),
        citizen(0, 'grove', { place: 'temple' }),
      ],
    });
    expect([
      controlled(game.state, 0, 'temple'),
      controlled(game.state, 0, 'town'),
      controlled(game.state, 1, 'temple'),
    ]).toEqual([2, 1, 0]);
  });
});
