import type { Event } from '#engine/empires-of-the-north/events.ts';
import { logKinds } from '../../../window/log-kinds.ts';
import type { GameWords } from '../../../window/window.ts';
import type { EmpiresTypes } from '../types.ts';
import { tCode } from './t.ts';

/**
 * By what the log of Empires of the North is filtered, and which events belong to it.
 * What begins or ends rounds belongs to none: it is always told.
 */
export const kinds = logKinds<EmpiresTypes>(
  {
    turns: ['placed', 'pawn', 'undone', 'boosted', 'field', 'harvested', 'used', 'bought', 'raided', 'moved', 'passed'],
    cards: ['observed', 'reshuffled', 'drew', 'searched', 'left', 'exhausted', 'readied'],
    goods: ['gained', 'points', 'recovered', 'assigned', 'released'],
    sea: ['sailed', 'ship-gained', 'advanced', 'found', 'pillaged', 'conquered', 'returned', 'islands'],
  } as const,
  (kind) => tCode('log.kind', kind),
);

/** What is seen by itself when it comes by itself after a move: each island a ship takes, and the rest kind by kind. */
const EACH: ReadonlySet<Event['type']> = new Set(['pillaged', 'conquered', 'returned', 'last-round', 'ended']);
const TOGETHER: ReadonlySet<Event['type']> = new Set(['observed', 'paid-out', 'fired', 'cleaned-up', 'islands']);

/** Each island that a ship takes is a beat; what everybody kept, what Storage paid, and the Cleanup are one each. */
export const beat: NonNullable<GameWords<EmpiresTypes>['beat']> = (_, { type }, before) =>
  EACH.has(type) || (TOGETHER.has(type) && before?.type !== type);
