import { describe, expect, test } from 'vitest';
import { eventsFor } from '#engine/kernel/events.ts';
import { closes } from '../contract/closes.ts';
import { deal, stand, toyTable } from './table.ts';
import { toyGame } from './toy.ts';

const texts = (...values: unknown[]) => values.map((value) => JSON.stringify(value));

describe('stakes', () => {
  test('stay hidden in every other view and event until all lie, then are revealed at once', () => {
    const [low, high] = [toyTable(), toyTable()];
    for (const [table, stake] of [
      [low, 0],
      [high, 3],
    ] as const) {
      table.play(1, { type: 'commit', stake });
      expect(toyGame.view(table.state, 1).frames.at(-1)).toMatchObject({ own: stake });
      expect(toyGame.deciders(table.state)).toEqual([0, 2]);
    }
    for (const viewer of ['public', 0, 2] as const) {
      const [one, other] = texts(toyGame.view(low.state, viewer), toyGame.view(high.state, viewer));
      expect(one).toBe(other);
      const [read, readThere] = texts(eventsFor(low.log, viewer), eventsFor(high.log, viewer));
      expect(read).toBe(readThere);
    }
    low.play(2, { type: 'commit', stake: 1 });
    const last = low.play(0, { type: 'commit', stake: 3 });
    expect(eventsFor(last, 'public')[1]).toEqual({ type: 'revealed', stakes: [3, 0, 1], barrier: 'stakes-revealed' });
  });

  test('are owed in secret; nothing else is', () => {
    const table = toyTable();
    expect(toyGame.secret(table.state)).toBe(true);
    table.commit(1, 2, 3);
    expect(toyGame.secret(table.state)).toBe(false);
  });

  test('cannot be committed twice', () => {
    const table = toyTable();
    table.play(1, { type: 'commit', stake: 2 });
    expect(table.refused(1, { type: 'commit', stake: 3 })).toBe('not-your-decision');
    expect(table.refused(0, { type: 'commit', stake: 4 })).toBe('stake-too-high');
  });

  test('that stand alone are earned, shared ones raise the water, the highest goes first', () => {
    const table = toyTable();
    table.commit(2, 3, 2);
    expect(table.state.seats.map(({ points }) => points)).toEqual([0, 3, 0]);
    expect(table.state.water).toBe(2);
    const order = [1, 0, 2].map((seat) => {
      expect(toyGame.deciders(table.state)).toEqual([seat]);
      return table.play(seat, { type: 'draw' }).filter(({ event }) => event.type === 'drawn').length;
    });
    expect(order).toEqual([2, 2, 2]);
    expect(toyGame.deciders(table.state)).toEqual([0, 1, 2]);
  });
});

describe('cards', () => {
  test('drawing is a barrier, and only the drawer reads the card', () => {
    const table = toyTable();
    table.commit(3, 2, 1);
    const top = table.state.deck.at(-1);
    const drawn = table.play(0, { type: 'draw' });
    expect(eventsFor(drawn, 0)).toEqual([{ type: 'drawn', seat: 0, card: top, barrier: 'card-drawn' }]);
    expect(eventsFor(drawn, 'public')).toEqual([{ type: 'drawn', seat: 0, barrier: 'card-drawn' }]);
    expect(toyGame.view(table.state, 'public').seats[0]).toMatchObject({ cards: 4, hand: null });
    expect(toyGame.view(table.state, 0).seats[0]?.hand).toContain(top);
  });

  test('whether a card is in hand is private, whether it lies open is not', () => {
    const table = toyTable('cards', 3, (state) => deal(state, 0, [3, 7]));
    table.commit(3, 2, 1);
    expect(toyGame.refusal(table.state, 0, { type: 'play', card: 5 })).toMatchObject({ public: false });
    table.play(0, { type: 'play', card: 7 });
    expect(table.state.seats[0]?.points).toBe(3 + 4);
    expect(toyGame.refusal(table.state, 1, { type: 'play', card: 7 })).toMatchObject({
      code: 'card-discarded',
      public: true,
    });
    const open = toyGame.publicMoves(toyGame.view(table.state, 'public'), 1).filter(({ type }) => type === 'play');
    expect(open).toHaveLength(11);
  });

  test('an empty deck is made anew from the discard, moving the generator on', () => {
    const table = toyTable('reshuffle', 3, (state) => state.discard.push(...state.deck.splice(0)));
    table.commit(3, 2, 1);
    const before = [...table.state.rng];
    const types = table.play(0, { type: 'draw' }).map(({ event }) => event.type);
    expect(types).toEqual(['reshuffled', 'drawn', 'drawn']);
    expect(table.state.rng).not.toEqual(before);
    expect(table.state.discard).toEqual([]);
  });
});

describe('building', () => {
  const crowded = () => {
    const table = toyTable('build', 3, (state) => stand(state, [0, 1, 1, 2, null, null]));
    table.commit(3, 2, 1);
    table.play(0, { type: 'build' });
    return table;
  };

  test('a step is offered only if the end stays in reach', () => {
    const table = crowded();
    table.play(0, { type: 'put', spot: 4 });
    // Five stand: seat 0 can shed one token of its own and has two steps left, so a sixth would be one too many.
    expect(table.refused(0, { type: 'put', spot: 5 })).toBe('end-out-of-reach');
    expect(table.refused(0, { type: 'done' })).toBe('too-crowded');
    expect(table.refused(0, { type: 'shed', spot: 4 })).toBe('just-put');
    table.play(0, { type: 'take', spot: 3 });
    table.play(2, { type: 'allow' });
    table.play(0, { type: 'done' });
    expect(table.state.spots).toEqual([0, 1, 1, null, 0, null]);
  });

  test('a guard who forbids never leaves the chain stuck: then only the builder can make room, and may', () => {
    const table = crowded();
    table.play(0, { type: 'put', spot: 4 });
    table.play(0, { type: 'take', spot: 3 });
    table.play(2, { type: 'forbid', card: table.state.seats[2]?.hand[0] ?? -1 });
    expect(toyGame.legalMoves(table.state, 0)).toEqual([{ type: 'shed', spot: 0 }]);
  });

  test('every sequence from the start of a chain closes it and none goes round', () => {
    const closing = closes(toyGame, crowded().state);
    expect(closing).toMatchObject({ complete: true, stuck: undefined, circle: undefined });
    expect(closing.states).toBeGreaterThan(100);
  });

  test('cannot be begun without a first step, nor ended without one', () => {
    const table = crowded();
    expect(table.refused(0, { type: 'done' })).toBe('nothing-built');
  });
});

describe('a guard interrupts the chain', () => {
  const asked = () => {
    const table = toyTable('guard', 3, (state) => stand(state, [0, 1, null, 2, null, null]));
    table.commit(3, 2, 1);
    table.play(0, { type: 'build' });
    table.play(0, { type: 'take', spot: 1 });
    return table;
  };

  test('only the guard decides, then the builder goes on where the chain stood', () => {
    const table = asked();
    expect(toyGame.deciders(table.state)).toEqual([1]);
    expect(table.types(0)).toEqual([]);
    table.play(1, { type: 'allow' });
    expect(toyGame.deciders(table.state)).toEqual([0]);
    expect(table.state.frames.at(-1)).toMatchObject({ kind: 'build', left: 2 });
    expect(table.state.seats[1]).toMatchObject({ points: 2 + 1, supply: 4 });
    table.play(0, { type: 'put', spot: 1 });
    table.play(0, { type: 'done' });
    expect(toyGame.deciders(table.state)).toEqual([1]);
  });

  test('forbidding costs a card, raises the water and bars the spot for the rest of the chain', () => {
    const table = asked();
    const card = table.state.seats[1]?.hand[0] ?? -1;
    const told = table.play(1, { type: 'forbid', card });
    expect(eventsFor(told, 'public')[0]).toMatchObject({ type: 'forbade', card, barrier: 'card-shown' });
    expect(table.state.discard).toEqual([card]);
    expect(table.state.water).toBe(1);
    expect(table.refused(0, { type: 'take', spot: 1 })).toBe('forbidden');
    expect(table.types(0)).toContain('done');
  });

  test('a flood in the middle of the chain ends the game there', () => {
    const table = asked();
    table.state.water = 8;
    table.play(1, { type: 'forbid', card: table.state.seats[1]?.hand[0] ?? -1 });
    expect(toyGame.deciders(table.state)).toEqual([]);
    expect(toyGame.outcome(table.state)?.code).toBe('flood');
  });
});

describe('the end', () => {
  test('everybody loses when the lake overflows, and the stack is cleared', () => {
    const table = toyTable('flood', 6);
    for (let round = 0; round < 3 && toyGame.outcome(table.state) === undefined; round++) {
      const last = table.commit(3, 3, 3);
      if (round === 2)
        expect(last.at(-1)?.event).toMatchObject({ type: 'ended', code: 'flood', barrier: 'hands-shown' });
      else
        for (const seat of [0, 1, 2]) table.play(seat, { type: 'play', card: table.state.seats[seat]?.hand[0] ?? -1 });
    }
    const outcome = toyGame.outcome(table.state);
    expect(outcome?.code).toBe('flood');
    expect(outcome?.seats.map(({ won }) => won)).toEqual([false, false, false]);
    expect(table.state.frames).toEqual([]);
    expect(table.refused(0, { type: 'rest' })).toBe('game-over');
  });

  test('after the last round points, spots and the best card count; the hands lie open', () => {
    const table = toyTable('count', 1, (state) => {
      deal(state, 0, [0, 4]);
      deal(state, 1, [3, 7]);
      deal(state, 2, [1, 5]);
      stand(state, [0, 0, 1, null, null, null]);
    });
    table.commit(0, 1, 2);
    expect(toyGame.view(table.state, 'public').seats[1]?.hand).toBeNull();
    for (const seat of [2, 1, 0]) table.play(seat, { type: 'rest' });
    expect(toyGame.outcome(table.state)).toEqual({
      code: 'counted',
      seats: [
        { won: false, place: 2, points: 0 + 3 + 1 },
        { won: true, place: 1, points: 1 + 3 + 4 },
        { won: false, place: 2, points: 2 + 0 + 2 },
      ],
    });
    expect(toyGame.view(table.state, 'public').seats[1]?.hand).toEqual([3, 7]);
  });
});

test('options the toy cannot play are refused, and set-up throws on them', () => {
  expect(toyGame.optionsRefusal({ rounds: 7 })?.code).toBe('too-many-rounds');
  expect(() => toyGame.setup({ rounds: 7 }, 'x', () => undefined)).toThrow('too-many-rounds');
});
