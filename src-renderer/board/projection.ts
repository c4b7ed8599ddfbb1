import type { Point } from './plane.ts';

/** How the board maps the plane to pixels of the stage. It is a new object whenever the view has moved. */
export type Projection = {
  /** The pixel of a point of the plane, `lift` units above it. */
  readonly toScreen: (p: Point, lift?: number) => Point;
  /** Pixels of a unit near a point. */
  readonly unitAt: (p: Point) => number;
};

/** How a board can be zoomed and moved from outside. */
export type BoardHandle = {
  /** Shows the whole board. */
  readonly fit: () => void;
  /** Zooms by a factor, keeping the middle. */
  readonly zoom: (factor: number) => void;
  /** Moves just so far that a point is in sight. */
  readonly show: (p: Point) => void;
  /** Zooms by a factor; the pixel `at` stays where it is. */
  readonly zoomAt: (factor: number, at: Point) => void;
  /** Moves by pixels. */
  readonly pan: (dx: number, dy: number) => void;
};
