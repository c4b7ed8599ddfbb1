import type { Pack } from '#engine/endeavor/data/schema.ts';
import type { Frame } from '#engine/endeavor/frames.ts';
import type { Move } from '#engine/endeavor/moves.ts';
import { asksOf, type Lesson, type Moment } from '../../../window/lessons.ts';
import type { EndeavorTypes } from '../types.ts';

/** What the pilot goes by in Endeavor. */
export type OurMoment = Moment<EndeavorTypes>;
/** A line of the pilot of Endeavor. */
export type OurLesson = Lesson<EndeavorTypes>;

/** What its lessons ask about a moment. */
export const { pending, decidesAt, mayDo } = asksOf<EndeavorTypes, Frame>();

/** Whether a newcomer decides what to do with a turn. */
export const atTurn = decidesAt('turn');

/** Whether a newcomer may draw a card of slavery now. */
export const offersSlavery = ({ newcomer, moves, table }: OurMoment): boolean =>
  newcomer !== undefined && moves.some((move) => isSlavery(table.pack, move));

/** Whether a move draws a card of slavery. */
export const isSlavery = ({ slavery }: Pack, move: Move): boolean => move.type === 'draw' && move.at === slavery.stack;
