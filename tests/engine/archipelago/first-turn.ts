/** Turn 0 with known hands, and how to play it without a thought. */
import { DIRECTIONS } from '#engine/archipelago/map/geometry.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { COMPASS, type Compass, type Situation } from './situation.ts';
import { ship, table, type Table } from './table.ts';

/** The tiles each seat holds. */
export const HANDS = [
  ['bay', 'shore-wood', 'shore-fruit'],
  ['meadow', 'shore-cattle', 'shore-stone'],
  ['grove', 'shore-fish', 'shore-fishes'],
  ['lode', 'strand', 'hills'],
  ['barren', 'shore-irons', 'shore-mixed'],
];
const CHOSEN = ['bay', 'meadow', 'grove', 'lode', 'barren'];

/** Turn 0 begins with these hands. */
export function firstTurn(players: 2 | 3 | 4 | 5, more: Situation = {}): Table {
  return table({
    players,
    at: 'discovery',
    hands: HANDS.slice(0, players),
    units: Array.from({ length: players }, (_, seat) => ship(seat, 'open-sea')),
    piles: [8, 8, 8],
    ...more,
  });
}

/** Lays a region beside the start, its southern edge towards it, or turned by `more` sixths from there. */
export function lay(game: Table, seat: number, side: string, where: Compass, more = 0) {
  const turn = COMPASS.indexOf(where);
  return game.play(seat, { type: 'discover', side, ...elementAt(DIRECTIONS, turn), turn: (turn + more) % 6 });
}

/** Everybody lays a region and takes the first cubes offered. */
export function everybodyDiscovers(game: Table): void {
  CHOSEN.slice(0, game.state.options.players).forEach((side, seat) => {
    lay(game, seat, side, elementAt(COMPASS, seat));
    while (game.frame() === 'finds') game.play(seat, elementAt(game.moves(seat), 0));
  });
}
