import type { Entry } from '#engine/kernel/record.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import { PERSON } from '#main/contract/messages.ts';
import type { TableEvent } from '#main/contract/table-events.ts';

/** A line of the host among those of the game, and the entry it belongs to. */
export type Note = { readonly seq: number; readonly event: TableEvent };

/** A change of the player at a seat. */
type SeatChange = Note & { readonly event: Extract<TableEvent, { type: 'table-seat' }> };

/**
 * The log lines of entries that the game does not know: changes of player, giving up, and undos in practice. A level that takes the
 * place of one that hung is two entries in a row, which any version can read: the first names the level that has played the seat, the
 * second the one that plays it from there on. They are one line, whose `hung` is the first level.
 */
export function notesOf(entries: readonly Entry[]): Note[] {
  const notes: Note[] = [];
  let before: Entry | undefined;
  for (const entry of entries) {
    const hung = before && hungBefore(before, entry);
    if (hung !== undefined) notes.pop();
    notes.push(...noteOf(entry, hung));
    before = hung === undefined ? entry : undefined;
  }
  return notes;
}

/** The level that hung, where these two entries say so. */
function hungBefore(first: Entry, second: Entry): string | undefined {
  if (first.kind !== 'seat' || second.kind !== 'seat' || first.seat !== second.seat) return undefined;
  const levels = new Set([first.player, second.player]);
  return levels.has(PERSON) || levels.size === 1 ? undefined : first.player;
}

function noteOf(entry: Entry, hung: string | undefined): Note[] {
  const { seq } = entry;
  if (entry.kind === 'seat') {
    const { seat, player, name } = entry;
    return [{ seq, event: { type: 'table-seat', seat, player, name, ...(hung !== undefined && { hung }) } }];
  }
  if (entry.kind === 'abandon') return [{ seq, event: { type: 'table-abandoned' } }];
  return entry.kind === 'undo' && entry.practice === true ? [{ seq, event: { type: 'table-practice' } }] : [];
}

/** The changes of player at `seat`, oldest first. */
export const changesAt = (notes: readonly Note[], seat: Seat): SeatChange[] =>
  notes.filter((note): note is SeatChange => note.event.type === 'table-seat' && note.event.seat === seat);

/** The level that `seat` may be given back to: the one that hung there, as long as nothing has changed at that seat since. */
export function hungAt(notes: readonly Note[], seat: Seat): string | undefined {
  return changesAt(notes, seat).at(-1)?.event.hung;
}
