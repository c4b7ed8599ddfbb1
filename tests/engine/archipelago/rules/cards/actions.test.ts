import { describe, expect, it } from 'vitest';
import { discsLeft } from '#engine/archipelago/figures/discs.ts';
import { citizen, citizens, eventsOf, ship, SMALL_BOX, SMALL_GAME, smallWhere, type Table } from '../../table.ts';
import { CROWD, holding, MAP, payCubes, use } from './cards.ts';

const trade = (market: 'domestic' | 'export', way: 'buy' | 'sell', resource: 'fish' | 'wood' | 'iron') =>
  ({ type: 'trade', market, way, resource, with: 'cube' }) as const;
const recruit = (game: Table, side: string) => ({ type: 'recruit', region: game.region(side), part: 0 }) as const;

describe('transactions by card (p. 17)', () => {
  it('Merchant: any number of purchases on the domestic market, all of one resource, each at the price of its row', () => {
    const game = holding(['merchant'], { domestic: { fish: 5 } });
    game.play(0, use('merchant'));
    expect(game.refused(0, trade('export', 'sell', 'fish'))).toBe('other-market');
    for (let bought = 0; bought < 3; bought++) game.play(0, trade('domestic', 'buy', 'fish'));
    expect(game.state.frames.at(-1)).toMatchObject({ kind: 'transaction', left: -1, done: 3 });
    expect(game.refused(0, trade('domestic', 'sell', 'fish'))).toBe('one-kind-only');
    expect(game.refused(0, trade('domestic', 'buy', 'wood'))).toBe('one-kind-only');
    game.done(0);
    // 2 for the use; 4, 4 and 6 for the cubes.
    expect(game.screen(0)).toMatchObject({ florins: 20 - 2 - 14, cubes: { fish: 5 } });
    expect(game.state.domestic.fish).toBe(2);
    expect(game.frame()).toBe('round');
  });

  it('Exporter: or sales, on the export market', () => {
    const game = holding(['exporter']);
    game.play(0, use('exporter'));
    for (let sold = 0; sold < 3; sold++) game.play(0, trade('export', 'sell', 'iron'));
    expect(game.refused(0, trade('export', 'buy', 'iron'))).toBe('one-kind-only');
    expect(game.refused(0, trade('export', 'sell', 'iron'))).toBe('no-cube');
    game.done(0);
    expect(game.screen(0)).toMatchObject({ florins: 20 - 2 + 9 + 9 + 7, cubes: { iron: 0 } });
    expect(game.state.export.iron).toBe(3);
  });

  it.each([
    ['local-commerce', 'domestic', 8],
    ['foreign-commerce', 'export', 9],
  ] as const)('%s: one cube on the %s market, for %i florins and without a disc', (card, market, price) => {
    const game = holding([card]);
    game.play(0, use(card));
    const other = market === 'domestic' ? 'export' : 'domestic';
    expect(game.refused(0, trade(other, 'sell', 'iron'))).toBe('other-market');
    const [traded] = eventsOf(game.play(0, trade(market, 'sell', 'iron')), 'traded');
    expect(traded).toMatchObject({ market, price });
    expect(game.frame()).toBe('round');
    expect(discsLeft(SMALL_BOX, game.state, 0)).toBe(3);
    game.act(0, 'transaction');
  });

  it('ruling 92: it may be left without any trade', () => {
    const game = holding(['local-commerce'], { screens: [{}] });
    game.play(0, use('local-commerce'));
    expect(game.moves(0)).toEqual([{ type: 'done' }]);
    game.done(0);
    expect(game.frame()).toBe('round');
  });

  it('ruling 92: where neither side can trade it is passed over', () => {
    const empty = { fish: 0, wood: 0, fruit: 0, cattle: 0, stone: 0, iron: 0 };
    const game = holding(['foreign-commerce'], { export: empty, bank: { florins: 0 } });
    expect(eventsOf(game.play(0, use('foreign-commerce')), 'card-idle')).toHaveLength(1);
    expect(game.frame()).toBe('round');
  });
});

describe('workers by card (p. 17)', () => {
  it('ruling 96: the Recruiter brings one worker at the price of board IV, without a disc', () => {
    const game = holding(['recruiter'], { units: [citizen(0, 'meadow'), ...CROWD.slice(1)] });
    game.play(0, use('recruiter'));
    const [recruited] = eventsOf(game.play(0, recruit(game, 'meadow')), 'recruited');
    expect(recruited?.price).toBe(3);
    expect(game.frame()).toBe('round');
    expect(game.screen(0).florins).toBe(17);
    expect([game.state.population, game.state.surplus]).toEqual([8, 5]);
    expect(discsLeft(SMALL_BOX, game.state, 0)).toBe(3);
  });

  it('ruling 96: with presence and at most three a region', () => {
    const game = holding(['recruiter'], { units: [citizens(0, 3, 'meadow'), citizens(1, 3, 'grove')] });
    const events = game.play(0, use('recruiter'));
    expect(eventsOf(events, 'card-idle')).toHaveLength(1);
    const ashore = holding(['recruiter'], { units: [citizens(0, 3, 'meadow'), ship(0, 'bay'), ...CROWD.slice(1)] });
    ashore.play(0, use('recruiter'));
    expect(ashore.moves(0)).toEqual([recruit(ashore, 'bay'), { type: 'done' }]);
    expect(ashore.refused(0, recruit(ashore, 'grove'))).toBe('no-active-unit-there');
  });

  it('ruling 96: who has too few florins learns it in private and may let it be', () => {
    const game = holding(['recruiter'], { screens: [{ florins: 2 }] });
    game.play(0, use('recruiter'));
    expect(SMALL_GAME.refusal(game.state, 0, recruit(game, 'meadow'))).toMatchObject({ public: false });
    game.done(0);
    expect(game.frame()).toBe('round');
  });

  it('Foreman: a whole recruitment for 2 florins', () => {
    const game = holding(['foreman'], { units: [ship(0, 'bay'), ship(0, 'meadow'), ...CROWD.slice(1)], surplus: 5 });
    game.play(0, use('foreman'));
    // As in the example of p. 10: 3 florins at level 5 and 4, then 4 florins.
    for (let came = 0; came < 3; came++) {
      expect(game.state.frames.at(-1)).toMatchObject({ kind: 'recruitment', done: came });
      game.play(0, recruit(game, 'bay'));
    }
    game.done(0);
    expect(game.screen(0).florins).toBe(20 - 2 - 3 - 3 - 4);
    expect(game.state.surplus).toBe(2);
    expect(game.state.wheel).toEqual([]);
  });

  it('Slavery: rebellion up by two, then up to two workers for nothing', () => {
    const game = holding(['slavery'], {
      units: [citizen(0, 'meadow'), ...CROWD.slice(1)],
      rebellion: 3,
      screens: [{}],
    });
    expect(game.markers(game.play(0, use('slavery')))).toEqual(['rebellion 3>5 card']);
    game.play(0, recruit(game, 'meadow'));
    const events = game.play(0, recruit(game, 'meadow'));
    expect(eventsOf(events, 'recruited')[0]?.price).toBe(0);
    expect(game.frame()).toBe('round');
    expect([game.state.population, game.state.surplus]).toEqual([9, 4]);
  });

  it('Slavery: independence comes before the workers', () => {
    const game = holding(['slavery'], { units: [citizens(0, 2, 'meadow')], rebellion: 1 });
    game.play(0, use('slavery'));
    expect(game.state.result).toEqual({ code: 'independence' });
    expect(game.state.population).toBe(2);
  });
});

describe('actions by card', () => {
  it('King: taxes without a circle', () => {
    const game = holding(['king'], {
      wheel: [
        { action: 'taxes', seat: 0 },
        { action: 'taxes', seat: 0 },
      ],
    });
    const events = game.play(0, use('king'));
    expect(game.markers(events)).toEqual(['rebellion 6>7 taxes']);
    expect(eventsOf(events, 'taxes')).toEqual([{ type: 'taxes', seat: 0, florins: 2 }]);
    expect(eventsOf(events, 'card-idle')).toEqual([]);
    expect(game.state.wheel).toHaveLength(2);
  });

  it('King: the rise of rebellion may end the game', () => {
    const game = holding(['king'], { units: [citizens(0, 2, 'meadow')], rebellion: 2 });
    game.play(0, use('king'));
    expect(game.state.result).toEqual({ code: 'independence' });
  });

  it('Navigator: an exploration, which may fail as any other', () => {
    const game = holding(['navigator'], { tray: ['cove'] });
    game.play(0, use('navigator'));
    game.play(0, { type: 'take-hex' });
    game.play(0, { type: 'discard-hex' });
    expect(game.frame()).toBe('round');
    expect(game.state.wheel).toEqual([]);
    game.act(0, 'exploration');
  });

  it('Navigator: without a tile there is nothing to explore', () => {
    const game = holding(['navigator']);
    game.state.tray = { deck: [], discards: [] };
    const events: string[] = [];
    SMALL_GAME.apply(game.state, 0, use('navigator'), ({ type }) => events.push(type));
    expect(events).toEqual(['card-used', 'card-idle']);
    expect(game.frame()).toBe('round');
  });

  it('Shipwright: a ship at its price, and no building', () => {
    const game = holding(['shipwright']);
    game.play(0, use('shipwright'));
    const from = game.spot('meadow');
    expect(game.refused(0, { type: 'build', building: 'town', kind: 'citizen', from, part: 0 })).toBe(
      'card-builds-other',
    );
    game.play(0, { type: 'build-ship', from, part: 0 });
    payCubes(game, 0);
    expect(game.units(0, 'ship')).toHaveLength(1);
    expect(game.screen(0)).toMatchObject({ florins: 20 - 1 - 1, cubes: { wood: 1 } });
    expect(game.frame()).toBe('round');
  });

  it('Public Works: a construction of anything', () => {
    const game = holding(['public-works']);
    game.play(0, use('public-works'));
    game.play(0, { type: 'build', building: 'town', kind: 'citizen', from: game.spot('meadow'), part: 0 });
    payCubes(game, 0);
    expect(game.units(0, 'citizen')).toContainEqual(expect.objectContaining({ place: 'town', engaged: true }));
    expect(game.screen(0).florins).toBe(20 - 2 - 2);
    expect(discsLeft(SMALL_BOX, game.state, 0)).toBe(3);
  });

  it.each([
    ['public-works', 'construction'],
    ['merchant', 'transaction'],
    ['foreman', 'recruitment'],
  ] as const)('what %s gives may be let be, where the disc’s %s may not', (card, action) => {
    const game = holding([card]);
    game.play(0, use(card));
    game.done(0);
    game.act(0, action);
    expect(game.refused(0, { type: 'done' })).toBe('nothing-done-yet');
  });

  it('Expansionism: a migration for nothing', () => {
    const game = holding(['expansionism']);
    game.play(0, use('expansionism'));
    expect(game.state.frames.at(-1), 'one region by land').toMatchObject({ kind: 'migration', roads: 1 });
    game.play(0, { type: 'migrate', kind: 'citizen', from: game.spot('meadow'), to: game.spot('grove') });
    game.done(0);
    expect(game.screen(0).florins).toBe(20);
    expect(game.frame()).toBe('round');
    game.act(0, 'migration');
  });

  it('Plantations: a harvest of the resource its user names', () => {
    const units = [citizens(0, 2, 'meadow'), citizen(0, 'grove'), ...CROWD.slice(1)];
    const game = holding(['plantations'], { units, screens: [{ florins: 2 }] });
    game.play(0, use('plantations'));
    expect(game.moves(0)).toEqual([
      { type: 'choose-harvest', resource: 'wood' },
      { type: 'choose-harvest', resource: 'fruit' },
      { type: 'choose-harvest', resource: 'cattle' },
      { type: 'done' },
    ]);
    expect(game.refused(0, { type: 'choose-harvest', resource: 'iron' })).toBe('no-free-icon');
    game.play(0, { type: 'choose-harvest', resource: 'cattle' });
    expect(game.state.frames.at(-1)).toMatchObject({ kind: 'harvest', resource: 'cattle', disc: false });
    game.play(0, { type: 'deploy', from: game.spot('meadow') });
    game.play(0, { type: 'deploy', from: game.spot('meadow') });
    if (game.frame() === 'harvest') game.done(0);
    expect(game.screen(0)).toMatchObject({ florins: 0, cubes: { cattle: 2 } });
    expect(game.frame()).toBe('round');
    game.act(0, 'harvest-fruit');
  });

  it('ruling 92: Plantations where nobody can harvest', () => {
    const game = holding(['plantations'], { units: [citizens(0, 2, 'barren')], rebellion: 0, map: MAP });
    expect(eventsOf(game.play(0, use('plantations')), 'card-idle')).toHaveLength(1);
  });
});

describe('whole actions that no card of the box gives, but one of somebody’s own may', () => {
  it.each(['domestic', 'export'] as const)('a transaction: one cube on either market, here the %s one', (market) => {
    const given = smallWhere('local-commerce', [{ do: 'action', action: 'transaction' }]);
    const game = holding(['local-commerce'], {}, given);
    game.play(0, use('local-commerce'));
    game.play(0, trade(market, 'sell', 'iron'));
    expect(game.frame(), 'and no second cube').toBe('round');
    expect(game.state.wheel).toEqual([]);
  });

  it('a reproduction: one citizen in each region with two, without a disc', () => {
    const given = smallWhere('local-commerce', [{ do: 'action', action: 'reproduction' }]);
    const units = [citizens(0, 2, 'meadow'), citizens(0, 2, 'grove'), ...CROWD.slice(1)];
    const game = holding(['local-commerce'], { units }, given);
    game.play(0, use('local-commerce'));
    for (const side of ['meadow', 'grove']) game.play(0, { type: 'reproduce', region: game.region(side), part: 0 });
    expect(game.moves(0)).toEqual([{ type: 'done' }]);
    game.done(0);
    expect(game.units(0, 'citizen')).toHaveLength(6);
    expect(game.state.wheel).toEqual([]);
  });

  it('ruling 92: a reproduction where there are no two citizens is passed over', () => {
    const given = smallWhere('local-commerce', [{ do: 'action', action: 'reproduction' }]);
    const units = [citizen(0, 'meadow'), ...CROWD.slice(1)];
    const game = holding(['local-commerce'], { units }, given);
    expect(eventsOf(game.play(0, use('local-commerce')), 'card-idle')).toHaveLength(1);
  });
});

describe('cards that prepare an action of the same round', () => {
  it.each([
    ['sawmill', 'wood', 1],
    ['fishing-fleet', 'fish', 1],
    ['orchards', 'fruit', 1],
    ['stock-farm', 'cattle', 1],
    ['quarry', 'stone', 1],
    ['iron-mine', 'iron', 2],
  ] as const)('ruling 56: %s doubles a harvest of %s, for %i florins', (card, resource, florins) => {
    const units = [citizen(0, 'plenty'), citizen(0, 'lode'), ship(0, 'open-sea'), ...CROWD];
    const game = holding([card], { map: [...MAP, ['plenty', 'NW'], ['lode', 'SE']], units, screens: [{ florins }] });
    const events = game.play(0, use(card));
    expect(eventsOf(events, 'harvest-doubled')).toEqual([{ type: 'harvest-doubled', seat: 0, resource }]);
    expect(eventsOf(events, 'card-idle')).toEqual([]);
    expect(game.screen(0).florins).toBe(0);
    const bank = game.state.bank.cubes[resource];
    game.act(0, `harvest-${resource}`);
    const from = game.moves(0).find(({ type }) => type === 'deploy');
    if (from !== undefined) game.play(0, from);
    expect(game.screen(0).cubes[resource]).toBe(2);
    expect(game.state.bank.cubes[resource]).toBe(bank - 2);
  });

  it('p. 14, example 1, and ruling 56: with the Sawmill of B, A harvests six wood with three citizens', () => {
    const units = [citizens(0, 2, 'bay'), citizen(0, 'grove'), ...CROWD.slice(1)];
    const game = holding([{ card: 'sawmill', owner: 1 }], { units, screens: [{ florins: 2 }, { florins: 3 }] });
    game.play(0, use('sawmill'));
    expect([game.screen(0).florins, game.screen(1).florins]).toEqual([0, 5]);
    game.act(0, 'harvest-wood');
    for (const side of ['bay', 'bay', 'grove']) game.play(0, { type: 'deploy', from: game.spot(side) });
    if (game.frame() === 'harvest') game.done(0);
    expect(game.screen(0).cubes.wood).toBe(6);
    game.endRound(0);
    expect(game.refused(1, use('sawmill'))).toBe('card-engaged');
  });

  it('ruling 56: it works in its own round only', () => {
    const units = [citizens(0, 2, 'bay'), ...CROWD.slice(1)];
    const game = holding(['sawmill'], {
      players: 2,
      units: units.slice(0, 2),
      rebellion: 0,
      screens: [{ florins: 9 }],
    });
    game.play(0, use('sawmill'));
    game.endRound(0);
    game.endRound(1);
    game.act(0, 'harvest-wood');
    game.play(0, { type: 'deploy', from: game.spot('bay') });
    expect(game.screen(0).cubes.wood).toBe(1);
  });

  it('ruling 56: after the disc it changes nothing any more', () => {
    const game = holding(['sawmill']);
    game.act(0, 'taxes');
    expect(eventsOf(game.play(0, use('sawmill')), 'card-idle')).toHaveLength(1);
    const late = holding(['roads']);
    late.act(0, 'taxes');
    expect(eventsOf(late.play(0, use('roads')), 'card-idle')).toHaveLength(1);
  });

  it('Roads: citizens may cross two regions by land in the migration of the round', () => {
    const game = holding(['roads']);
    expect(eventsOf(game.play(0, use('roads')), 'roads-open')).toEqual([{ type: 'roads-open', seat: 0, regions: 2 }]);
    expect(game.state.frames.at(-1)).toMatchObject({ kind: 'round', roads: 2 });
    expect(game.screen(0).florins).toBe(19);
  });
});
