import type { Event } from '#engine/archipelago/events.ts';
import type { GameWords } from '../../../window/window.ts';
import type { ArchipelagoTypes } from '../types.ts';

/** Why boards I to IV move a marker, by board. */
const BOARDS: readonly (readonly string[])[] = [
  ['domestic-market'],
  ['export-market'],
  ['population'],
  ['surplus-workers'],
];
/** Until this turn each board is shown by itself. */
const LAST_BY_BOARD = 3;

/** What is seen by itself when it comes by itself after a move. */
const BY_ITSELF: ReadonlySet<Event['type']> = new Set([
  'bids',
  'crisis',
  'crisis-over',
  'zone-event',
  'card-turned-up',
  'objective-met',
  'independence',
  'over',
]);

/** The board that moved a marker; -1 for none. */
function boardOf(event: Event | undefined): number {
  if (event?.type !== 'marker') return -1;
  return BOARDS.findIndex((reasons) => reasons.includes(event.why));
}

/** Boards I to IV are four beats in the first turns and one later; crises, events, opened fists and the end are beats of their own. */
export const beat: NonNullable<GameWords<ArchipelagoTypes>['beat']> = ({ view }, event, before) => {
  const [now, last] = [boardOf(event), boardOf(before)];
  if (now < 0) return BY_ITSELF.has(event.type);
  return last < 0 || (now !== last && view.turn <= LAST_BY_BOARD);
};
