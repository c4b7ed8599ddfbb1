import { describe, expect, it } from 'vitest';
import { discsLeft } from '#engine/archipelago/figures/discs.ts';
import { citizen, citizens, eventsOf, ship, SMALL_BOX, SMALL_GAME, type Table } from '../../table.ts';
import { CROWD, holding, nextRound, play, use } from './cards.ts';

const build = (game: Table, card: string, side = 'meadow', place: 'ground' | 'temple' | 'icon' = 'ground') =>
  ({ type: 'build-wonder', card, from: game.spot(side, place) }) as const;
const points = (game: Table, seat: number) =>
  SMALL_GAME.score(game.state).flatMap((line) => (line.seat === seat && line.code === 'medals' ? [line.points] : []));

describe('wonders (p. 14 and 17)', () => {
  it('ruling 98: Pyramid: five stone and two discs, rebellion up by two, then a citizen goes and the population falls', () => {
    const game = holding(['pyramid'], { rebellion: 5 });
    const events = play(game, 0, build(game, 'pyramid'));
    expect(events.map(({ type }) => type)).toEqual([
      'wonder-built',
      ...Array.from({ length: 5 }, () => 'cube-paid'),
      'marker',
      'wonder-manned',
      'marker',
    ]);
    expect(game.markers(events)).toEqual(['rebellion 5>7 card', 'population 8>7 wonder']);
  });

  it('ruling 98: independence is looked for after the effect and after the citizen', () => {
    const game = holding(['pyramid']);
    const events = play(game, 0, build(game, 'pyramid'));
    expect(game.markers(events)).toEqual(['rebellion 6>8 card', 'population 8>7 wonder']);
    expect(game.state.result).toEqual({ code: 'independence' });
    const sooner = holding(['pyramid'], { rebellion: 7 });
    expect(sooner.markers(play(sooner, 0, build(sooner, 'pyramid')))).toEqual(['rebellion 7>9 card']);
    expect(sooner.state.result).toEqual({ code: 'independence' });
  });

  it('ruling 98: the citizen is off the map for good, neither engaged nor of the population', () => {
    const game = holding(['pyramid'], { rebellion: 0 });
    const before = game.state.bank.cubes.stone;
    play(game, 0, build(game, 'pyramid'));
    const onWonder = game.state.units.filter(({ place }) => place === 'wonder');
    expect(onWonder).toEqual([
      { owner: 0, kind: 'citizen', region: -1, part: -1, place: 'wonder', icon: -1, engaged: false, down: false },
    ]);
    expect(game.state.population).toBe(7);
    expect([game.screen(0).cubes.stone, game.state.bank.cubes.stone]).toEqual([0, before + 5]);
    expect(discsLeft(SMALL_BOX, game.state, 0)).toBe(1);
    expect(game.state.cards[0]).toMatchObject({ built: true, by: 0 });
    expect(game.frame()).toBe('round');
  });

  it('ruling 69: a citizen on a wonder is still one of the ten', () => {
    const units = [citizens(0, 3, 'meadow'), citizens(0, 3, 'grove'), citizens(0, 3, 'bay'), citizen(0, 'barren')];
    const game = holding(['colossus'], { units, rebellion: 0 });
    play(game, 0, build(game, 'colossus'));
    expect(game.units(0, 'citizen')).toHaveLength(9);
    expect(game.refused(0, { type: 'act', action: 'recruitment' })).toBe('nowhere-to-recruit');
    expect(game.refused(0, { type: 'act', action: 'reproduction' })).toBe('needs-two-citizens');
  });

  it('ruling 98: Colossus: three iron and one disc, surplus down by one', () => {
    const game = holding(['colossus']);
    expect(game.markers(play(game, 0, build(game, 'colossus')))).toEqual(['surplus 6>5 card', 'population 8>7 wonder']);
    expect(game.screen(0).cubes.iron).toBe(0);
    expect(discsLeft(SMALL_BOX, game.state, 0)).toBe(2);
  });

  it('rulings 98 and 100: Cathedral: a temple of one’s own, three stone and two discs, rebellion down for each temple', () => {
    const units = [citizen(0, 'grove', { place: 'temple' }), ...CROWD];
    const game = holding(['cathedral'], { units, buildings: { bay: ['temple'], barren: ['temple'] } });
    expect(game.markers(play(game, 0, build(game, 'cathedral')))).toEqual([
      'rebellion 6>3 card',
      'population 9>8 wonder',
    ]);
    expect(game.screen(0).cubes.stone).toBe(2);
    expect(discsLeft(SMALL_BOX, game.state, 0)).toBe(1);
  });

  it('ruling 98: the citizen may come from anywhere, the temple too', () => {
    const game = holding(['cathedral'], { units: [citizen(0, 'grove', { place: 'temple' }), ...CROWD] });
    play(game, 0, build(game, 'cathedral', 'grove', 'temple'));
    expect(game.state.rebellion).toBe(5);
    expect(game.state.units.filter(({ place }) => place === 'temple')).toEqual([]);
  });

  it.each([
    ['cathedral', 'temple'],
    ['great-lighthouse', 'port'],
  ] as const)('p. 17: without a %s’s %s of one’s own it is not built', (card, building) => {
    const game = holding([card], { units: [citizen(1, 'bay', { place: building }), ...CROWD] });
    const refusal = SMALL_GAME.refusal(game.state, 0, build(game, card));
    expect(refusal).toMatchObject({ code: 'card-needs-building', params: { building }, public: true });
  });

  it('ruling 98: only in a turn after the one it was bought in', () => {
    const game = holding([{ card: 'colossus', since: 2 }], { turn: 2 });
    expect(game.refused(0, build(game, 'colossus'))).toBe('wonder-bought-this-turn');
    const later = holding([{ card: 'colossus', since: 1 }], { turn: 2 });
    play(later, 0, build(later, 'colossus'));
  });

  it('ruling 98: with an active citizen that is not engaged', () => {
    const units = [
      citizen(0, 'meadow', { place: 'icon', icon: 0, engaged: true }),
      citizen(0, 'grove', { down: true }),
      ship(0, 'bay'),
      ...CROWD.slice(1),
    ];
    const game = holding(['colossus'], { units });
    expect(game.refused(0, build(game, 'colossus', 'meadow', 'icon'))).toBe('no-free-unit-there');
    expect(game.refused(0, build(game, 'colossus', 'grove'))).toBe('no-free-unit-there');
    expect(game.refused(0, build(game, 'colossus', 'bay'))).toBe('no-free-unit-there');
    expect(game.moves(0).filter(({ type }) => type === 'build-wonder')).toEqual([]);
  });

  it('p. 14: once, by its owner, in place of a card', () => {
    const game = holding(['colossus', 'bishop', { card: 'pyramid', owner: 1 }], {
      screens: [{ florins: 9, cubes: { iron: 6, stone: 5 } }],
    });
    expect(game.refused(0, build(game, 'pyramid'))).toBe('no-such-wonder-of-yours');
    expect(game.refused(0, build(game, 'bishop'))).toBe('no-such-wonder-of-yours');
    play(game, 0, build(game, 'colossus'));
    expect(game.refused(0, use('bishop'))).toBe('card-used-this-round');
    nextRound(game, 0);
    expect(game.refused(0, build(game, 'colossus'))).toBe('wonder-built');
  });

  it('p. 14: discs and cubes are asked for, the cubes in private', () => {
    const game = holding(['colossus'], { discs: [1, 1, 1, 1], screens: [{ tokens: 1, cubes: { iron: 1 } }] });
    const open = SMALL_GAME.publicMoves(SMALL_GAME.view(game.state, 'public'), 0);
    expect(open).toContainEqual(build(game, 'colossus'));
    expect(SMALL_GAME.refusal(game.state, 0, build(game, 'colossus'))).toMatchObject({
      code: 'too-few-cubes-for-card',
      public: false,
    });
    game.act(0, 'taxes');
    expect(SMALL_GAME.refusal(game.state, 0, build(game, 'colossus'))).toMatchObject({
      code: 'too-few-discs',
      public: true,
    });
  });

  it('p. 14: its medals count once it is built', () => {
    const game = holding(['colossus', { card: 'pyramid', built: true }]);
    const before = points(game, 0);
    play(game, 0, build(game, 'colossus'));
    expect(points(game, 0)).not.toEqual(before);
  });
});

describe('Great Lighthouse (p. 17)', () => {
  const ports = [
    citizen(0, 'bay', { place: 'port' }),
    citizen(1, 'grove', { place: 'port' }),
    citizen(1, 'meadow', { place: 'town' }),
    ship(2, 'barren', { place: 'port' }),
    citizens(0, 2, 'meadow'),
  ];

  it('ruling 99: two stone, one iron, a disc; a ship for everybody in each region where he controls a port', () => {
    const game = holding(['great-lighthouse'], { units: ports, rebellion: 0, buildings: { meadow: ['port'] } });
    const before = game.state.inPlay.ship;
    const events = play(game, 0, build(game, 'great-lighthouse'));
    expect(game.screen(0).cubes).toMatchObject({ stone: 3, iron: 2 });
    expect(eventsOf(events, 'cube-paid').map(({ resource }) => resource)).toEqual(['stone', 'stone', 'iron']);
    const launched = eventsOf(events, 'ship-launched').map(({ seat, region }) => [seat, region]);
    expect(launched).toEqual([
      [0, game.region('bay')],
      [1, game.region('meadow')],
      [1, game.region('grove')],
      [2, game.region('barren')],
    ]);
    expect(game.state.inPlay.ship).toBe(before + 4);
    expect(game.units(1, 'ship')).toMatchObject([
      { place: 'ground', engaged: false },
      { place: 'ground', engaged: false },
    ]);
    expect(events.at(-1)).toMatchObject({ type: 'marker', marker: 'population' });
  });

  it('ruling 99: in order of play', () => {
    const game = holding(['great-lighthouse'], { units: ports, rebellion: 0, order: [0, 2, 1, 3] });
    const events = play(game, 0, build(game, 'great-lighthouse'));
    expect(eventsOf(events, 'ship-launched').map(({ seat }) => seat)).toEqual([0, 2, 1]);
  });

  it('ruling 99: who has fewer ships than ports chooses the regions; who has none adds none', () => {
    const units = [...ports, citizen(1, 'barren', { place: 'town' }), ship(1, 'open-sea'), ship(1, 'open-sea')];
    const more = { meadow: ['port'] } as const;
    const fleet = [ship(2, 'open-sea'), ship(2, 'open-sea'), ship(2, 'open-sea')];
    const game = holding(['great-lighthouse'], {
      units: [...units, ship(1, 'open-sea'), ...fleet],
      rebellion: 0,
      buildings: more,
    });
    play(game, 0, build(game, 'great-lighthouse'));
    expect(game.deciders()).toEqual([1]);
    expect(game.moves(1)).toEqual([
      { type: 'launch', region: game.region('meadow') },
      { type: 'launch', region: game.region('grove') },
    ]);
    expect(game.refused(1, { type: 'launch', region: game.region('bay') })).toBe('no-port-of-yours-there');
    const events = game.play(1, { type: 'launch', region: game.region('grove') });
    expect(eventsOf(events, 'ship-launched')).toEqual([
      { type: 'ship-launched', seat: 1, region: game.region('grove'), part: 0 },
    ]);
    expect(game.units(1, 'ship')).toHaveLength(4);
    expect(game.units(2, 'ship')).toHaveLength(4);
    expect(game.deciders()).toEqual([0]);
    expect(game.state.cards[0]).toMatchObject({ built: true });
  });

  it('ruling 99: one ship a region', () => {
    const units = [
      ...(['bay', 'grove', 'barren'] as const).map((side) => citizen(0, side, { place: 'port' })),
      ...Array.from({ length: 2 }, () => ship(0, 'open-sea')),
      ...CROWD,
    ];
    const game = holding(['great-lighthouse'], { units });
    play(game, 0, build(game, 'great-lighthouse'));
    const launch = { type: 'launch', region: game.region('grove') } as const;
    game.play(0, launch);
    expect(game.refused(0, launch)).toBe('no-port-of-yours-there');
    game.play(0, { type: 'launch', region: game.region('bay') });
    expect(game.units(0, 'ship')).toHaveLength(4);
    expect(game.frame()).toBe('round');
  });

  it('p. 13: the ship comes onto the water of the port', () => {
    const units = [citizen(0, 'bridge', { place: 'port' }), ...CROWD];
    const game = holding(['great-lighthouse'], {
      units,
      map: [
        ['bridge', 'SE'],
        ['meadow', 'N'],
      ],
    });
    game.state.regions.forEach((region) => {
      if (region.side === 'bridge') region.port = 1;
    });
    const events = play(game, 0, build(game, 'great-lighthouse'));
    expect(eventsOf(events, 'ship-launched')).toMatchObject([{ part: 1 }]);
    expect(game.units(0, 'ship')).toMatchObject([{ part: 1 }]);
  });
});

describe('Dry Dock', () => {
  const harbours = [
    citizen(0, 'bay', { place: 'port' }),
    citizen(0, 'grove', { place: 'port' }),
    citizen(1, 'barren', { place: 'port' }),
    ...CROWD,
  ];

  it('two wood; one ship, of its user alone, at a port of his choice', () => {
    const game = holding(['dry-dock'], { units: harbours });
    play(game, 0, use('dry-dock'));
    expect(game.deciders()).toEqual([0]);
    game.play(0, { type: 'launch', region: game.region('bay') });
    expect(game.units(0, 'ship')).toMatchObject([{ region: game.region('bay') }]);
    expect(game.units(1, 'ship')).toEqual([]);
    expect(game.screen(0).cubes.wood).toBe(0);
    expect(game.frame()).toBe('round');
  });

  it('ruling 92: with no ship in the reserve it does nothing', () => {
    const fleet = Array.from({ length: 4 }, () => ship(0, 'open-sea'));
    const game = holding(['dry-dock'], { units: [...harbours, ...fleet] });
    expect(eventsOf(play(game, 0, use('dry-dock')), 'card-idle')).toHaveLength(1);
    expect(game.frame()).toBe('round');
  });
});
