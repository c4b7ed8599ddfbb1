import type { LogEvent } from './log-event.ts';
import type { Moment } from './lessons.ts';
import type { GameTypes } from './types.ts';

/** What lessons read of the events of a moment. */
type Events = Pick<Moment<GameTypes>, 'events'>;

/** The last event of that type just now. */
export function told({ events }: Events, type: string): LogEvent | undefined {
  return events.findLast((event) => event.type === type);
}

/** Whether an event of that type was told just now. */
export const hasTold =
  (type: string) =>
  (moment: Events): boolean =>
    told(moment, type) !== undefined;

/** Whether a newcomer did that just now: what others did is no occasion to tell how it is done. */
export const didNew =
  (type: string) =>
  ({ events, table }: Pick<Moment<GameTypes>, 'events' | 'table'>): boolean =>
    events.some((event) => event.type === type && table.seats[Number(event['seat'])]?.newcomer === true);

/** Lights the moves of one type. */
export const showMoves =
  <M extends { readonly type: string }>(type: M['type']) =>
  () => ({ move: (move: M) => move.type === type });
