import type { AnyCard } from '#engine/empires-of-the-north/pack-index.ts';
import type { Inspection } from '../../../window/inspection.ts';
import { islandLines } from '../board/labels.ts';
import { packIndexOf } from '#engine/empires-of-the-north/pack-index.ts';
import type { EmpiresTypes, Table } from '../types.ts';
import { cardLines, cardText, priceWords } from '../words/card-text.ts';
import { t, tCode } from '../words/t.ts';
import { cardName, clanName, tileName } from '../words/words.ts';

/** What is said of a card: its name, its words, and what else is known of it. */
export type CardFacts = {
  readonly title: string;
  readonly lines: readonly string[];
  readonly facts: readonly string[];
};

/** A card or an island: what it is, what it costs, how many of it there are; undefined for one the pack has not. */
export function cardInspection({ pack }: Pick<Table, 'pack'>, id: string): CardFacts | undefined {
  const box = packIndexOf(pack);
  const card = box.cards.get(id);
  if (card === undefined) return undefined;
  const lines = card.clan === null ? islandLines({ box }, id) : cardLines(card);
  return { title: cardName(id), lines, facts: [whatIs(card), ...priceFacts(card), ...copies(pack, id)] };
}

/** What kind of card it is, and whose. */
function whatIs({ clan, origin, face }: AnyCard): string {
  const kind = t(`kind.${face.kind}`, { n: 1 });
  if (clan === null) return t('inspect.card.island', { pile: origin, kind });
  return origin === 'base'
    ? t('inspect.card.base', { kind, clan: clanName(clan) })
    : t('inspect.card.deck', { kind, clan: clanName(clan) });
}

function priceFacts({ price, corner, icon }: AnyCard): string[] {
  return [
    ...(price === null ? [] : [t('inspect.card.price', { cost: priceWords(price) })]),
    ...(corner === null ? [] : [t('inspect.card.corner', { tile: tileName(corner) })]),
    ...(icon === null ? [] : [t('inspect.card.icon', { icon: tCode('icon', icon) })]),
  ];
}

function copies(pack: Table['pack'], id: string): string[] {
  const card = pack.clans.flatMap(({ cards }) => cards).find((one) => one.id === id);
  return card === undefined ? [] : [t('inspect.card.copies', { n: card.copies })];
}

/** A thing, which is shown large; only cards and islands are things. */
export function thingInspection(table: Table, thing: string): Inspection<EmpiresTypes> | undefined {
  const [kind, ...rest] = thing.split(':');
  const words = kind === 'card' ? cardInspection(table, rest.join(':')) : undefined;
  return words && { title: words.title, lines: [] };
}

/** Cards as things that can be read in turn, each once. */
export const thingsOf = ({ pack }: Pick<Table, 'pack'>, ids: readonly string[]) =>
  [...new Set(ids)].map((id) => {
    const card = packIndexOf(pack).cards.get(id);
    const n = ids.filter((one) => one === id).length;
    const name = n === 1 ? cardName(id) : t('cards.several', { card: cardName(id), n });
    const text = card === undefined ? '' : cardText(card);
    return { thing: `card:${id}`, label: text === '' ? name : t('inspect.card.line', { card: name, text }) };
  });
