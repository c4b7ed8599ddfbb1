import type { Filter } from '../data/effect.ts';
import { countIn, locationsIn } from '../figures/filter.ts';
import type { Location } from '../state.ts';
import type { SeatContext } from './context.ts';

// What rules ask of an empire. How a card comes in stands in `enter.ts`, how it goes in `leave.ts`.

export { anyLocation, faceOf, isActionLocation, isField, locationOf } from '../figures/faces.ts';
export { fits, matches } from '../figures/filter.ts';

/** The own Locations a word is about, in the order they came in; `by` is the Location it stands on. */
export const locationsBy = ({ box, state, seat }: SeatContext, filter: Filter, by: number | null): Location[] =>
  locationsIn(box, state, seat, filter, by);

/** How many own cards a word is about (ruling 57). */
export const count = ({ box, state, seat }: SeatContext, filter: Filter): number => countIn(box, state, seat, filter);
