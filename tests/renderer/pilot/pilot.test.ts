import { describe, expect, it } from 'vitest';
import {
  advance,
  FRESH,
  silenced,
  withoutLine,
  type Listeners,
  type PilotMemory,
} from '#renderer/panels/pilot/pilot.ts';
import { memoryFrom, memoryText } from '#renderer/panels/pilot/memory-text.ts';
import { threadTo } from '#renderer/panels/pilot/thread.ts';
import type { Lesson, Moment } from '#renderer/window/lessons.ts';

const told = (type: string) => (moment: Moment) => moment.events.some((event) => event.type === type);
const lesson = (id: string, more: Partial<Lesson> = {}): Lesson => ({
  id,
  rule: 'rule',
  to: 'table',
  core: true,
  when: told(id),
  ...more,
});
const moment = (events: readonly string[], more: Partial<Moment> = {}): Moment => ({
  table: { seats: [], view: {}, pack: {} },
  events: events.map((type) => ({ type })),
  seat: 0,
  newcomer: 0,
  secret: false,
  moves: [],
  pointed: undefined,
  alone: true,
  over: false,
  ...more,
});
let decisions = 0;
const at = (more: Partial<Listeners> = {}): Listeners => ({
  decision: `${decisions++}`,
  seq: 0,
  newcomers: [0],
  person: true,
  repeats: () => false,
  ...more,
});
const aim = { id: 'aim', rule: 'rule' };
/** A pilot whose aim two newcomers have read. */
const READ: PilotMemory = { ...FRESH, said: { aim: [0, 1] } };
const says = (memory: PilotMemory): string | undefined => memory.line?.lesson;

describe('the pilot', () => {
  it('says what has become due, once', () => {
    const teaching = { aim, lessons: [lesson('a')] };
    const first = advance(READ, moment(['a']), at(), teaching);
    expect(says(first)).toBe('a');
    expect(says(advance(first, moment(['a']), at(), teaching))).toBeUndefined();
  });

  it('says one new line at a decision, and the other at the next', () => {
    const teaching = { aim, lessons: [lesson('a'), lesson('b')] };
    const listeners = at();
    const first = advance(READ, moment(['a', 'b']), listeners, teaching);
    const again = advance(first, moment([]), listeners, teaching);
    expect([says(first), says(again)]).toEqual(['a', 'a']);
    expect(says(advance(again, moment([]), at(), teaching))).toBe('b');
  });

  it('says what is due in the order of the lessons', () => {
    const teaching = { aim, lessons: [lesson('a'), lesson('b'), lesson('c')] };
    const first = advance(READ, moment(['a', 'c']), at(), teaching);
    const second = advance(first, moment(['b']), at(), teaching);
    expect([says(second), says(advance(second, moment([]), at(), teaching))]).toEqual(['b', 'c']);
  });

  it('is silent where what it would say is not true, and stops when it no longer is', () => {
    let isTrue = false;
    const teaching = { aim, lessons: [lesson('a', { holds: () => isTrue })] };
    const waiting = advance(READ, moment(['a']), at(), teaching);
    expect(says(waiting)).toBeUndefined();
    isTrue = true;
    const listeners = at();
    const saying = advance(waiting, moment([]), listeners, teaching);
    expect(says(saying)).toBe('a');
    isTrue = false;
    expect(says(advance(saying, moment([]), listeners, teaching))).toBeUndefined();
  });

  it('keeps its numbers true while it is read', () => {
    let left = 3;
    const teaching = { aim, lessons: [lesson('a', { values: () => ({ left }) })] };
    const listeners = at();
    const first = advance(READ, moment(['a']), listeners, teaching);
    left = 2;
    expect(advance(first, moment([]), listeners, teaching).line?.values).toEqual({ left: 2 });
  });

  it('says nothing new while others play, and waits until the newcomer decides', () => {
    const teaching = { aim, lessons: [lesson('a'), lesson('b')] };
    const bot = { seat: 1, newcomer: undefined };
    const shown = { seat: undefined, newcomer: undefined };
    const first = advance(READ, moment(['a'], shown), at({ person: false }), teaching);
    const second = advance(first, moment(['b'], bot), at({ person: false }), teaching);
    expect([says(first), says(second), second.said]).toEqual([undefined, undefined, READ.said]);
    const listeners = at();
    const third = advance(second, moment([]), listeners, teaching);
    expect([says(third), says(advance(third, moment([]), listeners, teaching))]).toEqual(['a', 'a']);
    const fourth = advance(third, moment([]), at(), teaching);
    expect(says(fourth)).toBe('b');
    expect(says(advance(fourth, moment([], bot), at({ person: false }), teaching))).toBeUndefined();
  });

  it('speaks of the end though nobody decides', () => {
    const teaching = { aim, lessons: [lesson('a', { when: ({ over }) => over })] };
    const end = moment([], { seat: undefined, newcomer: undefined, over: true });
    expect(says(advance(FRESH, end, at({ person: false }), teaching))).toBe('a');
  });

  it('says no line before those that must come first', () => {
    const teaching = { aim, lessons: [lesson('b', { after: ['a'] }), lesson('a')] };
    const first = advance(READ, moment(['b']), at(), teaching);
    const second = advance(first, moment(['a', 'b']), at(), teaching);
    const third = advance(second, moment([]), at(), teaching);
    expect([says(first), says(second), says(third)]).toEqual([undefined, 'a', 'b']);
  });

  it('says nothing at the decision of somebody who knows the game', () => {
    const teaching = { aim, lessons: [lesson('a'), lesson('b', { to: 'newcomer' })] };
    const veteran = moment(['a', 'b'], { seat: 1, newcomer: undefined });
    const after = advance(READ, veteran, at(), teaching);
    expect(says(after)).toBeUndefined();
    expect(says(advance(after, moment([]), at(), teaching))).toBe('a');
  });

  it('tells the next newcomer the short form, and the table nothing twice', () => {
    const teaching = { aim, lessons: [lesson('a', { to: 'newcomer', when: () => true }), lesson('b')] };
    const both = { newcomers: [0, 1], repeats: (id: string) => id === 'a' };
    const first = advance(READ, moment(['b']), at(both), teaching);
    const second = advance(first, moment([], { seat: 1, newcomer: 1 }), at(both), teaching);
    expect([first.line?.again, second.line?.again]).toEqual([false, true]);
    expect([first.line?.seat, second.line?.seat]).toEqual([0, 1]);
    const third = advance(second, moment(['b'], { seat: 1, newcomer: 1 }), at(both), teaching);
    expect(says(third)).toBe('b');
    expect(says(advance(third, moment(['b']), at(both), teaching))).toBeUndefined();
  });

  it('says private lines behind the curtain alone, to each newcomer in the same words', () => {
    const teaching = {
      aim,
      lessons: [lesson('a', { to: 'private', when: () => true }), lesson('b', { when: () => true })],
    };
    const both = { newcomers: [0, 1] };
    const open = advance(READ, moment([]), at(both), teaching);
    expect(says(open)).toBe('b');
    const one = advance(open, moment([], { secret: true }), at(both), teaching);
    const two = advance(one, moment([], { secret: true, seat: 1, newcomer: 1 }), at(both), teaching);
    expect([one.line?.again, two.line?.again, two.line?.seat]).toEqual([false, false, 1]);
  });

  it('is silenced for good, and speaks again when it is wanted', () => {
    const teaching = { aim, lessons: [lesson('a'), lesson('b')] };
    const quiet = silenced(advance(READ, moment(['a']), at(), teaching), true);
    const later = advance(quiet, moment(['b']), at(), teaching);
    expect([says(quiet), says(later)]).toEqual([undefined, undefined]);
    expect(says(advance(silenced(later, false), moment([]), at(), teaching))).toBe('b');
  });

  it('does not repeat itself after an undo', () => {
    const teaching = { aim, lessons: [lesson('a'), lesson('b')] };
    const first = advance(READ, moment(['a']), at({ decision: '5' }), teaching);
    const second = advance(first, moment(['b']), at({ decision: '6' }), teaching);
    const undone = advance(second, moment(['a']), at({ decision: '5' }), teaching);
    expect(says(undone)).toBeUndefined();
  });

  it('remembers what it said across a text, and begins anew from one it cannot read', () => {
    const memory = advance(READ, moment(['a']), at(), {
      aim,
      lessons: [lesson('a', { values: () => ({ n: 2, name: 'Ines' }) })],
    });
    expect(memoryFrom(memoryText(memory))).toEqual(memory);
    for (const text of [null, '', '{', '{"seq":-1}', '[]']) expect(memoryFrom(text)).toEqual(FRESH);
  });

  it('reads what was stored before the aim could be read again', () => {
    const line = { lesson: 'a', seat: 0, again: false, values: {}, met: true };
    const stored = JSON.stringify({ seq: 4, due: [], said: { a: [0] }, line, at: '2.0.false', quiet: false });
    expect(memoryFrom(stored).said).toEqual({ a: [0] });
  });
});

describe('the aim', () => {
  const teaching = { aim, lessons: [lesson('a'), lesson('b', { to: 'private', when: ({ secret }) => secret })] };
  const bot = { seat: 1, newcomer: undefined };

  it('comes first, and no other line, decision or film puts it away before it was read', () => {
    const opened = advance(
      FRESH,
      moment([], { seat: undefined, newcomer: undefined }),
      at({ person: false }),
      teaching,
    );
    const decided = advance(opened, moment(['a']), at(), teaching);
    const filmed = advance(decided, moment(['a'], bot), at({ person: false }), teaching);
    const secret = advance(filmed, moment([], { secret: true }), at(), teaching);
    expect([opened, decided, filmed, secret].map(says)).toEqual(['aim', 'aim', 'aim', 'aim']);
    const listeners = at();
    const again = advance(secret, moment([]), listeners, teaching);
    const read = advance(withoutLine(again, teaching), moment([]), listeners, teaching);
    expect([says(again), says(read)]).toEqual(['aim', 'a']);
    expect(says(advance(read, moment([]), at(), teaching))).toBeUndefined();
  });

  it('is told whole to every newcomer, and nobody who knows the game sees it', () => {
    const both = { newcomers: [0, 2] };
    const first = advance(FRESH, moment([]), at(both), teaching);
    const veteran = advance(first, moment([], bot), at(both), teaching);
    const other = advance(veteran, moment([], { seat: 2, newcomer: 2 }), at(both), teaching);
    expect([first, veteran, other].map(({ line }) => line?.seat)).toEqual([0, undefined, 2]);
    expect(other.line?.again).toBe(false);
    const read = withoutLine(other, teaching);
    expect(says(advance(read, moment([], { seat: 2, newcomer: 2 }), at(both), teaching))).toBeUndefined();
    expect(says(advance(read, moment([]), at(both), teaching))).toBe('aim');
  });

  it('comes again where the pilot was silenced before it was read, and is not told after the end', () => {
    const quiet = silenced(advance(FRESH, moment([]), at(), teaching), true);
    expect(says(advance(quiet, moment([]), at(), teaching))).toBeUndefined();
    expect(says(advance(silenced(quiet, false), moment([]), at(), teaching))).toBe('aim');
    expect(says(advance(FRESH, moment([], { over: true }), at(), teaching))).toBeUndefined();
  });
});

describe('the thread', () => {
  const screen = { width: 1000, height: 600 };
  const note = { left: 700, top: 300, right: 980, bottom: 360 };

  it('leads to the nearest thing in sight, and rings all of them', () => {
    const near = { left: 600, top: 280, right: 640, bottom: 320 };
    const far = { left: 10, top: 10, right: 50, bottom: 50 };
    const found = threadTo(note, [far, near], screen);
    expect(found?.rings).toEqual([far, near]);
    expect(found?.path.endsWith('640 300')).toBe(true);
  });

  it('is absent where nothing is in sight', () => {
    expect(threadTo(note, [], screen)).toBeUndefined();
    expect(threadTo(note, [{ left: -90, top: 0, right: -10, bottom: 20 }], screen)).toBeUndefined();
    expect(threadTo(note, [{ left: 0, top: 0, right: 0, bottom: 0 }], screen)).toBeUndefined();
  });
});
