import { transition } from 'xstate';
import type { Seat } from '#engine/kernel/seat.ts';
import type { Curtain } from '#main/contract/messages.ts';
import { curtainMachine, NOBODY, type CurtainEvent, type Situation } from './curtain-machine.ts';

export type { Situation } from './curtain-machine.ts';

/** No curtain: only public things are shown. */
export const OPEN: Curtain = { state: 'open' };

/** Whether the curtain waits for a person: until then, nothing private may be seen or done. */
export function isShut(curtain: Curtain): curtain is Extract<Curtain, { state: 'covered' | 'armed' }> {
  return curtain.state === 'covered' || curtain.state === 'armed';
}

/** The curtain after `event`; unchanged if the event does not apply to it. */
export function curtainAfter(before: Curtain, event: CurtainEvent): Curtain {
  const { state: value, ...named } = { ...NOBODY, ...before };
  const [{ value: state, context }] = transition(
    curtainMachine,
    curtainMachine.resolveState({ value, context: named }),
    event,
  );
  return state === 'open' ? OPEN : { state, ...context };
}

/**
 * The curtain after an entry was played. `owed` are the persons who owed a decision before it; without it, every secret
 * decision counts as a new one.
 */
export function afterEntry(before: Curtain, now: Situation, owed: readonly Seat[] = []): Curtain {
  return curtainAfter(before, { type: 'entry', now, owed });
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
