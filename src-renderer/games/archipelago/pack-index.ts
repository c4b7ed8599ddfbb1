import { indexPack } from '#engine/archipelago/pack-index.ts';
import { oncePer } from '#engine/kernel/once-per.ts';

/** The index of a pack, which the figures of the engine look things up in; made once a pack. */
export const packIndexOf = oncePer(indexPack);
