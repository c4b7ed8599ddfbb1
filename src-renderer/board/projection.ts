import type { Hex } from '../games/archipelago/board/pick.ts';
import type { Point } from './plane.ts';

/** How the board in sight maps its plane to pixels of the stage. A new object whenever the view has moved. */
export type Projection = {
  /** The pixel of a point of the plane, `lift` hex units above it. */
  readonly toScreen: (p: Point, lift?: number) => Point;
  /** Pixels a hex unit takes around a point. */
  readonly unitAt: (p: Point) => number;
};

/** What a board can be told from outside. */
export type BoardView = {
  /** Shows the whole map. */
  readonly fit: () => void;
  /** Zooms by a factor round the middle. */
  readonly zoom: (factor: number) => void;
  /** Moves so far that a point is seen. */
  readonly show: (p: Point) => void;
  /** Zooms by a factor; the pixel `at` stays where it is. */
  readonly zoomAt: (factor: number, at: Point) => void;
  /** The hex under a pixel of the stage; undefined above the horizon. */
  readonly hexUnder: (at: Point) => Hex | undefined;
  /** Moves by pixels. */
  readonly pan: (dx: number, dy: number) => void;
};

/** A translucent tile shown where it might be laid. */
export type Ghost = {
  readonly side: string;
  readonly q: number;
  readonly r: number;
  readonly turn: number;
};
