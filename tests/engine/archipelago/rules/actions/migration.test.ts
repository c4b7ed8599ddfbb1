import { describe, expect, it } from 'vitest';
import type { Spot } from '#engine/archipelago/moves.ts';
import { citizen, citizens, ship, table, type Table } from '../../table.ts';
import type { Placed, Situation } from '../../situation.ts';

const MAP = [
  ['meadow', 'N'],
  ['grove', 'NE'],
  ['inlet', 'SE'],
  ['bay', 'S'],
] as const;

function migrating(units: readonly Placed[], more: Situation = {}): Table {
  const game = table({ map: MAP, units, ...more });
  game.act(0, 'migration');
  return game;
}

const go = (from: Spot, to: Spot, kind: 'citizen' | 'ship' = 'citizen') =>
  ({ type: 'migrate', kind, from, to }) as const;

describe('migration (p. 11)', () => {
  it('ruling 72: each active, non-engaged unit may move once, to a region next door', () => {
    const game = migrating([citizens(0, 2, 'meadow'), ship(0, 'open-sea')]);
    const [meadow, grove] = [game.spot('meadow'), game.spot('grove')];
    game.play(0, go(meadow, grove));
    expect(game.refused(0, go(grove, meadow))).toBe('no-free-unit-there');
    game.play(0, go(meadow, grove));
    expect(game.refused(0, go(meadow, grove))).toBe('no-free-unit-there');
    game.play(0, go(game.spot('open-sea'), game.spot('bay'), 'ship'));
    game.done(0);
    expect(game.units(0, 'citizen').map(({ region }) => region)).toEqual([grove.region, grove.region]);
  });

  it('ruling 72: no rebel, nobody engaged, no opponent, nobody two regions away', () => {
    const units = [
      citizen(0, 'meadow', { down: true }),
      citizen(0, 'meadow', { place: 'icon', icon: 0, engaged: true }),
      citizen(1, 'meadow'),
      citizen(0, 'bay'),
    ];
    const game = migrating(units);
    expect(game.refused(0, go(game.spot('meadow'), game.spot('grove')))).toBe('no-free-unit-there');
    expect(game.refused(0, go(game.spot('meadow', 'icon'), game.spot('grove')))).toBe('no-free-unit-there');
    expect(game.refused(0, go(game.spot('bay'), game.spot('grove')))).toBe('out-of-reach');
  });

  it('ruling 72: citizens over land, ships over water', () => {
    const game = migrating([ship(0, 'meadow'), citizen(0, 'meadow')]);
    expect(game.refused(0, go(game.spot('meadow'), game.spot('grove'), 'ship'))).toBe('out-of-reach');
    expect(game.refused(0, go(game.spot('meadow'), game.spot('open-sea')))).toBe('out-of-reach');
    game.play(0, go(game.spot('meadow'), game.spot('open-sea'), 'ship'));
  });

  it('ruling 72: a citizen does not cross an inlet', () => {
    const game = migrating([citizen(0, 'grove')]);
    expect(game.refused(0, go(game.spot('grove'), game.spot('inlet', 'ground', 1)))).toBeUndefined();
    expect(game.refused(0, go(game.spot('grove'), game.spot('inlet', 'ground', 0)))).toBe('out-of-reach');
  });

  it('ruling 72: from a bank of an inlet only the edges of that bank lead on', () => {
    const game = migrating([citizen(0, 'inlet', { part: 0 })]);
    const from = game.spot('inlet', 'ground', 0);
    expect(game.refused(0, go(from, game.spot('grove')))).toBe('out-of-reach');
    game.play(0, go(from, game.spot('bay')));
  });

  it('ruling 72: two waters of a region that a land bridge parts are two places', () => {
    const game = migrating([ship(0, 'open-sea')], { map: [['bridge', 'N']] });
    expect(game.refused(0, go(game.spot('open-sea'), game.spot('bridge', 'ground', 1), 'ship'))).toBeUndefined();
    expect(game.refused(0, go(game.spot('open-sea'), game.spot('bridge', 'ground', 0), 'ship'))).toBe('out-of-reach');
  });

  it('ruling 75: mountains cost nothing', () => {
    const game = migrating([citizen(0, 'quarry')], {
      map: [
        ['quarry', 'N'],
        ['grove', 'NE'],
        ['hills', [1, -2, 5]],
      ],
    });
    game.play(0, go(game.spot('quarry'), game.spot('hills')));
  });

  it('ruling 73: the order does not matter, the limit of three counts at the end: two full regions may swap citizens', () => {
    const game = migrating([citizens(0, 3, 'meadow'), citizens(0, 3, 'grove')]);
    const [meadow, grove] = [game.spot('meadow'), game.spot('grove')];
    game.play(0, go(meadow, grove));
    expect(game.refused(0, { type: 'done' })).toBe('region-full');
    game.play(0, go(grove, meadow));
    game.done(0);
  });

  it('ruling 73: a step that no later step could mend is refused', () => {
    const stuck = [citizens(0, 2, 'meadow'), citizens(0, 3, 'grove', { engaged: true })];
    const game = migrating([...stuck, citizen(0, 'bay')]);
    expect(game.refused(0, go(game.spot('meadow'), game.spot('grove')))).toBe('region-full');
  });

  it('ruling 73: who is needed to make room cannot settle on a building where he is', () => {
    const units = [citizens(0, 2, 'grove', { engaged: true }), citizen(0, 'grove'), citizen(0, 'meadow')];
    const game = migrating(units, { buildings: { grove: ['market'] } });
    game.play(0, go(game.spot('meadow'), game.spot('grove')));
    expect(game.refused(0, go(game.spot('grove'), game.spot('grove', 'market')))).toBe('region-full');
    game.play(0, go(game.spot('grove'), game.spot('meadow')));
    game.done(0);
  });

  it('p. 11: at least one unit moves', () => {
    const game = migrating([citizen(0, 'meadow')]);
    expect(game.refused(0, { type: 'done' })).toBe('nothing-done-yet');
  });
});

describe('migration to buildings (p. 11-12)', () => {
  it('ruling 76: onto an unoccupied building of the same or the next region, in one move', () => {
    const game = migrating([citizens(0, 2, 'meadow')], { buildings: { meadow: ['town'], grove: ['market', 'port'] } });
    expect(game.refused(0, go(game.spot('meadow'), game.spot('grove', 'port')))).toBeUndefined();
    game.play(0, go(game.spot('meadow'), game.spot('meadow', 'town')));
    game.play(0, go(game.spot('meadow'), game.spot('grove', 'market')));
    expect(game.units(0, 'citizen').map(({ place, engaged }) => `${place} ${String(engaged)}`)).toEqual([
      'town false',
      'market false',
    ]);
  });

  it('ruling 76: not onto an occupied one, his own or another', () => {
    const game = migrating([
      citizen(0, 'meadow'),
      citizen(1, 'grove', { place: 'market' }),
      citizen(0, 'meadow', { place: 'town' }),
    ]);
    expect(game.refused(0, go(game.spot('meadow'), game.spot('grove', 'market')))).toBe('building-occupied');
    expect(game.refused(0, go(game.spot('meadow'), game.spot('meadow', 'town')))).toBe('building-occupied');
    game.play(0, go(game.spot('meadow', 'town'), game.spot('grove')));
    game.play(0, go(game.spot('meadow'), game.spot('meadow', 'town')));
  });

  it('ruling 78: a rebel on a building blocks it', () => {
    const game = migrating([citizen(0, 'meadow'), citizen(1, 'meadow', { place: 'market', down: true })]);
    expect(game.refused(0, go(game.spot('meadow'), game.spot('meadow', 'market')))).toBe('building-occupied');
  });

  it("ruling 76: not onto port, market or temple of a region under another player's town", () => {
    const game = migrating(
      [citizen(0, 'meadow'), citizen(1, 'meadow', { place: 'town' }), citizen(0, 'grove', { place: 'town' })],
      {
        buildings: { meadow: ['port', 'market', 'temple'], grove: ['market'] },
      },
    );
    for (const place of ['port', 'market', 'temple'] as const) {
      expect(game.refused(0, go(game.spot('meadow'), game.spot('meadow', place)))).toBe('building-under-town');
    }
    game.play(0, go(game.spot('meadow'), game.spot('grove', 'market')));
  });

  it('ruling 77: the first unit to enter an empty town controls it, whoever built it', () => {
    const game = migrating([citizen(0, 'meadow')], { buildings: { meadow: ['town', 'market'] } });
    game.play(0, go(game.spot('meadow'), game.spot('meadow', 'town')));
    game.done(0);
    game.endRound(0);
    expect(game.state.regions[game.region('meadow')]).toMatchObject({ town: 0, market: 0 });
  });

  it('ruling 76: ships enter ports only, and on their own water', () => {
    const game = migrating([ship(0, 'open-sea')], { buildings: { meadow: ['port', 'market'] } });
    expect(game.refused(0, go(game.spot('open-sea'), game.spot('meadow', 'market'), 'ship'))).toBe('out-of-reach');
    game.play(0, go(game.spot('open-sea'), game.spot('meadow', 'port'), 'ship'));
    expect(game.units(0, 'ship')).toMatchObject([{ place: 'port' }]);
  });

  it('ruling 76: a port is entered from its own water only, where a land bridge parts two', () => {
    const game = migrating([ship(0, 'open-sea'), ship(0, 'bridge', { part: 0 }), ship(0, 'bridge', { part: 1 })], {
      map: [['bridge', 'N']],
      buildings: { bridge: ['port'] },
    });
    for (const from of [game.spot('open-sea'), game.spot('bridge', 'ground', 1)])
      for (const part of [0, 1])
        expect(game.refused(0, go(from, game.spot('bridge', 'port', part), 'ship'))).toBe('out-of-reach');
    game.play(0, go(game.spot('bridge', 'ground', 0), game.spot('bridge', 'port', 0), 'ship'));
  });

  it('ruling 76: from a building onto one of the same kind next door', () => {
    const game = migrating([citizen(0, 'meadow', { place: 'market' })], { buildings: { grove: ['market'] } });
    game.play(0, go(game.spot('meadow', 'market'), game.spot('grove', 'market')));
    expect(game.units(0, 'citizen')).toMatchObject([{ region: game.region('grove'), place: 'market' }]);
  });

  it('ruling 79: a ship that leaves a port gives it up', () => {
    const game = migrating([ship(0, 'meadow', { place: 'port' }), citizen(0, 'meadow')]);
    game.play(0, go(game.spot('meadow', 'port'), game.spot('open-sea'), 'ship'));
    game.play(0, go(game.spot('meadow'), game.spot('meadow', 'port')));
  });

  it('p. 11: nobody steps off a building onto bare land of the same region', () => {
    const game = migrating([citizen(0, 'meadow', { place: 'market' })]);
    expect(game.refused(0, go(game.spot('meadow', 'market'), game.spot('meadow')))).toBe('out-of-reach');
    expect(game.refused(0, go(game.spot('meadow', 'market'), game.spot('meadow', 'market')))).toBe('out-of-reach');
  });
});

describe('the limit of three with ships (p. 10-11)', () => {
  /** The hills in the north lie behind an inlet and the open sea; everything but the barren land is full. */
  function landing(): Table {
    const game = migrating(
      [
        citizens(0, 2, 'hills', { engaged: true }),
        citizen(0, 'hills'),
        citizens(0, 3, 'inlet', { engaged: true }),
        citizens(0, 3, 'grove', { engaged: true }),
        citizen(0, 'barren'),
        ship(0, 'hills'),
        ship(0, 'open-sea'),
        ship(0, 'open-sea'),
      ],
      {
        map: [
          ['inlet', 'N'],
          ['hills', [0, -2, 0]],
          ['grove', 'NE'],
          ['barren', 'S'],
        ],
      },
    );
    game.play(0, go(game.spot('barren'), game.spot('hills')));
    return game;
  }
  const sail = (game: Table, side: string) => go(game.spot('open-sea'), game.spot(side), 'ship');

  it('rulings 73 and 74: who comes by convoy may be the fourth while a convoy can take another away', () => {
    const game = landing();
    expect(game.refused(0, { type: 'done' })).toBe('region-full');
    game.play(0, go(game.spot('hills'), game.spot('barren')));
    game.done(0);
  });

  it('rulings 73 and 74: a ship whose leaving would shut the last way out stays until it is used', () => {
    const game = landing();
    expect(game.refused(0, sail(game, 'grove'))).toBe('region-full');
    expect(game.refused(0, sail(game, 'barren'))).toBeUndefined();
    game.play(0, go(game.spot('hills'), game.spot('barren')));
    game.play(0, sail(game, 'grove'));
    game.done(0);
  });

  it('ruling 73: the next move of a ship may be what makes room', () => {
    const units = [citizens(0, 2, 'inlet', { engaged: true }), citizen(0, 'inlet', { part: 1 }), citizen(0, 'grove')];
    const map = [
      ['inlet', 'N'],
      ['grove', 'NE'],
      ['hills', [0, -2, 0]],
    ] as const;
    const fourth = (game: Table) => go(game.spot('grove'), game.spot('inlet'));
    const game = migrating([...units, ship(0, 'open-sea')], { map });
    game.play(0, fourth(game));
    expect(game.refused(0, sail(game, 'grove'))).toBe('region-full');
    game.play(0, sail(game, 'inlet'));
    game.play(0, go(game.spot('inlet', 'ground', 1), game.spot('hills')));
    game.done(0);
    const without = migrating([...units, ship(0, 'open-sea', { engaged: true })], {
      map,
      buildings: { grove: ['market'] },
    });
    expect(without.refused(0, fourth(without))).toBe('region-full');
  });
});

describe('roads (p. 11)', () => {
  const TRAIL = [
    ['meadow', 'N'],
    ['grove', 'NE'],
    ['quarry', 'SE'],
    ['bay', 'S'],
  ] as const;

  /** A migration of a round in which roads have been opened over so many regions. */
  function onRoads(roads: number, units: readonly Placed[], more: Situation = {}): Table {
    const game = table({ map: TRAIL, units, ...more });
    const [round] = game.state.frames.filter((frame) => frame.kind === 'round');
    if (round !== undefined) round.roads = roads;
    game.act(0, 'migration');
    return game;
  }
  const reached = (roads: number) => {
    const game = onRoads(roads, [citizen(0, 'meadow'), ship(0, 'open-sea')]);
    const ends = (['grove', 'quarry', 'bay'] as const).filter(
      (side) => game.refused(0, go(game.spot('meadow'), game.spot(side))) === undefined,
    );
    return { game, ends };
  };

  it('ruling 72: without roads a citizen crosses one edge; with them as many as they say, never further', () => {
    expect(reached(1).ends).toEqual(['grove']);
    expect(reached(2).ends).toEqual(['grove', 'quarry']);
    expect(reached(3).ends).toEqual(['grove', 'quarry', 'bay']);
  });

  it('ruling 72: it is one move, and ships do not use roads', () => {
    const { game } = reached(2);
    expect(game.refused(0, go(game.spot('open-sea'), game.spot('meadow'), 'ship'))).toBeUndefined();
    game.play(0, go(game.spot('meadow'), game.spot('quarry')));
    expect(game.refused(0, go(game.spot('quarry'), game.spot('bay')))).toBe('no-free-unit-there');
  });

  it('ruling 72: onto a building at the end, and through a full region', () => {
    const units = [citizen(0, 'meadow'), citizens(0, 3, 'grove', { engaged: true })];
    const game = onRoads(2, units, { buildings: { quarry: ['market'] } });
    expect(game.refused(0, go(game.spot('meadow'), game.spot('grove')))).toBe('region-full');
    game.play(0, go(game.spot('meadow'), game.spot('quarry', 'market')));
    game.done(0);
  });

  it('ruling 73: a crowd may spread over the roads', () => {
    const full = [citizens(0, 3, 'meadow', { engaged: true }), citizens(0, 3, 'quarry', { engaged: true })];
    const game = onRoads(2, [...full, citizens(0, 3, 'grove'), citizen(0, 'bay')]);
    game.play(0, go(game.spot('bay'), game.spot('grove')));
    game.play(0, go(game.spot('grove'), game.spot('bay')));
    game.done(0);
  });

  it('p. 11: the roads of a round are those of its migration; the next round has none', () => {
    const game = onRoads(2, [citizen(0, 'meadow'), citizen(0, 'grove')]);
    game.play(0, go(game.spot('meadow'), game.spot('quarry')));
    game.done(0);
    game.endRound(0);
    expect(game.state.frames.find((frame) => frame.kind === 'round')?.roads).toBe(1);
  });
});

describe('migration by a card', () => {
  it('ruling 92: may be done with nothing moved', () => {
    const game = table({ map: MAP, units: [citizen(0, 'meadow')], cards: [{ card: 'expansionism', owner: 0 }] });
    game.play(0, { type: 'use-card', card: 'expansionism', choice: 0 });
    expect(game.frame()).toBe('migration');
    game.done(0);
    expect(game.frame()).toBe('round');
  });
});
