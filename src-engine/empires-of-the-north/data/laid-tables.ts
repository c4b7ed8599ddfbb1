import type { Tile } from './goods.ts';

/**
 * A laid table: what everybody sees before the first decision is fixed, so that a first game shows what a newcomer is told about.
 * Decks and hands are left to chance.
 */
export type LaidTable = {
  /** Hash of what it lays, as it was then: see `pinOf`. */
  readonly lays: string;
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
  lays: '8dc965cd3b429f39f023cb47effdd487789bfd40370e35d5f81c709180b06956',
  clans: ['ulaf', 'glenn'],
  ring: ['harvest', 'construct', 'explore', 'populate', 'sail'],
  near: ['birch-holm', 'hermits-rock'],
  far: ['amber-coast', 'great-forest'],
  first: 1,
};
