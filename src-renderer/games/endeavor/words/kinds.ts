import type { Event } from '#engine/endeavor/events.ts';
import type { GameWords, LogKinds } from '../../../window/window.ts';
import type { EndeavorTypes } from '../types.ts';
import { tCode } from './t.ts';

/** By what the log is filtered, and which events belong to it. What ends the game belongs to none: it is always told. */
const KINDS = {
  map: [
    ...['shipped', 'opened', 'occupied', 'attacked', 'token', 'spent'],
    ...['neutral-shipped', 'neutral-occupied', 'neutral-token'],
  ],
  board: ['built', 'grew', 'salaries', 'activated', 'idled', 'paid', 'passed'],
  cards: [
    ...['governor', 'drew', 'abolition', 'turned-down', 'dropped', 'discarded'],
    ...['neutral-drew', 'neutral-governor'],
  ],
} as const satisfies Readonly<Record<string, readonly Event['type'][]>>;

const OF = new Map<Event['type'], string>(
  Object.entries(KINDS).flatMap(([kind, types]) => types.map((type) => [type, kind] as const)),
);

/** By what the log of Endeavor is filtered. */
export const kinds: LogKinds<EndeavorTypes> = {
  all: Object.keys(KINDS),
  of: ({ type }) => OF.get(type),
  label: (kind) => tCode('kind', kind),
};

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
