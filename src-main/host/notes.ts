import type { GameEvent } from '#engine/kernel/events.ts';
import type { Entry } from '#engine/kernel/record.ts';

/** How the host's own events are named: the game knows nothing of them, and they are never redacted. */
export const HOST_EVENT = 'table-';

/** A line of the host's own among those of the game, and the entry it came with. */
export type Note = { readonly seq: number; readonly event: GameEvent & Record<string, unknown> };

/** What the log says of an entry that the game knows nothing of: who sits down, a campaign given up, an undo in practice. */
export function noteOf(entry: Entry): Note[] {
  const { seq } = entry;
  if (entry.kind === 'seat') {
    const { seat, player, name } = entry;
    return [{ seq, event: { type: 'table-seat', seat, player, name } }];
  }
  if (entry.kind === 'abandon') return [{ seq, event: { type: 'table-abandoned' } }];
  return entry.kind === 'undo' && entry.practice === true ? [{ seq, event: { type: 'table-practice' } }] : [];
}
