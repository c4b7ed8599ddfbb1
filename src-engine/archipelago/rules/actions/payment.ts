import { pop } from '../../../kernel/frames.ts';
import { defined } from '../../../kernel/defined.ts';
import { refusePrivately } from '../../../kernel/refusal.ts';
import { neverRuns } from '../../../kernel/steps.ts';

import { giveCube } from '../../pieces/bank.ts';
import type { Screen } from '../../state.ts';
import type { GameStep } from '../step.ts';
import type { Resource } from '../../data/schema-common.ts';

const RULE = 'explorer-tokens';

/** Whether a screen can pay these cubes, with an explorer token for each that is missing (rulebook 2.0, p. 8). */
export function canPay(screen: Screen, owed: readonly Resource[]): boolean {
  let missing = 0;
  for (let index = 0; index < owed.length; index++) {
    const resource = defined(owed[index]);
    let asked = 1;
    for (let before = 0; before < index; before++) if (owed[before] === resource) asked++;
    if (asked > screen.cubes[resource]) missing++;
  }
  return missing <= screen.tokens;
}

/** Pays cubes one by one, each with a cube or with an explorer token turned into one. What is owed can always be paid. */
export const paymentStep: GameStep<'payment', 'pay'> = {
  rule: RULE,
  takes: ['pay'],
  deciders: ({ frame }) => [frame.seat],
  candidates: () => [
    { type: 'pay', with: 'cube' },
    { type: 'pay', with: 'token' },
  ],
  refusal({ state, frame, seat }, move) {
    const screen = defined(state.screens[seat]);
    const [resource, ...rest] = frame.owed;
    if (resource === undefined) return undefined;
    if (move.with === 'cube') {
      return screen.cubes[resource] > 0 ? undefined : refusePrivately(RULE, 'no-cube', { resource });
    }
    if (screen.tokens === 0) return refusePrivately(RULE, 'no-token');
    const enough = canPay({ ...screen, tokens: screen.tokens - 1 }, rest);
    return enough ? undefined : refusePrivately(RULE, 'token-needed-for-rest');
  },
  apply({ state, frame, seat, emit }, move) {
    const resource = defined(frame.owed[0]);
    frame.owed.shift();
    if (frame.owed.length === 0) pop(state);
    giveCube(state, seat, resource, move.with);
    emit({ type: 'cube-paid', seat, resource, with: move.with });
  },
  run: neverRuns,
};
