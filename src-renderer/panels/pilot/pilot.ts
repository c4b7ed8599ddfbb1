import type { Aim, Lesson, Moment, PilotPart } from '../../window/lessons.ts';
import type { Values } from '../../i18n/translator.ts';

/** What the pilot says now. */
export type Line = {
  readonly lesson: string;
  /** The newcomer it is said to. */
  readonly seat: number;
  /** Whether the table has heard it before, and this is the short form for the next newcomer. */
  readonly again: boolean;
  readonly values: Values;
};

/** What the pilot remembers of a campaign. It lies with the campaign, outside of its moves: undo does not touch it. */
export type PilotMemory = {
  /** Number of the last line of the log it has read. */
  readonly seq: number;
  /** Lessons that are due and not said yet. */
  readonly due: readonly string[];
  /** The seats each lesson was said to, the first said first; of the aim, those that have read it. */
  readonly said: Readonly<Record<string, readonly number[]>>;
  /** The gaps of what was said, for whoever reads it again. */
  readonly gaps: Readonly<Record<string, Values>>;
  readonly line: Line | null;
  /** The decision at which the last line was said. */
  readonly at: string;
  /** Silenced for good, until somebody wants it back. */
  readonly quiet: boolean;
};

/** A pilot that has not said anything. */
export const FRESH: PilotMemory = { seq: 0, due: [], said: {}, gaps: {}, line: null, at: '', quiet: false };

/** What the pilot needs to know besides the moment. */
export type Listeners = {
  /** Name of the decision that is pending: another one for every move in force, and for whoever decides. */
  readonly decision: string;
  /** Number of the newest line of the log. */
  readonly seq: number;
  /** Seats of the persons who are new to the game. */
  readonly newcomers: readonly number[];
  /** Whether the seat that decides is a person. */
  readonly person: boolean;
  /** Lessons that have a short form. */
  readonly repeats: (lesson: string) => boolean;
};

type Lessons = readonly Lesson[];

/** What of a game's pilot decides what is said. */
export type Teaching = Pick<PilotPart, 'aim' | 'lessons'>;

/**
 * What the pilot remembers after one more moment, and with it what it says: the aim until it was read, and then at most one new
 * line a decision of a newcomer, none twice, none that is not true, and nothing at the decision of somebody who knows the game.
 */
export function advance(memory: PilotMemory, moment: Moment, listeners: Listeners, teaching: Teaching): PilotMemory {
  const { decision, seq, newcomers } = listeners;
  const { aim, lessons } = teaching;
  const due = dueAfter(memory, moment, listeners, lessons);
  const read = { ...memory, seq, due };
  if (memory.quiet || newcomers.length === 0) return { ...read, line: null };
  const reader = readerOfAim(memory, moment, listeners, aim);
  if (reader !== undefined) return { ...read, line: aimFor(reader, moment, aim) };
  const line = keptLine(memory, moment, listeners, lessons);
  const next = memory.at !== decision ? nextLesson(read, moment, lessons) : undefined;
  if (next === undefined) return { ...read, line };
  return said(read, next, moment, listeners);
}

/** The pilot silenced, or woken again. */
export function silenced(memory: PilotMemory, quiet: boolean): PilotMemory {
  return { ...memory, quiet, line: null };
}

/** The line is done with, because somebody put it away: the aim was read by whom it was told. */
export function withoutLine(memory: PilotMemory, { aim }: Teaching): PilotMemory {
  const { line, said: before } = memory;
  if (line?.lesson !== aim.id) return { ...memory, line: null };
  return { ...memory, line: null, said: { ...before, [aim.id]: [...(before[aim.id] ?? []), line.seat] } };
}

/** The newcomer who has the aim still to read: whoever decides, and while no person does, the first one. */
function readerOfAim(
  { said: heard }: PilotMemory,
  { newcomer, over }: Moment,
  { newcomers, person }: Listeners,
  { id }: Aim,
): number | undefined {
  if (over || (person && newcomer === undefined)) return undefined;
  const open = newcomers.filter((seat) => heard[id]?.includes(seat) !== true);
  return newcomer === undefined ? open[0] : open.find((seat) => seat === newcomer);
}

const aimFor = (seat: number, moment: Moment, { id, values }: Aim): Line => ({
  lesson: id,
  seat,
  again: false,
  values: values?.(moment) ?? {},
});

/** Whether the lesson may be said to the newcomer who decides: for the first time, or in its short form. */
function isOpen({ said: heard }: PilotMemory, lesson: Lesson, { newcomer }: Moment, { repeats }: Listeners): boolean {
  const seats = heard[lesson.id];
  if (seats === undefined) return true;
  if (newcomer === undefined || seats.includes(newcomer) || lesson.to === 'table') return false;
  return lesson.to === 'private' || repeats(lesson.id);
}

function dueAfter(memory: PilotMemory, moment: Moment, listeners: Listeners, lessons: Lessons): readonly string[] {
  const due = lessons.filter(
    (lesson) => isOpen(memory, lesson, moment, listeners) && (memory.due.includes(lesson.id) || lesson.when(moment)),
  );
  return due.map(({ id }) => id);
}

/** The line of this decision, as long as it holds. */
function keptLine({ line, at }: PilotMemory, moment: Moment, listeners: Listeners, lessons: Lessons): Line | null {
  const lesson = lessons.find(({ id }) => id === line?.lesson);
  if (line === null || lesson === undefined || at !== listeners.decision) return null;
  if (lesson.holds?.(moment) === false) return null;
  // What it says stays true: numbers are those of now.
  return { ...line, values: lesson.values?.(moment) ?? {} };
}

/**
 * What is said next, in the order of the lessons. Only to somebody who decides, or at the end: what is said while others play
 * would be gone before it was read.
 */
function nextLesson(memory: PilotMemory, moment: Moment, lessons: Lessons): Lesson | undefined {
  if (moment.newcomer === undefined && !moment.over) return undefined;
  return lessons.find(
    (lesson) =>
      memory.due.includes(lesson.id) &&
      (lesson.to === 'private') === moment.secret &&
      (lesson.to === 'table' || moment.newcomer !== undefined) &&
      lesson.after?.every((id) => memory.said[id] !== undefined) !== false &&
      lesson.holds?.(moment) !== false,
  );
}

function said(memory: PilotMemory, { id, to, values }: Lesson, moment: Moment, listeners: Listeners): PilotMemory {
  const before = memory.said[id] ?? [];
  const seat = moment.newcomer ?? listeners.newcomers[0] ?? 0;
  const gaps = values?.(moment) ?? {};
  return {
    ...memory,
    due: memory.due.filter((other) => other !== id),
    said: { ...memory.said, [id]: [...before, seat] },
    gaps: { ...memory.gaps, [id]: gaps },
    line: { lesson: id, seat, again: before.length > 0 && to !== 'private', values: gaps },
    at: listeners.decision,
  };
}
