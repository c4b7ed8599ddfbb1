import { defined } from '../../kernel/defined.ts';
import type { ScoreLine } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import { TRACKS } from '../data/schema.ts';
import { buildingOf, cardOf, type PackIndex } from '../pack-index.ts';
import type { View } from '../state.ts';
import { hasEmptyPlace } from './card-limit.ts';
import { gloryOfTrack, shownScore } from './levels.ts';
import { routesOf } from './routes.ts';

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** The lines of a seat as they would be counted now, in the order of the rulebook ("Fin du jeu et victoire", A to K). */
export function gloryLines(box: PackIndex, table: View, seat: Seat): ScoreLine[] {
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

/** The glory of each seat as it would be counted now. */
export function gloryOf(box: PackIndex, table: View): number[] {
  return table.players.map((_, seat) => total(gloryLines(box, table, seat).map(({ points }) => points)));
}
