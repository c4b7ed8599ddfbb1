/** What Empires of the North measures of a position at the beginning of a round: nowhere else is a line valued. */
import type { Features } from '../../bots/value-model.ts';
import { defined } from '../../kernel/defined.ts';
import type { Box } from '../box.ts';
import { cardsIn, resourcesIn, workersOf } from '../figures/stock.ts';
import { AT, type State } from '../state.ts';
import { looksAt, type Measure, type SeatLook } from './look.ts';

/** Rounds that are still long. */
const LONG = 4;

const good = ({ player }: SeatLook, name: keyof typeof AT): number => defined(player.goods[AT[name]]);
const early = ({ left }: SeatLook): number => left / LONG;

const SEAT: Readonly<Record<string, Measure>> = {
  points: ({ points }) => points / 40,
  'points-late': ({ points, left }) => (points / 40) * Math.max(0, 1 - left / LONG),
  'points-last': ({ points, state }) => (state.last ? points / 40 : 0),
  track: ({ player }) => player.score / 25,
  cards: ({ player }) => cardsIn(player.empire) / 20,
  resources: ({ player }) => resourcesIn(player.goods) / 10,
  food: (seat) => Math.min(4, good(seat, 'food')) / 4,
  fish: (seat) => Math.min(3, good(seat, 'fish')) / 3,
  gold: (seat) => good(seat, 'gold') / 5,
  raze: (seat) => good(seat, 'raze') / 5,
  workers: ({ player }) => workersOf(player) / 10,
  'workers-early': (seat) => (workersOf(seat.player) / 10) * early(seat),
  engine: ({ engine }) => engine / 15,
  'engine-now': ({ engine, left }) => engine / 8 / (left + 0.85),
  payout: ({ payout, left }) => (payout * left) / 10,
  'payout-now': ({ payout }) => payout / 4,
  harvest: ({ harvests }) => harvests[0] / 6,
  'harvest-early': (seat) => (seat.harvests[0] / 6) * early(seat),
  'second-harvest': ({ harvests }) => harvests[1] / 6,
  hand: ({ hand }) => hand / 15,
  'hand-many': ({ player }) => player.hand.length / 8,
  'hand-early': (seat) => (seat.player.hand.length / 8) * early(seat),
  ships: ({ player }) => (player.ships.clan + player.ships.common - 2) / 2,
  order: ({ state, seat }) => ((seat - state.first + state.players.length) % state.players.length) / 4,
};
const MEASURES = Object.values(SEAT);

/** The features of a game with this box. Nothing is measured of the table: somebody always wins. */
export function featuresOf(box: Box): Features<State> {
  return {
    names: { seat: Object.keys(SEAT), table: [] },
    measure: (state) => ({ seats: looksAt(box, state).map(rowOf), table: [] }),
  };
}

function rowOf(seat: SeatLook): number[] {
  const row: number[] = [];
  for (let index = 0; index < MEASURES.length; index++) row.push(defined(MEASURES[index])(seat));
  return row;
}
