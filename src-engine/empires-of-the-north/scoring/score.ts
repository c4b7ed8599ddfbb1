import { defined } from '../../kernel/defined.ts';
import type { Outcome, ScoreLine } from '../../kernel/game.ts';
import { places } from '../../kernel/ranking.ts';
import { pointsOf, scoreLines } from '../figures/score.ts';
import { cardsIn, workersOf } from '../figures/stock.ts';
import type { PackIndex } from '../pack-index.ts';
import type { State } from '../state.ts';

/** The score sheet as it would be counted now. */
export function scoreSheet(box: PackIndex, state: State): ScoreLine[] {
  return state.players.flatMap((_, seat) => scoreLines(box, state, seat));
}

/**
 * The result: most points, then most cards in the empire, most own workers, most cards in hand; who is still equal shares the place
 * (rulebook, "Égalité"; ruling 58). Undefined before the end.
 */
export function gameOutcome(box: PackIndex, state: State): Outcome | undefined {
  if (!state.ended) return undefined;
  const points = pointsOf(box, state);
  const ranks = places(
    state.players.map((player, seat) => [
      defined(points[seat]),
      cardsIn(player.empire),
      workersOf(player),
      player.hand.length,
    ]),
  );
  return {
    code: 'counted',
    seats: points.map((counted, seat) => ({ won: ranks[seat] === 1, place: defined(ranks[seat]), points: counted })),
  };
}
