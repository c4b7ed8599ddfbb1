import { defined } from '../../kernel/defined.ts';
import { isActionLocation } from '../figures/faces.ts';
import type { SeatContext } from './context.ts';

/** A Location that can be raided, and whose it is. */
export type RaidTarget = { readonly seat: number; readonly location: number };

/** The ready Action Locations of opponents who have not passed (rulebook, "Lancer un raid"; ruling 15). */
export function raidTargets({ box, state, seat }: SeatContext): RaidTarget[] {
  const targets: RaidTarget[] = [];
  for (let other = 0; other < state.players.length; other++) {
    const player = defined(state.players[other]);
    if (other === seat || player.passed) continue;
    for (const location of player.empire) {
      if (location.ready && isActionLocation(box, state, location))
        targets.push({ seat: other, location: location.id });
    }
  }
  return targets;
}
