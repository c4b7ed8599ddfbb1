import { and, assign, or, setup } from 'xstate';
import type { Seat } from '#engine/kernel/seat.ts';
import type { Level } from '#main/contract/messages.ts';
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

type Kind = 'entry' | 'undone' | 'resumed' | 'arm' | 'take-over' | 'hand-on' | 'leave';
/**
 * What happens to a curtain: a move is played (`entry`) or taken back (`undone`); the campaign is opened again; a
 * person presses once, presses again, or hands on the screen; a window leaves the table.
 */
export type CurtainEvent = {
  [K in Kind]: {
    readonly type: K;
    readonly now: Situation;
    /** The seat of the person who presses. */
    readonly seat?: Seat;
    /** Persons who owed a decision before the entry. */
    readonly owed?: readonly Seat[];
  };
}[Kind];

type Named = { readonly seat: Seat; readonly why: string };
type Facts = { readonly context: Named; readonly event: CurtainEvent };

/** The context while no curtain is drawn: it names nobody. */
export const NOBODY: Named = { seat: -1, why: '' };

const isPrivate = ({ secret, level }: Situation): boolean => secret || level === 'strict';
const isPublicTurn = ({ level, secret, over }: Situation): boolean => level === 'strict' && !secret && !over;
const whyOf = ({ secret }: Situation): string => (secret ? 'secret' : 'turn');
/** At level `open`, a curtain is only ever drawn for a secret decision. */
const because = (now: Situation, why: string): string => (now.level === 'open' ? whyOf(now) : why);
const newlyOwing = ({ now, owed = [] }: CurtainEvent): Seat | undefined =>
  now.owing.find((seat) => !owed.includes(seat));

/**
 * The seat the curtain waits for: the same as before while that seat owes a decision, else whoever moved last and is
 * still at the screen, else the next person round the table who owes one.
 */
function waitedFor({ seat }: Named, { persons, owing, last }: Situation): Seat {
  if (owing.includes(seat)) return seat;
  if (last !== undefined && owing.includes(last)) return last;
  const next = nextAfter(persons, last, owing);
  return next ?? (persons.includes(seat) ? seat : (persons[0] ?? seat));
}

const { createMachine } = setup({
  types: { context: {} as Named, events: {} as CurtainEvent },
  guards: {
    isOver: ({ event }: Facts) => event.now.over,
    /** The person who presses is the one the curtain names. */
    isNamed: ({ context, event }: Facts) => event.seat === context.seat,
    /** Some person has to decide alone at the screen. */
    isCalled: ({ event: { now } }: Facts) => isPrivate(now) && now.owing.length > 0,
    /** The person named on the curtain has to decide alone at the screen. */
    owesInPrivate: ({ context, event: { now } }: Facts) => isPrivate(now) && now.owing.includes(context.seat),
    /**
     * The person at the screen continues what they came for. Another secret decision, or a new round of it, needs a new
     * curtain.
     */
    goesOn: ({ context, event }: Facts) =>
      !event.now.secret || (context.why === 'secret' && newlyOwing(event) === undefined),
    /** Only bots decide now, and the person at the screen may stay there. */
    looksOn: ({ context, event: { now } }: Facts) =>
      isPublicTurn(now) && now.owing.length === 0 && now.persons.includes(context.seat),
    /** Nobody has come to the screen since the table was left, or since an undo handed the decision back. */
    isBreak: ({ context, event: { now } }: Facts) =>
      ['resume', 'undo'].includes(context.why) && now.level !== 'open' && !now.over && now.persons.length > 0,
    /** A campaign was opened again, and nobody knows who sits at the screen. */
    isUnwatched: ({ event: { now } }: Facts) =>
      now.persons.length > 0 && (now.level !== 'open' || (now.secret && now.owing.length > 0)),
    /** An undo returns the decision to a person who had already made it. */
    isHandedBack: ({ event }: Facts) => event.now.level !== 'open' && newlyOwing(event) !== undefined,
  },
  actions: {
    /** Calls the next person round the table after the one who leaves the screen. */
    callNext: assign(({ context, event: { now, seat } }: Facts) => ({
      seat: nextAfter(now.persons, seat ?? now.last, now.owing) ?? context.seat,
      why: whyOf(now),
    })),
    /** Calls the person at the screen if they owe this decision too: nobody hands it on only to take it back. */
    callNearest: assign(({ context, event: { now } }: Facts) => ({ seat: waitedFor(context, now), why: whyOf(now) })),
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

/**
 * The whole protocol of the curtain. The first transition whose guard holds is taken; if none does, nothing changes.
 */
export const curtainMachine = createMachine({
  id: 'curtain',
  context: NOBODY,
  initial: 'open',
  // From any state that does not handle the event itself:
  on: {
    entry: [
      { guard: 'isOver', target: '.open' },
      { guard: 'isBreak', target: '.covered', actions: 'keepWaiting' },
      { guard: 'isCalled', target: '.covered', actions: 'callNearest' },
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
    /** No curtain: only public things are shown. */
    open: { entry: 'forget' },
    /** Waits for a person to come to the screen. */
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
