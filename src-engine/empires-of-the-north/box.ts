import { hashValue } from '../kernel/hash.ts';
import type { Pack } from './data/schema.ts';
import { indexPack, type PackIndex } from './pack-index.ts';

export * from './pack-index.ts';

/** What is in the box: a pack, indexed for the rules, and its hash. Never changes during a game. */
export type Box = PackIndex & { readonly hash: string };

/** Indexes a validated pack. */
export function openBox(pack: Pack): Box {
  return { ...indexPack(pack), hash: hashValue(pack) };
}
