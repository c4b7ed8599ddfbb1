import { TAXES_REBELLION, taxesDue } from '../../figures/taxes.ts';
import { earn } from '../../pieces/bank.ts';
import { moveMarker } from '../../pieces/markers.ts';
import type { WheelAction } from './wheel-action.ts';

/**
 * Taxes (rulebook 2.0, p. 9): rebellion up by one, then the bank pays for each active citizen and ship and each town and
 * temple the player controls; what it has, if it is short (ruling 52).
 */
export const taxes: WheelAction = {
  refusal: () => undefined,
  start(box, state, seat, emit) {
    if (!moveMarker(box, state, 'rebellion', TAXES_REBELLION, 'taxes', emit)) return;
    emit({ type: 'taxes', seat, florins: earn(state, seat, taxesDue(box, state, seat)) });
  },
};
