import { describe, expect, it } from 'vitest';
import { controller } from '#engine/archipelago/figures/buildings.ts';
import type { Situation } from '../../situation.ts';
import { citizen, eventsOf, ship, type Table } from '../../table.ts';
import { against } from './against.ts';

/** The Pirate of the first player; after it sank a ship the rest of the card goes on. */
function pirate(units: Situation['units'] = []): Table {
  const map = [
    ['bay', 'N'],
    ['reef', 'SE'],
    ['bridge', 'SW'],
  ] as const;
  return against([{ kind: 'sink', seat: 0 }], { map, units });
}

describe('Pirate (p. 17)', () => {
  it('sinks a ship of another player in a region where its user has a ship', () => {
    const game = pirate([ship(0, 'bay'), ship(0, 'bay'), ship(1, 'bay'), ship(2, 'reef'), ship(3, 'bridge')]);
    expect(game.moves(0)).toEqual([{ type: 'sink', owner: 1, spot: game.spot('bay') }]);
    expect(game.refused(0, { type: 'sink', owner: 2, spot: game.spot('reef') })).toBe('no-ship-of-yours-there');
    expect(game.refused(0, { type: 'sink', owner: 3, spot: game.spot('bay') })).toBe('no-ship-to-sink-there');
    expect(game.refused(0, { type: 'sink', owner: 0, spot: game.spot('bay') })).toBe('not-oneself');
  });

  it('p. 17: the ship goes back to its owner’s reserve, from where it can be built again', () => {
    const game = pirate([ship(0, 'bay'), ship(1, 'bay', { place: 'icon', icon: 2, engaged: true })]);
    const spot = game.spot('bay', 'icon');
    expect(game.play(0, { type: 'sink', owner: 1, spot })).toEqual([{ type: 'ship-sunk', seat: 0, owner: 1, spot }]);
    expect(game.units(1, 'ship')).toEqual([]);
    const reserve = game.state.units.filter(({ owner, kind }) => owner === 1 && kind === 'ship');
    expect(reserve).toHaveLength(4);
    for (const unit of reserve) {
      expect(unit).toMatchObject({ region: -1, part: -1, place: 'reserve', icon: -1, engaged: false, down: false });
    }
    expect(game.state.inPlay.ship).toBe(1);
    expect(game.frame()).toBe('round');
  });

  it('the region counts, not the water in it', () => {
    const game = pirate([ship(0, 'bridge', { part: 0 }), ship(1, 'bridge', { part: 1 })]);
    expect(game.moves(0)).toEqual([{ type: 'sink', owner: 1, spot: game.spot('bridge', 'ground', 1) }]);
  });

  it('a ship on a port is sunk like any other, and the port falls to whoever holds the town', () => {
    const game = pirate([ship(0, 'bay'), ship(1, 'bay', { place: 'port' }), citizen(2, 'bay', { place: 'town' })]);
    const bay = game.region('bay');
    expect(controller(game.state, bay, 'port')).toBe(1);
    game.play(0, { type: 'sink', owner: 1, spot: game.spot('bay', 'port') });
    expect(controller(game.state, bay, 'port')).toBe(2);
  });

  it('where there is nothing to sink nobody is asked', () => {
    const game = pirate([ship(0, 'bay'), ship(1, 'reef'), citizen(2, 'bay')]);
    expect([game.frame(), eventsOf(game.log, 'ship-sunk')]).toEqual(['round', []]);
  });
});
