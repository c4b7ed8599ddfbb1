/** What draws a frame; it is told the time in milliseconds. */
type Draw = (time: number) => void;

/** What the first frame after a rest counts for: nobody waited for it. */
const FIRST = 1000 / 60;

/**
 * Asks the browser for frames only while there is something to do: each call of `wake` brings one, and whoever moves something
 * calls it again from inside the frame. A loop that runs on and draws nothing keeps the processor awake all the same. The time
 * told stands still while nobody is awake, so that nothing leaps when it goes on.
 */
export class FrameLoop {
  private draw: Draw | null = null;
  private asked: number | undefined;
  private told = 0;
  private last: number | undefined;

  /** Draws with `draw` from now on, first in the next frame; with null never again. */
  use(draw: Draw | null): void {
    this.draw = draw;
    if (draw) return this.wake();
    if (this.asked !== undefined) cancelAnimationFrame(this.asked);
    this.asked = undefined;
  }

  /** Brings one more frame, however often it is called before. */
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
