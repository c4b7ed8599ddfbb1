import type { Board, BoardTable, PlaceId, Target } from './board.ts';
import type { Tier } from './three/graphics.ts';

/** What the board of a table is given. */
export type BoardProps = {
  readonly board: Board;
  readonly table: BoardTable;
  readonly targets: readonly Target[];
  /** A move whose outcome is shown before it is played. */
  readonly ghost?: { type: string } | undefined;
  /** A place to mark, as when the pointer is on a line of the log. */
  readonly focus?: PlaceId | undefined;
  /** A place to bring into sight; another object each time. */
  readonly flight?: { readonly place: PlaceId } | undefined;
  /** What somebody brought large to the front, on a board that has such a part. */
  readonly brought?: PlaceId | undefined;
  readonly kind?: 'svg' | 'three';
  /** How much of the relief is drawn: what suits this computer, or what somebody has chosen. */
  readonly drawing?: 'auto' | Tier;
  /** The lamp is down, as between two people. */
  readonly dark?: boolean;
  /** The seats that have won. */
  readonly won?: readonly number[] | undefined;
  /** Whether the flat board lies turned by a quarter; undefined where nobody has said so. */
  readonly turned?: boolean | undefined;
  readonly onpick: (target: Target) => void;
  /** A place was pressed at which nothing can be picked. */
  readonly onask: (place: PlaceId) => void;
  /** A place was pressed that comes to the front. */
  readonly onbring?: ((place: PlaceId) => void) | undefined;
  /** The flat board is to be turned, or back, or to stay as it is. */
  readonly onturn?: ((turned: boolean) => void) | undefined;
  /** Is given at once what tells how far to the right a place lies on the board as it is seen then, from 0 to 1. */
  readonly onacross?: ((across: (place: PlaceId) => number | undefined) => void) | undefined;
  /** The picture was moved, or fitted anew. */
  readonly onmove?: (() => void) | undefined;
  /** The board is to have the whole window; undefined where it has. */
  readonly onfull?: (() => void) | undefined;
  /** The board in relief could not be shown; the flat one is shown in its place. */
  readonly onfail?: ((reason: string) => void) | undefined;
};
