import type { GameEvent } from '#engine/kernel/events.ts';
import type { Entry } from '#engine/kernel/record.ts';

/** Prefix of the types of the host's own events: the game does not know them, and they are never redacted. */
export const HOST_EVENT = 'table-';

/** A line of the host among those of the game, and the entry it belongs to. */
export type Note = { readonly seq: number; readonly event: GameEvent & Record<string, unknown> };

/** The log line of an entry that the game does not know: a change of player, giving up, or an undo in practice. */
export function noteOf(entry: Entry): Note[] {
  const { seq } = entry;
  if (entry.kind === 'seat') {
    const { seat, player, name } = entry;
    return [{ seq, event: { type: 'table-seat', seat, player, name } }];
  }
  if (entry.kind === 'abandon') return [{ seq, event: { type: 'table-abandoned' } }];
  return entry.kind === 'undo' && entry.practice === true ? [{ seq, event: { type: 'table-practice' } }] : [];
}
