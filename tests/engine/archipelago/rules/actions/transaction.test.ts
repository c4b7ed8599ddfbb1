import { describe, expect, it } from 'vitest';
import { eventsOf, table, type Table } from '../../table.ts';
import type { Situation } from '../../situation.ts';
import type { Resource } from '#engine/archipelago/data/schema-common.ts';

type Trade = { market?: 'domestic' | 'export'; way: 'buy' | 'sell'; resource?: Resource; with?: 'cube' | 'token' };

/** One transaction action of the first player. */
function trade(game: Table, { market = 'domestic', way, resource = 'fish', with: means = 'cube' }: Trade): void {
  game.act(0, 'transaction');
  game.play(0, { type: 'trade', market, way, resource, with: means });
}

/** Two players, the first with plenty of discs, so that one may follow the actions of one player. */
function trading(more: Situation = {}): Table {
  return table({ players: 2, discs: [5, 0], ...more });
}

const prices = (game: Table) => eventsOf(game.log, 'traded').map(({ price }) => price);

describe('transaction (p. 9)', () => {
  it('p. 9, example 1: with five fish on the market one costs 4, a second 4, a third 6', () => {
    const game = trading({ domestic: { fish: 5 }, screens: [{ florins: 14 }] });
    for (let bought = 0; bought < 3; bought++) {
      trade(game, { way: 'buy' });
      game.endRound(0);
    }
    expect(prices(game)).toEqual([4, 4, 6]);
    expect(game.screen(0)).toMatchObject({ florins: 0, cubes: { fish: 3 } });
    expect(game.state.domestic.fish).toBe(2);
  });

  it('p. 9, example 1: with five fish on the market one sells for 4, a second for 3', () => {
    const game = trading({ domestic: { fish: 5 }, screens: [{ cubes: { fish: 2 } }] });
    trade(game, { way: 'sell' });
    game.endRound(0);
    trade(game, { way: 'sell' });
    expect(prices(game)).toEqual([4, 3]);
    expect(game.screen(0)).toMatchObject({ florins: 7, cubes: { fish: 0 } });
    expect(game.state.domestic.fish).toBe(7);
  });

  it('ruling 57: one cube an action, on either market', () => {
    const game = trading({ export: { iron: 1 }, screens: [{ florins: 20 }] });
    trade(game, { market: 'export', way: 'buy', resource: 'iron' });
    expect(game.frame()).toBe('round');
    expect(prices(game)).toEqual([9]);
  });

  it('ruling 57: no sale onto a full zone, no purchase from an empty one', () => {
    const game = trading({ export: { stone: 4 }, screens: [{ florins: 20, cubes: { stone: 1 } }] });
    game.act(0, 'transaction');
    const stone = { type: 'trade', market: 'export', resource: 'stone', with: 'cube' } as const;
    expect(game.refused(0, { ...stone, way: 'sell' })).toBe('market-full');
    expect(game.refused(0, { ...stone, resource: 'wood', way: 'buy' })).toBe('market-empty');
  });

  it('ruling 57: a bank that cannot pay the price buys nothing', () => {
    const game = trading({ bank: { florins: 5 }, domestic: { fish: 3 }, screens: [{ cubes: { fish: 1, stone: 1 } }] });
    game.act(0, 'transaction');
    const sell = { type: 'trade', market: 'domestic', way: 'sell', with: 'cube' } as const;
    expect(game.refused(0, { ...sell, resource: 'stone' })).toBe('bank-too-poor');
    game.play(0, { ...sell, resource: 'fish' });
    expect(game.screen(0).florins).toBe(4);
  });

  it('p. 9: a purchase needs the florins, a sale the cube', () => {
    const game = trading({ screens: [{ florins: 5, cubes: { wood: 1 } }] });
    game.act(0, 'transaction');
    const fish = { type: 'trade', market: 'domestic', resource: 'fish', with: 'cube' } as const;
    expect(game.refused(0, { ...fish, way: 'buy' })).toBe('too-few-florins');
    expect(game.refused(0, { ...fish, way: 'sell' })).toBe('no-cube');
    expect(game.refused(0, { ...fish, way: 'sell', with: 'token' })).toBe('no-token');
  });

  it('ruling 58: a token sold becomes a cube of the bank on the market, so the bank must have one', () => {
    const game = trading({ domestic: { fish: 5 }, bank: { cubes: { wood: 0 } }, screens: [{ tokens: 1 }] });
    game.act(0, 'transaction');
    const sale = { type: 'trade', market: 'domestic', way: 'sell', with: 'token' } as const;
    expect(game.refused(0, { ...sale, resource: 'wood' })).toBe('bank-has-no-cube');
    game.play(0, { ...sale, resource: 'fish' });
    expect(game.screen(0)).toMatchObject({ florins: 4, tokens: 0 });
    expect([game.state.domestic.fish, game.state.bank.cubes.fish]).toEqual([6, 9]);
  });

  it('ruling 58: nothing is bought with a token', () => {
    const game = trading({ screens: [{ tokens: 1, florins: 20 }] });
    game.act(0, 'transaction');
    expect(game.refused(0, { type: 'trade', market: 'domestic', way: 'buy', resource: 'fish', with: 'token' })).toBe(
      'buy-for-florins',
    );
  });
});
