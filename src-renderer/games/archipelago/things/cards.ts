import type { ThingKind } from '../../../window/things.ts';
import { packIndexOf } from '#engine/archipelago/pack-index.ts';
import LargeCard from '../panels/evolution/LargeCard.svelte';
import { cardWords } from '../panels/goals/cards.ts';
import type { ArchipelagoTypes } from '../types.ts';
import { cardName } from '../words/words.ts';

/** A card: the move is buying it from the track, or using it where it lies in front of a seat. */
export const card: ThingKind<ArchipelagoTypes, string> = {
  find: ({ pack }, which) => (packIndexOf(pack).cards.has(which) ? which : undefined),
  name: ({ pack }, which) => cardName(pack, which),
  about({ view, pack }, which) {
    const known = packIndexOf(pack).cards.get(which);
    const slot = view.evolution.row.findIndex((held) => held?.card === which);
    const held = view.cards.find((one) => one.card === which);
    return {
      lines: known === undefined ? [] : cardWords(known),
      ...(slot >= 0 && { move: { type: 'buy', slot } }),
      ...(held !== undefined && !held.built && { move: { type: 'use-card', card: which, choice: 0 } }),
    };
  },
  rule: (_, which) => `card/${which}`,
  Large: LargeCard,
};
