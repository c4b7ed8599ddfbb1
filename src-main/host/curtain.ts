import type { Seat } from '#engine/kernel/seat.ts';
import type { Curtain } from '#main/contract/messages.ts';
import { curtainAfter, OPEN, type Situation } from './curtain-machine.ts';

export { curtainAfter, isUncovered, OPEN, type Situation } from './curtain-machine.ts';

/** Whether the curtain waits for a person: until then, nothing private may be seen or done. */
export function isShut(curtain: Curtain): curtain is Extract<Curtain, { state: 'covered' | 'armed' }> {
  return curtain.state === 'covered' || curtain.state === 'armed';
}

/**
 * The curtain after an entry was played. `owed` are the persons who owed a decision before it; without it, every secret
 * decision counts as a new one.
 */
export function afterEntry(before: Curtain, now: Situation, owed: readonly Seat[] = []): Curtain {
  return curtainAfter(before, { type: 'entry', now, owed });
}

/**
 * The curtain after the player of `seat` has changed: it still waits for the same person, unless that was the one
 * replaced.
 */
export function afterSeat(before: Curtain, now: Situation, seat: number): Curtain {
  if (before.state === 'open' || now.over || now.persons.length === 1) return afterEntry(OPEN, now);
  if (before.seat !== seat) return afterEntry(before, now).state === 'open' ? before : afterEntry(before, now);
  const next = afterEntry(OPEN, now);
  if (next.state !== 'open' || before.state === 'taken') return next;
  // Nobody decides in private, but nobody has said that they are at the screen either.
  const [first] = now.persons.includes(seat) ? [seat] : [...now.owing, ...now.persons];
  return first === undefined ? OPEN : { state: 'covered', seat: first, why: before.why };
}

/**
 * The curtain after an entry was taken back: it waits for the person to whom the decision returns, if that is somebody
 * else.
 */
export function afterUndo(before: Curtain, now: Situation, owed: readonly Seat[]): Curtain {
  return curtainAfter(before, { type: 'undone', now, owed });
}

/** The curtain of a campaign that is opened again, when nobody knows who sits at the screen. */
export function onResume(saved: Curtain, now: Situation): Curtain {
  return curtainAfter(saved, { type: 'resumed', now });
}
