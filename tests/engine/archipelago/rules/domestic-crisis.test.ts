import { describe, expect, it } from 'vitest';
import { citizen, citizens, eventsOf, ship, table, type Table } from '../table.ts';
import type { Situation } from '../situation.ts';

const CONSUME = { type: 'consume', from: 'screen' } as const;

/** A domestic crisis begins: the back says how many a cube sustains, `stone-and-cattle` six a stone, `wood` two a wood. */
function crisis(back: 'stone-and-cattle' | 'wood', more: Situation): Table {
  return table({
    at: 'balance',
    map: [
      ['meadow', 'N'],
      ['grove', 'NE'],
      ['inlet', 'SE'],
      ['bay', 'S'],
    ],
    deck: [back],
    ...more,
  });
}

const stand = (game: Table, owner: number, side: string, by: 'cube' | 'temple', place: 'ground' | 'town' = 'ground') =>
  ({ type: 'stand', owner, spot: game.spot(side, place), by }) as const;
const lying = (game: Table, seat: number) => game.units(seat, 'citizen').filter(({ down }) => down).length;

describe('who is laid down (p. 7 and 13)', () => {
  it('ruling 28: all citizens of everybody, on towns, ports and markets too; no ship, nobody on a temple or a wonder', () => {
    const game = crisis('stone-and-cattle', {
      units: [
        citizens(0, 2, 'meadow'),
        citizen(1, 'grove', { place: 'town' }),
        citizen(1, 'grove', { place: 'market' }),
        citizen(1, 'grove', { place: 'port' }),
        citizen(2, 'bay', { place: 'temple' }),
        ship(0, 'bay'),
      ],
    });
    expect(eventsOf(game.log, 'crisis')).toMatchObject([{ lying: 5 }]);
    expect([lying(game, 0), lying(game, 1), lying(game, 2)]).toEqual([2, 3, 0]);
    expect(game.units(0, 'ship')).toMatchObject([{ down: false }]);
  });

  it('ruling 28: engaged citizens too, on icons and on buildings', () => {
    const game = table({
      at: 'purchase',
      players: 2,
      map: [['meadow', 'N']],
      units: [
        citizen(0, 'meadow', { place: 'icon', icon: 0, engaged: true }),
        citizen(0, 'meadow', { place: 'market', engaged: true }),
        citizen(1, 'meadow'),
      ],
      row: ['thief', 'spy', 'merchant', 'exporter', { card: 'pirate', turned: 2 }],
      deck: ['quiet', 'red-wood'],
    });
    game.play(0, { type: 'rotate', slot: 4 });
    game.play(0, { type: 'rotate', slot: 3 });
    expect(eventsOf(game.log, 'crisis')).toMatchObject([{ lying: 3 }]);
    expect([lying(game, 0), lying(game, 1)]).toEqual([2, 1]);
  });

  it('ruling 44: in a red crisis present rebels are laid down again and counted in full; they can be saved', () => {
    const begin = (cubes: number) => {
      const game = table({
        at: 'purchase',
        players: 2,
        map: [['meadow', 'N']],
        units: [citizens(0, 3, 'meadow', { down: true }), citizens(1, 3, 'meadow')],
        rebellion: 1,
        row: ['thief', 'spy', 'merchant', 'exporter', { card: 'pirate', turned: 2 }],
        deck: ['quiet', 'red-wood'],
        domestic: { wood: 0 },
        screens: [{ cubes: { wood: cubes } }],
      });
      game.play(0, { type: 'rotate', slot: 4 });
      game.play(0, { type: 'rotate', slot: 3 });
      return game;
    };
    const nobodyHelps = begin(0);
    nobodyHelps.done(0);
    nobodyHelps.done(1);
    expect(nobodyHelps.markers()).toEqual(['rebellion 1>7 rebels']);
    expect(nobodyHelps.state.result).toEqual({ code: 'independence' });
    const saved = begin(3);
    saved.play(0, CONSUME);
    saved.play(0, stand(saved, 0, 'meadow', 'cube'));
    saved.play(0, stand(saved, 0, 'meadow', 'cube'));
    saved.play(0, CONSUME);
    saved.play(0, stand(saved, 0, 'meadow', 'cube'));
    saved.play(0, stand(saved, 1, 'meadow', 'cube'));
    saved.play(0, CONSUME);
    expect(saved.markers()).toEqual([]);
    expect(lying(saved, 0)).toBe(0);
  });
});

describe('cubes and standing (p. 7)', () => {
  it('p. 7, example 2: one stone stands six citizens', () => {
    const units = [citizens(0, 3, 'meadow'), citizens(1, 3, 'meadow'), citizens(2, 3, 'grove')];
    const game = crisis('stone-and-cattle', { units, screens: [{ cubes: { stone: 1 } }] });
    game.play(0, CONSUME);
    expect(game.state.bank.cubes.stone).toBe(11);
    for (let stood = 0; stood < 6; stood++) {
      expect(game.refused(0, { type: 'done' })).toBe('stand-for-cube-first');
      game.play(0, stand(game, stood < 3 ? 0 : 2, stood < 3 ? 'meadow' : 'grove', 'cube'));
    }
    expect([lying(game, 0), lying(game, 1), lying(game, 2)]).toEqual([0, 3, 0]);
    expect(game.refused(0, stand(game, 1, 'meadow', 'cube'))).toBe('nothing-to-stand-for');
  });

  it('ruling 31: whoever consumed must stand the full number, of any colour, anywhere, as he likes', () => {
    const units = [citizens(0, 2, 'meadow'), citizen(1, 'grove'), citizen(2, 'inlet', { part: 1 })];
    const game = crisis('wood', { units });
    game.play(0, { type: 'consume', from: 'market' });
    expect(game.moves(0).map(({ type }) => type)).toEqual(['stand', 'stand', 'stand']);
    game.play(0, stand(game, 1, 'grove', 'cube'));
    expect(game.refused(0, { type: 'done' })).toBe('stand-for-cube-first');
    expect(game.refused(0, { type: 'consume', from: 'market' })).toBe('stand-for-cube-first');
    expect(game.refused(0, stand(game, 1, 'grove', 'cube'))).toBe('nobody-lies-there');
    game.play(0, { type: 'stand', owner: 2, spot: game.spot('inlet', 'ground', 1), by: 'cube' });
    game.done(0);
    expect(game.deciders()).toEqual([1]);
  });

  it('ruling 32: a last cube may stand fewer; the rest of it is lost and all stand at once', () => {
    const game = crisis('stone-and-cattle', { units: [citizens(0, 3, 'meadow')], rebellion: 1 });
    game.play(0, { type: 'consume', from: 'market' });
    expect(game.frame()).toBe('export-crisis');
    expect(game.state.rebellion).toBe(1);
  });

  it('ruling 29: cubes of the required type from the domestic market, the screen, or explorer tokens, in any mix', () => {
    const units = [citizens(0, 3, 'meadow'), citizens(1, 3, 'meadow'), citizen(2, 'grove')];
    const game = crisis('wood', { units, screens: [{ tokens: 1, cubes: { wood: 1, stone: 3 } }], export: { wood: 2 } });
    game.play(0, { type: 'consume', from: 'token' });
    game.play(0, stand(game, 0, 'meadow', 'cube'));
    game.play(0, stand(game, 0, 'meadow', 'cube'));
    game.play(0, { type: 'consume', from: 'market' });
    game.play(0, stand(game, 0, 'meadow', 'cube'));
    game.play(0, stand(game, 1, 'meadow', 'cube'));
    expect(game.refused(0, { type: 'consume', from: 'market' })).toBe('market-empty');
    expect(game.refused(0, { type: 'consume', from: 'token' })).toBe('no-token');
    game.play(0, CONSUME);
    expect(game.state).toMatchObject({ domestic: { wood: 0 }, export: { wood: 2 } });
    expect(game.screen(0)).toMatchObject({ tokens: 0, cubes: { wood: 0, stone: 3 } });
  });

  it('ruling 29: a screen without the type gives no cube', () => {
    const game = crisis('wood', { units: [citizens(0, 3, 'meadow')], screens: [{ cubes: { stone: 3 } }] });
    expect(game.refused(0, CONSUME)).toBe('no-cube');
  });

  it('ruling 41: a token counts as a cube even when the bank has none; no cube is made and the token leaves the game', () => {
    const game = crisis('wood', {
      units: [citizens(0, 2, 'meadow')],
      screens: [{ tokens: 2 }],
      bank: { cubes: { wood: 0 } },
    });
    game.play(0, { type: 'consume', from: 'token' });
    expect(game.state.bank.cubes.wood).toBe(0);
    expect(game.screen(0).tokens).toBe(1);
    expect(game.state.piles).toEqual([4, 8, 8]);
  });

  it('ruling 42: a florin on the Benefactor for each cube or token of his own, none for a cube of the market', () => {
    const game = crisis('wood', {
      units: [citizens(0, 3, 'meadow'), citizens(1, 3, 'meadow')],
      screens: [{ tokens: 1, cubes: { wood: 1 } }],
      trends: ['benefactor'],
    });
    game.play(0, { type: 'consume', from: 'market' });
    game.play(0, stand(game, 0, 'meadow', 'cube'));
    game.play(0, stand(game, 0, 'meadow', 'cube'));
    expect(game.state.benefactor).toEqual([0, 0, 0, 0]);
    game.play(0, { type: 'consume', from: 'token' });
    game.play(0, stand(game, 0, 'meadow', 'cube'));
    game.play(0, stand(game, 1, 'meadow', 'cube'));
    game.play(0, CONSUME);
    expect(game.state.benefactor).toEqual([2, 0, 0, 0]);
    expect(game.state.bank.florins).toBe(133);
  });

  it('ruling 42: nothing on the Benefactor when the bank is out of florins, and nothing with another trend', () => {
    const one = { units: [citizens(0, 2, 'meadow')], screens: [{ cubes: { wood: 1 } }] };
    const broke = crisis('wood', { ...one, trends: ['benefactor'], bank: { florins: 0 } });
    broke.play(0, CONSUME);
    const other = crisis('wood', one);
    other.play(0, CONSUME);
    expect([broke.state.benefactor, other.state.benefactor]).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
  });
});

describe('turns in the crisis', () => {
  it('ruling 30: once, in order of play; whose turn is over does nothing more', () => {
    const game = crisis('wood', { order: [2, 0, 3, 1], units: [citizens(0, 3, 'meadow')] });
    expect(game.deciders()).toEqual([2]);
    game.done(2);
    expect(game.deciders()).toEqual([0]);
    expect(game.refused(2, { type: 'consume', from: 'market' })).toBe('not-your-decision');
    for (const seat of [0, 3, 1]) game.done(seat);
    expect(game.frame()).not.toBe('domestic-crisis');
  });

  it('p. 7: the crisis is over as soon as everybody stands', () => {
    const game = crisis('wood', { units: [citizens(0, 2, 'meadow')] });
    game.play(0, { type: 'consume', from: 'market' });
    expect(game.state.phase).toBe('actions');
    expect(game.markers()).toEqual([]);
  });

  it('ruling 37: those who still lie are rebels: rebellion moves up by their number, and they stay in the population', () => {
    const game = crisis('wood', { units: [citizens(0, 3, 'meadow'), citizens(1, 2, 'grove')] });
    game.play(0, { type: 'consume', from: 'market' });
    game.play(0, stand(game, 0, 'meadow', 'cube'));
    game.play(0, stand(game, 0, 'meadow', 'cube'));
    for (const seat of [0, 1, 2, 3]) game.done(seat);
    expect(game.markers()).toEqual(['rebellion 0>3 rebels']);
    expect(eventsOf(game.log, 'crisis-over')).toEqual([
      { type: 'crisis-over', half: 'domestic', rebels: 3, missing: 0 },
    ]);
    expect([game.state.population, lying(game, 0), lying(game, 1)]).toEqual([5, 1, 2]);
  });

  it.each([1, 4, 8])('ruling 37: each of %i who still lie is one step of rebellion', (count) => {
    const crowd = [0, 1, 2].map((seat) => citizens(seat, Math.floor((count + seat) / 3), 'meadow'));
    const game = crisis('wood', { units: [...crowd, citizen(3, 'bay', { place: 'temple' })] });
    for (const seat of [0, 1, 2, 3]) game.done(seat);
    expect(game.markers()).toEqual([`rebellion 0>${count} rebels`]);
    expect(eventsOf(game.log, 'crisis-over')).toMatchObject([{ rebels: count }]);
  });

  it('ruling 45: rebels of a red crisis lie until phase 1 of the next turn', () => {
    const game = table({
      at: 'purchase',
      players: 2,
      map: [['meadow', 'N']],
      units: [citizens(0, 3, 'meadow')],
      row: ['thief', 'spy', 'merchant', 'exporter', { card: 'pirate', turned: 2 }],
      deck: ['quiet', 'red-wood'],
    });
    game.play(0, { type: 'rotate', slot: 4 });
    game.play(0, { type: 'rotate', slot: 3 });
    for (const seat of [0, 1]) game.done(seat);
    expect(lying(game, 0)).toBe(3);
    game.play(1, { type: 'rotate', slot: 0 });
    game.play(1, { type: 'rotate', slot: 1 });
    expect([game.state.turn, game.state.phase, lying(game, 0)]).toEqual([3, 'order', 0]);
  });
});
