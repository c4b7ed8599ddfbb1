import { earn } from '../../pieces/bank.ts';
import { controlled } from '../../pieces/buildings.ts';
import { moveMarker } from '../markers.ts';
import { isActive } from '../../pieces/units.ts';
import type { WheelAction } from './wheel-action.ts';

/**
 * Taxes (rulebook 2.0, p. 9): rebellion up by one, then the bank pays for each active citizen and ship and each town and
 * temple the player controls; what it has, if it is short (ruling 52).
 */
export const taxesAction: WheelAction = {
  refusal: () => undefined,
  start(context) {
    const { box, state, seat, emit } = context;
    if (!moveMarker(context, 'rebellion', 1, 'taxes')) return;
    const { citizen, ship, town, temple } = box.pack.taxes;
    let due = controlled(state, seat, 'town') * town + controlled(state, seat, 'temple') * temple;
    for (const unit of state.units) {
      if (unit.owner === seat && isActive(unit)) due += unit.kind === 'citizen' ? citizen : ship;
    }
    emit({ type: 'taxes', seat, florins: earn(state, seat, due) });
  },
};
