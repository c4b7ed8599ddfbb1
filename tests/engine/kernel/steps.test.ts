import { beforeEach, describe, expect, test } from 'vitest';
import type { RunContext } from '#engine/kernel/context.ts';
import { refuse, refusePrivately } from '#engine/kernel/refusal.ts';
import { flow, runsAlone, type Step } from '#engine/kernel/steps.ts';

type Frame = { kind: 'ask'; seat: number } | { kind: 'count'; left: number } | { kind: 'stop' };
type Move = { type: 'say'; word: string } | { type: 'skip' } | { type: 'shout' };
type State = { frames: Frame[]; said: string[]; limit: number };
type Event = { type: string };
type Box = { words: readonly string[] };

const box: Box = { words: ['yes', 'no', 'secret', 'banned'] };

/** Asks one seat for a word: one word is banned in the open, one only behind the screen. */
const ask: Step<Box, State, Extract<Frame, { kind: 'ask' }>, Extract<Move, { type: 'say' | 'skip' }>, Event> = {
  rule: 'asking',
  takes: ['say', 'skip'],
  deciders: ({ frame }) => [frame.seat],
  candidates: ({ box: { words } }) => [{ type: 'skip' }, ...words.map((word) => ({ type: 'say' as const, word }))],
  refusal(_, move) {
    if (move.type === 'say' && move.word === 'banned') return refuse('asking', 'banned');
    if (move.type === 'say' && move.word === 'secret') return refusePrivately('asking', 'unknown');
    return undefined;
  },
  apply({ state, seat, emit }, move) {
    state.frames.pop();
    if (move.type === 'say') state.said.push(`${seat} ${move.word}`);
    emit({ type: move.type });
  },
  run: () => undefined,
};

const count: Step<Box, State, Extract<Frame, { kind: 'count' }>, never, Event> = {
  ...runsAlone,
  rule: 'counting',
  run({ state, frame, emit }) {
    emit({ type: `count ${frame.left}` });
    if (frame.left === 0) state.frames.pop();
    else frame.left -= 1;
  },
};

const stop: Step<Box, State, Extract<Frame, { kind: 'stop' }>, never, Event> = {
  ...runsAlone,
  rule: 'stopping',
  run: ({ state }) => void (state.frames = []),
};

const after = ({ state, emit }: RunContext<Box, State, Event>) => {
  emit({ type: 'after' });
  if (state.said.length >= state.limit) state.frames = [];
};
const game = flow<Box, Frame, State, Move, Event>({ ask, count, stop }, after);

let events: string[] = [];
const emit = ({ type }: Event) => void events.push(type);
const table = (...frames: Frame[]): State => ({ frames, said: [], limit: 99 });
beforeEach(() => void (events = []));

describe('who decides', () => {
  test('the seats of the frame on top, and no others', () => {
    const state = table({ kind: 'ask', seat: 0 }, { kind: 'ask', seat: 2 });
    expect(game.deciders(box, state)).toEqual([2]);
    expect(game.legalMoves(box, state, 0)).toEqual([]);
    expect(game.openMoves(box, state, 0)).toEqual([]);
    expect(game.refusal(box, state, 0, { type: 'skip' })).toEqual(refuse('asking', 'not-your-decision'));
  });

  test('nobody once the stack is empty, and the game says that it is over', () => {
    expect(game.deciders(box, table())).toEqual([]);
    expect(game.legalMoves(box, table(), 0)).toEqual([]);
    expect(game.refusal(box, table(), 0, { type: 'skip' })).toMatchObject({ code: 'game-over', public: true });
  });
});

describe('what may be done', () => {
  const state = table({ kind: 'ask', seat: 1 });

  test('a type of move the step does not take is refused in public, without asking the step', () => {
    expect(game.refusal(box, state, 1, { type: 'shout' })).toEqual(refuse('asking', 'not-asked-now'));
  });

  test('legal moves are the candidates that nothing forbids', () => {
    expect(game.legalMoves(box, state, 1)).toEqual([
      { type: 'skip' },
      { type: 'say', word: 'yes' },
      { type: 'say', word: 'no' },
    ]);
  });

  test('open moves add those that only a secret forbids', () => {
    const words = game.openMoves(box, state, 1).map((move) => (move.type === 'say' ? move.word : move.type));
    expect(words).toEqual(['skip', 'yes', 'no', 'secret']);
  });

  test('asking changes nothing', () => {
    const before = JSON.stringify(state);
    game.legalMoves(box, state, 1);
    game.openMoves(box, state, 1);
    game.refusal(box, state, 1, { type: 'say', word: 'secret' });
    expect(JSON.stringify(state)).toBe(before);
  });
});

describe('how it goes on', () => {
  test('after a move all that needs no decision happens, until somebody is asked', () => {
    const state = table({ kind: 'ask', seat: 0 }, { kind: 'count', left: 2 }, { kind: 'ask', seat: 1 });
    game.apply(box, state, 1, { type: 'skip' }, emit);
    expect(events).toEqual(['skip', 'after', 'count 2', 'after', 'count 1', 'after', 'count 0', 'after']);
    expect(state.frames).toEqual([{ kind: 'ask', seat: 0 }]);
  });

  test('before each thing that happens by itself the table can be shown', () => {
    const state = table({ kind: 'ask', seat: 0 }, { kind: 'count', left: 2 }, { kind: 'ask', seat: 1 });
    const shown: string[] = [];
    game.apply(box, state, 1, { type: 'skip' }, emit, () => shown.push(events.at(-2) ?? ''));
    expect(shown).toEqual(['skip', 'count 2', 'count 1']);
  });

  test('a move reaches the step with its seat and parameters', () => {
    const state = table({ kind: 'ask', seat: 0 }, { kind: 'ask', seat: 1 });
    game.apply(box, state, 1, { type: 'say', word: 'yes' }, emit);
    expect(state.said).toEqual(['1 yes']);
  });

  test('settling runs to the end of the stack, and does nothing where somebody is asked', () => {
    const over = table({ kind: 'count', left: 1 });
    game.settle(box, over, emit);
    expect(over.frames).toEqual([]);
    events = [];
    game.settle(box, table({ kind: 'ask', seat: 0 }), emit);
    expect(events).toEqual([]);
  });

  test('a step or the rules of any moment may clear the stack: what lay below never happens', () => {
    const stopped = table({ kind: 'count', left: 5 }, { kind: 'stop' });
    game.settle(box, stopped, emit);
    expect(events).toEqual(['after']);
    const cut = { ...table({ kind: 'count', left: 5 }, { kind: 'ask', seat: 0 }), limit: 1 };
    events = [];
    game.apply(box, cut, 0, { type: 'say', word: 'no' }, emit);
    expect(events).toEqual(['say', 'after']);
    expect(game.deciders(box, cut)).toEqual([]);
  });

  test('playing on an empty stack is a broken invariant, not a refusal', () => {
    expect(() => game.apply(box, table(), 0, { type: 'skip' }, emit)).toThrow(RangeError);
  });
});
