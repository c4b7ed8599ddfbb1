import type { Lesson, Moment } from '../../window/lessons.ts';
import type { Values } from '../../i18n/translator.ts';

/** What the pilot says now. */
export type Line = {
  readonly lesson: string;
  /** The newcomer it is said to. */
  readonly seat: number;
  /** Whether the table has heard it before, and this is the short form for the next newcomer. */
  readonly again: boolean;
  readonly values: Values;
  /** Whether a newcomer has had a decision with it in sight: the next decision retires it. */
  readonly met: boolean;
};

/** What the pilot remembers of a campaign. It lies with the campaign, outside of its moves: undo does not touch it. */
export type PilotMemory = {
  /** Number of the last line of the log it has read. */
  readonly seq: number;
  /** Lessons that are due and not said yet. */
  readonly due: readonly string[];
  /** The seats each lesson was said to. */
  readonly said: Readonly<Record<string, readonly number[]>>;
  readonly line: Line | null;
  /** The decision at which the last line was said. */
  readonly at: string;
  /** Silenced for good, until somebody wants it back. */
  readonly quiet: boolean;
};

/** A pilot that has not said anything. */
export const FRESH: PilotMemory = { seq: 0, due: [], said: {}, line: null, at: '', quiet: false };

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

/**
 * What the pilot remembers after one more moment, and with it what it says: at most one new line a decision, none twice, none
 * that is not true, and nothing at the decision of somebody who knows the game.
 */
export function advance(memory: PilotMemory, moment: Moment, listeners: Listeners, lessons: Lessons): PilotMemory {
  const { decision, seq, newcomers } = listeners;
  const due = dueAfter(memory, moment, listeners, lessons);
  const read = { ...memory, seq, due };
  if (memory.quiet || newcomers.length === 0) return { ...read, line: null };
  const line = keptLine(memory, moment, listeners, lessons);
  const next = memory.at !== decision ? nextLesson(read, moment, listeners, lessons) : undefined;
  if (next === undefined) return { ...read, line };
  return said(read, next, moment, listeners);
}

/** The pilot silenced, or woken again. */
export function silenced(memory: PilotMemory, quiet: boolean): PilotMemory {
  return { ...memory, quiet, line: null };
}

/** The line is done with: what it asked for was done, or somebody put it away. */
export function withoutLine(memory: PilotMemory): PilotMemory {
  return { ...memory, line: null };
}

/** Whether the lesson may be said to the newcomer who decides: for the first time, or in its short form. */
function isOpen({ said }: PilotMemory, lesson: Lesson, { newcomer }: Moment, { repeats }: Listeners): boolean {
  const seats = said[lesson.id];
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

/** The line said before, where it still holds for those who decide now. */
function keptLine({ line, at }: PilotMemory, moment: Moment, listeners: Listeners, lessons: Lessons): Line | null {
  const lesson = lessons.find(({ id }) => id === line?.lesson);
  if (line === null || lesson === undefined || lesson.holds?.(moment) === false) return null;
  const [isNew, { newcomer }] = [at !== listeners.decision, moment];
  if (isNew && line.met) return null;
  if (lesson.to !== 'table' && newcomer !== undefined && newcomer !== line.seat) return null;
  // What it says stays true: numbers are those of now.
  const values = lesson.values?.(moment) ?? {};
  return { ...line, values, met: line.met || newcomer !== undefined };
}

/** What is said next: what has just become due first, then what has waited, each in the order of the lessons. */
function nextLesson(memory: PilotMemory, moment: Moment, listeners: Listeners, lessons: Lessons): Lesson | undefined {
  // Whoever knows the game decides in peace.
  if (listeners.person && moment.newcomer === undefined) return undefined;
  const possible = lessons.filter(
    (lesson) =>
      memory.due.includes(lesson.id) &&
      (lesson.to === 'private') === moment.secret &&
      (lesson.to === 'table' || moment.newcomer !== undefined) &&
      lesson.holds?.(moment) !== false,
  );
  return possible.find((lesson) => lesson.when(moment)) ?? possible[0];
}

function said(memory: PilotMemory, lesson: Lesson, moment: Moment, listeners: Listeners): PilotMemory {
  const { id } = lesson;
  const before = memory.said[id] ?? [];
  const seat = moment.newcomer ?? listeners.newcomers[0] ?? 0;
  const line: Line = {
    lesson: id,
    seat,
    again: before.length > 0 && lesson.to !== 'private',
    values: lesson.values?.(moment) ?? {},
    met: moment.newcomer !== undefined,
  };
  return {
    ...memory,
    due: memory.due.filter((other) => other !== id),
    said: { ...memory.said, [id]: [...before, seat] },
    line,
    at: listeners.decision,
  };
}
