import { transition } from 'xstate';
import type { Seat } from '#engine/kernel/seat.ts';
import type { Curtain } from '#main/contract/messages.ts';
import { curtainMachine, NOBODY, type CurtainEvent, type Situation } from './curtain-machine.ts';

export type { Situation } from './curtain-machine.ts';

/** No curtain: the public table lies open. */
export const OPEN: Curtain = { state: 'open' };

/** Whether somebody is waited for, and nothing private may be seen or done. */
export function isShut(curtain: Curtain): curtain is Extract<Curtain, { state: 'covered' | 'armed' }> {
  return curtain.state === 'covered' || curtain.state === 'armed';
}

/** The curtain after `event`; the same one where the event means nothing to it. */
export function curtainAfter(before: Curtain, event: CurtainEvent): Curtain {
  const { state: value, ...named } = { ...NOBODY, ...before };
  const [{ value: state, context }] = transition(
    curtainMachine,
    curtainMachine.resolveState({ value, context: named }),
    event,
  );
  return state === 'open' ? OPEN : { state, ...context };
}

/** After an entry was played. `owed` are the persons that owed a decision before: without it, a secret is always a new one. */
export function afterEntry(before: Curtain, now: Situation, owed: readonly Seat[] = []): Curtain {
  return curtainAfter(before, { type: 'entry', now, owed });
}

/** After an entry was taken back: where that hands the decision back to another person, they are waited for. */
export function afterUndo(before: Curtain, now: Situation, owed: readonly Seat[]): Curtain {
  return curtainAfter(before, { type: 'undone', now, owed });
}

/** Where a campaign is taken up again: nobody knows who sits at the screen. */
export function onResume(saved: Curtain, now: Situation): Curtain {
  return curtainAfter(saved, { type: 'resumed', now });
}
