import type { Frame, Framed } from './frames.ts';

/**
 * A shallow copy of `state` with some members changed, to ask a rule what would follow (whether something could be paid
 * after something else, what an action would offer). It shares the rest with `state`, so never play on it: use
 * `game.copy` for that.
 */
export function whatIf<S extends object>(state: S, changed: Partial<S>): S {
  return Object.assign({ ...state }, changed);
}

/** `state` with `frame` on top of the stack; like `whatIf`, only to be asked. */
export function whatIfPending<F extends Frame, S extends Framed<F>>(state: S & Framed<F>, frame: NoInfer<F>): S {
  return { ...state, frames: [...state.frames, frame] };
}
