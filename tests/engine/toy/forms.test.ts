import { describe, expect, test } from 'vitest';
import { eventsFor } from '#engine/kernel/events.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import { toyOptions } from './forms.ts';
import { deal, toyTable } from './table.ts';
import { makeToy, toyGame, toyHandGame, toyOpenGame } from './toy.ts';
import type { ToyState } from './types.ts';

const types = (moves: readonly { type: string }[]) => [...new Set(moves.map(({ type }) => type))];

describe('purses', () => {
  const filled = (purse: number) => {
    const table = toyTable('purses', 3, (state) => {
      state.water = 2;
      state.seats.forEach((place) => (place.purse = purse));
    });
    table.commit(3, 2, 1);
    return table;
  };

  test('drain the lake by what they hold; how much that is lies open to their owner alone', () => {
    const table = filled(1);
    expect(table.refused(0, { type: 'drain', amount: 3 })).toBe('too-little-water');
    expect(toyGame.refusal(table.state, 0, { type: 'drain', amount: 2 })).toMatchObject({
      code: 'purse-too-small',
      public: false,
    });
    expect(toyGame.publicMoves(toyGame.view(table.state, 'public'), 0)).toContainEqual({ type: 'drain', amount: 2 });
    expect(toyGame.own(toyGame.view(table.state, 0), 'stock')).toEqual({ purse: 1 });
    expect(Object.keys(toyGame.own(toyGame.view(table.state, 0), 'objective'))).toEqual(['purse', 'hand']);
    expect(toyGame.own(toyGame.view(table.state, 'public'), 'objective')).toEqual({});
    table.play(0, { type: 'drain', amount: 1 });
    expect(table.state.water).toBe(1);
    expect(toyGame.view(table.state, 'public').seats[0]).toMatchObject({ purse: null, spent: 1 });
  });

  test('count at the end, and hold no more than at the start', () => {
    const table = filled(3);
    table.play(0, { type: 'drain', amount: 2 });
    expect(toyGame.score(table.state)).toContainEqual({ seat: 0, code: 'purse', params: {}, points: 1 });
    table.play(1, { type: 'rest' });
    table.play(2, { type: 'rest' });
    table.commit(3, 2, 1);
    expect(table.refused(0, { type: 'drain', amount: 2 })).toBe('more-than-a-purse-holds');
  });
});

describe('a hand', () => {
  /** Seat 0 holds a card of value 4 and one of value 1, and is to act. */
  const claiming = (arrange?: (state: ToyState) => void) => {
    const hands = (state: ToyState) => {
      deal(state, 0, [0, 3]);
      arrange?.(state);
    };
    const table = toyTable('claims', 3, hands, toyHandGame);
    table.commit(3, 2, 1);
    return table;
  };

  test('is listed to its owner, and named in no public move', () => {
    const { state } = claiming();
    expect(types(toyHandGame.legalMoves(state, 0))).toContain('play');
    expect(types(toyHandGame.publicMoves(toyHandGame.view(state, 'public'), 0))).toEqual([
      'rest',
      'draw',
      'build',
      'claim',
    ]);
  });

  test('must hold a card of a value that is claimed, and shows it then for a point more', () => {
    const table = claiming();
    expect(toyHandGame.refusal(table.state, 0, { type: 'claim', value: 2 })).toMatchObject({ public: false });
    const { points } = table.state.seats[0] ?? { points: 0 };
    table.play(0, { type: 'claim', value: 4 });
    expect(table.refused(0, { type: 'play', card: 0 })).toBe('not-the-value-claimed');
    expect(toyHandGame.publicMoves(toyHandGame.view(table.state, 'public'), 0)).toEqual([]);
    table.play(0, { type: 'play', card: 3 });
    expect(table.state.seats[0]?.points).toBe(points + 5);
  });

  test('of a seat that has claimed a value holds a card of it in every world that is dealt', () => {
    const table = claiming();
    table.play(0, { type: 'claim', value: 4 });
    for (let world = 0; world < 50; world++) {
      const dealt = toyHandGame.sample(toyHandGame.information(table.state, 1), streamOf(`world ${world}`));
      expect(dealt.seats[0]?.hand.some((card) => card % 4 === 3)).toBe(true);
    }
  });
});

describe('where nothing is hidden', () => {
  const setUp = (players: number) => toyOpenGame.setup({ rounds: 6, players }, 'open', () => undefined);

  test('nobody stakes: the turns go round the table, and each round another begins', () => {
    const state = setUp(3);
    const order: number[] = [];
    for (let turn = 0; turn < 6; turn++) {
      const [seat = -1] = toyOpenGame.deciders(state);
      order.push(seat);
      toyOpenGame.apply(state, seat, { type: 'rest' }, () => undefined);
    }
    expect(order).toEqual([0, 1, 2, 1, 2, 0]);
  });

  test('the next card is nowhere to be seen, and every hand is', () => {
    const state = setUp(2);
    const view = toyOpenGame.view(state, 'public');
    expect(view.deck).toEqual([...view.deck].sort((a, b) => a - b));
    expect(view.seats.map(({ hand }) => hand.length)).toEqual([3, 3]);
    expect(view).not.toHaveProperty('rng');
  });
});

describe('whoever sits alone', () => {
  test.each([toyGame, toyHandGame])('stakes nothing, makes no deals, and does not win a flood: $id', (game) => {
    const table = toyTable('alone', 6, (state) => (state.water = 8), game, { players: 1 });
    expect(game.secret(table.state)).toBe(false);
    expect(game.deals?.windows(table.state)).toEqual([]);
    const told = table.play(0, { type: 'rest' });
    expect(eventsFor(told, 'public').at(-1)).toMatchObject({ type: 'ended', code: 'flood' });
    expect(game.outcome(table.state)?.seats).toMatchObject([{ won: false, place: 1 }]);
  });
});

describe('set-up', () => {
  test('gives each clan its own, and no two seats the same', () => {
    const seats = [{ clan: 'otter' }, { clan: 'heron' }, { clan: 'pike' }, { clan: 'frog' }] as const;
    const table = toyTable('clans', 3, undefined, toyGame, { players: 4, seats: [...seats] });
    const shown = table.state.seats.map(({ points, supply, hand }) => [points, supply, hand.length]);
    expect(shown).toEqual([
      [1, 4, 2],
      [0, 4, 3],
      [0, 5, 2],
      [0, 4, 2],
    ]);
    table.commit(0, 0, 0, 0);
    for (const seat of [0, 1, 2, 3]) table.play(seat, { type: 'rest' });
    expect(table.state.seats.map(({ points }) => points)).toEqual([1, 0, 0, 1]);
  });

  test('a deep lake takes more water', () => {
    const deep = toyTable('deep', 3, (state) => (state.water = 10), toyGame, { ...toyOptions(3, 1), rounds: 3 });
    deep.commit(3, 2, 1);
    expect(deep.play(0, { type: 'rest' }).map(({ event }) => event.type)).toEqual(['rested', 'rose']);
  });

  test('without deals there is no window, and an offer is refused in the open', () => {
    const game = makeToy({ hides: 'stock', deals: false });
    const table = toyTable('no deals', 3, undefined, game);
    table.commit(3, 2, 1);
    expect(game.deals).toBeUndefined();
    expect(table.refused(0, { type: 'offer', to: 1, card: 0, points: 1 })).toBe('no-deals');
  });
});
