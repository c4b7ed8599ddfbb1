import { canonicalJson } from '#engine/kernel/hash.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import { gameOf, readRecorded, recordedNames } from '#tests/engine/archipelago/recorded/files.ts';
import type { GalleryPosition } from './positions.ts';

/** A position, and a move there that the rules allow and the seat cannot pay. */
export type Unpaid = GalleryPosition & { readonly move: Move };

/** For each kind of move that may be beyond what lies behind the screen, the first recorded position where it is. */
export function unpaidMoves(): Unpaid[] {
  const found = new Map<string, Unpaid>();
  for (const name of recordedNames()) {
    const record = readRecorded(name);
    if (record.seats.length !== 2 && record.seats.length !== 5) continue;
    const game = gameOf(record);
    const state = game.schema.state.parse(record.setup);
    for (const [index, entry] of record.entries.entries()) {
      const seat = game.deciders(state)[0];
      if (seat !== undefined && !game.secret(state)) {
        for (const move of game.publicMoves(game.view(state, 'public'), seat)) {
          if (found.has(kindOf(move))) continue;
          if (game.refusal(state, seat, move)?.public !== false) continue;
          found.set(kindOf(move), { name: kindOf(move), game: name, entries: index, move });
        }
      }
      if (entry.kind !== 'move') break;
      game.apply(state, entry.seat, game.schema.move.parse(entry.move), () => undefined);
    }
  }
  return [...found.values()];
}

/** Moves of one kind are paid in the same way. */
function kindOf(move: Move): string {
  const how = 'from' in move && typeof move.from === 'string' ? move.from : 'with' in move ? move.with : '';
  const way = 'way' in move ? move.way : '';
  return [move.type, how, way].filter(Boolean).join('-');
}

/** Whether a move is the one that a button carries. */
export const sameMove = (move: Move, carried: string): boolean =>
  canonicalJson(JSON.parse(carried)) === canonicalJson(move);
