import { dealWindows } from '#tests/engine/contract/deal-windows.ts';
import { describe, expect, test } from 'vitest';
import { eventsFor } from '#engine/kernel/events.ts';
import { deal, toyTable } from './table.ts';
import { toyGame } from './toy.ts';

describe('deals', () => {
  const market = () => {
    const table = toyTable('deals', 3, (state) => deal(state, 0, [3, 7]));
    table.commit(3, 2, 1);
    return table;
  };
  const offer = { type: 'offer', to: 1, card: 7, points: 2 } as const;

  test('are never listed, but allowed in a window, and the open offer is answered from the list', () => {
    const table = market();
    expect(dealWindows(toyGame, table.state)).toEqual([{ code: 'market', seat: 0, with: [1, 2] }]);
    expect(table.types(0)).not.toContain('offer');
    table.play(0, offer);
    expect(toyGame.deciders(table.state)).toEqual([1]);
    expect(toyGame.legalMoves(table.state, 1)).toEqual([{ type: 'accept' }, { type: 'decline' }]);
    expect(dealWindows(toyGame, table.state)).toEqual([]);
  });

  test('an offer shows the card to the seat asked and to nobody else, who remembers it', () => {
    const table = market();
    const told = table.play(0, offer);
    expect(eventsFor(told, 1)).toEqual([{ type: 'offered', from: 0, to: 1, points: 2, card: 7 }]);
    for (const viewer of ['public', 2] as const) {
      expect(eventsFor(told, viewer)).toEqual([{ type: 'offered', from: 0, to: 1, points: 2 }]);
      expect(toyGame.view(table.state, viewer).frames.at(-1)).toMatchObject({ kind: 'answer', card: null });
    }
    table.play(1, { type: 'decline' });
    expect(toyGame.information(table.state, 1).known).toEqual([{ seat: 0, card: 7 }]);
    expect(toyGame.information(table.state, 2).known).toEqual([]);
    expect(table.refused(0, offer)).toBe('one-offer-a-turn');
  });

  test('a struck deal swaps card and points as one, in the open', () => {
    const table = market();
    table.play(0, offer);
    table.play(1, { type: 'accept' });
    expect(table.state.seats.map(({ points }) => points)).toEqual([3 + 2, 2 - 2, 1]);
    expect(table.state.seats[1]?.hand).toContain(7);
    for (const seat of [0, 2]) expect(toyGame.information(table.state, seat).known).toEqual([{ seat: 1, card: 7 }]);
    expect(toyGame.deciders(table.state)).toEqual([0]);
  });

  test('what lies open is refused in the open, what does not is refused privately', () => {
    const table = market();
    expect(table.refused(0, { ...offer, points: 3 })).toBe('cannot-pay');
    expect(table.refused(0, { ...offer, to: 0 })).toBe('not-with-yourself');
    expect(toyGame.refusal(table.state, 0, { ...offer, card: 5 })).toMatchObject({ public: false });
    expect(table.refused(1, { ...offer, to: 0 })).toBe('not-your-decision');
  });
});
