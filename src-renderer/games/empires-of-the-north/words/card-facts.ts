import { type AnyCard, cardOf, packIndexOf } from '#engine/empires-of-the-north/pack-index.ts';
import type { Table } from '../types.ts';
import { priceWords } from './card-text.ts';
import { t, tCode } from './t.ts';
import { clanName, tileName } from './words.ts';

/** What is known of a card or an island besides its words: what it is, what it costs, how many of it there are. */
export function cardFacts({ pack }: Pick<Table, 'pack'>, id: string): readonly string[] {
  const card = cardOf(packIndexOf(pack), id);
  return [whatIs(card), ...priceFacts(card), ...copies(pack, id)];
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
