import { describe, expect, it } from 'vitest';
import { DecisionState } from '#renderer/window/decision.svelte.ts';
import type { TableContext } from '#renderer/window/table-context.ts';
import type { ThingId } from '#renderer/window/types.ts';
import type { Choice } from '#renderer/games/endeavor/choices/choice.ts';
import { choiceOf, pressOf } from '#renderer/games/endeavor/panels/board/press.ts';
import type { EndeavorTypes } from '#renderer/games/endeavor/types.ts';
import { seatShown } from '#renderer/games/endeavor/panels/shown-seat.svelte.ts';

const choice = (id: string, thing: ThingId, more: Partial<Choice> = {}): Choice => ({ id, label: id, thing, ...more });
const decision = (here: readonly Choice[], all: readonly Choice[] = here) => ({
  here,
  choices: { layout: 'list', choices: all, endings: [] } as const,
});

describe('a press on a thing of a board', () => {
  it('takes the choice about it, of this step or of the first', () => {
    const bank = choice('by bank', 'building:bank');
    const free = choice('free', 'building:market');
    expect(choiceOf(decision([free], [bank]), 'building:market')).toBe(free);
    expect(choiceOf(decision([free], [bank]), 'building:bank')).toBe(bank);
    expect(choiceOf(decision([free], [bank]), 'card:india-1')).toBeUndefined();
  });

  it('never builds another copy, nor what is not possible, nor one of several', () => {
    const build = choice('b', 'building:bank', { move: { type: 'build', building: 'bank' } });
    const barred = choice('n', 'building:bank', { impossible: { type: 'build', building: 'bank' } });
    expect(choiceOf(decision([build]), 'building:bank')).toBeUndefined();
    expect(choiceOf(decision([barred]), 'building:bank')).toBeUndefined();
    const two = [choice('1', 'card:india-1'), choice('2', 'card:india-1')];
    expect(choiceOf(decision(two), 'card:india-1')).toBeUndefined();
  });
});

describe('a second press on such a thing', () => {
  const way = (id: string): Choice => ({ id, label: id, move: { type: 'done' } });
  const bank: Choice = { id: 'bank', label: 'bank', thing: 'building:bank', children: [way('1'), way('2')] };
  const nothing = (): void => undefined;

  it('puts back what the first one took', () => {
    const choices = { layout: 'list', choices: [bank, choice('free', 'building:market')], endings: [] } as const;
    const state = new DecisionState<EndeavorTypes['move'], EndeavorTypes['picture']>(() => choices, {
      take: nothing,
      play: nothing,
      explain: nothing,
    });
    const on = { decision: state, decidingPerson: 0, showsPast: false } as unknown as TableContext<EndeavorTypes>;
    const press = (): void => pressOf(on, 0, 'building:bank').events.onclick();
    press();
    expect(state.trail).toEqual([bank]);
    press();
    expect(state.trail).toEqual([]);
    press();
    expect(state.trail).toEqual([bank]);
  });
});

describe('the board below the chart', () => {
  const log = [{ seat: 2 }, { seat: null }];

  it('is that of the seat somebody picked', () => expect(seatShown(3, [1], log)).toBe(3));
  it('else of the seat that decides', () => expect(seatShown(null, [1], log)).toBe(1));
  it('else of the seat that did last', () => expect(seatShown(null, [], log)).toBe(2));
  it('and of the first before anything happened', () => expect(seatShown(null, [], [])).toBe(0));
});
