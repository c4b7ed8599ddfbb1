import { describe, expect, it } from 'vitest';
import { controller } from '#engine/archipelago/figures/buildings.ts';
import { citizen, citizens, ship, table, type Table } from '../table.ts';
import type { Placed, Situation } from '../situation.ts';

/** A domestic crisis in which one wood stands two citizens; the market has one. */
function crisis(units: readonly Placed[], more: Situation = {}): Table {
  const map = [
    ['meadow', 'N'],
    ['grove', 'NE'],
    ['inlet', 'SE'],
  ] as const;
  return table({ at: 'balance', map, deck: ['wood'], units, ...more });
}

/** The first player stands those citizens for his cube; nobody does more. */
function resolve(game: Table, owner: number, ...places: ('ground' | 'town' | 'market' | 'port')[]): void {
  game.play(0, { type: 'consume', from: 'market' });
  for (const place of places) game.play(0, { type: 'stand', owner, spot: game.spot('meadow', place), by: 'cube' });
  for (const seat of [0, 1, 2, 3]) if (game.frame() === 'domestic-crisis') game.done(seat);
}

const expel = (game: Table, building: 'port' | 'market' | 'temple' | 'town', side = 'meadow', part = 0) =>
  ({ type: 'expel', region: game.region(side), building, part }) as const;

/** A town of the first player, and rebels of others on port and market of its region. */
const INTRUDERS = [
  citizen(0, 'meadow', { place: 'town' }),
  citizen(0, 'meadow'),
  citizen(1, 'meadow', { place: 'market' }),
  citizen(2, 'meadow', { place: 'port' }),
  citizens(3, 3, 'grove'),
];

describe('expulsion at the end of a domestic crisis (p. 12)', () => {
  it('ruling 39: who holds the town puts rebels of others off port and market; they go on lying, and he has the building', () => {
    const game = crisis(INTRUDERS);
    resolve(game, 0, 'town', 'ground');
    expect(game.markers()).toEqual(['rebellion 0>5 rebels']);
    expect([game.frame(), game.deciders()]).toEqual(['expulsion', [0]]);
    const events = game.play(0, expel(game, 'market'));
    expect(events).toContainEqual({
      type: 'expelled',
      seat: 0,
      owner: 1,
      region: game.region('meadow'),
      building: 'market',
      part: 0,
    });
    expect(game.units(1, 'citizen')).toMatchObject([
      { region: game.region('meadow'), part: 0, place: 'ground', down: true },
    ]);
    expect(controller(game.state, game.region('meadow'), 'market')).toBe(0);
    game.play(0, expel(game, 'port'));
    expect(game.units(2, 'citizen')).toMatchObject([{ part: 0, place: 'ground', down: true }]);
    expect(game.state.phase).toBe('actions');
    expect(game.state.rebellion).toBe(5);
  });

  it('ruling 39: it is a choice', () => {
    const game = crisis(INTRUDERS);
    resolve(game, 0, 'town', 'ground');
    game.play(0, expel(game, 'port'));
    game.done(0);
    expect(game.units(1, 'citizen')).toMatchObject([{ place: 'market', down: true }]);
    expect(game.state.phase).toBe('actions');
  });

  it('rulings 39 and 89: not while the citizen on the town is a rebel', () => {
    const game = crisis(INTRUDERS);
    for (const seat of [0, 1, 2, 3]) game.done(seat);
    expect(game.state.phase).toBe('actions');
    expect(game.units(2, 'citizen')).toMatchObject([{ place: 'port', down: true }]);
  });

  it('ruling 39: not who stands, not one’s own, not elsewhere, and nobody who lies beside a building', () => {
    const units = [
      citizen(0, 'meadow', { place: 'town' }),
      citizen(0, 'meadow', { place: 'market' }),
      citizen(1, 'meadow', { place: 'port' }),
      citizen(2, 'grove', { place: 'market' }),
      citizen(3, 'meadow'),
    ];
    const game = crisis(units, { screens: [{ tokens: 1 }] });
    game.play(0, { type: 'consume', from: 'market' });
    game.play(0, { type: 'stand', owner: 0, spot: game.spot('meadow', 'town'), by: 'cube' });
    game.play(0, { type: 'stand', owner: 1, spot: game.spot('meadow', 'port'), by: 'cube' });
    for (const seat of [0, 1, 2, 3]) game.done(seat);
    expect(game.state.phase).toBe('actions');
    expect(game.units(0, 'citizen')).toMatchObject([{ down: false }, { place: 'market', down: true }]);
  });

  it('ruling 39: each in order of play, only who has somebody to put off', () => {
    const units = [
      citizen(2, 'meadow', { place: 'town' }),
      citizen(1, 'grove', { place: 'town' }),
      citizen(3, 'meadow', { place: 'market' }),
      citizen(3, 'grove', { place: 'market' }),
      citizen(0, 'inlet'),
    ];
    const game = crisis(units, { order: [0, 2, 1, 3] });
    game.play(0, { type: 'consume', from: 'market' });
    game.play(0, { type: 'stand', owner: 2, spot: game.spot('meadow', 'town'), by: 'cube' });
    game.play(0, { type: 'stand', owner: 1, spot: game.spot('grove', 'town'), by: 'cube' });
    for (const seat of [0, 2, 1, 3]) game.done(seat);
    expect(game.deciders()).toEqual([2]);
    expect(game.refused(2, expel(game, 'market', 'grove'))).toBe('not-your-town');
    expect(game.refused(2, expel(game, 'port'))).toBe('no-rebel-there');
    expect(game.refused(2, expel(game, 'town'))).toBe('no-rebel-there');
    expect(game.refused(2, { type: 'expel', region: 99, building: 'port', part: 0 })).toBe('not-your-town');
    game.done(2);
    expect(game.deciders()).toEqual([1]);
    game.play(1, expel(game, 'market', 'grove'));
    expect(game.units(3, 'citizen').map(({ place }) => place)).toEqual(['market', 'ground']);
    expect(game.state.phase).toBe('actions');
  });

  it('ruling 39: on an inlet the town’s owner chooses the bank, for who lay on a market and who lay on the port', () => {
    const units = [
      citizen(0, 'inlet', { place: 'town', part: 0 }),
      citizen(1, 'inlet', { place: 'market', part: 1 }),
      citizen(2, 'inlet', { place: 'port', part: 1 }),
      citizens(3, 2, 'grove'),
    ];
    const putOff = (market: number, port: number) => {
      const game = crisis(units);
      game.play(0, { type: 'consume', from: 'market' });
      game.play(0, { type: 'stand', owner: 0, spot: game.spot('inlet', 'town'), by: 'cube' });
      game.play(0, { type: 'stand', owner: 3, spot: game.spot('grove'), by: 'cube' });
      for (const seat of [0, 1, 2, 3]) game.done(seat);
      expect(game.refused(0, expel(game, 'market', 'inlet', 2))).toBe('no-such-land');
      expect(game.play(0, expel(game, 'market', 'inlet', market))).toMatchObject([{ type: 'expelled', part: market }]);
      game.play(0, expel(game, 'port', 'inlet', port));
      expect(game.state.phase).toBe('actions');
      return [1, 2].map((seat) => game.units(seat, 'citizen'));
    };
    for (const [market, port] of [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ] as const)
      expect(putOff(market, port)).toMatchObject([
        [{ part: market, place: 'ground', down: true }],
        [{ part: port, place: 'ground', down: true }],
      ]);
  });

  it('rulings 38 and 78: until then the rebel keeps the building from others; put off, it can be entered', () => {
    const entered = (expelled: boolean) => {
      const game = crisis([...INTRUDERS, ship(0, 'meadow')]);
      resolve(game, 0, 'town', 'ground');
      if (expelled) game.play(0, expel(game, 'market'));
      game.done(0);
      game.act(0, 'migration');
      const from = game.spot('meadow');
      return game.refused(0, { type: 'migrate', kind: 'citizen', from, to: game.spot('meadow', 'market') });
    };
    expect(entered(false)).toBe('building-occupied');
    expect(entered(true)).toBeUndefined();
  });

  it('p. 13 and ruling 39: after an immediate crisis as well', () => {
    const units = [...INTRUDERS, citizens(0, 2, 'inlet')];
    const game = table({
      at: 'purchase',
      map: [
        ['meadow', 'N'],
        ['grove', 'NE'],
        ['inlet', 'SE'],
      ],
      units,
      deck: ['quiet', 'red-wood'],
      screens: [{ florins: 5 }],
    });
    game.play(0, { type: 'buy', slot: 0 });
    game.play(0, { type: 'rotate', slot: 1 });
    expect(game.frame()).toBe('domestic-crisis');
    resolve(game, 0, 'town', 'ground');
    expect([game.frame(), game.deciders()]).toEqual(['expulsion', [0]]);
    game.play(0, expel(game, 'port'));
    game.done(0);
    expect(game.frame()).toBe('purchase');
    expect(game.deciders()).toEqual([1]);
  });

  it('ruling 23: a war of independence leaves nothing to expel', () => {
    const game = crisis(INTRUDERS, { rebellion: 4 });
    resolve(game, 0, 'town', 'ground');
    expect(game.state.result).toEqual({ code: 'independence' });
    expect(game.deciders()).toEqual([]);
  });
});
