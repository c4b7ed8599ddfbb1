import { describe, expect, it } from 'vitest';
import { measure } from '#engine/archipelago/scoring/criteria.ts';
import type { Situation } from '../../situation.ts';
import { citizen, eventsOf, ship, SMALL_BOX, SMALL_GAME, type Table } from '../../table.ts';
import { against } from './against.ts';

/** The Barbarian of the first player: `left` icons, two cubes taken and a coin left on each. */
function barbarian(more: Situation = {}, left = 1): Table {
  const map = [
    ['bay', 'N'],
    ['meadow', 'NE'],
  ] as const;
  return against([{ kind: 'pillage', seat: 0, left, cubes: 2, coins: 1 }], { map, ...more });
}

const at = (game: Table, side: string, icon: number) => ({ type: 'pillage', region: game.region(side), icon }) as const;

describe('Barbarian (p. 17)', () => {
  it('leaves a coin of the bank on a free icon and takes two cubes of its type', () => {
    const game = barbarian();
    const { florins, cubes } = structuredClone(game.state.bank);
    const move = at(game, 'meadow', 1);
    expect(game.play(0, move)).toEqual([
      { type: 'pillaged', seat: 0, region: move.region, icon: 1, resource: 'cattle', cubes: 2, coins: 1 },
    ]);
    expect(game.state.pillaged).toEqual([{ region: move.region, icon: 1 }]);
    expect([game.state.bank.florins, game.state.pillagedFlorins]).toEqual([florins - 1, 1]);
    expect([game.state.bank.cubes.cattle, game.screen(0).cubes.cattle]).toEqual([cubes.cattle - 2, 2]);
    expect(game.frame()).toBe('round');
  });

  it('p. 17: any icon of the archipelago, on land and water, under the town of another too', () => {
    const game = barbarian({ units: [citizen(1, 'meadow', { place: 'town' })] });
    expect(game.moves(0)).toEqual([
      ...[0, 1].map((icon) => at(game, 'open-sea', icon)),
      ...[0, 1, 2, 3].map((icon) => at(game, 'bay', icon)),
      ...[0, 1].map((icon) => at(game, 'meadow', icon)),
    ]);
  });

  it('not where a unit harvests, nor where it was before, nor where there is no icon', () => {
    const units = [ship(1, 'bay', { place: 'icon', icon: 2, engaged: true })];
    const game = barbarian({ units }, 3);
    expect(game.refused(0, at(game, 'bay', 2))).toBe('icon-harvested');
    expect(game.refused(0, at(game, 'bay', 4))).toBe('no-such-icon');
    expect(game.refused(0, { type: 'pillage', region: 3, icon: 0 })).toBe('no-such-icon');
    game.play(0, at(game, 'bay', 0));
    expect(game.refused(0, at(game, 'bay', 0))).toBe('icon-pillaged');
    expect(game.frame()).toBe('pillage');
  });

  it('a poor bank gives what it has', () => {
    const game = barbarian({ bank: { florins: 0, cubes: { cattle: 1 } } });
    expect(game.play(0, at(game, 'meadow', 0))).toMatchObject([{ cubes: 1, coins: 0 }]);
    expect([game.state.pillagedFlorins, game.screen(0).cubes.cattle]).toEqual([0, 1]);
  });

  it('goes on by itself when no free icon is left', () => {
    const game = barbarian({ map: [['meadow', 'N']] }, 5);
    for (let index = 0; index < 2; index++) game.play(0, at(game, 'open-sea', index));
    for (let index = 0; index < 2; index++) game.play(0, at(game, 'meadow', index));
    expect([game.frame(), eventsOf(game.log, 'pillaged').length]).toEqual(['round', 4]);
  });
});

describe('pillaged icons', () => {
  it('ruling 97: they are harvested by nobody again', () => {
    const units = [citizen(0, 'meadow'), citizen(0, 'meadow')];
    const game = barbarian({ units }, 2);
    game.play(0, at(game, 'meadow', 0));
    game.play(0, at(game, 'bay', 0));
    game.act(0, 'harvest-cattle');
    expect(game.play(0, { type: 'deploy', from: game.spot('meadow') })).toMatchObject([{ icon: 1 }]);
    expect(game.refused(0, { type: 'deploy', from: game.spot('meadow') })).toBe('no-free-icon');
  });

  it('ruling 97: they still count as icons of the region', () => {
    const game = barbarian({ units: [citizen(1, 'meadow', { place: 'town' })] });
    const counted = () => measure(SMALL_BOX, game.state, 1, { kind: 'town-icons', resource: 'cattle' });
    expect(counted()).toBe(2);
    game.play(0, at(game, 'meadow', 0));
    expect(counted()).toBe(2);
  });

  it('no unit ever stands on one', () => {
    const game = barbarian({ units: [citizen(0, 'meadow')] });
    game.play(0, at(game, 'meadow', 0));
    Object.assign(game.units(0, 'citizen')[0] ?? {}, { place: 'icon', icon: 0 });
    expect(SMALL_GAME.invariants(game.state)).toHaveLength(1);
  });
});
