import type { RegionModel } from '../games/archipelago/board/model.ts';
import type { Hex } from '../games/archipelago/board/pick.ts';

/** What the board says beside the sentences of its targets. All of it comes from the caller, in the player's language. */
export type BoardLabels = {
  /** Name of the map as a whole. */
  readonly board: string;
  /** Name and contents of a region, as a screen reader is to say them. */
  readonly region: (region: RegionModel) => string;
  /** Name of an empty place. */
  readonly place: (hex: Hex) => string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
};
