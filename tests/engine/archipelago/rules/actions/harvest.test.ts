import { describe, expect, it } from 'vitest';
import { citizen, citizens, eventsOf, ship, table, type Table } from '../../table.ts';
import type { Placed, Situation } from '../../situation.ts';
import type { Resource } from '#engine/archipelago/data/schema.ts';

/** The first player plays a harvest. */
function harvest(resource: Resource, units: readonly Placed[], more: Situation = {}): Table {
  const map = [
    ['meadow', 'N'],
    ['bay', 'NE'],
    ['inlet', 'SE'],
    ['plenty', 'S'],
  ] as const;
  const game = table({ map, units, ...more });
  game.act(0, `harvest-${resource}`);
  return game;
}

const refusedHarvest = (resource: Resource, units: readonly Placed[], more: Situation = {}) =>
  table({
    map: [
      ['meadow', 'N'],
      ['bay', 'NE'],
      ['inlet', 'SE'],
    ],
    units,
    ...more,
  }).refused(0, {
    type: 'act',
    action: `harvest-${resource}`,
  });

describe('harvest (p. 9)', () => {
  it('p. 9: any number of units on free icons of one type all over the map, a cube for each; they are engaged', () => {
    const game = harvest('wood', [citizens(0, 3, 'bay'), citizen(0, 'inlet'), citizens(0, 3, 'plenty')]);
    for (const side of ['bay', 'bay', 'inlet', 'plenty', 'plenty'])
      game.play(0, { type: 'deploy', from: game.spot(side) });
    expect(game.screen(0).cubes.wood).toBe(5);
    expect(game.state.bank.cubes.wood).toBe(9);
    expect(game.refused(0, { type: 'deploy', from: game.spot('bay') })).toBe('no-free-icon');
    expect(game.units(0, 'citizen').filter(({ engaged, place }) => engaged && place === 'icon')).toHaveLength(5);
    game.done(0);
    expect(game.frame()).toBe('round');
  });

  it('p. 9: one may stop before all icons are taken, but not before the first', () => {
    const game = harvest('wood', [citizens(0, 2, 'bay')]);
    expect(game.refused(0, { type: 'done' })).toBe('nothing-done-yet');
    game.play(0, { type: 'deploy', from: game.spot('bay') });
    game.done(0);
    expect(game.screen(0).cubes.wood).toBe(1);
  });

  it('p. 9: fish is harvested by ships, everything else by citizens', () => {
    expect(refusedHarvest('fish', [citizens(0, 2, 'bay')])).toBe('nothing-to-harvest');
    expect(refusedHarvest('wood', [ship(0, 'bay')])).toBe('nothing-to-harvest');
    const game = harvest('fish', [ship(0, 'bay'), ship(0, 'open-sea')]);
    game.play(0, { type: 'deploy', from: game.spot('bay') });
    game.play(0, { type: 'deploy', from: game.spot('open-sea') });
    expect(game.screen(0).cubes.fish).toBe(2);
  });

  it('ruling 53: only active, non-engaged units, each in its own region and on its own bank', () => {
    expect(refusedHarvest('cattle', [citizen(0, 'bay')])).toBe('no-free-icon');
    expect(refusedHarvest('cattle', [citizen(0, 'meadow', { down: true })])).toBe('nothing-to-harvest');
    expect(refusedHarvest('cattle', [citizen(0, 'meadow', { place: 'market', engaged: true })])).toBe(
      'nothing-to-harvest',
    );
    expect(refusedHarvest('wood', [citizen(0, 'inlet', { part: 1 })])).toBe('no-free-icon');
    expect(refusedHarvest('stone', [citizen(0, 'inlet', { part: 1 })])).toBeUndefined();
  });

  it('ruling 53: nobody is sent from where no free unit of their own stands', () => {
    const engaged = citizen(0, 'plenty', { place: 'market', engaged: true });
    const game = harvest('wood', [citizen(0, 'bay'), engaged, citizen(1, 'inlet'), ship(0, 'meadow')]);
    for (const spot of [game.spot('plenty', 'market'), game.spot('inlet'), game.spot('meadow')]) {
      expect(game.refused(0, { type: 'deploy', from: spot })).toBe('no-free-unit-there');
    }
  });

  it('ruling 53: a unit that leaves a building for an icon gives the building up', () => {
    const game = harvest('cattle', [citizen(0, 'meadow', { place: 'market' })]);
    game.play(0, { type: 'deploy', from: game.spot('meadow', 'market') });
    expect(game.units(0, 'citizen')).toMatchObject([{ place: 'icon', engaged: true }]);
    expect(game.state.regions[game.region('meadow')]?.market).toBe(0);
  });

  it('ruling 38: a rebel on an icon still blocks it, and so does anybody else', () => {
    const rebel = citizen(1, 'inlet', { place: 'icon', icon: 0, down: true });
    expect(refusedHarvest('wood', [rebel, citizen(0, 'inlet')])).toBe('no-free-icon');
  });

  it('ruling 54: a town protects every icon of its region, fish and the other bank included', () => {
    const town = citizen(1, 'inlet', { place: 'town' });
    const asked = (resource: Resource, unit: Placed) => {
      const game = harvest(resource, [town, unit]);
      expect(game.moves(0)).toEqual([{ type: 'ask', seat: 1 }]);
      return game.refused(0, { type: 'deploy', from: game.spot('inlet', 'ground', unit.part) });
    };
    expect(asked('wood', citizen(0, 'inlet'))).toBe('needs-permission');
    expect(asked('stone', citizen(0, 'inlet', { part: 1 }))).toBe('needs-permission');
    expect(asked('fish', ship(0, 'inlet'))).toBe('needs-permission');
  });

  it('ruling 54: what else stands in the region lifts nothing of it: a port, empty or one’s own, a market, a temple', () => {
    const town = citizen(1, 'bay', { place: 'town' });
    const others: Situation[] = [
      { buildings: { bay: ['port', 'market', 'temple'] } },
      { units: [ship(0, 'bay', { place: 'port' })] },
      { units: [citizen(0, 'bay', { place: 'market' })] },
    ];
    for (const { units = [], buildings = {} } of others) {
      const game = harvest('wood', [town, citizen(0, 'bay'), citizen(0, 'inlet'), ...units], { buildings });
      expect(game.refused(0, { type: 'deploy', from: game.spot('bay') })).toBe('needs-permission');
      expect(game.refused(0, { type: 'ask', seat: 1 })).toBeUndefined();
    }
  });

  it('ruling 54: a rebel on the town, an empty town and one of his own protect nothing', () => {
    const mine = citizen(0, 'inlet');
    expect(refusedHarvest('wood', [citizen(1, 'inlet', { place: 'town', down: true }), mine])).toBeUndefined();
    expect(refusedHarvest('wood', [mine], { buildings: { inlet: ['town'] } })).toBeUndefined();
    const own = harvest('wood', [citizen(0, 'inlet', { place: 'town' }), mine]);
    own.play(0, { type: 'deploy', from: own.spot('inlet') });
    expect(own.screen(0).cubes.wood).toBe(1);
  });

  it('ruling 55: when the bank runs short the player takes what there is; every unit sent is engaged', () => {
    const game = harvest('wood', [citizens(0, 2, 'bay')], { bank: { cubes: { wood: 1 } } });
    game.play(0, { type: 'deploy', from: game.spot('bay') });
    game.play(0, { type: 'deploy', from: game.spot('bay') });
    expect(eventsOf(game.log, 'harvested').map(({ got }) => got)).toEqual([1, 0]);
    expect(game.screen(0).cubes.wood).toBe(1);
    expect(game.units(0, 'citizen').every(({ engaged }) => engaged)).toBe(true);
  });

  /** A card has doubled a harvest of this round. */
  const doubled = (game: Table, resource: Resource) => {
    for (const frame of game.state.frames) if (frame.kind === 'round') frame.doubled = resource;
  };

  it('ruling 56: doubled, three icons give six cubes of that resource', () => {
    const game = harvest('wood', [citizens(0, 2, 'bay'), citizen(0, 'inlet')]);
    doubled(game, 'wood');
    for (const side of ['bay', 'bay', 'inlet']) game.play(0, { type: 'deploy', from: game.spot(side) });
    expect(game.screen(0).cubes.wood).toBe(6);
    expect(eventsOf(game.log, 'harvested').map(({ got }) => got)).toEqual([2, 2, 2]);
    const stone = harvest('wood', [citizen(0, 'bay')]);
    doubled(stone, 'stone');
    stone.play(0, { type: 'deploy', from: stone.spot('bay') });
    expect(stone.screen(0).cubes.wood).toBe(1);
  });

  it('ruling 56: a bank that runs short gives what it has, doubled or not', () => {
    const game = harvest('wood', [citizens(0, 2, 'bay')], { bank: { cubes: { wood: 3 } } });
    doubled(game, 'wood');
    for (const side of ['bay', 'bay']) game.play(0, { type: 'deploy', from: game.spot(side) });
    expect(eventsOf(game.log, 'harvested').map(({ got }) => got)).toEqual([2, 1]);
    expect(game.state.bank.cubes.wood).toBe(0);
  });

  it('p. 17: a pillaged icon is harvested by nobody', () => {
    const game = table({ map: [['bay', 'N']], units: [citizens(0, 3, 'bay')] });
    game.state.pillaged.push({ region: 1, icon: 0 });
    game.act(0, 'harvest-wood');
    game.play(0, { type: 'deploy', from: game.spot('bay') });
    expect(game.units(0, 'citizen').filter(({ place }) => place === 'icon')).toMatchObject([{ icon: 1 }]);
    expect(game.refused(0, { type: 'deploy', from: game.spot('bay') })).toBe('no-free-icon');
  });
});
