import type { Point } from './plane.ts';

/** How the board maps the plane to pixels of the stage. It is a new object whenever the view has moved. */
export type Projection = {
  /** The pixel of a point of the plane, `lift` units above it. */
  readonly toScreen: (p: Point, lift?: number) => Point;
  /** Pixels of a unit near a point. */
  readonly unitAt: (p: Point) => number;
  /** Whether what lies on the plane stands up from it. */
  readonly inDepth?: true;
};

/** On a flat board something lies so much of its lift further up. */
export const FLAT_LIFT = 0.5;

/** The pixel of a pin that stands above a point: as far up as on a flat board at least, so that from straight above it covers nothing either. */
export function pinnedAt({ toScreen, unitAt }: Projection, p: Point, lift = 0): Point {
  const { x, y } = toScreen(p, lift);
  return { x, y: Math.min(y, toScreen(p).y - lift * FLAT_LIFT * unitAt(p)) };
}

/** From where a board is seen: flat from above, as somebody on a chair sees it, or close at what is decided. */
export type ViewName = 'above' | 'chair' | 'close';

/** How a board can be zoomed and moved from outside. */
export type BoardHandle = {
  /** Shows the whole board, from where it is seen now. */
  readonly fit: () => void;
  /** Shows the board from elsewhere: close at what is decided or else at its middle; by the other two names the whole of it. */
  readonly view: (name: ViewName) => void;
  /** Zooms by a factor, keeping the middle. */
  readonly zoom: (factor: number) => void;
  /** Moves just so far that a point is in sight. */
  readonly show: (p: Point) => void;
  /** Zooms by a factor; the pixel `at` stays where it is. */
  readonly zoomAt: (factor: number, at: Point) => void;
  /** Moves by pixels. */
  readonly pan: (dx: number, dy: number) => void;
};
