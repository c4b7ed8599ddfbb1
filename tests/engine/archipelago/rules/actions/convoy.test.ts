import { describe, expect, it } from 'vitest';
import type { Spot } from '#engine/archipelago/moves.ts';
import { citizen, citizens, ship, table, type Table } from '../../table.ts';
import type { Placed, Situation } from '../../situation.ts';

/** Six coasts round the open sea; behind the inlet in the north a hill, and behind the bridge in the south a haven. */
const MAP = [
  ['inlet', 'N'],
  ['grove', 'NE'],
  ['meadow', 'SE'],
  ['bridge', 'S'],
  ['bay', 'SW'],
  ['hills', [0, -2, 0]],
  ['barren', [0, 2, 3]],
] as const;

function migrating(units: readonly Placed[], more: Situation = {}): Table {
  const game = table({ map: MAP, units, ...more });
  game.act(0, 'migration');
  return game;
}

const go = (from: Spot, to: Spot, kind: 'citizen' | 'ship' = 'citizen') =>
  ({ type: 'migrate', kind, from, to }) as const;

/** Where the first player's pieces of a kind stand at the end. */
const standing = (game: Table, kind: 'citizen' | 'ship') =>
  game.units(0, kind).map(({ region, part, place }) => `${game.state.regions[region]?.side} ${part} ${place}`);

describe('the pictures of p. 11', () => {
  it('p. 11: to a building on the same region', () => {
    const game = migrating([citizen(0, 'grove')], { buildings: { grove: ['market'] } });
    game.play(0, go(game.spot('grove'), game.spot('grove', 'market')));
    game.done(0);
    expect(standing(game, 'citizen')).toEqual(['grove 0 market']);
  });

  it('p. 11: by land to an adjacent region', () => {
    const game = migrating([citizen(0, 'grove')]);
    game.play(0, go(game.spot('grove'), game.spot('meadow')));
    game.done(0);
    expect(standing(game, 'citizen')).toEqual(['meadow 0 ground']);
  });

  it('p. 11: to a building on an adjacent region', () => {
    const game = migrating([citizen(0, 'grove')], { buildings: { meadow: ['town'] } });
    game.play(0, go(game.spot('grove'), game.spot('meadow', 'town')));
    game.done(0);
    expect(standing(game, 'citizen')).toEqual(['meadow 0 town']);
  });

  it('p. 11 and ruling 74: a convoy across an inlet of the same region; then the ship moves', () => {
    const game = migrating([citizen(0, 'inlet'), ship(0, 'inlet')]);
    game.play(0, go(game.spot('inlet', 'ground', 0), game.spot('inlet', 'ground', 1)));
    game.play(0, go(game.spot('inlet'), game.spot('open-sea'), 'ship'));
    game.done(0);
    expect(standing(game, 'citizen')).toEqual(['inlet 1 ground']);
    expect(standing(game, 'ship')).toEqual(['open-sea 0 ground']);
  });

  it('p. 11: a ship leaves a port for an adjacent region', () => {
    const game = migrating([ship(0, 'grove', { place: 'port' })]);
    game.play(0, go(game.spot('grove', 'port'), game.spot('open-sea'), 'ship'));
    game.done(0);
    expect(standing(game, 'ship')).toEqual(['open-sea 0 ground']);
  });

  it('p. 11 and ruling 74: a convoy to an adjacent region', () => {
    const game = migrating([citizen(0, 'inlet', { part: 1 }), ship(0, 'inlet')]);
    game.play(0, go(game.spot('inlet', 'ground', 1), game.spot('hills')));
    game.done(0);
    expect(standing(game, 'citizen')).toEqual(['hills 0 ground']);
    expect(standing(game, 'ship')).toEqual(['inlet 0 ground']);
  });

  it('p. 11 and ruling 74: a linked convoy takes two citizens across two regions', () => {
    const game = migrating([citizens(0, 2, 'grove'), ship(0, 'grove'), ship(0, 'bay')]);
    const crossing = go(game.spot('grove'), game.spot('bay'));
    game.play(0, crossing);
    game.play(0, crossing);
    game.done(0);
    expect(standing(game, 'citizen')).toEqual(['bay 0 ground', 'bay 0 ground']);
    expect(standing(game, 'ship')).toEqual(['grove 0 ground', 'bay 0 ground']);
  });
});

/** The code of the refusal of a citizen's way from the inlet to the hills over the sea between them. */
function toHills(...more: Placed[]): string | undefined {
  const game = migrating([citizen(0, 'inlet'), ...more, citizen(0, 'grove')]);
  return game.refused(0, go(game.spot('inlet'), game.spot('hills')));
}

describe('the ship of a convoy', () => {
  it('ruling 74: lies at the junction, in the region of departure or of arrival', () => {
    expect(toHills(ship(0, 'inlet'))).toBeUndefined();
    expect(toHills(ship(0, 'hills'))).toBeUndefined();
    expect(toHills(ship(0, 'open-sea'))).toBe('out-of-reach');
    expect(toHills()).toBe('out-of-reach');
  });

  it('ruling 74: is his own and not engaged', () => {
    expect(toHills(ship(1, 'inlet'))).toBe('out-of-reach');
    expect(toHills(ship(0, 'inlet', { engaged: true, place: 'icon', icon: 2 }))).toBe('out-of-reach');
    expect(toHills(ship(0, 'inlet', { engaged: true }))).toBe('out-of-reach');
  });

  it('ruling 74: serves from a port and keeps it', () => {
    const game = migrating([citizen(0, 'inlet'), ship(0, 'hills', { place: 'port' })]);
    game.play(0, go(game.spot('inlet'), game.spot('hills')));
    expect(standing(game, 'ship')).toEqual(['hills 0 port']);
  });

  it('ruling 74: is not used up, serves several citizens and both ways, and moves before or after', () => {
    const game = migrating([
      citizen(0, 'inlet'),
      citizen(0, 'hills'),
      citizen(0, 'inlet', { part: 1 }),
      ship(0, 'open-sea'),
    ]);
    expect(game.refused(0, go(game.spot('inlet'), game.spot('hills')))).toBe('out-of-reach');
    game.play(0, go(game.spot('open-sea'), game.spot('inlet'), 'ship'));
    game.play(0, go(game.spot('inlet'), game.spot('hills')));
    game.play(0, go(game.spot('hills'), game.spot('inlet', 'ground', 1)));
    game.play(0, go(game.spot('inlet', 'ground', 1), game.spot('hills')));
    expect(game.refused(0, go(game.spot('inlet'), game.spot('hills'), 'ship'))).toBe('no-free-unit-there');
  });

  it('ruling 74: takes its help along when it moves away', () => {
    const game = migrating([citizen(0, 'inlet'), ship(0, 'inlet'), citizen(0, 'grove')]);
    game.play(0, go(game.spot('inlet'), game.spot('open-sea'), 'ship'));
    expect(game.refused(0, go(game.spot('inlet'), game.spot('hills')))).toBe('out-of-reach');
    expect(game.refused(0, go(game.spot('inlet'), game.spot('inlet', 'ground', 1)))).toBe('out-of-reach');
  });

  it('ruling 74: joins the banks of an inlet from the inlet only', () => {
    const across = (at: Placed) => {
      const game = migrating([citizen(0, 'inlet'), at]);
      return game.refused(0, go(game.spot('inlet'), game.spot('inlet', 'ground', 1)));
    };
    expect(across(ship(0, 'inlet'))).toBeUndefined();
    expect(across(ship(0, 'hills'))).toBe('out-of-reach');
    expect(across(ship(0, 'open-sea'))).toBe('out-of-reach');
  });

  it('ruling 74: must be in the water that touches the crossing', () => {
    const across = (part: number) => {
      const game = migrating([citizen(0, 'bridge'), ship(0, 'bridge', { part })]);
      return game.refused(0, go(game.spot('bridge'), game.spot('barren')));
    };
    // The bridge is laid upside down: its water 0 lies to the south.
    expect(across(0)).toBeUndefined();
    expect(across(1)).toBe('out-of-reach');
  });
});

describe('the citizens of a convoy', () => {
  it('ruling 74: have used up their own migration', () => {
    const game = migrating([citizen(0, 'inlet'), ship(0, 'inlet')]);
    game.play(0, go(game.spot('inlet'), game.spot('hills')));
    expect(game.refused(0, go(game.spot('hills'), game.spot('inlet')))).toBe('no-free-unit-there');
  });

  it('ruling 74: land on either bank, and straight onto an unoccupied building, a port as well', () => {
    const game = migrating(
      [citizens(0, 2, 'hills'), citizen(1, 'inlet', { place: 'market', part: 1 }), ship(0, 'inlet')],
      {
        buildings: { inlet: ['town', 'port'] },
      },
    );
    const from = game.spot('hills');
    expect(game.refused(0, go(from, game.spot('inlet', 'ground', 0)))).toBeUndefined();
    expect(game.refused(0, go(from, game.spot('inlet', 'ground', 1)))).toBeUndefined();
    expect(game.refused(0, go(from, game.spot('inlet', 'market', 1)))).toBe('building-occupied');
    expect(game.refused(0, go(from, game.spot('inlet', 'town', 1)))).toBe('out-of-reach');
    game.play(0, go(from, game.spot('inlet', 'town', 0)));
    game.play(0, go(from, game.spot('inlet', 'port', 1)));
    expect(standing(game, 'citizen')).toEqual(['inlet 0 town', 'inlet 1 port']);
  });

  it('ruling 74: reach a building on the other bank of their own inlet', () => {
    const game = migrating([citizen(0, 'inlet', { part: 1 }), ship(0, 'inlet')], { buildings: { inlet: ['market'] } });
    game.play(0, go(game.spot('inlet', 'ground', 1), game.spot('inlet', 'market', 0)));
    expect(standing(game, 'citizen')).toEqual(['inlet 0 market']);
  });

  it('rulings 74 and 76: do not take over what lies under the town of another', () => {
    const game = migrating([citizen(0, 'hills'), citizen(1, 'inlet', { place: 'town' }), ship(0, 'hills')], {
      buildings: { inlet: ['market'] },
    });
    expect(game.refused(0, go(game.spot('hills'), game.spot('inlet', 'market')))).toBe('building-under-town');
  });

  it('ruling 74: do not come ashore on the open sea, and rebels and engaged ones stay', () => {
    const units = [citizen(0, 'inlet', { down: true }), citizen(0, 'hills', { engaged: true }), citizen(0, 'grove')];
    const game = migrating([...units, ship(0, 'inlet'), ship(0, 'open-sea')]);
    expect(game.refused(0, go(game.spot('inlet'), game.spot('hills')))).toBe('no-free-unit-there');
    expect(game.refused(0, go(game.spot('hills'), game.spot('inlet')))).toBe('no-free-unit-there');
    expect(game.refused(0, go(game.spot('grove'), game.spot('open-sea')))).toBe('out-of-reach');
  });
});

describe('linked convoys', () => {
  /** From the grove over the open sea to the bay. */
  const overSea = (...ships: Placed[]) => {
    const game = migrating([citizen(0, 'grove'), ...ships]);
    return game.refused(0, go(game.spot('grove'), game.spot('bay')));
  };

  it('ruling 74: each crossing needs a ship of its own, in one of the two waters it joins', () => {
    expect(overSea(ship(0, 'grove'), ship(0, 'open-sea'))).toBeUndefined();
    expect(overSea(ship(0, 'open-sea'), ship(0, 'open-sea'))).toBeUndefined();
    expect(overSea(ship(0, 'open-sea'), ship(0, 'bay'))).toBeUndefined();
    expect(overSea(ship(0, 'open-sea'))).toBe('out-of-reach');
    expect(overSea(ship(0, 'grove'), ship(0, 'grove'))).toBe('out-of-reach');
    expect(overSea(ship(0, 'bay'), ship(0, 'bay'))).toBe('out-of-reach');
    expect(overSea(ship(0, 'open-sea'), ship(1, 'open-sea'))).toBe('out-of-reach');
  });

  it('ruling 74: three crossings, three ships', () => {
    const toHills = (...ships: Placed[]) => {
      const game = migrating([citizen(0, 'grove'), ...ships]);
      return game.refused(0, go(game.spot('grove'), game.spot('hills')));
    };
    expect(toHills(ship(0, 'grove'), ship(0, 'open-sea'), ship(0, 'inlet'))).toBeUndefined();
    expect(toHills(ship(0, 'open-sea'), ship(0, 'open-sea'), ship(0, 'hills'))).toBeUndefined();
    expect(toHills(ship(0, 'open-sea'), ship(0, 'inlet'))).toBe('out-of-reach');
    expect(toHills(ship(0, 'grove'), ship(0, 'inlet'), ship(0, 'hills'))).toBeUndefined();
    expect(toHills(ship(0, 'grove'), ship(0, 'hills'), ship(0, 'hills'))).toBe('out-of-reach');
  });

  it('ruling 74: no detour makes one ship serve twice', () => {
    const game = migrating([citizen(0, 'bay'), ship(0, 'open-sea'), ship(0, 'inlet'), ship(0, 'inlet')]);
    expect(game.refused(0, go(game.spot('bay'), game.spot('hills')))).toBeUndefined();
    // The ship of the open sea has brought him there; over the inlet and back it does not serve anew.
    expect(game.refused(0, go(game.spot('bay'), game.spot('grove')))).toBe('out-of-reach');
  });

  it('ruling 74: a land bridge is in the way, whatever ships there are', () => {
    const ships = [
      ship(0, 'open-sea'),
      ship(0, 'bridge', { part: 0 }),
      ship(0, 'bridge', { part: 1 }),
      ship(0, 'barren'),
    ];
    const game = migrating([citizen(0, 'grove'), citizen(0, 'bridge'), ...ships]);
    expect(game.refused(0, go(game.spot('grove'), game.spot('bridge')))).toBeUndefined();
    expect(game.refused(0, go(game.spot('grove'), game.spot('barren')))).toBe('out-of-reach');
    expect(game.refused(0, go(game.spot('bridge'), game.spot('barren')))).toBeUndefined();
    expect(game.refused(0, go(game.spot('bridge'), game.spot('grove')))).toBeUndefined();
  });
});
