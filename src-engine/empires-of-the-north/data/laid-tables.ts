import type { Tile } from './goods.ts';

/**
 * A laid table: what everybody sees before the first decision is fixed, so that a first game shows what a newcomer is told about.
 * Decks and hands are left to chance.
 */
export type LaidTable = {
  /** Hash of the pack it was laid with. */
  readonly pack: string;
  /** The clan of each seat. */
  readonly clans: readonly string[];
  readonly ring: readonly Tile[];
  /** The open islands of each pile. */
  readonly near: readonly string[];
  readonly far: readonly string[];
  /** The seat that begins. */
  readonly first: number;
};

/** The first voyage: the two clans that are easiest, and islands that show both what a pillage and what a conquest brings. */
export const FIRST_VOYAGE: LaidTable = {
  pack: '711d53b4437f7f9294ff33834cec65649926eca78c403e17b5e24a3ed8a051e7',
  clans: ['ulaf', 'glenn'],
  ring: ['harvest', 'construct', 'explore', 'populate', 'sail'],
  near: ['birch-holm', 'hermits-rock'],
  far: ['amber-coast', 'great-forest'],
  first: 1,
};
