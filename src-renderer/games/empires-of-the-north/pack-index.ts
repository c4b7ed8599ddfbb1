import type { Pack } from '#engine/empires-of-the-north/data/schema.ts';
import { indexPack, type PackIndex } from '#engine/empires-of-the-north/pack-index.ts';

const indexed = new WeakMap<Pack, PackIndex>();

/** The index of a pack, which the figures of the engine look things up in; made once a pack. */
export function packIndexOf(pack: Pack): PackIndex {
  const index = indexed.get(pack) ?? indexPack(pack);
  indexed.set(pack, index);
  return index;
}
