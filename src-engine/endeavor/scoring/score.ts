import { defined } from '../../kernel/defined.ts';
import type { Outcome, ScoreLine } from '../../kernel/game.ts';
import { places } from '../../kernel/ranking.ts';
import type { Seat } from '../../kernel/seat.ts';
import { buildingOf, cardOf, type PackIndex } from '../pack-index.ts';
import { TRACKS } from '../data/schema.ts';
import { hasEmptyPlace } from '../figures/card-limit.ts';
import { gloryOfTrack, shownScore } from '../figures/levels.ts';
import { routesOf } from '../figures/routes.ts';
import type { View } from '../state.ts';

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** The lines of a seat in the order of the rulebook ("Fin du jeu et victoire", A to K). */
function linesOf(box: PackIndex, table: View, seat: Seat): ScoreLine[] {
  const player = defined(table.players[seat]);
  const { supply } = box.pack;
  const cities = box.cities.filter((_, index) => table.cities[index] === seat);
  const routes = routesOf(box, table, seat).length;
  const buildings = player.buildings.map(({ building }) => buildingOf(box, building).glory);
  const line = (code: string, points: number, params: ScoreLine['params'] = {}): ScoreLine => ({
    seat,
    code,
    params,
    points,
  });
  return [
    line('cities', total(cities.map(({ glory }) => glory)), { cities: cities.length }),
    line('routes', routes, { routes }),
    ...TRACKS.map((track) =>
      line(track, gloryOfTrack(box, player.status, track), { score: shownScore(box, player.status, track) }),
    ),
    line('cards', total(player.cards.map((id) => cardOf(box, id).glory)), { cards: player.cards.length }),
    line('empty-place', hasEmptyPlace(box, player) ? supply.emptyPlace : 0),
    line('buildings', total(buildings), { buildings: buildings.filter((glory) => glory > 0).length }),
    line('harbour', Math.floor(player.harbour / supply.discsForGlory), { discs: player.harbour }),
    line('slavery', player.faceDown.length === 0 ? 0 : -player.faceDown.length, { cards: player.faceDown.length }),
  ];
}

/** The score sheet as it would be counted now. */
export function scoreSheet(box: PackIndex, table: View): ScoreLine[] {
  return table.players.flatMap((_, seat) => linesOf(box, table, seat));
}

/** The glory of each seat as it would be counted now. */
export function gloryOf(box: PackIndex, table: View): number[] {
  return table.players.map((_, seat) => total(linesOf(box, table, seat).map(({ points }) => points)));
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
