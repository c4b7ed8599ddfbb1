import type { Pack } from '#engine/archipelago/data/schema.ts';
import { isIndependence, movedTo, type Markers, type MarkerStep } from '#engine/archipelago/figures/markers.ts';
import type { PackIndex } from '#engine/archipelago/pack-index.ts';
import type { InPlay } from '#engine/archipelago/state.ts';
import type { View } from '#engine/archipelago/view/view-schema.ts';
import { packIndexOf, withInPlay } from '../view-for-figures.ts';

/** What lies open as it changes while a move is followed to its end. */
export type Outlook = {
  readonly box: PackIndex;
  view: View & { readonly inPlay: InPlay };
  /** Whether the end of the move is certain: where it is not, nothing is said of it. */
  certain: boolean;
};

/** The table before a move. */
export function outlookOn(view: View, pack: Pack): Outlook {
  return { box: packIndexOf(pack), view: withInPlay(view, pack), certain: true };
}

/** Where the markers stand. */
export function markersOf({ population, rebellion, surplus }: Markers): Markers {
  return { population, rebellion, surplus };
}

/** Moves a marker, as the rules do: nothing moves any more once independence is declared (rulebook 2.0, p. 8). */
export function applyStep(outlook: Outlook, moved: MarkerStep): void {
  const { box, view } = outlook;
  if (isIndependence(view)) return;
  outlook.view = { ...view, [moved.marker]: movedTo(box, view[moved.marker], moved) };
}
