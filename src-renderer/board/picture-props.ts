import type { SeatStyle } from '../icons/seat-styles.ts';
import type { Scenery } from './board.ts';
import type { Detail } from './detail.ts';
import type { Point } from './plane.ts';
import type { BoardHandle, Projection } from './projection.ts';
import type { Rooms } from './rooms.ts';
import type { Size } from './viewport.ts';

/** What every picture of a board is given, the flat one and the relief. */
export type PictureProps = {
  readonly scenery: Scenery<unknown, unknown>;
  readonly seatStyles: readonly SeatStyle[];
  readonly size: Size;
  /** Where on the stage the whole board is shown. */
  readonly rooms: Rooms;
  readonly detail: Detail;
  /** Where something can be picked now. */
  readonly decided: readonly Point[];
  /** The picture shows another part of the plane. */
  readonly onproject: (projection: Projection) => void;
  /** The picture can be zoomed and moved through this handle from now on. */
  readonly onready: (handle: BoardHandle) => void;
};
