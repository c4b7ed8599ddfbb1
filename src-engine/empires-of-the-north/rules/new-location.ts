import { GOODS } from '../data/goods.ts';
import type { Location, State } from '../state.ts';

/** A card that has just come into an empire: ready, with nothing on it and nothing under it, and an id never used before. */
export function newLocation(state: Pick<State, 'nextId'>, card: string): Location {
  return {
    id: state.nextId++,
    card,
    ready: true,
    under: [],
    goods: GOODS.map(() => 0),
    workers: 0,
    fired: { turn: false, round: false },
  };
}
