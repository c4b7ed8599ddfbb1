import { describe, expect, it } from 'vitest';
import { citizen, citizens, ship, table, type Table } from '../../table.ts';
import type { Placed, Situation } from '../../situation.ts';

/** The first player plays taxes: 1 a citizen, 2 a ship, 3 a town, 5 a temple. */
function taxed(units: readonly Placed[], more: Situation = {}): Table {
  const game = table({
    map: [
      ['meadow', 'N'],
      ['grove', 'NE'],
      ['bay', 'SE'],
    ],
    units,
    ...more,
  });
  game.act(0, 'taxes');
  return game;
}

describe('taxes (p. 9)', () => {
  it('p. 9: rebellion up by one, then florins for active citizens and ships; rebels pay nothing', () => {
    const game = taxed([
      citizens(0, 2, 'meadow'),
      citizen(0, 'meadow', { down: true }),
      ship(0, 'bay'),
      citizen(1, 'bay'),
    ]);
    expect(game.screen(0).florins).toBe(2 + 2);
    expect(game.markers()).toEqual(['rebellion 0>1 taxes']);
  });

  it('p. 9: engaged units pay as well', () => {
    expect(taxed([citizen(0, 'meadow', { place: 'icon', icon: 0, engaged: true })]).screen(0).florins).toBe(1);
  });

  it('ruling 52: towns and temples pay when controlled, a temple also through a town', () => {
    const game = taxed([citizen(0, 'meadow', { place: 'town' }), citizen(0, 'grove', { place: 'temple' })], {
      buildings: { meadow: ['temple', 'market', 'port'], bay: ['temple'] },
    });
    expect(game.screen(0).florins).toBe(2 + 3 + 5 + 5);
  });

  it('ruling 52: a rebel on the town or another on the temple: no control, no florins', () => {
    const units = [
      citizen(0, 'meadow', { place: 'town', down: true }),
      citizen(0, 'grove', { place: 'town' }),
      citizen(1, 'grove', { place: 'temple' }),
    ];
    expect(taxed(units, { buildings: { meadow: ['temple'] } }).screen(0).florins).toBe(1 + 3);
  });

  it('ruling 52: rebellion is moved and checked before any money is paid', () => {
    const game = taxed([citizen(0, 'meadow')], { rebellion: 1 });
    expect(game.state.result).toEqual({ code: 'independence' });
    expect(game.screen(0).florins).toBe(0);
  });

  it('ruling 52: a bank that is short pays what it has', () => {
    const game = taxed([citizens(0, 3, 'meadow')], { bank: { florins: 2 } });
    expect([game.screen(0).florins, game.state.bank.florins]).toEqual([2, 0]);
  });

  it('ruling 52: citizens on wonders do not pay', () => {
    const game = table({ map: [['meadow', 'N']], units: [citizen(0, 'meadow')] });
    Object.assign(game.state.units.find(({ owner, place }) => owner === 0 && place === 'reserve') ?? {}, {
      place: 'wonder',
    });
    game.act(0, 'taxes');
    expect(game.screen(0).florins).toBe(1);
  });
});
