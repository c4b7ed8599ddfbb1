import { describe, expect, it } from 'vitest';

import type { Spot } from '#engine/archipelago/moves.ts';
import { citizen, citizens, eventsOf, ship, table, type Table } from '../../table.ts';
import type { Held, Placed, Situation } from '../../situation.ts';
import type { BuildingKind } from '#engine/archipelago/data/schema-common.ts';

const MAP = [
  ['meadow', 'N'],
  ['grove', 'NE'],
  ['inlet', 'SE'],
  ['bay', 'S'],
  ['inland-9', [1, -2, 0]],
] as const;
const RICH: Held = { florins: 10, cubes: { fish: 2, wood: 2, fruit: 2, cattle: 2, stone: 4 } };

function building(units: readonly Placed[], more: Situation = {}): Table {
  const game = table({ map: MAP, units, screens: [RICH], ...more });
  game.act(0, 'construction');
  return game;
}

const build = (what: BuildingKind, from: Spot, part = from.part, kind: 'citizen' | 'ship' = 'citizen') =>
  ({ type: 'build', building: what, kind, from, part }) as const;
/** Pays everything owed with cubes. */
function pay(game: Table): void {
  while (game.frame() === 'payment') game.play(0, { type: 'pay', with: 'cube' });
}

describe('construction of buildings (p. 11)', () => {
  it.each([
    ['town', 2, { wood: 1, stone: 1 }],
    ['temple', 1, { stone: 2 }],
    ['market', 0, { fruit: 1, cattle: 1 }],
    ['port', 2, { fish: 1, stone: 1 }],
  ] as const)(
    'ruling 80: a %s costs %i florins and cubes, to the bank; the builder stands on it, engaged',
    (what, florins, cubes) => {
      const game = building([citizen(0, 'meadow')], { screens: [{ florins, cubes }] });
      const before = game.state.bank.florins;
      game.play(0, build(what, game.spot('meadow')));
      pay(game);
      expect(game.frame()).toBe('round');
      expect(game.screen(0)).toEqual({
        florins: 0,
        tokens: 0,
        cubes: { fish: 0, wood: 0, fruit: 0, cattle: 0, stone: 0, iron: 0 },
      });
      expect(game.state.bank.florins).toBe(before + florins);
      expect(game.units(0, 'citizen')).toMatchObject([{ place: what, engaged: true }]);
      expect(game.state.regions[game.region('meadow')]?.[what]).toBe(0);
    },
  );

  it.each([
    ['town', [{ type: 'paid', seat: 0, florins: 2, why: 'construction' }]],
    ['market', []],
  ] as const)('ruling 80: the florins a %s costs are told, and none where it costs none', (what, paid) => {
    const game = building([citizen(0, 'meadow')]);
    expect(eventsOf(game.play(0, build(what, game.spot('meadow'))), 'paid')).toEqual(paid);
  });

  it('ruling 80: one of each kind a region', () => {
    const game = building([citizen(0, 'meadow')], { buildings: { meadow: ['town'] } });
    expect(game.refused(0, build('town', game.spot('meadow')))).toBe('one-of-each');
    game.play(0, build('temple', game.spot('meadow')));
  });

  it('ruling 82: not even for the owner of the town there', () => {
    const game = building([citizen(0, 'meadow'), citizen(0, 'meadow', { place: 'town' })]);
    expect(game.refused(0, build('town', game.spot('meadow')))).toBe('one-of-each');
  });

  it('ruling 80: the builder is active and not engaged; a citizen, or a ship for a port only', () => {
    const game = building([
      citizen(0, 'meadow', { down: true }),
      citizen(0, 'grove', { place: 'icon', icon: 0, engaged: true }),
      ship(0, 'bay'),
    ]);
    expect(game.refused(0, build('town', game.spot('meadow')))).toBe('no-free-unit-there');
    expect(game.refused(0, build('town', game.spot('grove', 'icon')))).toBe('no-free-unit-there');
    expect(game.refused(0, build('town', game.spot('bay'), 0, 'ship'))).toBe('ships-build-ports-only');
    game.play(0, build('port', game.spot('bay'), 0, 'ship'));
    pay(game);
    expect(game.units(0, 'ship')).toMatchObject([{ place: 'port', engaged: true }]);
  });

  it('ruling 80: on the bank of the builder', () => {
    const game = building([citizen(0, 'inlet', { part: 1 })]);
    expect(game.refused(0, build('town', game.spot('inlet', 'ground', 1), 0))).toBe('other-bank');
    game.play(0, build('town', game.spot('inlet', 'ground', 1)));
  });

  it('ruling 83: icons never leave too little land: all four stand on a region with five icons', () => {
    const buildings = { plenty: ['town', 'temple', 'port'] } as const;
    const game = building([citizen(0, 'plenty')], { map: [['plenty', 'N']], buildings });
    game.play(0, build('market', game.spot('plenty')));
  });

  it('ruling 84: a port needs water along land: an inlet will do, no water will not, nor the open sea', () => {
    const inland = building([citizen(0, 'inland-9')]);
    expect(inland.refused(0, build('port', inland.spot('inland-9')))).toBe('port-needs-coast');
    const game = building([citizen(0, 'inlet', { part: 1 }), ship(0, 'open-sea')]);
    expect(game.refused(0, build('port', game.spot('open-sea'), 0, 'ship'))).toBe('port-needs-coast');
    game.play(0, build('port', game.spot('inlet', 'ground', 1), 0));
  });

  it('ruling 80: the price must be paid', () => {
    const poor = building([citizen(0, 'meadow')], { screens: [{ florins: 1, cubes: { ...RICH.cubes, fruit: 0 } }] });
    expect(poor.refused(0, build('town', poor.spot('meadow')))).toBe('too-few-florins');
    expect(poor.refused(0, build('market', poor.spot('meadow')))).toBe('too-few-cubes');
    expect(poor.refused(0, build('temple', poor.spot('meadow')))).toBeUndefined();
  });

  it('rulings 80 and 139: thirteen tokens for towns and temples together, thirteen for markets and ports', () => {
    const sides = ['meadow', 'grove', 'inlet', 'bay', 'inland-9', 'barren', 'lode'];
    const map = [...MAP, ['barren', 'SW'], ['lode', 'NW']] as const;
    const kinds = (count: number) =>
      Object.fromEntries(sides.map((side, index) => [side, index < count ? (['town', 'temple'] as const) : []]));
    const game = building([citizen(0, 'lode')], {
      map,
      buildings: { ...kinds(6), meadow: ['town', 'temple', 'market'] },
    });
    expect(game.refused(0, build('temple', game.spot('lode')))).toBeUndefined();
    game.play(0, build('town', game.spot('lode')));
    pay(game);
    const full = building([citizen(0, 'lode')], { map, buildings: { ...kinds(6), lode: ['town'] } });
    expect(full.refused(0, build('temple', full.spot('lode')))).toBe('no-building-left');
    expect(full.refused(0, build('market', full.spot('lode')))).toBeUndefined();
  });

  it("ruling 81: building under another player's town is allowed", () => {
    const game = building([citizen(0, 'meadow'), citizen(1, 'meadow', { place: 'town' })]);
    game.play(0, build('market', game.spot('meadow')));
  });

  it('ruling 62: a builder who stood on another building gives that one up', () => {
    const game = building([citizen(0, 'meadow', { place: 'market' })]);
    game.play(0, build('town', game.spot('meadow', 'market')));
    expect(game.units(0, 'citizen')).toMatchObject([{ place: 'town' }]);
  });

  it('ruling 42: a temple brings a florin onto the Benefactor', () => {
    const game = building([citizen(0, 'meadow')], { trends: ['benefactor'] });
    game.play(0, build('temple', game.spot('meadow')));
    expect(game.state.benefactor).toEqual([1, 0, 0, 0]);
  });
});

describe('payment with explorer tokens (p. 8)', () => {
  it('p. 8: a token stands for any cube owed, also where one has the cube; the bank gains nothing by it', () => {
    const game = building([citizen(0, 'meadow')], {
      screens: [{ florins: 2, tokens: 1, cubes: { wood: 1, stone: 1 } }],
    });
    game.play(0, build('town', game.spot('meadow')));
    const before = game.state.bank.cubes.wood;
    game.play(0, { type: 'pay', with: 'token' });
    game.play(0, { type: 'pay', with: 'cube' });
    expect(game.screen(0)).toMatchObject({ tokens: 0, cubes: { wood: 1, stone: 0 } });
    expect(game.state.bank.cubes.wood).toBe(before);
  });

  it('p. 8: several tokens for one building; a token needed for a later cube is kept for it', () => {
    const game = building([citizen(0, 'meadow')], { screens: [{ florins: 2, tokens: 1, cubes: { wood: 1 } }] });
    game.play(0, build('town', game.spot('meadow')));
    expect(game.refused(0, { type: 'pay', with: 'token' })).toBe('token-needed-for-rest');
    game.play(0, { type: 'pay', with: 'cube' });
    expect(game.refused(0, { type: 'pay', with: 'cube' })).toBe('no-cube');
    game.play(0, { type: 'pay', with: 'token' });
    const tokens = building([citizen(0, 'meadow')], { screens: [{ florins: 2, tokens: 2 }] });
    tokens.play(0, build('town', tokens.spot('meadow')));
    tokens.play(0, { type: 'pay', with: 'token' });
    tokens.play(0, { type: 'pay', with: 'token' });
    expect(tokens.screen(0).tokens).toBe(0);
  });
});

describe('ships (p. 11)', () => {
  it('ruling 85: a free citizen builds one in a region with sea; nobody is engaged and the ship may act at once', () => {
    const game = building([citizen(0, 'meadow')], { screens: [{ florins: 1, cubes: { wood: 1 } }] });
    game.play(0, { type: 'build-ship', from: game.spot('meadow'), part: 0 });
    pay(game);
    expect(game.units(0, 'citizen')).toMatchObject([{ engaged: false, place: 'ground' }]);
    expect(game.units(0, 'ship')).toMatchObject([{ engaged: false, place: 'ground', region: game.region('meadow') }]);
    expect(game.screen(0).florins).toBe(0);
  });

  it('ruling 85: no sea, no ship; no citizen, no ship', () => {
    const game = building([citizen(0, 'inland-9'), citizen(0, 'meadow', { engaged: true })]);
    expect(game.refused(0, { type: 'build-ship', from: game.spot('inland-9'), part: 0 })).toBe('ship-needs-sea');
    expect(game.refused(0, { type: 'build-ship', from: game.spot('meadow'), part: 0 })).toBe('no-free-unit-there');
  });

  it('ruling 85: four ships a player, eight with two players', () => {
    const units = [citizens(0, 1, 'meadow'), ...[1, 2, 3, 4].map(() => ship(0, 'bay'))];
    const game = building(units);
    expect(game.refused(0, { type: 'build-ship', from: game.spot('meadow'), part: 0 })).toBe('no-ship-left');
    const two = building(units, { players: 2 });
    two.play(0, { type: 'build-ship', from: two.spot('meadow'), part: 0 });
    expect(two.units(0, 'ship')).toHaveLength(5);
  });
});
