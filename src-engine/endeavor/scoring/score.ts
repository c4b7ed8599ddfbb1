import { defined } from '../../kernel/defined.ts';
import type { Outcome, ScoreLine } from '../../kernel/game.ts';
import { places } from '../../kernel/ranking.ts';
import { gloryLines, gloryOf } from '../figures/glory.ts';
import type { PackIndex } from '../pack-index.ts';
import type { View } from '../state.ts';

/** The score sheet as it would be counted now. */
export function scoreSheet(box: PackIndex, table: View): ScoreLine[] {
  return table.players.flatMap((_, seat) => gloryLines(box, table, seat));
}

/** The result: most glory wins, and who ties for it shares the victory. Undefined before the end. */
export function gameOutcome(box: PackIndex, table: View): Outcome | undefined {
  if (!table.ended) return undefined;
  const glory = gloryOf(box, table);
  const ranks = places(glory.map((points) => [points]));
  return {
    code: 'counted',
    seats: glory.map((points, seat) => ({ won: ranks[seat] === 1, place: defined(ranks[seat]), points })),
  };
}
