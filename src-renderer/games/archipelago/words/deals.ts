import type { Goods, PromiseTerms } from '#engine/archipelago/terms.ts';
import { list, t } from './t.ts';
import { cardName, cubes, seatName, type Table } from './words.ts';

/** What one side hands over, item by item; empty where it is nothing. */
export function goodsParts(table: Table, goods: Goods): string[] {
  const { florins, tokens, cards, permission, place, stand } = goods;
  return [
    florins > 0 ? t('florins', { n: florins }) : '',
    cubes(goods.cubes),
    tokens > 0 ? t('goods.tokens', { n: tokens }) : '',
    ...cards.map((card) => cardName(table.pack, card)),
    permission ? t('goods.permission') : '',
    place === null ? '' : t('goods.place', { n: place + 1 }),
    stand > 0 ? t('goods.stand', { n: stand }) : '',
  ].filter((part) => part !== '');
}

/** What one side hands over, in words; “nothing” where it is nothing. */
export function goodsWords(table: Table, goods: Goods): string {
  const parts = goodsParts(table, goods);
  return parts.length === 0 ? t('price.nothing') : list(parts, 'unit');
}

/** A promise in words: who owes what, and by when. */
export function promiseWords(table: Table, promise: PromiseTerms): string {
  const { by, florins, words, due } = promise;
  const parts = [florins > 0 ? t('florins', { n: florins }) : '', cubes(promise.cubes)];
  const owed = [...parts, words === '' ? '' : t('promise.words', { words })].filter((part) => part !== '');
  return t('promise.line', { by: seatName(table.seats, by), what: list(owed, 'unit'), due });
}

/** The heads over the two sides of an offer to `to`, by whose each is. */
export function dealHeads({ seats }: Pick<Table, 'seats'>, to: number): Readonly<Record<'give' | 'take', string>> {
  return { give: t('deal.you-give'), take: t('deal.other-gives', { other: seatName(seats, to) }) };
}

/** What an offer says. */
type Offered = {
  readonly to: number;
  readonly give: Goods;
  readonly take: Goods;
  readonly promises: readonly PromiseTerms[];
};

/** All of an offer in a sentence, as whoever makes it reads it. */
export function offerWords(table: Table, { to, give, take, promises }: Offered): string {
  return t('deal.summary', {
    give: goodsWords(table, give),
    take: goodsWords(table, take),
    other: seatName(table.seats, to),
    promises: promises.map((promise) => `; ${promiseWords(table, promise)}`).join(''),
  });
}
