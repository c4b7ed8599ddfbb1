import { defined } from '../../../kernel/defined.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Player } from '../../state.ts';
import type { SimpleAction } from './action.ts';

const RULE = 'actions/pay/which';

/**
 * Pay (rulebook, "Payer"): a disc returns from an own building to the harbour; both can be used again. A building cannot
 * pay for itself: it is judged before its own disc lies there, and copies of a kind are alike.
 */
export const pay: SimpleAction = {
  discs: 0,
  targets: ({ state, seat }) => occupiedKinds(defined(state.players[seat])),
  refusal({ state, seat }, at) {
    const has = defined(state.players[seat]).buildings.some(({ building, disc }) => building === at && disc);
    return has ? undefined : refuse(RULE, 'no-disc-there');
  },
  apply({ state, seat, emit }, at) {
    freeBuilding(defined(state.players[seat]), at);
    emit({ type: 'paid', seat, building: at });
  },
};

/** The kinds of building on which a player has a disc, each once. */
export function occupiedKinds({ buildings }: Player): string[] {
  const kinds: string[] = [];
  for (const { building, disc } of buildings) if (disc && !kinds.includes(building)) kinds.push(building);
  return kinds;
}

/** Moves a disc from a building of this kind to the harbour. */
export function freeBuilding(player: Player, building: string): void {
  const own = defined(player.buildings.find((one) => one.building === building && one.disc));
  own.disc = false;
  player.harbour += 1;
}
