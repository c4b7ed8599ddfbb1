import type { GameEvent } from '#engine/kernel/events.ts';
import type { TableOf } from './types.ts';

/** What lessons read of the events of a moment. */
type Events<E extends GameEvent> = { readonly events: readonly E[] };

/** The last event of that type just now. */
export function told<E extends GameEvent, K extends E['type']>(
  { events }: Events<E>,
  type: K,
): Extract<E, { type: K }> | undefined {
  return events.findLast((event): event is Extract<E, { type: K }> => event.type === type);
}

/** Whether an event of that type was told just now. */
export const hasTold =
  <E extends GameEvent>(type: E['type']) =>
  ({ events }: Events<E>): boolean =>
    events.some((event) => event.type === type);

/** Whether a newcomer did that just now: what others did is no occasion to tell how it is done. */
export const didNew =
  <E extends GameEvent>(type: E['type']) =>
  ({ events, table }: Events<E> & { readonly table: Pick<TableOf, 'seats'> }): boolean =>
    events.some((event) => event.type === type && table.seats[event.seat ?? -1]?.newcomer === true);

/** Lights the moves of one type. */
export const showMoves =
  <M extends { readonly type: string }>(type: M['type']) =>
  () => ({ move: (move: M) => move.type === type });
