import type { State } from '../state.ts';

/**
 * Phase 1 (rulebook 2.0, p. 5): engaged cards and units are disengaged, harvesters leave the icons, rebels stand up where
 * they are. Units on buildings stay there (rulings 12 and 13).
 */
export function disengage(state: State): void {
  for (const unit of state.units) {
    if (unit.place === 'icon') {
      unit.place = 'ground';
      unit.icon = -1;
    }
    if (unit.engaged) unit.engaged = false;
    if (unit.down) unit.down = false;
  }
  for (const card of state.cards) if (card.engaged) card.engaged = false;
}
