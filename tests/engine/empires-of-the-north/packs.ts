/** Packs that differ from the small one in a few cards. */
import type { BaseCard, Card, Island, Pack } from '#engine/empires-of-the-north/data/schema.ts';
import { playedWith, type Played } from './laid.ts';
import { SMALL_PACK } from './small-pack.ts';

/** What of a card differs. */
export type Differs = Partial<Pick<Card, 'face' | 'bonus' | 'price' | 'corner' | 'icon'>>;

/** The small pack with some of its cards, base cards and islands changed. */
export function packWith(changed: Readonly<Record<string, Differs>>, supply: Partial<Pack['supply']> = {}): Pack {
  const change = <C extends Card | BaseCard | Island>(card: C): C => ({ ...card, ...changed[card.id] });
  return {
    ...SMALL_PACK,
    clans: SMALL_PACK.clans.map((clan) => ({ ...clan, base: clan.base.map(change), cards: clan.cards.map(change) })),
    islands: SMALL_PACK.islands.map(change),
    supply: { ...SMALL_PACK.supply, ...supply },
  };
}

/** A game of such a pack. */
export const smallWith = (changed: Readonly<Record<string, Differs>>, supply: Partial<Pack['supply']> = {}): Played =>
  playedWith(packWith(changed, supply));
