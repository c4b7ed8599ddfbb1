import type { Event } from '#engine/endeavor/events.ts';
import { logKinds } from '../../../window/log-kinds.ts';
import type { GameWords } from '../../../window/window.ts';
import type { EndeavorTypes } from '../types.ts';
import { tCode } from './t.ts';

/** By what the log of Endeavor is filtered, and which events belong to it. What ends the game belongs to none: it is always told. */
export const kinds = logKinds<EndeavorTypes>(
  {
    map: [
      ...['shipped', 'opened', 'occupied', 'attacked', 'token', 'spent'],
      ...['neutral-shipped', 'neutral-occupied', 'neutral-token'],
    ],
    board: ['built', 'grew', 'salaries', 'activated', 'idled', 'paid', 'passed'],
    cards: [
      ...['governor', 'drew', 'abolition', 'turned-down', 'dropped', 'discarded'],
      ...['neutral-drew', 'neutral-governor'],
    ],
  } as const,
  (kind) => tCode('kind', kind),
);

/** What is seen by itself when it comes by itself after a move. */
const BY_ITSELF: ReadonlySet<Event['type']> = new Set([
  'grew',
  'salaries',
  'opened',
  'governor',
  'neutral-shipped',
  'ended',
]);

/** What a round brings by itself is shown kind by kind: everybody's growth is one beat, their salaries the next. */
export const beat: NonNullable<GameWords<EndeavorTypes>['beat']> = (_, { type }, before) =>
  BY_ITSELF.has(type) && before?.type !== type;

/** What comes to a seat with its own last move, or by it: read once more where the next question comes at once, as that for the neutral colour. */
const COMES: ReadonlySet<Event['type']> = new Set([
  'token',
  'opened',
  'governor',
  'neutral-governor',
  'grew',
  'salaries',
]);
/** What others do that matters to everybody. */
const OF_OTHERS: ReadonlySet<Event['type']> = new Set([
  ...(['opened', 'governor', 'abolition', 'ended'] as const),
  ...(['neutral-shipped', 'neutral-occupied', 'neutral-drew', 'neutral-governor'] as const),
]);

/** What whoever decides is told once more: what came to them, what was taken from them, what opened, and what the neutral colour did. */
export const missed: NonNullable<GameWords<EndeavorTypes>['missed']> = (event, seat, own) => {
  if (own) return COMES.has(event.type);
  const mine = 'seat' in event && event.seat === seat;
  return mine || OF_OTHERS.has(event.type) || (event.type === 'attacked' && event.from === seat);
};
