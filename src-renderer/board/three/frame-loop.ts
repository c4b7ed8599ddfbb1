/** Draws one frame; `time` is in milliseconds. */
type Draw = (time: number) => void;

/** The time the first frame after a rest counts for. */
const FIRST = 1000 / 60;

/**
 * Asks the browser for frames only while there is something to draw: each call of `wake` brings one frame, and whatever
 * is moving calls it again from inside. An endless loop would keep the processor busy even if it drew nothing. The time
 * it passes on stands still during a rest, so that nothing jumps afterwards.
 */
export class FrameLoop {
  private draw: Draw | null = null;
  private asked: number | undefined;
  private told = 0;
  private last: number | undefined;

  /** Draws with `draw` from now on; null stops drawing. */
  use(draw: Draw | null): void {
    this.draw = draw;
    if (draw) return this.wake();
    if (this.asked !== undefined) cancelAnimationFrame(this.asked);
    this.asked = undefined;
  }

  /** Asks for one more frame; further calls before it have no effect. */
  wake(): void {
    if (this.draw) this.asked ??= requestAnimationFrame((time) => this.run(time));
  }

  private run(time: number): void {
    this.asked = undefined;
    this.told += this.last === undefined ? FIRST : time - this.last;
    this.last = time;
    this.draw?.(this.told);
    if (this.asked === undefined) this.last = undefined;
  }
}
