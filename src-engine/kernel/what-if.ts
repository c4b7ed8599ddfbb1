import type { Frame, Framed } from './frames.ts';

/**
 * `state` with some of its members changed, to ask a rule what would be then (whether something could be paid after something else,
 * what an action would offer). It shares everything else with `state`, so it may be asked, but never played on: for
 * that take a copy with `game.copy`.
 */
export function whatIf<S extends object>(state: S, changed: Partial<S>): S {
  return Object.assign({ ...state }, changed);
}

/** `state` as it would be with `frame` on top; to be asked, as `whatIf` gives it. */
export function whatIfPending<F extends Frame, S extends Framed<F>>(state: S & Framed<F>, frame: NoInfer<F>): S {
  return { ...state, frames: [...state.frames, frame] };
}
