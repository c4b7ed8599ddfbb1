import { describe, expect, it } from 'vitest';
import type { MoveOf } from '#engine/archipelago/moves.ts';
import { citizen, citizens, eventsOf, ship, table, type Table } from '../../table.ts';
import type { Placed, Situation } from '../../situation.ts';

type Lay = MoveOf<'lay-hex'>;

/** An exploration of the first player; the tiles named lie on top of the tray. North and north-east are known. */
function exploring(units: readonly Placed[], tray: readonly string[], more: Situation = {}): Table {
  const game = table({
    players: 2,
    map: [
      ['meadow', 'N'],
      ['grove', 'NE'],
    ],
    units,
    tray,
    ...more,
  });
  game.act(0, 'exploration');
  return game;
}

/** The tile with six field edges behind meadow and grove: beside both of them, not beside the start. */
const behind = (side: string, more: Partial<Lay> = {}): Lay => ({
  type: 'lay-hex',
  side,
  q: 1,
  r: -2,
  turn: 0,
  kind: 'citizen',
  from: { region: 1, part: 0, place: 'ground' },
  ...more,
});

describe('the tile (p. 10)', () => {
  it('ruling 59: the first tile may be refused, the second must be taken', () => {
    const game = exploring([citizen(0, 'meadow')], ['inland-12', 'inland-13', 'inland-14']);
    expect(game.refused(0, { type: 'discard-hex' })).toBe('not-asked-now');
    game.play(0, { type: 'refuse-hex' });
    expect(game.state.tray.discards).toEqual(['inland-12']);
    expect(game.refused(0, { type: 'refuse-hex' })).toBe('not-asked-now');
    expect(game.state.frames.at(-1)).toMatchObject({ hex: 'inland-13' });
  });

  it('p. 10: once taken, either side may be laid, and no other tile', () => {
    const game = exploring([citizen(0, 'meadow')], ['bay']);
    game.play(0, { type: 'take-hex' });
    expect(game.refused(0, behind('inland-3'))).toBe('other-tile');
    expect(game.refused(0, behind('bay', { turn: 3 }))).toBeUndefined();
    game.play(0, behind('inland-2'));
  });

  it('ruling 60: a failed tile is discarded; an emptied tray is filled with the shuffled discards', () => {
    const game = exploring([citizen(0, 'meadow')], ['inland-2'], { otherTiles: 'discards' });
    game.play(0, { type: 'take-hex' });
    expect(game.state.tray).toMatchObject({ discards: [] });
    expect(game.state.tray.deck).toHaveLength(21);
    game.play(0, { type: 'discard-hex' });
    expect(game.state.tray.discards).toEqual(['inland-2']);
  });

  it('ruling 60: a discarded tile fills a tray that is empty', () => {
    for (const give of ['refuse-hex', 'take-hex'] as const) {
      const game = exploring([], ['inland-2'], { otherTiles: 'discards' });
      game.state.hands = [[], game.state.tray.discards];
      game.state.tray.discards = [];
      game.play(0, { type: give });
      // Refused, the only tile there is comes again as the next one.
      expect(game.state.tray).toEqual({ deck: [], discards: [] });
      game.play(0, { type: 'discard-hex' });
      expect(game.state.tray).toMatchObject({ deck: [expect.any(String)], discards: [] });
      expect(eventsOf(game.log, 'reshuffled').at(-1)).toMatchObject({ what: 'tray', top: game.state.tray.deck[0] });
    }
  });

  it('ruling 60: no exploration when there is no tile at all', () => {
    const game = table({
      players: 2,
      map: [
        ['meadow', 'N'],
        ['grove', 'NE'],
      ],
      units: [citizen(0, 'meadow')],
    });
    game.state.tray = { deck: [], discards: [] };
    expect(game.refused(0, { type: 'act', action: 'exploration' })).toBe('no-tile-left');
  });

  it('ruling 64: a tile that could be laid may be given up: no token, no cubes, and the disc is spent', () => {
    const game = exploring([citizen(0, 'meadow')], ['inland-2']);
    game.play(0, { type: 'take-hex' });
    game.play(0, { type: 'discard-hex' });
    expect(game.screen(0).tokens).toBe(0);
    expect(game.state).toMatchObject({ surplus: 0, wheel: [{ action: 'exploration', seat: 0 }] });
    expect(game.frame()).toBe('round');
  });

  it('ruling 60: an exploration may be begun without any unit that could go; it fails', () => {
    const game = exploring([], ['inland-2']);
    game.play(0, { type: 'take-hex' });
    expect(game.moves(0)).toEqual([{ type: 'discard-hex' }]);
  });
});

describe('the place (p. 10)', () => {
  it('ruling 61: at least two neighbours, and every edge that touches must match', () => {
    const units = [citizen(0, 'meadow'), ship(0, 'open-sea')];
    const game = exploring(units, ['shore-wood']);
    game.play(0, { type: 'take-hex' });
    expect(game.refused(0, behind('shore-wood', { q: 0, r: -2 }))).toBe('needs-two-neighbours');
    expect(game.refused(0, behind('shore-wood', { q: 0, r: -1 }))).toBe('place-taken');
    expect(game.refused(0, behind('shore-wood', { turn: 0 }))).toBe('landscape-broken');
    game.play(0, behind('shore-wood', { turn: 3 }));
  });

  it('ruling 61: the start counts as a neighbour', () => {
    const game = exploring([citizen(0, 'meadow')], ['shore-wood']);
    game.play(0, { type: 'take-hex' });
    game.play(0, behind('shore-wood', { q: -1, r: 0, turn: 5 }));
  });

  it('ruling 61: a citizen goes over land, a ship over water, from a neighbour', () => {
    const game = exploring([citizen(0, 'meadow'), ship(0, 'meadow'), ship(0, 'open-sea')], ['shore-wood']);
    game.play(0, { type: 'take-hex' });
    const there = { q: -1, r: 0, turn: 5 };
    expect(game.refused(0, behind('shore-wood', { ...there, kind: 'ship' }))).toBe('no-way-there');
    game.play(0, behind('shore-wood', { ...there, kind: 'ship', from: game.spot('open-sea') }));
    expect(game.units(0, 'ship').map(({ region }) => region)).toContain(game.region('shore-wood'));
  });

  it('ruling 61: the unit must stand on the bank that shares the edge', () => {
    const units = [citizen(0, 'inlet', { part: 0 }), citizen(0, 'inlet', { part: 1 })];
    const game = exploring(units, ['inland-2'], {
      map: [
        ['inlet', 'N'],
        ['grove', 'NE'],
      ],
    });
    game.play(0, { type: 'take-hex' });
    const from = (part: number) => ({ from: game.spot('inlet', 'ground', part) });
    expect(game.refused(0, behind('inland-2', from(1)))).toBe('no-way-there');
    game.play(0, behind('inland-2', from(0)));
  });

  it('ruling 61: mountains match only mountains, and are no obstacle', () => {
    const map = [
      ['quarry', 'N'],
      ['grove', 'NE'],
    ] as const;
    const game = exploring([citizen(0, 'quarry')], ['hills'], { map });
    game.play(0, { type: 'take-hex' });
    expect(game.refused(0, behind('inland-20'))).toBe('landscape-broken');
    game.play(0, behind('hills', { turn: 5 }));
    expect(game.units(0, 'citizen')).toMatchObject([{ region: game.region('hills') }]);
  });

  it('ruling 61: only a free unit goes: no rebel, nobody engaged, nobody far away, no opponent', () => {
    const units = [
      citizen(0, 'meadow', { down: true }),
      citizen(0, 'grove', { place: 'icon', icon: 0, engaged: true }),
      citizen(1, 'meadow'),
    ];
    const game = exploring(units, ['inland-2']);
    game.play(0, { type: 'take-hex' });
    expect(game.refused(0, behind('inland-2'))).toBe('no-free-unit-there');
    expect(game.moves(0)).toEqual([{ type: 'discard-hex' }]);
  });

  it('ruling 62: a unit on a building may explore; the building is given up', () => {
    const game = exploring([citizen(0, 'meadow', { place: 'market' })], ['inland-2']);
    game.play(0, { type: 'take-hex' });
    game.play(0, behind('inland-2', { from: game.spot('meadow', 'market') }));
    expect(game.units(0, 'citizen')).toMatchObject([{ region: game.region('inland-2'), place: 'ground' }]);
    expect(game.state.regions[game.region('meadow')]?.market).toBe(0);
  });
});

describe('the effects (p. 10)', () => {
  it('ruling 63: exactly one unit moves, and it is not engaged afterwards', () => {
    const game = exploring([citizens(0, 3, 'meadow')], ['inland-2']);
    game.play(0, { type: 'take-hex' });
    game.play(0, behind('inland-2'));
    const there = game.units(0, 'citizen').filter(({ region }) => region === game.region('inland-2'));
    expect(there).toMatchObject([{ engaged: false }]);
  });

  it('ruling 65: token, cube for the market, own cube, huts', () => {
    const game = exploring([citizen(0, 'meadow')], ['inland-6'], { piles: [0, 3, 8] });
    game.play(0, { type: 'take-hex' });
    game.play(0, behind('inland-6'));
    expect(game.screen(0)).toMatchObject({ tokens: 1, cubes: { wood: 1 } });
    expect(game.state).toMatchObject({ piles: [0, 2, 8], surplus: 3, domestic: { wood: 2 } });
    expect(eventsOf(game.log, 'cube-sent')).toHaveLength(1);
  });
});
