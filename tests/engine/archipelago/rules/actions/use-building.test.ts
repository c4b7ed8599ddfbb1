import { describe, expect, it } from 'vitest';
import { citizen, ship, SMALL_GAME, table, type Table } from '../../table.ts';
import type { Held, Placed, Situation } from '../../situation.ts';

const MAP = [
  ['meadow', 'N'],
  ['grove', 'NE'],
  ['bay', 'S'],
] as const;

/** Rounds of phase 5 without discs; the first player has florins, fish and wood. */
function trading(units: readonly Placed[], more: Situation = {}): Table {
  const screens = [{ florins: 20, cubes: { fish: 4, wood: 4 } }];
  return table({ map: MAP, units, discs: [0, 0, 0, 0], screens, ...more });
}

const use = (game: Table, building: 'port' | 'market', side: string) =>
  ({ type: 'use-building', building, region: game.region(side) }) as const;
const sell = (market: 'domestic' | 'export', resource: 'fish' | 'wood' = 'fish') =>
  ({ type: 'trade', market, way: 'sell', resource, with: 'cube' }) as const;
const buy = (market: 'domestic' | 'export', resource: 'fish' | 'wood' = 'fish') =>
  ({ type: 'trade', market, way: 'buy', resource, with: 'cube' }) as const;

describe('use of ports and markets (p. 12)', () => {
  it('ruling 86: a florin from behind the screen onto the wheel, then up to two cubes on the export market', () => {
    const game = trading([citizen(0, 'meadow', { place: 'port' })]);
    const bank = game.state.bank.florins;
    game.play(0, use(game, 'port', 'meadow'));
    expect([game.screen(0).florins, game.state.fees, game.state.bank.florins]).toEqual([19, 1, bank]);
    expect(game.refused(0, sell('domestic'))).toBe('other-market');
    expect(game.refused(0, { type: 'done' })).toBe('nothing-done-yet');
    game.play(0, sell('export'));
    game.play(0, sell('export', 'wood'));
    expect(game.frame()).toBe('round');
    // Two cubes at 8 f: see the small pack.
    expect(game.screen(0).florins).toBe(35);
  });

  it('ruling 86: a market trades on the domestic market, buying and selling; the second cube may be left', () => {
    const game = trading([citizen(0, 'meadow', { place: 'market' })], { domestic: { fish: 5 } });
    game.play(0, use(game, 'market', 'meadow'));
    expect(game.refused(0, buy('export'))).toBe('other-market');
    game.play(0, buy('domestic'));
    game.play(0, sell('domestic', 'wood'));
    expect(game.frame()).toBe('round');
    const shy = trading([citizen(0, 'meadow', { place: 'market' })]);
    shy.play(0, use(shy, 'market', 'meadow'));
    shy.play(0, sell('domestic'));
    shy.done(0);
    expect(shy.frame()).toBe('round');
  });

  it('ruling 86: the unit is engaged, and may have been before', () => {
    const game = trading([
      citizen(0, 'meadow', { place: 'market' }),
      ship(0, 'grove', { place: 'port', engaged: true }),
    ]);
    game.play(0, use(game, 'market', 'meadow'));
    game.play(0, sell('domestic'));
    game.done(0);
    expect(game.units(0, 'citizen')).toMatchObject([{ place: 'market', engaged: true }]);
    game.endRound(0);
    game.play(0, use(game, 'port', 'grove'));
    expect(game.units(0, 'ship')).toMatchObject([{ place: 'port', engaged: true }]);
  });

  it.each(['citizen', 'ship'] as const)('p. 12: a %s that stands on the port it uses is engaged by it', (kind) => {
    const here = { place: 'port' } as const;
    const game = trading([kind === 'ship' ? ship(0, 'meadow', here) : citizen(0, 'meadow', here), ship(0, 'meadow')]);
    game.play(0, use(game, 'port', 'meadow'));
    expect(game.state.units.filter(({ engaged }) => engaged)).toMatchObject([{ owner: 0, kind, place: 'port' }]);
  });

  it('p. 12, rulings 86 and 105: two ports, each once, in two rounds, for 2 f in all; the bank has them in phase 6', () => {
    const game = trading([citizen(0, 'meadow', { place: 'port' }), ship(0, 'grove', { place: 'port' })]);
    game.play(0, use(game, 'port', 'meadow'));
    game.play(0, sell('export'));
    game.done(0);
    expect(game.refused(0, use(game, 'port', 'grove'))).toBe('building-used-this-round');
    game.endRound(0);
    expect(game.refused(0, use(game, 'port', 'meadow'))).toBe('building-used-this-turn');
    game.play(0, use(game, 'port', 'grove'));
    game.play(0, sell('export'));
    game.done(0);
    expect(game.state.fees).toBe(2);
    const bank = game.state.bank.florins;
    game.endRound(0);
    expect(game.state.phase).toBe('purchase');
    expect([game.state.fees, game.state.bank.florins]).toEqual([0, bank + 2]);
  });

  it('p. 12 and ruling 86: a citizen on a town serves port and market in different rounds', () => {
    const game = trading([citizen(0, 'meadow', { place: 'town' })], { buildings: { meadow: ['port', 'market'] } });
    game.play(0, use(game, 'port', 'meadow'));
    game.play(0, sell('export'));
    game.done(0);
    expect(game.units(0, 'citizen')).toMatchObject([{ place: 'town', engaged: true }]);
    game.endRound(0);
    game.play(0, use(game, 'market', 'meadow'));
    game.play(0, sell('domestic'));
    game.done(0);
  });

  it('ruling 86: once a phase, whoever controls it by then', () => {
    const units = [ship(0, 'meadow', { place: 'port' }), citizen(1, 'meadow')];
    const screens = [
      { florins: 5, cubes: { fish: 1 } },
      { florins: 5, cubes: { fish: 2 } },
    ];
    const game = trading(units, { discs: [1, 1, 0, 0], screens });
    game.play(0, use(game, 'port', 'meadow'));
    game.play(0, sell('export'));
    game.done(0);
    game.endRound(0);
    // The ship is engaged; put ashore by hand what no rule can move in this phase.
    Object.assign(game.units(0, 'ship')[0] ?? {}, { place: 'ground' });
    game.act(1, 'migration');
    game.play(1, { type: 'migrate', kind: 'citizen', from: game.spot('meadow'), to: game.spot('meadow', 'port') });
    game.done(1);
    expect(game.refused(1, use(game, 'port', 'meadow'))).toBe('building-used-this-turn');
  });

  it('ruling 86: in the next turn it serves anew', () => {
    const game = trading([citizen(0, 'meadow', { place: 'market' })]);
    game.play(0, use(game, 'market', 'meadow'));
    game.play(0, sell('domestic'));
    game.done(0);
    expect(game.state.used).toHaveLength(1);
    game.endRound(0);
    expect(game.state.used).toEqual([]);
  });

  it('ruling 87: the own unit on the building is engaged, not the citizen on the town', () => {
    const game = trading([citizen(0, 'meadow', { place: 'town' }), citizen(0, 'meadow', { place: 'market' })]);
    game.play(0, use(game, 'market', 'meadow'));
    expect(game.units(0, 'citizen').map(({ place, engaged }) => [place, engaged])).toEqual([
      ['town', false],
      ['market', true],
    ]);
  });

  it('ruling 87: the citizen on the town is, where a rebel lies on the building, of his own or another', () => {
    for (const owner of [0, 1]) {
      const game = trading([
        citizen(0, 'meadow', { place: 'town' }),
        citizen(owner, 'meadow', { place: 'market', down: true }),
      ]);
      game.play(0, use(game, 'market', 'meadow'));
      expect(game.state.units.filter(({ place }) => place === 'town')).toMatchObject([{ engaged: true }]);
      expect(game.state.units.filter(({ place }) => place === 'market')).toMatchObject([{ engaged: false }]);
    }
  });

  it('rulings 88 and 89: only who controls it may use it', () => {
    const town = citizen(0, 'meadow', { place: 'town' });
    const other = citizen(1, 'meadow', { place: 'market' });
    const held = trading([town, other, citizen(0, 'meadow', { place: 'port' })]);
    expect(held.refused(0, use(held, 'market', 'meadow'))).toBe('not-your-building');
    expect(held.refused(0, use(held, 'port', 'meadow'))).toBeUndefined();
    expect(held.refused(0, use(held, 'market', 'grove'))).toBe('no-such-building');
    expect(held.refused(0, { type: 'use-building', building: 'port', region: 99 })).toBe('no-such-building');
    const rebel = trading([{ ...town, down: true }, citizen(0, 'grove', { place: 'market' })], {
      buildings: { meadow: ['market'] },
    });
    expect(rebel.refused(0, use(rebel, 'market', 'meadow'))).toBe('not-your-building');
    const port = trading([ship(0, 'meadow', { place: 'port', part: 0 })], { buildings: { grove: ['port'] } });
    expect(port.refused(0, use(port, 'port', 'grove'))).toBe('not-your-building');
  });

  it('ruling 47: beside a disc, in any order, one building a round', () => {
    const game = trading([citizen(0, 'meadow', { place: 'market' })], { discs: [1, 0, 0, 0] });
    game.act(0, 'taxes');
    game.play(0, use(game, 'market', 'meadow'));
    game.play(0, sell('domestic'));
    game.done(0);
    game.endRound(0);
    expect(game.state.phase).toBe('purchase');
  });

  it('ruling 48: who has no disc left but a building to use is asked; who passes it is out', () => {
    const game = trading([
      citizen(1, 'meadow', { place: 'market' }),
      citizen(2, 'bay', { place: 'market', down: true }),
    ]);
    expect(game.deciders()).toEqual([1]);
    game.endRound(1);
    expect(game.state.phase).toBe('purchase');
  });
});

describe('what stands against the use of a building', () => {
  /** How a use of a market is refused to somebody who holds `held`. */
  function refusal(held: Held, more: Situation = {}) {
    const game = trading([citizen(0, 'meadow', { place: 'market' })], { screens: [held], ...more });
    const found = SMALL_GAME.refusal(game.state, 0, use(game, 'market', 'meadow'));
    return [found?.code, found?.public];
  }

  it('ruling 86: no florin, told to nobody else', () => {
    expect(refusal({ cubes: { fish: 1 } })).toEqual(['too-few-florins', false]);
  });

  it('ruling 86: nothing that could be traded with what the florin leaves', () => {
    const domestic = { fish: 1, wood: 0, fruit: 0, cattle: 0, stone: 0, iron: 0 };
    // A first fish costs 6.
    expect(refusal({ florins: 6 }, { domestic })).toEqual(['nothing-to-trade', false]);
    expect(refusal({ florins: 7 }, { domestic })).toEqual([undefined, undefined]);
    expect(refusal({ florins: 1, cubes: { fish: 1 } }, { domestic })).toEqual([undefined, undefined]);
  });

  it('ruling 86: a market on which nobody could trade is shut to all, openly', () => {
    const empty = { fish: 0, wood: 0, fruit: 0, cattle: 0, stone: 0, iron: 0 };
    expect(refusal({ florins: 10, cubes: { fish: 1 } }, { domestic: empty, bank: { florins: 0 } })).toEqual([
      'nothing-to-trade',
      true,
    ]);
  });
});
