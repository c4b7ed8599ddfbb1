import type { Pack } from '#engine/endeavor/data/schema.ts';
import type { Frame, FrameOf } from '#engine/endeavor/frames.ts';
import type { Move } from '#engine/endeavor/moves.ts';
import type { Lesson, Moment } from '../../../window/lessons.ts';
import type { EndeavorTypes } from '../types.ts';

/** What the pilot goes by in Endeavor. */
export type OurMoment = Moment<EndeavorTypes>;
/** A line of the pilot of Endeavor. */
export type OurLesson = Lesson<EndeavorTypes>;

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

/** Whether a newcomer decides what to do with a turn. */
export const atTurn = decidesAt('turn');

/** Whether a newcomer may draw a card of slavery now. */
export const offersSlavery = ({ newcomer, moves, table }: OurMoment): boolean =>
  newcomer !== undefined && moves.some((move) => isSlavery(table.pack, move));

/** Whether a move draws a card of slavery. */
export const isSlavery = ({ slavery }: Pack, move: Move): boolean => move.type === 'draw' && move.at === slavery.stack;

/** Whether a newcomer may make a move of that type now. */
export const mayDo =
  (type: Move['type']) =>
  ({ newcomer, moves }: OurMoment): boolean =>
    newcomer !== undefined && moves.some((move) => move.type === type);
