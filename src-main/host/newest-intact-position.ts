import type { AnyGame } from '#main/listed-game.ts';
import { latestState, type History } from './history.ts';
import { readHistory, intactSnapshot } from './log-reading.ts';
import type { Host } from './host.ts';

/** An intact position, and the last entry it includes. */
export type IntactPosition = { readonly seq: number; readonly state: object };

/**
 * The newest intact position of a damaged campaign: the newest intact snapshot after the damage, with the moves after it;
 * or the last good move, if there is no such snapshot.
 * @param history the moves before the damage
 */
export function newestIntactPosition(
  { store }: Pick<Host, 'store'>,
  id: string,
  game: AnyGame,
  history: History,
): IntactPosition {
  for (const seq of store.snapshots(id).filter((other) => other > history.seq)) {
    const kept = intactSnapshot(store, game, id, seq);
    const written = store.hashAt(id, seq);
    if (kept === undefined || (written !== undefined && written !== kept.hash)) continue;
    const from = { ...kept, events: [], moves: 0, abandoned: false };
    const later = readHistory(game, () => undefined, from, store.entries(id, seq).entries, undefined).history;
    return { seq: later.seq, state: latestState(later) };
  }
  return { seq: history.seq, state: latestState(history) };
}
