/** What is pending, as plain data: the kind names the step that goes on with it. */
export type Frame = { kind: string };

/** A state whose pending decisions and steps lie on a stack; the last frame is on top. */
export type Framed<F extends Frame> = { frames: F[] };

/** Puts a frame on top: it is played before whatever lay there goes on. */
export function push<F extends Frame>(state: Framed<F>, frame: NoInfer<F>): void {
  state.frames.push(frame);
}

/** Takes the frame on top off the stack; the one below goes on. */
export function pop<F extends Frame>(state: Framed<F>): void {
  state.frames.pop();
}
