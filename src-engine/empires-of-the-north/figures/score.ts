import { defined } from '../../kernel/defined.ts';
import type { ScoreLine } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { PackIndex } from '../pack-index.ts';
import { AT } from '../state.ts';
import { cardsIn, resourcesIn } from './stock.ts';
import type { Table } from './table.ts';

/** The lines of a seat as they would be counted now (rulebook, "Fin du jeu"): what is assigned does not count. */
export function scoreLines({ pack }: PackIndex, { players }: Pick<Table, 'players'>, seat: Seat): ScoreLine[] {
  const { score, goods, empire } = defined(players[seat]);
  const { resourcesForPoint, razePoints } = pack.supply;
  const [cards, resources, gold, raze] = [
    cardsIn(empire),
    resourcesIn(goods),
    defined(goods[AT.gold]),
    defined(goods[AT.raze]),
  ];
  const line = (code: string, points: number, params: ScoreLine['params'] = {}): ScoreLine => ({
    seat,
    code,
    params,
    points,
  });
  return [
    line('track', score),
    line('cards', cards, { cards }),
    line('resources', Math.floor(resources / resourcesForPoint), { resources }),
    line('gold', gold, { gold }),
    line('raze', raze * razePoints, { raze }),
  ];
}

/** The points of each seat as they would be counted now. */
export function pointsOf(box: PackIndex, table: Pick<Table, 'players'>): number[] {
  return table.players.map((_, seat) => scoreLines(box, table, seat).reduce((sum, { points }) => sum + points, 0));
}
