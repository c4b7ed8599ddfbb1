import type { DealWindow, Game, GameTypes } from '#engine/kernel/game.ts';

/** Who may make a deal with whom in `state`; nobody in a game without deals. */
export function dealWindows<T extends GameTypes>({ deals }: Game<T>, state: T['state']): readonly DealWindow[] {
  return deals?.windows(state) ?? [];
}
