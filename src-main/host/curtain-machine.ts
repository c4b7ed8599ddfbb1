import type { Seat } from '#engine/kernel/seat.ts';
import type { Curtain, Level } from '#main/contract/messages.ts';
import { nextAfter } from './seating.ts';

/** What the curtain depends on; all of it is public. */
export type Situation = {
  readonly level: Level;
  /** Seats of persons, in the order they sit round the table. */
  readonly persons: readonly Seat[];
  /** The persons who owe a decision, in the same order. */
  readonly owing: readonly Seat[];
  /** The person who moved last. */
  readonly last?: Seat | undefined;
  /** Whether the pending decisions are secret. */
  readonly secret: boolean;
  readonly over: boolean;
};

/**
 * What happens to a curtain: a move is played (`entry`) or taken back (`undone`); the campaign is opened again; a
 * person says they are there, takes over, or hands on the screen; a window leaves the table.
 */
export type CurtainEvent = {
  readonly type: 'entry' | 'undone' | 'resumed' | 'arm' | 'take-over' | 'hand-on' | 'leave';
  readonly now: Situation;
  /** The seat of the person who presses. */
  readonly seat?: Seat;
  /** Persons who owed a decision before the entry. */
  readonly owed?: readonly Seat[];
};

/**
 * A curtain as the rules below read it. `open`: only public things are shown, and nobody is named. `covered` waits for a person to
 * come to the screen. `armed`: they have said who they are, and the others look away. `taken`: they sit at the screen.
 */
type Drawn = { readonly state: Curtain['state']; readonly seat: Seat; readonly why: string };

/** No curtain: only public things are shown. */
export const OPEN: Curtain = { state: 'open' };
const NOBODY = { seat: -1, why: '' };
/** Why a person sits behind the curtain: to decide in secret. */
const SECRET = 'secret';

/**
 * The curtain after `event`: the whole protocol, which `docs/decisions/0006-curtain.md` tells as a table. The first line that
 * holds counts; where none does, nothing changes.
 */
export function curtainAfter(before: Curtain, event: CurtainEvent): Curtain {
  const from = { ...NOBODY, ...before };
  const { state, seat, why } = isUncovered(event.now) ? uncovered(from, event) : after(from, event);
  return state === 'open' ? OPEN : { state, seat, why };
}

/** Whether nobody has to look away: one person plays, or nothing is hidden among persons. */
export const isUncovered = ({ persons, level }: Situation): boolean => persons.length === 1 || level === 'open';

/** Without a curtain, whoever owes a secret decision has it before them at once, and others follow one by one. */
function uncovered(before: Drawn, { type, now, seat }: CurtainEvent): Drawn {
  if (!isCalled(now)) return opened(before);
  const isNext = type === 'hand-on' && before.state === 'taken' && before.seat === seat;
  const next = isNext ? nextAfter(now.persons, seat, now.owing) : undefined;
  return sitting(next ?? waitedFor(before, now));
}

function after(before: Drawn, event: CurtainEvent): Drawn {
  const { now } = event;
  const isNamed = event.seat === before.seat;
  switch (event.type) {
    case 'arm':
      return isStrict(now) && before.state === 'covered' && isNamed ? { ...before, state: 'armed' } : before;
    case 'take-over':
      if (!isNamed || !isReady(before, now)) return before;
      return owesInSecret(before, now) ? sitting(before.seat) : handedOn(before, event);
    case 'hand-on':
      return before.state === 'taken' && isNamed ? handedOn(before, event) : before;
    case 'leave':
      return before.state === 'open' ? before : { ...before, state: 'covered' };
    case 'entry':
      if (staysSitting(before, event)) return sitting(before.seat);
      if (isBreak(before, now)) return covered(waitedFor(before, now), before.why);
      return isCalled(now) ? covered(waitedFor(before, now), SECRET) : opened(before);
    case 'undone':
      if (staysSitting(before, event)) return sitting(before.seat);
      if (!isBreak(before, now) && !isCalled(now) && !isHandedBack(event)) return opened(before);
      return covered(newlyOwing(event) ?? waitedFor(before, now), 'undo');
    case 'resumed':
      return isUnwatched(now) ? covered(waitedFor(before, now), 'resume') : opened(before);
  }
}

const opened = (before: Drawn): Drawn => ({ ...before, state: 'open' });
const covered = (seat: Seat, why: string): Drawn => ({ state: 'covered', seat, why });
const sitting = (seat: Seat): Drawn => ({ state: 'taken', seat, why: SECRET });

/** Calls the next person round the table after the one who leaves the screen. */
const handedOn = (before: Drawn, { now, seat }: CurtainEvent): Drawn =>
  isCalled(now) ? covered(nextAfter(now.persons, seat ?? now.last, now.owing) ?? before.seat, SECRET) : opened(before);

/**
 * The seat the curtain waits for: the same as before while that seat owes a decision, else whoever moved last and is
 * still at the screen, else the next person round the table who owes one.
 */
function waitedFor({ seat }: Drawn, { persons, owing, last }: Situation): Seat {
  if (owing.includes(seat)) return seat;
  if (last !== undefined && owing.includes(last)) return last;
  const next = nextAfter(persons, last, owing);
  return next ?? (persons.includes(seat) ? seat : (persons[0] ?? seat));
}

const newlyOwing = ({ now, owed = [] }: CurtainEvent): Seat | undefined =>
  now.owing.find((seat) => !owed.includes(seat));

const isStrict = ({ level }: Situation): boolean => level === 'strict';
/** One press takes over; at level strict somebody says that they are there first, and goes on pressing. */
const isReady = ({ state }: Drawn, now: Situation): boolean =>
  state === 'armed' || (state === 'covered' && !isStrict(now));
/** Some person has to decide alone at the screen. */
const isCalled = ({ secret, over, owing }: Situation): boolean => secret && !over && owing.length > 0;
/** The person named on the curtain has to decide alone at the screen. */
const owesInSecret = ({ seat }: Drawn, now: Situation): boolean => isCalled(now) && now.owing.includes(seat);

/** Whoever sits at the screen goes on with what they came for. Another secret decision, or a new round of it, needs a new curtain. */
const staysSitting = (before: Drawn, event: CurtainEvent): boolean =>
  before.state === 'taken' && owesInSecret(before, event.now) && newlyOwing(event) === undefined;

/** Nobody has come to the screen since the table was left, or since an undo handed the decision back. */
const isBreak = ({ why }: Drawn, { over, persons }: Situation): boolean =>
  ['resume', 'undo'].includes(why) && !over && persons.length > 0;
/** A campaign was opened again, and nobody knows who sits at the screen. */
const isUnwatched = ({ over, persons }: Situation): boolean => !over && persons.length > 0;
/** An undo returns the decision to a person who had already made it. */
const isHandedBack = (event: CurtainEvent): boolean => !event.now.over && newlyOwing(event) !== undefined;
