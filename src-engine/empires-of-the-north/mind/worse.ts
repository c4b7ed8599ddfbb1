/** Moves that are not worth a look, because another does the same for less. */
import type { Evaluation } from '../bots/evaluation.ts';
import type { Move } from '../moves.ts';

/** What a move does, whatever it is paid with: of those that do the same only the cheapest is looked at. */
export function sameButPaid({ player }: Evaluation, move: Move): string {
  switch (move.type) {
    case 'place':
    case 'build':
      return `${move.type} ${move.card} ${move.of ?? ''}`;
    case 'use':
      return `use ${move.location} ${move.target ?? ''}`;
    case 'pawn':
      return `pawn ${move.tile} ${player.pawns[move.pawn]?.state ?? ''} ${player.pawns[move.pawn]?.tile ?? ''}`;
    case 'buy':
      return `buy ${move.target ?? ''}`;
    default:
      // All others cost nothing that could be chosen.
      return JSON.stringify(move);
  }
}
