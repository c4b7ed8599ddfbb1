import type { ToyFrame, ToyState } from './types.ts';

/** A copy that shares nothing with `state`, written out because a search copies more than it does anything else. */
export function copyOf(state: ToyState): ToyState {
  return {
    ...state,
    rng: [...state.rng],
    deck: [...state.deck],
    discard: [...state.discard],
    seats: state.seats.map((place) => ({
      ...place,
      hand: [...place.hand],
      known: place.known.map((item) => ({ ...item })),
    })),
    spots: [...state.spots],
    frames: state.frames.map(copyOfFrame),
  };
}

function copyOfFrame(frame: ToyFrame): ToyFrame {
  if (frame.kind === 'commit') return { ...frame, stakes: [...frame.stakes] };
  if (frame.kind === 'build') return { ...frame, fresh: [...frame.fresh], barred: [...frame.barred] };
  return { ...frame };
}
