import { and, assign, or, setup } from 'xstate';
import type { Seat } from '#engine/kernel/seat.ts';
import type { Level } from '#main/contract/messages.ts';
import { nextAfter } from './seating.ts';

/** What the curtain depends on; all of it lies open. */
export type Situation = {
  readonly level: Level;
  /** Seats of persons, in the order they sit round the table. */
  readonly persons: readonly Seat[];
  /** Those of them that owe a decision, in the same order. */
  readonly owing: readonly Seat[];
  /** The person who moved last. */
  readonly last?: Seat | undefined;
  /** Whether the decisions owed are made in private. */
  readonly secret: boolean;
  readonly over: boolean;
};

type Kind = 'entry' | 'undone' | 'resumed' | 'arm' | 'take-over' | 'hand-on' | 'leave';
/**
 * What happens to a curtain: an entry was played, or taken back; the campaign was taken up again; somebody presses it
 * once, a second time, or hands on; a window goes.
 */
export type CurtainEvent = {
  [K in Kind]: {
    readonly type: K;
    readonly now: Situation;
    /** Who presses. */
    readonly seat?: Seat;
    /** Persons that owed a decision before the entry. */
    readonly owed?: readonly Seat[];
  };
}[Kind];

type Named = { readonly seat: Seat; readonly why: string };
type Facts = { readonly context: Named; readonly event: CurtainEvent };

/** What the open table names. */
export const NOBODY: Named = { seat: -1, why: '' };

const isPrivate = ({ secret, level }: Situation): boolean => secret || level === 'strict';
const isPublicTurn = ({ level, secret, over }: Situation): boolean => level === 'strict' && !secret && !over;
const whyOf = ({ secret }: Situation): string => (secret ? 'secret' : 'turn');
/** At level `open` a curtain only ever means a secret. */
const because = (now: Situation, why: string): string => (now.level === 'open' ? whyOf(now) : why);
const newlyOwing = ({ now, owed = [] }: CurtainEvent): Seat | undefined =>
  now.owing.find((seat) => !owed.includes(seat));

/** Who is waited for: whoever was, as long as they owe a decision, else the next in seating order who does. */
function waitedFor({ seat }: Named, { persons, owing, last }: Situation): Seat {
  if (owing.includes(seat)) return seat;
  const next = nextAfter(persons, last, owing);
  return next ?? (persons.includes(seat) ? seat : (persons[0] ?? seat));
}

const { createMachine } = setup({
  types: { context: {} as Named, events: {} as CurtainEvent },
  guards: {
    isOver: ({ event }: Facts) => event.now.over,
    /** The one who presses is the one the curtain names. */
    isNamed: ({ context, event }: Facts) => event.seat === context.seat,
    /** Persons have to decide, each alone with the screen. */
    isCalled: ({ event: { now } }: Facts) => isPrivate(now) && now.owing.length > 0,
    /** The person named has to decide alone with the screen. */
    owesInPrivate: ({ context, event: { now } }: Facts) => isPrivate(now) && now.owing.includes(context.seat),
    /** The person at the screen goes on with what they came for; another secret, or a new round of it, is another coming. */
    goesOn: ({ context, event }: Facts) =>
      !event.now.secret || (context.why === 'secret' && newlyOwing(event) === undefined),
    /** Bots decide meanwhile, and the person at the screen stays there. */
    looksOn: ({ context, event: { now } }: Facts) =>
      isPublicTurn(now) && now.owing.length === 0 && now.persons.includes(context.seat),
    /** Nobody has come yet since the table was left, or since a move went back to somebody. */
    isBreak: ({ context, event: { now } }: Facts) =>
      ['resume', 'undo'].includes(context.why) && now.level !== 'open' && !now.over && now.persons.length > 0,
    /** Where a table is taken up again, nobody knows who sits at the screen. */
    isUnwatched: ({ event: { now } }: Facts) =>
      now.persons.length > 0 && (now.level !== 'open' || (now.secret && now.owing.length > 0)),
    /** The decision is somebody's again who had passed it on. */
    isHandedBack: ({ event }: Facts) => event.now.level !== 'open' && newlyOwing(event) !== undefined,
  },
  actions: {
    /** The next person round the table after whoever sat last. */
    callNext: assign(({ context, event: { now, seat } }: Facts) => ({
      seat: nextAfter(now.persons, seat ?? now.last, now.owing) ?? context.seat,
      why: whyOf(now),
    })),
    callBack: assign(({ context, event }: Facts) => ({
      seat: newlyOwing(event) ?? waitedFor(context, event.now),
      why: because(event.now, 'undo'),
    })),
    callAgain: assign(({ context, event: { now } }: Facts) => ({
      seat: waitedFor(context, now),
      why: because(now, 'resume'),
    })),
    keepWaiting: assign(({ context, event: { now } }: Facts) => ({ ...context, seat: waitedFor(context, now) })),
    sit: assign(({ context, event: { now } }: Facts) => ({ ...context, why: whyOf(now) })),
    forget: assign(() => NOBODY),
  },
});

/** The whole protocol. The first line whose guard holds is taken; where none stands, nothing changes. */
export const curtainMachine = createMachine({
  id: 'curtain',
  context: NOBODY,
  initial: 'open',
  // From wherever a state below says nothing of its own:
  on: {
    entry: [
      { guard: 'isOver', target: '.open' },
      { guard: 'isBreak', target: '.covered', actions: 'keepWaiting' },
      { guard: 'isCalled', target: '.covered', actions: 'callNext' },
      { target: '.open' },
    ],
    undone: [
      { guard: 'isOver', target: '.open' },
      { guard: or(['isBreak', 'isCalled', 'isHandedBack']), target: '.covered', actions: 'callBack' },
      { target: '.open' },
    ],
    resumed: [
      { guard: 'isOver', target: '.open' },
      { guard: 'isUnwatched', target: '.covered', actions: 'callAgain' },
      { target: '.open' },
    ],
  },
  states: {
    /** The public table lies open. */
    open: { entry: 'forget' },
    /** Waits for a person. */
    covered: {
      on: { arm: { guard: 'isNamed', target: 'armed' } },
    },
    /** The person has said who they are; the others look away. */
    armed: {
      on: {
        'take-over': [
          { guard: and(['isNamed', 'owesInPrivate']), target: 'taken', actions: 'sit' },
          { guard: and(['isNamed', 'isCalled']), target: 'covered', actions: 'callNext' },
          { guard: 'isNamed', target: 'open' },
        ],
        leave: 'covered',
      },
    },
    /** The person sits at the screen. */
    taken: {
      on: {
        'hand-on': [
          { guard: and(['isNamed', 'isCalled']), target: 'covered', actions: 'callNext' },
          { guard: 'isNamed', target: 'open' },
        ],
        leave: 'covered',
        entry: { guard: or([and(['owesInPrivate', 'goesOn']), 'looksOn']), actions: 'sit' },
        undone: { guard: or([and(['owesInPrivate', 'goesOn']), 'looksOn']), actions: 'sit' },
      },
    },
  },
});
