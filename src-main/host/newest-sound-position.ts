import type { AnyGame } from '#main/listed-game.ts';
import { latestState, type History } from './history.ts';
import { readHistory, soundSnapshot } from './log-reading.ts';
import type { Host } from './host.ts';

/** A position behind some damage, and the entry after which the log agrees with it. */
export type SoundPosition = { readonly seq: number; readonly state: object };

/**
 * The newest position of a damaged campaign that is whole: the youngest snapshot behind the damage that holds, and what the
 * log tells after it; or the last good move where there is none.
 * @param history what stands before the damage
 */
export function newestSoundPosition(
  { store }: Pick<Host, 'store'>,
  id: string,
  game: AnyGame,
  history: History,
): SoundPosition {
  for (const seq of store.snapshots(id).filter((other) => other > history.seq)) {
    const kept = soundSnapshot(store, game, id, seq);
    const written = store.hashAt(id, seq);
    if (kept === undefined || (written !== undefined && written !== kept.hash)) continue;
    const from = { ...kept, events: [], moves: 0, abandoned: false };
    const later = readHistory(game, () => undefined, from, store.entries(id, seq).entries, undefined).history;
    return { seq: later.seq, state: latestState(later) };
  }
  return { seq: history.seq, state: latestState(history) };
}
