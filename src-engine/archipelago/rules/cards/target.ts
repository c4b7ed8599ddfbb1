import { pop, push } from '../../../kernel/frames.ts';
import { defined } from '../../../kernel/defined.ts';
import { refuse, type Refusal } from '../../../kernel/refusal.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { neverRuns } from '../../../kernel/steps.ts';
import type { State } from '../../state.ts';
import type { GameStep } from '../step.ts';

const RULE = 'cards/against';

/** Everybody but `seat`. */
export function others(state: State, seat: Seat): Seat[] {
  return [...state.screens.keys()].filter((other) => other !== seat);
}

/** Why a card of `seat` cannot be used against `victim`, or undefined. */
export function victimRefusal(state: State, seat: Seat, victim: Seat): Refusal | undefined {
  if (victim >= state.screens.length) return refuse(RULE, 'no-such-player');
  return victim === seat ? refuse(RULE, 'not-oneself') : undefined;
}

/**
 * Who a card is used against: the victim hands over so many florins, or all there are, or closes two fists before the Thief
 * (rulebook 2.0, p. 17).
 */
export const targetStep: GameStep<'target', 'target'> = {
  rule: RULE,
  takes: ['target'],
  deciders: ({ frame }) => [frame.seat],
  candidates: ({ state, seat }) => others(state, seat).map((other) => ({ type: 'target', seat: other })),
  refusal: ({ state, seat }, move) => victimRefusal(state, seat, move.seat),
  apply({ state, frame, seat, emit }, move) {
    pop(state);
    if (frame.what === 'cube') {
      push(state, { kind: 'fists', seat: move.seat, to: seat, closed: false, left: null, right: null });
      return;
    }
    const victim = defined(state.screens[move.seat]);
    const florins = Math.min(frame.amount, victim.florins);
    victim.florins -= florins;
    defined(state.screens[seat]).florins += florins;
    emit({ type: 'florins-taken', seat, of: move.seat, florins, barrier: 'florins-taken' });
  },
  run: neverRuns,
};
