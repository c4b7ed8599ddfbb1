import { dealOffers } from '#engine/kernel/deals.ts';
import { describe, expect, it } from 'vitest';
import type { MoveOf } from '#engine/archipelago/moves.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import { citizen, citizens, SMALL_GAME, table, type Table } from '../../table.ts';
import type { Situation } from '../../situation.ts';
import { deal } from './deal.ts';

function rich(more: Situation = {}): Table {
  const map = [
    ['meadow', 'N'],
    ['grove', 'NE'],
  ] as const;
  const units = [
    citizen(0, 'meadow', { place: 'town' }),
    citizen(1, 'grove', { place: 'town' }),
    citizens(1, 2, 'meadow'),
  ];
  const screens = Array.from({ length: 4 }, () => ({ florins: 4, tokens: 1, cubes: { wood: 1, stone: 2 } }));
  const cards = [
    { card: 'thief', owner: 0 },
    { card: 'pyramid', owner: 1 },
    { card: 'colossus', owner: 1, built: true },
  ];
  return table({ map, units, screens, cards, deck: ['quiet'], ...more });
}

/** What a seat may offer, over many streams. */
function offered(game: Table, seat: Seat): MoveOf<'offer'>[] {
  const information = SMALL_GAME.information(game.state, seat);
  return Array.from({ length: 40 }, (_, number) => `offers ${number}`).flatMap((seed) => {
    const offers = dealOffers(SMALL_GAME, information, streamOf(seed));
    expect(offers.length).toBeLessThanOrEqual(12);
    expect(dealOffers(SMALL_GAME, information, streamOf(seed))).toEqual(offers);
    return offers.map((move) => {
      if (move.type !== 'offer') throw new Error(`${move.type} is no offer`);
      expect(SMALL_GAME.refusal(game.state, seat, move)).toBeUndefined();
      const copy = SMALL_GAME.copy(game.state);
      SMALL_GAME.apply(copy, seat, move, () => undefined);
      expect(SMALL_GAME.legalMoves(copy, move.to)[0]).toMatchObject({ type: 'accept' });
      return move;
    });
  });
}

/** What is handed over or promised in any of them, each once. */
function kinds(offers: readonly MoveOf<'offer'>[]): string[] {
  const found = new Set<string>();
  for (const { give, take, promises } of offers) {
    for (const [side, goods] of Object.entries({ give, take })) {
      if (goods.florins > 0) found.add(`${side} florins`);
      if (Object.values(goods.cubes).some((cubes) => cubes > 0)) found.add(`${side} cubes`);
      if (goods.tokens > 0) found.add(`${side} tokens`);
      for (const card of goods.cards) found.add(`${side} ${card}`);
      if (goods.permission) found.add(`${side} permission`);
      if (goods.place !== null) found.add(`${side} place`);
      if (goods.stand > 0) found.add(`${side} stand`);
    }
    for (const { by } of promises) found.add(`promise of ${by}`);
  }
  return [...found].sort();
}

const STOCK = ['cubes', 'florins', 'permission', 'tokens'].flatMap((what) => [`give ${what}`, `take ${what}`]);

describe('the stream of offers', () => {
  it('in a round: cubes, tokens, cards, leave and loans, to and from the active player', () => {
    const game = rich();
    const offers = offered(game, 0);
    expect(kinds(offers)).toEqual(
      [...STOCK, 'give thief', 'promise of 0', 'promise of 1', 'promise of 2', 'promise of 3', 'take pyramid'].sort(),
    );
    expect(new Set(offers.map(({ to }) => to))).toEqual(new Set([1, 2, 3]));
    const from = offered(game, 2);
    expect(new Set(from.map(({ to }) => to))).toEqual(new Set([0]));
  });

  it('is of twelve at most, at prices from one florin to four', () => {
    const game = rich();
    const information = SMALL_GAME.information(game.state, 0);
    const streams = Array.from({ length: 40 }, (_, number) =>
      dealOffers(SMALL_GAME, information, streamOf(`price ${number}`)),
    );
    expect(Math.max(...streams.map(({ length }) => length))).toBe(12);
    const prices = streams
      .flat()
      .flatMap((move) => (move.type === 'offer' ? [move.give.florins, move.take.florins] : []));
    expect(new Set(prices)).toEqual(new Set([0, 1, 2, 3, 4]));
  });

  it('in a crisis the resource it asks for, and citizens to stand', () => {
    const game = rich({ at: 'balance', deck: ['stone-and-cattle'] });
    const offers = offered(game, 0);
    expect(kinds(offers)).toContain('give stand');
    expect(offers.every(({ give, take }) => give.cubes.wood + take.cubes.wood === 0)).toBe(true);
    expect(kinds(offered(game, 1))).toContain('take stand');
    game.done(0);
    expect(kinds(offered(game, 0)).filter((kind) => /give (cubes|tokens)/.test(kind))).toEqual([]);
  });

  it('places while the order is named; and before the fists close anything but places', () => {
    const game = rich({ at: 'order' });
    expect(kinds(offered(game, 3))).toEqual(expect.arrayContaining(['give florins', 'take cubes']));
    expect(kinds(offered(game, 3))).not.toContain('take place');
    game.play(0, { type: 'bid', amount: 0 });
    for (const seat of [0, 1, 2, 3]) expect(offered(game, seat)).toEqual([]);
    [4, 0, 0].forEach((amount, index) => game.play(index + 1, { type: 'bid', amount }));
    expect(kinds(offered(game, 1))).toContain('give place');
    expect(kinds(offered(game, 3))).toContain('take place');
  });

  it('nothing out of a window, and nothing while an offer waits', () => {
    for (const seat of [0, 1]) expect(offered(rich({ at: 'purchase' }), seat)).toEqual([]);
    const game = rich();
    game.say(0, deal(1, { florins: 1 }));
    for (const seat of [0, 1, 2]) expect(offered(game, seat)).toEqual([]);
  });
});
