import type { GameTypes } from '#renderer/window/types.ts';
import { sail, type Course, type Watched } from './sail.ts';

/** One decision of a newcomer, as the pilot came to it. */
export type Told = Pick<Watched, 'memory' | 'step'> & {
  /** The newcomer. */
  readonly seat: number;
  /** The public table as it was. */
  readonly view: object;
  readonly top: string | undefined;
  /** The line that stands while they decide. */
  readonly line: string | undefined;
  /** Types of the moves they have; at a `draw` of Endeavor with the stack as well. */
  readonly offered: ReadonlySet<string>;
  /** What had been said before. */
  readonly heard: readonly string[];
};

/** A rule of order: which decisions it is about, and whether it holds there. */
export type Rule = {
  readonly name: string;
  readonly about: (told: Told, index: number, all: readonly Told[]) => boolean;
  readonly holds: (told: Told, index: number, all: readonly Told[]) => boolean;
};

/** What became of a rule over many voyages. */
export type Kept = { readonly name: string; came: number; broken: string[] };

type Pending = { readonly frames: readonly { readonly kind: string }[] };

/** The decisions of newcomers in one voyage, each once, in order. */
export function retold(course: Course): Told[] {
  const all: Told[] = [];
  const watch = (at: Watched): undefined => {
    const { moment, memory, before, state, step } = at;
    if (moment.newcomer === undefined || moment.pointed !== undefined) return;
    all.push({
      memory,
      step,
      seat: moment.newcomer,
      // What the game goes on with is one object from the first move to the last.
      view: structuredClone(moment.table.view),
      top: (state as Pending).frames.at(-1)?.kind,
      line: memory.line?.lesson,
      offered: new Set(moment.moves.map(nameOf)),
      heard: Object.keys(before.said),
    });
  };
  sail({ ...course, watch });
  return all;
}

/** Sails voyages and says of each rule how often it was about something, and where it was broken. */
export function keptOver(rules: readonly Rule[], courses: readonly Course[]): Kept[] {
  const kept = rules.map(({ name }): Kept => ({ name, came: 0, broken: [] }));
  for (const course of courses) {
    const all = retold(course);
    for (const [at, { name, about, holds }] of rules.entries()) {
      for (const [index, told] of all.entries()) {
        if (!about(told, index, all)) continue;
        const one = kept[at];
        if (one === undefined) continue;
        one.came++;
        if (!holds(told, index, all)) one.broken.push(`${name}: ${course.seed} at ${told.step}, said ${told.line}`);
      }
    }
  }
  return kept;
}

/** Whether it is the first decision of that newcomer that is so. */
export const firstThat =
  (is: (told: Told) => boolean) =>
  (told: Told, index: number, all: readonly Told[]): boolean =>
    is(told) && !all.slice(0, index).some((earlier) => earlier.seat === told.seat && is(earlier));

/** Whether that line stands there. */
export const says =
  (...lessons: readonly string[]) =>
  ({ line }: Told): boolean =>
    line !== undefined && lessons.includes(line);

/** Whether it is a decision on a frame of that kind. */
export const at =
  (...kinds: readonly string[]) =>
  ({ top }: Told): boolean =>
    top !== undefined && kinds.includes(top);

/** Whether a line of that lesson is told here for the first time, and not in its short form. */
export const tells =
  (lesson: string) =>
  (told: Told): boolean =>
    told.line === lesson && !told.heard.includes(lesson);

function nameOf(move: GameTypes['move']): string {
  return 'at' in move && move.type === 'draw' ? `draw ${String(move.at)}` : move.type;
}

/** Rules of every game. */
export const OF_ALL: readonly Rule[] = [
  {
    name: 'the aim has been read before any other line',
    about: ({ line }) => line !== undefined,
    holds: ({ memory, seat }) => memory.said['aim']?.includes(seat) === true,
  },
];
