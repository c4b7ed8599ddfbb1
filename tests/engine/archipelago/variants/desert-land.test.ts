/** The desert village is region 0 of its map, and land like any other: whatever looks through the map must not pass it by. */
import { describe, expect, it } from 'vitest';
import type { Move } from '#engine/archipelago/moves.ts';
import { measure } from '#engine/archipelago/scoring/criteria.ts';
import type { Situation } from '../situation.ts';
import { citizen, citizens, eventsOf, SMALL_BOX, table, type Table } from '../table.ts';

const DESERT = 'desert-village';

/** Players of two colours in the desert; north of it lies a bay. */
function inTheDesert(more: Situation): Table {
  const map = [['bay', [0, -1, 1]]] as const;
  return table({ players: 2, variants: ['desert'], map, screens: [{ florins: 9, cubes: { wood: 2 } }], ...more });
}

/** The only move of a type that the seat may make. */
function onlyMove(game: Table, seat: number, type: Move['type']): Move {
  const found = game.moves(seat).filter((move) => move.type === type);
  expect(found).toHaveLength(1);
  return found[0] ?? { type: 'done' };
}

describe('the desert village as land (p. 16)', () => {
  it('ruling 39: who holds its town puts a rebel off its market', () => {
    const units = [
      citizen(0, DESERT, { place: 'town' }),
      citizen(1, DESERT, { place: 'market' }),
      citizens(0, 2, 'bay'),
    ];
    const game = inTheDesert({ at: 'balance', deck: ['wood'], units });
    game.play(0, { type: 'consume', from: 'market' });
    game.play(0, { type: 'stand', owner: 0, spot: game.spot(DESERT, 'town'), by: 'cube' });
    game.play(0, { type: 'stand', owner: 0, spot: game.spot('bay'), by: 'cube' });
    game.done(0);
    game.done(1);
    expect([game.frame(), game.deciders()]).toEqual(['expulsion', [0]]);
    game.play(0, onlyMove(game, 0, 'expel'));
    expect(game.units(1, 'citizen')).toMatchObject([{ region: 0, place: 'ground', down: true }]);
  });

  it('rulings 28 and 33: a crisis lays its citizens down, and its temple helps them up', () => {
    const units = [citizen(0, DESERT, { place: 'temple' }), citizens(0, 2, DESERT), citizens(1, 2, DESERT)];
    const game = inTheDesert({ at: 'balance', deck: ['wood'], units });
    expect(eventsOf(game.log, 'crisis')).toMatchObject([{ lying: 4 }]);
    game.play(0, { type: 'stand', owner: 0, spot: game.spot(DESERT), by: 'temple' });
    game.done(0);
    game.done(1);
    expect(game.state.rebellion).toBe(3);
  });

  it('ruling 68: two citizens of the desert have a third', () => {
    const game = inTheDesert({ units: [citizens(0, 2, DESERT)] });
    game.act(0, 'reproduction');
    game.play(0, onlyMove(game, 0, 'reproduce'));
    expect(game.units(0, 'citizen')).toHaveLength(3);
  });

  it('p. 10: workers come to the desert, three at the most', () => {
    const game = inTheDesert({ units: [citizens(0, 2, DESERT)], surplus: 5 });
    game.act(0, 'recruitment');
    game.play(0, onlyMove(game, 0, 'recruit'));
    expect(game.refused(0, { type: 'recruit', region: 0, part: 0 })).toBe('region-full');
  });

  it('ruling 73: nor more by migration', () => {
    const game = inTheDesert({ units: [citizens(0, 3, DESERT), citizen(0, 'bay')] });
    game.act(0, 'migration');
    const to = game.spot(DESERT);
    game.play(0, { type: 'migrate', kind: 'citizen', from: game.spot('bay'), to });
    expect(game.refused(0, { type: 'done' })).toBe('region-full');
    game.play(0, { type: 'migrate', kind: 'citizen', from: to, to: game.spot('bay') });
    game.done(0);
  });

  it('ruling 86: its market is used', () => {
    const game = inTheDesert({ units: [citizen(0, DESERT, { place: 'market' })] });
    game.play(0, onlyMove(game, 0, 'use-building'));
    expect(game.state.used).toEqual([{ region: 0, building: 'market' }]);
  });

  it('p. 7: events count its ports and its engaged citizens', () => {
    const engaged = citizen(0, DESERT, { place: 'market', engaged: true });
    const units = [engaged, citizen(0, DESERT), citizen(0, 'bay')];
    const game = inTheDesert({ at: 'balance', deck: ['ports'], units, surplus: 5, buildings: { [DESERT]: ['port'] } });
    expect(game.markers()).toEqual(['surplus 5>4 event', 'rebellion 0>1 event']);
  });

  it('rulings 127 and 129: its buildings and citizens count at the end', () => {
    const units = [citizen(0, DESERT, { place: 'town' }), citizen(0, DESERT)];
    const { state } = inTheDesert({ units, buildings: { [DESERT]: ['market'] } });
    expect(measure(SMALL_BOX, state, 0, { kind: 'buildings', which: ['market'] })).toBe(1);
    expect(measure(SMALL_BOX, state, 0, { kind: 'citizens' })).toBe(2);
  });
});
