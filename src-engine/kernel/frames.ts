/** A pending decision or step, as plain data: `kind` names the step that handles it. */
export type Frame = { kind: string };

/** A state with a stack of pending frames; the last one is on top. */
export type Framed<F extends Frame> = { frames: F[] };

/** Puts a frame on top: it is handled before the one below continues. */
export function push<F extends Frame>(state: Framed<F>, frame: NoInfer<F>): void {
  state.frames.push(frame);
}

/** Removes the top frame; the one below continues. */
export function pop<F extends Frame>(state: Framed<F>): void {
  state.frames.pop();
}
