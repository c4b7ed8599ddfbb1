import type { Box } from '../box.ts';
import type { State } from '../state.ts';
import { nearness } from './points.ts';

/** How near an end must come for it to be as likely as not, and how sharp that is: fitted on 144 games of stewards. */
const [EVEN, SPREAD] = [1.07, 0.12];
/** A turn that is less likely than this is not reckoned with. */
const LIKELY = 0.5;

/**
 * The chance that players still have their rounds in turn `due`, as far as it can be reckoned with: 0 where the game is probably over by
 * then, or certainly ends. What is near to an end in a sampled state comes nearer with every turn as it did in the turns before.
 */
export function chanceOfTurn(box: Box, state: State, due: number): number {
  if (state.result !== null || state.met.length > 0) return 0;
  const turns = Math.max(1, state.turn);
  // What is due this turn is paid in a round that is still to come.
  const later = Math.max(due, state.phase === 'purchase' ? state.turn + 1 : state.turn) - state.turn;
  const near = nearness(box, state).all * (1 + later / turns);
  const chance = 1 / (1 + Math.exp((near - EVEN) / SPREAD));
  return chance < LIKELY ? 0 : chance;
}
