import type { Move, MoveOf } from '#engine/empires-of-the-north/moves.ts';

/** How many cards may be kept, as far as the moves tell. */
export type KeepRange = { readonly least: number; readonly most: number };

/** Fewest and most cards that may be kept. */
export function keepRange(moves: readonly Move[]): KeepRange {
  const counts = moves.flatMap((move) => (move.type === 'keep' ? [move.cards.length] : []));
  return { least: Math.min(...counts), most: Math.max(0, ...counts) };
}

/** The move that keeps the cards at these places of those looked at; copies are alike, so the first ones stand for all. */
export function keepMove(
  look: readonly string[],
  chosen: readonly number[],
  moves: readonly Move[],
): MoveOf<'keep'> | undefined {
  const wanted = chosen.map((at) => look[at] ?? '').sort();
  return moves.find(
    (move): move is MoveOf<'keep'> => move.type === 'keep' && [...move.cards].sort().join() === wanted.join(),
  );
}
