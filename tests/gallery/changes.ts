import type { Move } from '#engine/archipelago/moves.ts';
import type { State } from '#engine/archipelago/state.ts';
import { gameOf, readRecorded, recordedNames } from '#tests/engine/archipelago/recorded/files.ts';
import type { GalleryPosition } from './positions.ts';

/** A position from which a move leads to another person; `name` says from where to where: `curtain to table`. */
export type ChangeOfPerson = GalleryPosition & { readonly move: Move };

/** One position for every kind of change of person: at the open table or behind the curtain, before and after. */
export function changesOfPerson(): ChangeOfPerson[] {
  const found = new Map<string, ChangeOfPerson>();
  for (const name of recordedNames()) {
    const record = readRecorded(name);
    const game = gameOf(record);
    const state: State = game.schema.state.parse(record.setup);
    for (const [entries, entry] of record.entries.entries()) {
      if (entry.kind !== 'move') break;
      const before = game.secret(state) ? 'curtain' : 'table';
      const move = game.schema.move.parse(entry.move);
      game.apply(state, entry.seat, move, () => undefined);
      const next = game.deciders(state);
      const after = game.secret(state) ? 'curtain' : 'table';
      const kind = `${before} to ${after}`;
      // Whoever decided last is asked first in private, so there they must be done.
      if (next.length === 0 || next.includes(entry.seat) || found.has(kind)) continue;
      found.set(kind, { name: kind, game: name, entries, move });
    }
    if (found.size === 4) break;
  }
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}
