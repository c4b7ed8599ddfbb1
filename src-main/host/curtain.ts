import type { Seat } from '#engine/kernel/seat.ts';
import type { Curtain, Level } from '#main/contract/messages.ts';

/** What the curtain depends on; all of it lies open. */
export type Situation = {
  readonly level: Level;
  /** Seats of persons, in seating order. */
  readonly persons: readonly Seat[];
  /** Those of them that owe a decision. */
  readonly owing: readonly Seat[];
  /** Whether the decisions owed are made in private. */
  readonly secret: boolean;
  readonly over: boolean;
};

/** No curtain: the public table lies open. */
export const OPEN: Curtain = { state: 'open' };

const covered = (seat: Seat, why: string): Curtain => ({ state: 'covered', seat, why });
const taken = (seat: Seat, why: string): Curtain => ({ state: 'taken', seat, why });

/** Whether the deciding person must be alone with the screen at this level. */
const inPrivate = ({ level, secret }: Situation): boolean => secret || level === 'strict';

/** The curtain once an entry has been played: whoever decides in private comes to the screen one after the other. */
export function afterEntry(before: Curtain, now: Situation): Curtain {
  if (now.over || !inPrivate(now)) return OPEN;
  const [first] = now.owing;
  if (first === undefined) return now.secret ? OPEN : before;
  if (before.state !== 'open' && now.owing.includes(before.seat)) {
    const why = whyOf(now);
    return before.state === 'taken' ? taken(before.seat, why) : covered(before.seat, why);
  }
  return covered(first, whyOf(now));
}

const whyOf = ({ secret }: Situation): string => (secret ? 'secret' : 'turn');

/** After a move was taken back: where that hands the decision back to another person, they are waited for. */
export function afterUndo(before: Curtain, now: Situation, owedBefore: readonly Seat[]): Curtain {
  const next = afterEntry(before, now);
  const [first] = now.owing;
  const back = first !== undefined && !now.owing.some((seat) => owedBefore.includes(seat));
  if (next.state !== 'open' || now.level === 'open' || !back) return next;
  return covered(first, 'undo');
}

/** Where a campaign is taken up again: nobody knows who sits at the screen. */
export function onResume(saved: Curtain, now: Situation): Curtain {
  if (now.over) return OPEN;
  const waited = saved.state !== 'open' && now.owing.includes(saved.seat) ? saved.seat : undefined;
  const seat = waited ?? now.owing[0] ?? now.persons[0];
  if (seat === undefined) return OPEN;
  if (now.level !== 'open') return covered(seat, 'resume');
  return now.secret && now.owing.length > 0 ? covered(seat, 'secret') : OPEN;
}

/** The person waited for is there. */
export function onTakeOver(seat: Seat, now: Situation): Curtain {
  if (now.over || !inPrivate(now)) return OPEN;
  if (now.owing.includes(seat)) return taken(seat, whyOf(now));
  return afterEntry(OPEN, now);
}

/** The person at the screen has seen enough: the next one who owes a private decision is waited for, in seating order. */
export function onHandOn(seat: Seat, now: Situation): Curtain {
  if (now.over || !inPrivate(now)) return OPEN;
  const next = now.owing.find((other) => other > seat) ?? now.owing[0];
  return next === undefined ? OPEN : covered(next, whyOf(now));
}
