import type { Pack } from '#engine/archipelago/data/schema.ts';
import { countInPlay } from '#engine/archipelago/figures/in-play.ts';
import { indexPack, type PackIndex } from '#engine/archipelago/pack-index.ts';
import type { InPlay } from '#engine/archipelago/state.ts';
import type { View } from '#engine/archipelago/view/view-schema.ts';

const indexed = new WeakMap<Pack, PackIndex>();

/** The index of a pack, which the figures of the engine look things up in; made once a pack. */
export function packIndexOf(pack: Pack): PackIndex {
  const index = indexed.get(pack) ?? indexPack(pack);
  indexed.set(pack, index);
  return index;
}

/** A view with the count of what is in play, which a state keeps and a view does not tell. */
export function withInPlay(view: View, pack: Pack): View & { readonly inPlay: InPlay } {
  return { ...view, inPlay: countInPlay(packIndexOf(pack), view) };
}
