import { cardOf, packIndexOf } from '#engine/empires-of-the-north/pack-index.ts';
import type { ThingKind } from '../../../window/things.ts';
import { islandLines } from '../board/labels.ts';
import LargeCard from '../components/LargeCard.svelte';
import { triedMove } from '../panels/hand.ts';
import type { EmpiresTypes, Table } from '../types.ts';
import { cardLines, cardText } from '../words/card-text.ts';
import { t } from '../words/t.ts';
import { cardName } from '../words/words.ts';
import { thing } from './names.ts';

/** What a card says, or what an island gives. */
function linesOf({ pack }: Table, id: string): readonly string[] {
  const box = packIndexOf(pack);
  const known = cardOf(box, id);
  return known.clan === null ? islandLines({ box }, id) : cardLines(known);
}

/** A card or an island, wherever it lies. */
export const card: ThingKind<EmpiresTypes, string> = {
  find: ({ pack }, id) => (packIndexOf(pack).cards.has(id) ? id : undefined),
  name: (_, id) => cardName(id),
  about: (table, id) => ({ lines: linesOf(table, id) }),
  rule: ({ pack }, id) => (cardOf(packIndexOf(pack), id).clan === null ? `island/${id}` : `card/${id}`),
  Large: LargeCard,
};

/** A card of somebody's own hand: while cards are asked for, with the move it would most likely be meant for. */
export const hand: ThingKind<EmpiresTypes, string> = {
  ...card,
  about(table, id) {
    const move = triedMove(table, id);
    return { lines: linesOf(table, id), ...(move !== undefined && { move }) };
  },
};

/** Cards as things that can be read in turn, each once. */
export const cardsOf = ({ pack }: Pick<Table, 'pack'>, ids: readonly string[]) =>
  [...new Set(ids)].map((id) => {
    const known = packIndexOf(pack).cards.get(id);
    const n = ids.filter((one) => one === id).length;
    const name = n === 1 ? cardName(id) : t('cards.several', { card: cardName(id), n });
    const text = known === undefined ? '' : cardText(known);
    return { thing: thing('card', id), label: text === '' ? name : t('inspect.card.line', { card: name, text }) };
  });
