/** What Endeavor measures of a position at the beginning of a round: nowhere else is a line valued. */
import type { Features } from '../../bots/value-model.ts';
import { defined } from '../../kernel/defined.ts';
import type { PackIndex } from '../pack-index.ts';
import type { State } from '../state.ts';
import { BOARD } from './board.ts';
import { lookAt, lookAtSeat, type Measure, type SeatLook } from './look.ts';
import { MAP } from './map.ts';
import { STATUS } from './status.ts';

/** What is counted already: it says more and more towards the end. */
const GLORY: Readonly<Record<string, Measure>> = {
  glory: ({ glory }) => glory / 25,
  'glory-late': ({ glory, look }) => (glory / 25) * (1 - look.left / 6),
  'glory-last': ({ glory, look }) => (look.left === 0 ? glory / 25 : 0),
};

const SEAT: Readonly<Record<string, Measure>> = { ...GLORY, ...STATUS, ...BOARD, ...MAP };
const MEASURES = Object.values(SEAT);

/** The features of a game with this pack. Nothing is measured of the table: somebody always wins. */
export function featuresOf(box: PackIndex): Features<State> {
  return {
    names: { seat: Object.keys(SEAT), table: [] },
    measure(state) {
      const look = lookAt(box, state);
      const seats = state.players.map((_, seat) => rowOf(lookAtSeat(look, seat)));
      return { seats, table: [] };
    },
  };
}

function rowOf(seat: SeatLook): number[] {
  const row: number[] = [];
  for (let index = 0; index < MEASURES.length; index++) row.push(defined(MEASURES[index])(seat));
  return row;
}
