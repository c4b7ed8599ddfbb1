import type { Point } from './plane.ts';

/** How the board in sight maps its plane to pixels of the stage. A new object whenever the view has moved. */
export type Projection = {
  /** The pixel of a point of the plane, `lift` units above it. */
  readonly toScreen: (p: Point, lift?: number) => Point;
  /** Pixels a unit takes around a point. */
  readonly unitAt: (p: Point) => number;
};

/** What a board can be told from outside. */
export type BoardHandle = {
  /** Shows the whole board. */
  readonly fit: () => void;
  /** Zooms by a factor round the middle. */
  readonly zoom: (factor: number) => void;
  /** Moves so far that a point is seen. */
  readonly show: (p: Point) => void;
  /** Zooms by a factor; the pixel `at` stays where it is. */
  readonly zoomAt: (factor: number, at: Point) => void;
  /** Moves by pixels. */
  readonly pan: (dx: number, dy: number) => void;
};
