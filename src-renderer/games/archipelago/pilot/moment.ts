import type { Frame } from '#engine/archipelago/frames.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import type { Action } from '#engine/archipelago/state.ts';
import { asksOf, type Lesson, type Moment } from '../../../window/lessons.ts';
import type { ArchipelagoTypes } from '../types.ts';

/** What the pilot goes by in Archipelago. */
export type OurMoment = Moment<ArchipelagoTypes>;
/** A line of the pilot of Archipelago. */
export type OurLesson = Lesson<ArchipelagoTypes>;

/** What its lessons ask about a moment. */
export const { pending, decidesAt } = asksOf<ArchipelagoTypes, Frame>();

/** Lights an action of the wheel. */
export const showAction = (action: Action) => () => ({
  move: (move: Move) => move.type === 'act' && move.action === action,
});

/** Whether a newcomer chooses what to do with a round. */
export const choosesAction = decidesAt('round');
