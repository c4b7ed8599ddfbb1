import type { Box } from '../box.ts';
import { phaseOf } from '../figures/phase.ts';
import type { State } from '../state.ts';

/** The score of whoever leads on the track when a round ends, by round: how fast games go. */
const PACE = [0, 3.6, 9, 16.5, 26, 37];
/** How much of the growth of a round is still to come, by phase. */
const AHEAD = { opening: 1, observation: 1, actions: 0.5, expedition: 0.11, cleanup: 0, over: 0 } as const;
/** Few games are longer. */
const MOST = 5;

/** How many rounds are expected after this one; none once it is known to be the last. */
export function roundsLeft({ pack }: Pick<Box, 'pack'>, state: State): number {
  if (state.last) return 0;
  let lead = 0;
  for (const { score } of state.players) if (score > lead) lead = score;
  const ahead = AHEAD[phaseOf(state)];
  const toGo = timeOf(pack.supply.goal) - timeOf(lead);
  // A track that has fallen behind its round catches up: what has been built pays from now on.
  const late = Math.max(0, state.round - ahead - timeOf(lead));
  const left = toGo / (1 + 0.15 * late) - ahead;
  return Math.min(MOST, Math.max(0.1, left + 0.35));
}

/** After how many rounds leaders usually have so many points. */
function timeOf(score: number): number {
  for (let round = 1; round < PACE.length; round++) {
    const [before, after] = [PACE[round - 1] ?? 0, PACE[round] ?? 0];
    if (score < after) return round - 1 + (score - before) / (after - before);
  }
  return PACE.length - 1;
}
