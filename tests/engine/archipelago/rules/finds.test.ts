import { describe, expect, it } from 'vitest';
import { DIRECTIONS } from '#engine/archipelago/map/geometry.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { eventsOf, ship, table, type Table } from '../table.ts';
import type { Situation } from '../situation.ts';

/** A first region is found: the same finds as in any exploration. */
function found(side: string, more: Situation = {}): Table {
  const game = table({
    players: 2,
    at: 'discovery',
    hands: [
      [side, 'hills', 'shore-irons'],
      ['shore-wood', 'shore-fruit', 'shore-cattle'],
    ],
    units: [ship(0, 'open-sea'), ship(1, 'open-sea')],
    piles: [8, 8, 8],
    ...more,
  });
  game.play(0, { type: 'discover', side, ...elementAt(DIRECTIONS, 0), turn: 0 });
  return game;
}

/** Types offered, in the order of the region. */
const offered = (game: Table) =>
  game.moves(0).flatMap((move) => ('resource' in move ? [`${move.type} ${move.resource}`] : []));

describe('finds of an exploration (p. 4 and 10)', () => {
  it.each([
    ['wood', 'wood'],
    ['wood', 'fish'],
    ['fish', 'wood'],
    ['fish', 'fish'],
  ] as const)('p. 4, example 2: two wood and two fish: %s to the market and %s for the explorer', (sent, kept) => {
    const game = found('bay');
    game.play(0, { type: 'send', resource: sent });
    expect(game.state.domestic[sent]).toBe(2);
    game.play(0, { type: 'keep', resource: kept });
    expect(game.screen(0).cubes[kept]).toBe(1);
  });

  it('p. 10, example 1: one wood and one fruit: the fruit sent, the wood is left for the explorer', () => {
    const game = found('grove');
    expect(offered(game)).toEqual(['send wood', 'send fruit']);
    game.play(0, { type: 'send', resource: 'fruit' });
    expect(game.state.domestic.fruit).toBe(2);
    expect(game.screen(0).cubes).toMatchObject({ wood: 1, fruit: 0 });
  });

  it('p. 10, example 2: two cattle: one to the market, one for the explorer', () => {
    const game = found('meadow');
    expect(game.state.domestic.cattle).toBe(2);
    expect(game.screen(0).cubes.cattle).toBe(1);
    expect(game.state.bank.cubes.cattle).toBe(12);
  });

  it('ruling 5: a single icon goes to the market only', () => {
    const game = found('lode');
    expect(game.state.domestic.iron).toBe(2);
    expect(game.screen(0).cubes.iron).toBe(0);
  });

  it('ruling 5: no icon brings no cube', () => {
    const game = found('barren');
    expect(game.state.domestic).toEqual({ fish: 1, wood: 1, fruit: 1, cattle: 1, stone: 1, iron: 1 });
    expect(Object.values(game.screen(0).cubes)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('ruling 5: the surplus workers rise by the huts, also where there is no resource', () => {
    expect(found('meadow').state.surplus).toBe(3);
    expect(found('barren').state.surplus).toBe(5);
    expect(found('plenty').state.surplus).toBe(0);
  });

  it('ruling 65: token, citizens, cube for the market, cube for the explorer, huts, in this order', () => {
    const { log } = found('meadow');
    const steps = log.map((event) => (event.type === 'marker' ? event.marker : event.type));
    expect(steps.filter((step) => /token|disembarked|cube|surplus/.test(step))).toEqual([
      'token-found',
      'disembarked',
      'disembarked',
      'cube-sent',
      'cube-found',
      'surplus',
    ]);
  });

  it('ruling 66: a type whose zone of the market is full is not sent; another type of the region is', () => {
    const game = found('grove', { domestic: { wood: 12 } });
    expect(game.state.domestic).toMatchObject({ wood: 12, fruit: 2 });
    expect(game.screen(0).cubes).toMatchObject({ wood: 1, fruit: 0 });
  });

  it('ruling 66: a type the bank has run out of is neither sent nor kept', () => {
    const game = found('grove', { bank: { cubes: { wood: 0 } } });
    expect(game.state.domestic).toMatchObject({ wood: 1, fruit: 2 });
    expect(game.screen(0).cubes.wood).toBe(0);
  });

  it('ruling 66: where no cube can be sent at all, the explorer still finds one on a region with two icons', () => {
    const game = found('meadow', { domestic: { cattle: 12 } });
    expect(game.state.domestic.cattle).toBe(12);
    expect(game.screen(0).cubes.cattle).toBe(1);
    expect(found('lode', { domestic: { iron: 8 } }).screen(0).cubes.iron).toBe(0);
  });

  it('ruling 66: where both zones are full and the icons differ, the explorer has a cube of his choice', () => {
    const full = { domestic: { wood: 12, fruit: 12 } };
    for (const resource of ['wood', 'fruit'] as const) {
      const game = found('grove', full);
      expect(offered(game)).toEqual(['keep wood', 'keep fruit']);
      expect(game.refused(0, { type: 'send', resource })).toBe('not-asked-now');
      const surplus = game.state.surplus;
      game.play(0, { type: 'keep', resource });
      expect(game.state.domestic).toMatchObject(full.domestic);
      expect(game.screen(0).cubes).toMatchObject({ wood: 0, fruit: 0, [resource]: 1 });
      expect(game.state.surplus).toBe(surplus + 3);
    }
  });

  it('ruling 66: where no cube can be sent, the icon of a cube the bank lacks is the one lost to the market', () => {
    const none = { domestic: { wood: 12, fruit: 12 } };
    const woodless = found('grove', { ...none, bank: { cubes: { wood: 0 } } });
    expect(woodless.screen(0).cubes).toMatchObject({ wood: 0, fruit: 1 });
    const fruitless = found('grove', { ...none, bank: { cubes: { fruit: 0 } } });
    expect(fruitless.screen(0).cubes).toMatchObject({ wood: 1, fruit: 0 });
    const bare = found('grove', { bank: { cubes: { wood: 0, fruit: 0 } } });
    expect(bare.screen(0).cubes).toMatchObject({ wood: 0, fruit: 0 });
    expect(bare.state.surplus).toBe(3);
  });

  it('ruling 67: no token where all piles are empty; the exploration counts all the same', () => {
    const game = found('meadow', { piles: [0, 0, 0] });
    expect(eventsOf(game.log, 'token-found')).toEqual([]);
    expect(game.state.surplus).toBe(3);
  });

  it('ruling 49: the last token of a pile gives everybody a fourth disc, of the second a fifth, of the third none', () => {
    expect(found('meadow', { piles: [1, 8, 8] }).state).toMatchObject({ piles: [0, 8, 8], discs: [4, 4] });
    expect(found('meadow', { piles: [0, 1, 8], discs: [4, 4] }).state).toMatchObject({
      piles: [0, 0, 8],
      discs: [5, 5],
    });
    const third = found('meadow', { piles: [0, 0, 1], discs: [5, 5] });
    expect(third.state).toMatchObject({ piles: [0, 0, 0], discs: [5, 5] });
    expect(eventsOf(third.log, 'disc-gained')).toEqual([]);
  });

  it('ruling 50: one exploration takes one token, so it never empties two piles', () => {
    expect(found('meadow', { piles: [1, 1, 8] }).state.piles).toEqual([0, 1, 8]);
  });
});
