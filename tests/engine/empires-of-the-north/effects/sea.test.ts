import { describe, expect, it } from 'vitest';
import type { Effect } from '#engine/empires-of-the-north/data/schema.ts';
import { all, vp } from '../small-clans/words.ts';
import { table, type Situation, type Table } from '../laid.ts';
import { could, opened } from './opened.ts';

type How = Extract<Effect, { do: 'voyage' }>['how'];
const voyage = (how: How = 'any'): Effect => ({ do: 'voyage', how });
const near = { open: ['seal-skerry', 'feast-hall'] };
const far = { open: ['jarls-seat', 'amber-coast'] };
const ISLANDS = { near, far };
const GONE = { open: [null, null] };

/** The Expedition of these ships, everybody having passed. */
const expedition = (queue: string[], rest: Situation = {}): Table =>
  table({
    ...ISLANDS,
    queue,
    ...rest,
    seats: { ulaf: { passed: true, ...rest.seats?.['ulaf'] }, nanurjuk: { passed: true } },
  });

describe('an instant voyage', () => {
  it('49: an own ship anywhere in the queue, the others close up; the place of the island stays empty', () => {
    const game = opened(all(voyage(), vp(1)), {
      ...ISLANDS,
      queue: ['nanurjuk', 'ulaf', 'nanurjuk+fish', 'ulaf+raze'],
    });
    expect(game.offered('ulaf')).toEqual(['voyage 1', 'voyage 3']);
    expect(game.refused('ulaf', 'voyage 0')).toBe('not-your-ship');
    expect(game.play('ulaf', 'voyage 1')).toEqual({ queue: 'nanurjuk, nanurjuk+fish, ulaf+raze' });
    expect(game.offered('ulaf')).toEqual(['island near seal-skerry', 'island near feast-hall', 'island near blind']);
    // Without a raze token it can only pillage.
    expect(game.play('ulaf', 'island near seal-skerry')).toEqual({
      ...{ 'near open': '+none -seal-skerry', 'near discard': '+seal-skerry' },
      ...{ 'ulaf ships': 1, 'ulaf fish': 3, 'ulaf score': 1 },
    });
    expect(game.asked()).toBe('turn nanurjuk');
  });

  it('R: the only ship is taken without asking; no ship of one’s own, nothing', () => {
    expect(opened(voyage(), { ...ISLANDS, queue: ['nanurjuk', 'ulaf'] }).opening).toEqual({ queue: 'nanurjuk' });
    expect(opened(voyage(), { ...ISLANDS, queue: ['nanurjuk'] }).opening).toEqual({});
    expect(could(voyage(), { queue: ['nanurjuk'] })).toBe(false);
    expect(could(voyage(), { near: GONE, far: GONE, queue: ['ulaf'] })).toBe(true);
  });

  it('only to conquer: of a ship with a raze token, and no pillage', () => {
    expect(could(voyage('conquer'), { queue: ['ulaf+fish'] })).toBe(false);
    const game = opened(voyage('conquer'), { ...ISLANDS, queue: ['ulaf', 'ulaf+raze'] });
    expect(game.opening).toEqual({ queue: 'ulaf' });
    expect(game.play('ulaf', 'island near feast-hall')).toEqual({
      ...{ 'near open': '+none -feast-hall', 'ulaf empire': '+feast-hall', 'ulaf score': 3, 'ulaf ships': 1 },
    });
  });

  it('only to pillage: a raze token on the ship is of no use', () => {
    const game = opened(voyage('pillage'), { ...ISLANDS, queue: ['ulaf+raze'] });
    expect(game.play('ulaf', 'island near feast-hall')).toEqual({
      ...{ 'near open': '+none -feast-hall', 'near discard': '+feast-hall' },
      ...{ 'ulaf ships': 1, 'ulaf food': 2, 'ulaf sheep': 1 },
    });
  });

  it('is told as one, a voyage of the Expedition is not', () => {
    const told = (game: Table): unknown => {
      game.play('ulaf', 'island near seal-skerry');
      return game.log.flatMap(({ event }) => (event.type === 'voyage' ? [event.instant] : []));
    };
    expect(told(opened(voyage(), { ...ISLANDS, queue: ['ulaf'] }))).toEqual([true]);
    expect(told(expedition(['ulaf', 'nanurjuk']))).toEqual([false]);
  });
});

describe('a voyage', () => {
  it('B2: far islands with a fish only, conquest with a raze token only', () => {
    const bare = expedition(['ulaf', 'nanurjuk']);
    expect(bare.refused('ulaf', 'island far jarls-seat')).toBe('no-fish-on-ship');
    expect(bare.refused('ulaf', 'island far blind')).toBe('no-fish-on-ship');
    expect(bare.refused('ulaf', 'island near abbey')).toBe('island-not-open');
    const full = expedition(['ulaf+fish+raze', 'nanurjuk']);
    expect(full.offered('ulaf')).toEqual([
      ...['island near seal-skerry', 'island near feast-hall', 'island near blind'],
      ...['island far jarls-seat', 'island far amber-coast', 'island far blind'],
    ]);
    full.play('ulaf', 'island far jarls-seat');
    expect(full.offered('ulaf')).toEqual(['land pillage', 'land conquer']);
    // Twice the number of islands, itself among them.
    expect(full.play('ulaf', 'land conquer')).toEqual({
      ...{ 'ulaf empire': '+jarls-seat', 'ulaf score': 2, 'ulaf ships': 1, queue: '' },
    });
  });

  it('is told with its pile and its island', () => {
    const game = expedition(['ulaf+fish', 'nanurjuk']);
    game.play('ulaf', 'island far amber-coast');
    expect(game.log.map(({ event }) => event).slice(-3)).toMatchObject([
      { type: 'voyage', seat: 0, common: false, instant: false, pile: 'far', island: 'amber-coast' },
      { type: 'pillaged', seat: 0, pile: 'far', island: 'amber-coast' },
      { type: 'gained', seat: 0, by: 'amber-coast' },
    ]);
  });

  it('9: a blind island is turned over, must be taken, and then pillage or conquest is chosen', () => {
    const game = expedition(['ulaf+raze', 'nanurjuk'], { near: { ...near, deck: ['birch-holm'] } });
    expect(game.play('ulaf', 'island near blind')).toEqual({ 'near deck': '-birch-holm' });
    expect(game.offered('ulaf')).toEqual(['land pillage', 'land conquer']);
    expect(game.play('ulaf', 'land pillage')).toMatchObject({
      'ulaf food': 1,
      'ulaf wood': 2,
      'near discard': '+birch-holm',
    });
    expect(game.log.filter(({ event }) => event.type === 'found')).toHaveLength(1);
  });

  it('51: a pillage gives all that is printed, in the order printed', () => {
    const game = expedition(['ulaf', 'nanurjuk'], {
      near: { open: ['beacon', 'seal-skerry'] },
      seats: { ulaf: { deck: ['whetstone', 'grudge'] } },
    });
    expect(game.play('ulaf', 'island near beacon')).toMatchObject({
      ...{ 'ulaf hand': '+grudge +whetstone', 'ulaf deck': '-grudge -whetstone', 'ulaf score': 1 },
    });
  });

  it('50: a common ship comes back as one', () => {
    const game = expedition(['ulaf common', 'nanurjuk']);
    expect(game.play('ulaf', 'island near seal-skerry')).toMatchObject({ 'ulaf common ships': 1 });
  });

  it('B15: an empty pile is made of its shuffled discard when its top is needed', () => {
    const game = expedition(['ulaf', 'nanurjuk+fish'], { near: { ...GONE, rest: 'discard' } });
    // Nothing but the top of the pile is left: it is taken without asking.
    const { near: pile } = game.state;
    expect([pile.deck.length, pile.discard.length, pile.open]).toEqual([6, 1, [null, null]]);
    expect(game.asked()).toBe('voyage nanurjuk');
  });

  it('11: with no island left anywhere the ship comes back with nothing', () => {
    const islands = { near: { open: [null, null], rest: 'deck' }, far: ISLANDS.far } as const;
    const all = ['seal-skerry', 'birch-holm', 'hermits-rock', 'hot-spring', 'beacon', 'feast-hall', 'old-vault'];
    const game = table({
      ...islands,
      queue: ['ulaf', 'nanurjuk'],
      seats: { ulaf: { passed: true, empire: all }, nanurjuk: { passed: true } },
    });
    expect(game.log.filter(({ event }) => event.type === 'returned')).toHaveLength(2);
    expect(could(voyage(), { ...islands, queue: ['ulaf'], seats: { ulaf: { empire: all } } })).toBe(false);
    const last = { near: { open: [null, 'old-vault'] }, far: ISLANDS.far, queue: ['ulaf'] };
    expect(could(voyage(), { ...last, seats: { ulaf: { empire: all.slice(0, 6) } } })).toBe(true);
    expect(could(voyage(), { ...islands, queue: ['ulaf+fish'], seats: { ulaf: { empire: all } } })).toBe(true);
  });

  it('I, E32 (l. 384): Specials answer when the island comes in, after its bonus', () => {
    const game = expedition(['ulaf+raze', 'nanurjuk'], { seats: { ulaf: { empire: ['watchtower'] } } });
    game.play('ulaf', 'island near feast-hall');
    expect(game.play('ulaf', 'land conquer')).toMatchObject({ 'ulaf score': 5 });
    const told = game.log.flatMap(({ event }) => (event.type === 'points' ? [event.points] : []));
    expect(told).toEqual([3, 2]);
  });
});

describe('Storage', () => {
  const paid = (on: string): Table =>
    table({
      at: 'round',
      clans: ['glenn', 'ulaf'],
      seats: { glenn: { workers: 0, empire: [on] }, ulaf: { workers: 0 } },
    });

  it('E31 (l. 647): two for five, with the choice for each group; what lies there stays', () => {
    const results = ['00', '01', '11'].map((choices) => {
      const game = paid('smoke-house[fish fish fish fish fish]');
      for (const option of choices) game.play('glenn', `choose ${option}`);
      expect(game.asked()).not.toBe('effect glenn');
      const [food, wood] = game.player('glenn').goods;
      expect(game.at('glenn', 'smoke-house').goods).toEqual([0, 0, 0, 0, 5, 0, 0]);
      return [food, wood];
    });
    expect(results).toEqual([
      [2, 0],
      [1, 1],
      [0, 2],
    ]);
  });

  it('B17: one of two is not enough; four of two pay twice; what it does not pay for counts for nothing', () => {
    const gold = (on: string): unknown => paid(on).player('glenn').goods[5];
    expect(gold('vault[wood]')).toBe(0);
    expect(gold('vault[wood wood fish stone]')).toBe(2);
    expect(gold('vault[wood gold gold worker]')).toBe(0);
  });
});
