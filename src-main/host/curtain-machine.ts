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
 * person presses once, presses again, or hands on the screen; a window leaves the table.
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

/** The curtain after `event`: the whole protocol. The first line that holds counts; where none does, nothing changes. */
export function curtainAfter(before: Curtain, event: CurtainEvent): Curtain {
  const { state, seat, why } = after({ ...NOBODY, ...before }, event);
  return state === 'open' ? OPEN : { state, seat, why };
}

function after(before: Drawn, event: CurtainEvent): Drawn {
  const { now } = event;
  const isNamed = event.seat === before.seat;
  switch (event.type) {
    case 'arm':
      return before.state === 'covered' && isNamed ? { ...before, state: 'armed' } : before;
    case 'take-over':
      if (before.state !== 'armed' || !isNamed) return before;
      return owesInPrivate(before, now) ? sitting(before, now) : handedOn(before, event);
    case 'hand-on':
      return before.state === 'taken' && isNamed ? handedOn(before, event) : before;
    case 'leave':
      return before.state === 'open' ? before : { ...before, state: 'covered' };
    case 'entry':
      if (staysSitting(before, event)) return sitting(before, now);
      if (isBreak(before, now)) return covered(waitedFor(before, now), before.why);
      return isCalled(now) ? covered(waitedFor(before, now), whyOf(now)) : opened(before);
    case 'undone':
      if (staysSitting(before, event)) return sitting(before, now);
      if (!isBreak(before, now) && !isCalled(now) && !isHandedBack(event)) return opened(before);
      return covered(newlyOwing(event) ?? waitedFor(before, now), because(now, 'undo'));
    case 'resumed':
      return isUnwatched(now) ? covered(waitedFor(before, now), because(now, 'resume')) : opened(before);
  }
}

const opened = (before: Drawn): Drawn => ({ ...before, state: 'open' });
const covered = (seat: Seat, why: string): Drawn => ({ state: 'covered', seat, why });
const sitting = ({ seat }: Drawn, now: Situation): Drawn => ({ state: 'taken', seat, why: whyOf(now) });

/** Calls the next person round the table after the one who leaves the screen. */
const handedOn = (before: Drawn, { now, seat }: CurtainEvent): Drawn =>
  isCalled(now)
    ? covered(nextAfter(now.persons, seat ?? now.last, now.owing) ?? before.seat, whyOf(now))
    : opened(before);

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

const whyOf = ({ secret }: Situation): string => (secret ? 'secret' : 'turn');
/** At level `open`, a curtain is only ever drawn for a secret decision. */
const because = (now: Situation, why: string): string => (now.level === 'open' ? whyOf(now) : why);
const newlyOwing = ({ now, owed = [] }: CurtainEvent): Seat | undefined =>
  now.owing.find((seat) => !owed.includes(seat));

/** Persons decide alone at the screen. */
const isPrivate = ({ secret, level, over }: Situation): boolean => !over && (secret || level === 'strict');
/** Some person has to decide alone at the screen. */
const isCalled = (now: Situation): boolean => isPrivate(now) && now.owing.length > 0;
/** The person named on the curtain has to decide alone at the screen. */
const owesInPrivate = ({ seat }: Drawn, now: Situation): boolean => isPrivate(now) && now.owing.includes(seat);

/** Whoever sits at the screen stays there. */
const staysSitting = (before: Drawn, event: CurtainEvent): boolean =>
  before.state === 'taken' && ((owesInPrivate(before, event.now) && goesOn(before, event)) || looksOn(before, event));
/** They continue what they came for. Another secret decision, or a new round of it, needs a new curtain. */
const goesOn = ({ why }: Drawn, event: CurtainEvent): boolean =>
  !event.now.secret || (why === 'secret' && newlyOwing(event) === undefined);
/** Only bots decide now, in the open, and the person at the screen may stay there. */
const looksOn = ({ seat }: Drawn, { now }: CurtainEvent): boolean =>
  now.level === 'strict' && !now.secret && !now.over && now.owing.length === 0 && now.persons.includes(seat);

/** Nobody has come to the screen since the table was left, or since an undo handed the decision back. */
const isBreak = ({ why }: Drawn, now: Situation): boolean =>
  ['resume', 'undo'].includes(why) && now.level !== 'open' && !now.over && now.persons.length > 0;
/** A campaign was opened again, and nobody knows who sits at the screen. */
const isUnwatched = (now: Situation): boolean =>
  !now.over && now.persons.length > 0 && (now.level !== 'open' || (now.secret && now.owing.length > 0));
/** An undo returns the decision to a person who had already made it. */
const isHandedBack = (event: CurtainEvent): boolean =>
  !event.now.over && event.now.level !== 'open' && newlyOwing(event) !== undefined;
