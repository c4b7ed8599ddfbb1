import { defined } from '../../kernel/defined.ts';
import type { RunContext } from './context.ts';

/**
 * Marks the round as the last where a score has reached the goal at any moment from its start to the end of its Actions
 * (ruling 33): the frame of the Actions lies in the stack exactly that long. The mark is never taken back (ruling 34).
 */
export function markLast({ box, state, emit }: RunContext): void {
  if (state.last) return;
  const { goal } = box.pack.supply;
  for (let seat = 0; seat < state.players.length; seat++) {
    const { score } = defined(state.players[seat]);
    if (score < goal) continue;
    if (!state.frames.some(({ kind }) => kind === 'actions')) return;
    state.last = true;
    return emit({ type: 'last-round', seat, score });
  }
}
