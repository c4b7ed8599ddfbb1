import { describe, expect, it } from 'vitest';
import { citizen, citizens, eventsOf, ship, table, type Table } from '../table.ts';
import type { Situation } from '../situation.ts';

/** Phase 4 with this back on top of the deck. */
function balance(back: string, more: Situation = {}): Table {
  return table({
    at: 'balance',
    map: [
      ['meadow', 'N'],
      ['grove', 'NE'],
      ['bay', 'SE'],
    ],
    deck: [back],
    ...more,
  });
}

const PEOPLE = [citizens(0, 3, 'meadow'), citizens(1, 3, 'meadow'), citizens(2, 3, 'grove')];

describe('balance of the archipelago (p. 7)', () => {
  it('ruling 27: the domestic crisis first, then the export crisis', () => {
    const game = balance('stone-and-cattle', { units: PEOPLE });
    expect(game.frame()).toBe('domestic-crisis');
    for (const seat of [0, 1, 2, 3]) game.done(seat);
    expect(game.frame()).toBe('export-crisis');
    expect(eventsOf(game.log, 'crisis')).toEqual([
      { type: 'crisis', half: 'domestic', resource: 'stone', amount: 6, lying: 9 },
      { type: 'crisis', half: 'export', resource: 'cattle', amount: 3, lying: 0 },
    ]);
  });

  it('rulings 8 and 25: in phase 4 a red half is skipped, the other is not', () => {
    const game = balance('red-wood', { units: PEOPLE });
    expect(game.frame()).toBe('export-crisis');
    expect(eventsOf(game.log, 'crisis').map(({ half }) => half)).toEqual(['export']);
    expect(
      balance('red-temples', { buildings: { meadow: ['temple'] }, units: PEOPLE, rebellion: 3 }).markers(),
    ).toEqual([]);
  });

  it('ruling 26: a back that stays on top is resolved again in every phase 4', () => {
    const game = balance('temples-calm', {
      units: PEOPLE,
      rebellion: 7,
      buildings: { meadow: ['temple'] },
      players: 3,
    });
    expect(game.markers()).toEqual(['rebellion 7>5 event']);
    for (const seat of [0, 1, 2]) game.endRound(seat);
    for (const [seat, slot] of [
      [0, 0],
      [0, 1],
      [1, 2],
      [1, 3],
      [2, 4],
      [2, 0],
    ] as const)
      game.play(seat, { type: 'rotate', slot });
    for (const seat of [0, 1, 2]) game.play(seat, { type: 'bid', amount: 0 });
    expect(game.state.turn).toBe(3);
    expect(game.markers().filter((line) => line.endsWith('event'))).toHaveLength(2);
  });

  it('p. 7: the event moves rebellion down by two for each temple', () => {
    const temples = { meadow: ['temple'], grove: ['temple'] } as const;
    expect(balance('temples-calm', { units: PEOPLE, rebellion: 7, buildings: temples }).markers()).toEqual([
      'rebellion 7>3 event',
    ]);
  });

  it('ruling 43: temples on the map count, whoever controls them', () => {
    const units = [...PEOPLE, citizen(0, 'bay', { place: 'temple' })];
    const game = balance('temples-calm', { units, rebellion: 7, buildings: { meadow: ['temple'] } });
    expect(game.markers()).toEqual(['rebellion 7>3 event']);
  });

  it('events by ports and by engaged citizens', () => {
    const units = [citizen(0, 'meadow', { place: 'icon', icon: 0, engaged: true }), citizen(0, 'meadow')];
    const game = balance('ports', { units, surplus: 5, buildings: { grove: ['port'] } });
    expect(game.markers()).toEqual(['surplus 5>4 event', 'rebellion 0>1 event']);
  });

  it('ruling 46: with nobody on the map the domestic crisis asks nobody and takes no cube', () => {
    const game = balance('stone-and-cattle', { units: [ship(0, 'bay')] });
    expect(game.frame()).toBe('export-crisis');
    expect(game.state.domestic.stone).toBe(1);
  });

  it('ruling 112: an empty deck means no crisis', () => {
    const game = balance('quiet', { units: PEOPLE });
    const empty = table({
      at: 'balance',
      deck: [],
      rest: 'discards',
      map: [['meadow', 'N']],
      units: [citizen(0, 'meadow')],
    });
    expect([game.state.phase, empty.state.phase]).toEqual(['actions', 'actions']);
    expect(eventsOf(empty.log, 'crisis')).toEqual([]);
  });

  it('ruling 116: in phase 4 the game ends after the half that met an end condition', () => {
    const game = balance('stone-and-cattle', {
      length: 'long',
      units: [citizens(0, 3, 'meadow')],
      objectives: [['L10']],
      trends: ['benefactor'],
      screens: [{ cubes: { stone: 1 } }],
      bank: { florins: 1 },
    });
    game.play(0, { type: 'consume', from: 'screen' });
    expect(game.state.result).toEqual({ code: 'L10' });
    expect(eventsOf(game.log, 'crisis-over')).toHaveLength(1);
  });
});
