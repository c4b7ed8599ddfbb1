import { earn } from '../../pieces/bank.ts';

import { moveMarker } from '../markers.ts';

import type { WheelAction } from './wheel-action.ts';
import { TAXES_REBELLION, taxesDue } from '../../figures/taxes.ts';

/**
 * Taxes (rulebook 2.0, p. 9): rebellion up by one, then the bank pays for each active citizen and ship and each town and
 * temple the player controls; what it has, if it is short (ruling 52).
 */
export const taxesAction: WheelAction = {
  refusal: () => undefined,
  start(context) {
    const { box, state, seat, emit } = context;
    if (!moveMarker(context, 'rebellion', TAXES_REBELLION, 'taxes')) return;
    emit({ type: 'taxes', seat, florins: earn(state, seat, taxesDue(box, state, seat)) });
  },
};
