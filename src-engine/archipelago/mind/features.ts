import type { Features } from '../../bots/value-model.ts';
import type { Box } from '../box.ts';
import type { State } from '../state.ts';
import { factsOf } from './facts.ts';
import { SEAT_FEATURES } from './seat-features.ts';
import { TABLE_FEATURES } from './table-features.ts';

/** What is measured of a position of a game made from that box. */
export function featuresOf(box: Box): Features<State> {
  const bySeat = Object.values(SEAT_FEATURES);
  const byTable = Object.values(TABLE_FEATURES);
  return {
    names: { seat: Object.keys(SEAT_FEATURES), table: Object.keys(TABLE_FEATURES) },
    measure(state) {
      const facts = factsOf(box, state);
      return {
        seats: facts.all.map((held, seat) => bySeat.map((feature) => feature(held, facts, seat))),
        table: byTable.map((feature) => feature(facts)),
      };
    },
  };
}
