import type { ThingKind } from '../../../window/things.ts';
import { discsWords } from '../choices/action-choices.ts';
import LargeCard from '../components/LargeCard.svelte';
import { packIndexOf } from '#engine/endeavor/pack-index.ts';
import type { EndeavorTypes } from '../types.ts';
import { cardLines } from '../words/box-words.ts';
import { cardName } from '../words/words.ts';

/** A card: what it gives, and the discs it asks for. */
export const card: ThingKind<EndeavorTypes, string> = {
  find: ({ pack }, id) => (packIndexOf(pack).cards.has(id) ? id : undefined),
  name: cardName,
  about(table, id, seat) {
    const needs = seat !== undefined && packIndexOf(table.pack).cards.get(id)?.governor === false;
    return { lines: cardLines(table.pack, id), ...(needs && { cost: discsWords(table, seat, id) }) };
  },
  rule: (_, id) => `card/${id}`,
  Large: LargeCard,
};
