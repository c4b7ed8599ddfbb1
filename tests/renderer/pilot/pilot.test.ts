import { describe, expect, it } from 'vitest';
import { advance, FRESH, silenced, type Listeners, type PilotMemory } from '#renderer/panels/pilot/pilot.ts';
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
const says = (memory: PilotMemory): string | undefined => memory.line?.lesson;

describe('the pilot', () => {
  it('says what has become due, once', () => {
    const lessons = [lesson('a')];
    const first = advance(FRESH, moment(['a']), at(), lessons);
    expect(says(first)).toBe('a');
    expect(says(advance(first, moment(['a']), at(), lessons))).toBeUndefined();
  });

  it('says one new line at a decision, and the other at the next', () => {
    const lessons = [lesson('a'), lesson('b')];
    const listeners = at();
    const first = advance(FRESH, moment(['a', 'b']), listeners, lessons);
    const again = advance(first, moment([]), listeners, lessons);
    expect([says(first), says(again)]).toEqual(['a', 'a']);
    expect(says(advance(again, moment([]), at(), lessons))).toBe('b');
  });

  it('says what is new before what has waited', () => {
    const lessons = [lesson('a'), lesson('b'), lesson('c')];
    const first = advance(FRESH, moment(['a', 'b']), at(), lessons);
    expect(says(advance(first, moment(['c']), at(), lessons))).toBe('c');
  });

  it('is silent where what it would say is not true, and stops when it no longer is', () => {
    let isTrue = false;
    const lessons = [lesson('a', { holds: () => isTrue })];
    const waiting = advance(FRESH, moment(['a']), at(), lessons);
    expect(says(waiting)).toBeUndefined();
    isTrue = true;
    const listeners = at();
    const saying = advance(waiting, moment([]), listeners, lessons);
    expect(says(saying)).toBe('a');
    isTrue = false;
    expect(says(advance(saying, moment([]), listeners, lessons))).toBeUndefined();
  });

  it('keeps its numbers true while it is read', () => {
    let left = 3;
    const lessons = [lesson('a', { values: () => ({ left }) })];
    const listeners = at();
    const first = advance(FRESH, moment(['a']), listeners, lessons);
    left = 2;
    expect(advance(first, moment([]), listeners, lessons).line?.values).toEqual({ left: 2 });
  });

  it('stays in sight while bots play, until the newcomer has decided with it', () => {
    const lessons = [lesson('a')];
    const bot = { seat: 1, newcomer: undefined };
    const first = advance(FRESH, moment(['a'], bot), at({ person: false }), lessons);
    const still = advance(first, moment([], bot), at({ person: false }), lessons);
    const met = advance(still, moment([]), at(), lessons);
    expect([says(first), says(still), says(met)]).toEqual(['a', 'a', 'a']);
    expect(says(advance(met, moment([], bot), at({ person: false }), lessons))).toBeUndefined();
  });

  it('says nothing at the decision of somebody who knows the game', () => {
    const lessons = [lesson('a'), lesson('b', { to: 'newcomer' })];
    const veteran = moment(['a', 'b'], { seat: 1, newcomer: undefined });
    const after = advance(FRESH, veteran, at(), lessons);
    expect(says(after)).toBeUndefined();
    expect(says(advance(after, moment([]), at(), lessons))).toBe('a');
  });

  it('tells the next newcomer the short form, and the table nothing twice', () => {
    const lessons = [lesson('a', { to: 'newcomer', when: () => true }), lesson('b')];
    const both = { newcomers: [0, 1], repeats: (id: string) => id === 'a' };
    const first = advance(FRESH, moment(['b']), at(both), lessons);
    const second = advance(first, moment([], { seat: 1, newcomer: 1 }), at(both), lessons);
    expect([first.line?.again, second.line?.again]).toEqual([false, true]);
    expect([first.line?.seat, second.line?.seat]).toEqual([0, 1]);
    const third = advance(second, moment(['b'], { seat: 1, newcomer: 1 }), at(both), lessons);
    expect(says(third)).toBe('b');
    expect(says(advance(third, moment(['b']), at(both), lessons))).toBeUndefined();
  });

  it('says private lines behind the curtain alone, to each newcomer in the same words', () => {
    const lessons = [lesson('a', { to: 'private', when: () => true }), lesson('b', { when: () => true })];
    const both = { newcomers: [0, 1] };
    const open = advance(FRESH, moment([]), at(both), lessons);
    expect(says(open)).toBe('b');
    const one = advance(open, moment([], { secret: true }), at(both), lessons);
    const two = advance(one, moment([], { secret: true, seat: 1, newcomer: 1 }), at(both), lessons);
    expect([one.line?.again, two.line?.again, two.line?.seat]).toEqual([false, false, 1]);
  });

  it('is silenced for good, and speaks again when it is wanted', () => {
    const lessons = [lesson('a'), lesson('b')];
    const quiet = silenced(advance(FRESH, moment(['a']), at(), lessons), true);
    const later = advance(quiet, moment(['b']), at(), lessons);
    expect([says(quiet), says(later)]).toEqual([undefined, undefined]);
    expect(says(advance(silenced(later, false), moment([]), at(), lessons))).toBe('b');
  });

  it('does not repeat itself after an undo', () => {
    const lessons = [lesson('a'), lesson('b')];
    const first = advance(FRESH, moment(['a']), at({ decision: '5' }), lessons);
    const second = advance(first, moment(['b']), at({ decision: '6' }), lessons);
    const undone = advance(second, moment(['a']), at({ decision: '5' }), lessons);
    expect(says(undone)).toBeUndefined();
  });

  it('remembers what it said across a text, and begins anew from one it cannot read', () => {
    const memory = advance(FRESH, moment(['a']), at(), [lesson('a', { values: () => ({ n: 2, name: 'Ines' }) })]);
    expect(memoryFrom(memoryText(memory))).toEqual(memory);
    for (const text of [null, '', '{', '{"seq":-1}', '[]']) expect(memoryFrom(text)).toEqual(FRESH);
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
