import type { Good, Goods, Tile } from '#engine/empires-of-the-north/data/schema.ts';
import { seatName } from '../../../i18n/seat-name.ts';
import { amountWords, goodsParts } from './goods-words.ts';
import { list, t, tCode } from './t.ts';

export { seatName };

/** A card of a deck, a base card or an island in words. Those of a pack of somebody's own are read from their ids. */
export const cardName = (id: string): string => tCode('card', id);
export const clanName = (id: string): string => tCode('clan', id);
export const tileName = (tile: Tile): string => t(`tile.${tile}`);
export const goodName = (good: Good): string => t(`good.${good}`);

/** Cards as a list: “Mead Cellar, Long Bench (twice)”. */
export function cardsWords(ids: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return list([...counts].map(([id, n]) => (n === 1 ? cardName(id) : t('cards.several', { card: cardName(id), n }))));
}

/** What is paid or gained: goods and workers as a list; nothing for none. */
export const bundleWords = (goods: Goods, workers: number): string =>
  list([...goodsParts(goods), ...(workers === 0 ? [] : [amountWords('worker', workers)])]);
