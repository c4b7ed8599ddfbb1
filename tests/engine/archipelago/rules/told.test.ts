/** What lies open is told to everybody: the log, the animations and the recap know of a move only what its events say. */
import { describe, expect, it } from 'vitest';
import type { Event } from '#engine/archipelago/events.ts';
import type { Situation } from '../situation.ts';
import { citizen, citizens, table, type Table } from '../table.ts';

const RICH = { florins: 9, cubes: { fish: 2, wood: 2, fruit: 2, cattle: 2, stone: 2 } };

/** The first player acts; the others look on. */
function acting(more: Situation = {}): Table {
  const map = [
    ['meadow', 'N'],
    ['grove', 'NE'],
    ['bay', 'S'],
  ] as const;
  return table({ map, players: 2, units: [citizens(0, 2, 'meadow')], screens: [RICH], ...more });
}

/** Phase 4 with this back on top of the deck, all in one region. */
function balance(back: string, more: Situation = {}): Table {
  return acting({ at: 'balance', deck: [back], units: [citizens(0, 3, 'meadow')], ...more });
}

const ofTypes = (events: readonly Event[], ...types: Event['type'][]) =>
  events.filter(({ type }) => types.includes(type));

describe('what an action tells (p. 8 to 12)', () => {
  it('p. 8: the disc that is laid', () => {
    expect(acting().act(0, 'reproduction')).toEqual([{ type: 'acted', seat: 0, action: 'reproduction' }]);
  });

  it('p. 10: a birth and where', () => {
    const game = acting();
    game.act(0, 'reproduction');
    const region = game.region('meadow');
    const events = game.play(0, { type: 'reproduce', region, part: 0 });
    expect(events[0]).toEqual({ type: 'born', seat: 0, region, part: 0 });
  });

  it('p. 11: a building or a ship that is built', () => {
    const game = acting();
    const region = game.region('meadow');
    game.act(0, 'construction');
    const from = game.spot('meadow');
    const built = game.play(0, { type: 'build', building: 'market', kind: 'citizen', from, part: 0 });
    expect(built).toEqual([{ type: 'built', seat: 0, building: 'market', region, part: 0 }]);
    const yard = acting();
    yard.act(0, 'construction');
    const launched = yard.play(0, { type: 'build-ship', from, part: 0 });
    expect(ofTypes(launched, 'ship-built')).toEqual([{ type: 'ship-built', seat: 0, region, part: 0 }]);
  });

  it('p. 12: a port or market that is used', () => {
    const game = acting({ units: [citizen(0, 'meadow', { place: 'market' })] });
    const region = game.region('meadow');
    const events = game.play(0, { type: 'use-building', building: 'market', region });
    expect(events).toEqual([{ type: 'building-used', seat: 0, building: 'market', region }]);
  });
});

describe('what an exploration tells (p. 10)', () => {
  /** The tile with six field edges, behind meadow and grove. */
  const exploring = (): Table => {
    const game = acting({ tray: ['inland-6', 'cove'] });
    game.act(0, 'exploration');
    return game;
  };

  it('p. 10: the tile refused, the one taken and the one given up', () => {
    const game = exploring();
    const [refused, taken] = ofTypes(game.play(0, { type: 'refuse-hex' }), 'hex-refused', 'hex-taken');
    expect(refused).toEqual({ type: 'hex-refused', seat: 0, hex: 'inland-6', barrier: 'hex-turned' });
    expect(taken).toMatchObject({ type: 'hex-taken', seat: 0, hex: 'cove' });
    const given = game.play(0, { type: 'discard-hex' });
    expect(given[0]).toEqual({ type: 'hex-discarded', seat: 0, hex: 'cove' });
  });

  it('p. 10: the region laid, how it lies, and who came there', () => {
    const game = exploring();
    game.play(0, { type: 'take-hex' });
    const from = game.spot('meadow');
    const lay = { side: 'inland-6', q: 1, r: -2, turn: 0 } as const;
    const events = game.play(0, { type: 'lay-hex', ...lay, kind: 'citizen', from });
    const region = game.region('inland-6');
    expect(events.slice(0, 2)).toEqual([
      { type: 'region', seat: 0, ...lay, region },
      { type: 'moved', seat: 0, kind: 'citizen', from, to: game.spot('inland-6') },
    ]);
  });
});

describe('what the balance tells (p. 7)', () => {
  it('p. 7: an event, by how much it moves which marker, also where that is nothing', () => {
    const game = balance('temples-calm', { buildings: { meadow: ['temple'] }, rebellion: 2 });
    expect(ofTypes(game.log, 'zone-event')[0]).toEqual({
      type: 'zone-event',
      half: 'domestic',
      marker: 'rebellion',
      by: -2,
    });
    const none = balance('temples-calm');
    expect(ofTypes(none.log, 'zone-event')[0]).toMatchObject({ by: expect.closeTo(0) });
    expect(none.markers()).toEqual([]);
  });

  it('p. 7: a cube consumed, and that all stand by it', () => {
    const game = balance('stone-and-cattle');
    expect(game.play(0, { type: 'consume', from: 'screen' }).slice(0, 2)).toEqual([
      { type: 'consumed', seat: 0, resource: 'stone', from: 'screen' },
      { type: 'stood-all', seat: 0 },
    ]);
  });

  it('p. 7: a cube supplied, and how many are missing still', () => {
    const game = balance('stone-and-cattle');
    for (const seat of [0, 1]) game.done(seat);
    expect(game.play(0, { type: 'supply', from: 'screen' })).toEqual([
      { type: 'supplied', seat: 0, resource: 'cattle', from: 'screen', missing: 2 },
    ]);
  });
});

describe('what a purchase tells (p. 13)', () => {
  const buying = (): Table =>
    acting({ at: 'purchase', row: ['pirate', 'local-commerce', 'merchant', 'pope', 'sawmill'], deck: ['quiet'] });

  it('p. 13: a card that is rotated', () => {
    const events = buying().play(0, { type: 'rotate', slot: 1 });
    expect(events).toEqual([{ type: 'rotated', seat: 0, card: 'local-commerce', slot: 1 }]);
  });

  it('p. 13: a card that is bought, its price, and that the purchase is made', () => {
    const game = buying();
    const events = game.play(0, { type: 'buy', slot: 3 });
    expect(events).toEqual([{ type: 'bought', seat: 0, card: 'pope', slot: 3, price: 5 }]);
    expect(game.state.frames.at(-1)).toMatchObject({ kind: 'purchase', bought: true, turns: 1 });
  });
});
