import type { Frame, FrameOf } from '#engine/archipelago/frames.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import type { Action } from '#engine/archipelago/state.ts';
import type { Lesson, Moment } from '../../../window/lessons.ts';
import type { ArchipelagoTypes } from '../types.ts';

/** What the pilot goes by in Archipelago. */
export type OurMoment = Moment<ArchipelagoTypes>;
/** A line of the pilot of Archipelago. */
export type OurLesson = Lesson<ArchipelagoTypes>;

/** The frame on top, if it is of that kind. */
export function pending<K extends Frame['kind']>({ table }: OurMoment, kind: K): FrameOf<K> | undefined {
  const top = table.view.frames.at(-1);
  return top?.kind === kind ? (top as FrameOf<K>) : undefined;
}

/** Whether a newcomer decides at a frame of one of these kinds. */
export const decidesAt =
  (...kinds: readonly Frame['kind'][]) =>
  (moment: OurMoment): boolean =>
    moment.newcomer !== undefined && kinds.some((kind) => pending(moment, kind) !== undefined);

/** Lights an action of the wheel. */
export const showAction = (action: Action) => () => ({
  move: (move: Move) => move.type === 'act' && move.action === action,
});

/** Whether a newcomer chooses what to do with a round. */
export const choosesAction = decidesAt('round');
