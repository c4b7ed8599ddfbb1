import type { Frame } from '#engine/empires-of-the-north/frames.ts';
import type { Move } from '#engine/empires-of-the-north/moves.ts';
import { asksOf, type Lesson, type Moment } from '../../../window/lessons.ts';
import type { EmpiresTypes } from '../types.ts';

/** What the pilot goes by in Empires of the North. */
export type OurMoment = Moment<EmpiresTypes>;
/** A line of the pilot of Empires of the North. */
export type OurLesson = Lesson<EmpiresTypes>;

/** What its lessons ask about a moment. */
export const { pending, decidesAt, mayDo } = asksOf<EmpiresTypes, Frame>();

/** Whether a move uses a pawn for the second time. */
export const usesAgain =
  ({ table, newcomer }: OurMoment) =>
  (move: Move): boolean =>
    move.type === 'pawn' &&
    newcomer !== undefined &&
    table.view.players[newcomer]?.pawns[move.pawn]?.state === 'active';

/** Whether a newcomer may use a pawn for the second time now. */
export const mayUseAgain = (moment: OurMoment): boolean => moment.moves.some(usesAgain(moment));

/** Whether a newcomer may still play a boost or a field with a declared action. */
export const hasWindow = (moment: OurMoment): boolean =>
  moment.newcomer !== undefined && pending(moment, 'tile')?.window === true;

/** Whether a newcomer may place a Location as a turn, as far as everybody sees: they hold cards. */
export const mayPlace = (moment: OurMoment): boolean =>
  decidesAt('turn')(moment) && (moment.table.view.players[moment.newcomer ?? -1]?.cards ?? 0) > 0;
