import { GoodsSchema, type Good, type Tile } from '#engine/empires-of-the-north/data/schema.ts';
import { seatName } from '../../../i18n/seat-name.ts';
import type { Table } from '../types.ts';
import { amountWords, goodsParts } from './goods-words.ts';
import { list, t, tCode, type Values } from './t.ts';

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
export function bundleWords(goods: unknown, workers: unknown): string {
  const known = GoodsSchema.safeParse(goods).data ?? {};
  const n = typeof workers === 'number' ? workers : 0;
  return list([...goodsParts(known), ...(n === 0 ? [] : [amountWords('worker', n)])]);
}

/** What every gap of a message stands for where an event does not say it. */
const NOTHING: Values = { card: 'none', by: 'none', cost: 'none', what: 'none', under: 'none', island: 'none' };

/** What the parameters of an event or a refusal are in words; any other stands as it is. */
export function valuesOf({ seats }: Pick<Table, 'seats'>, raw: Readonly<Record<string, unknown>>): Values {
  const wordOf = (name: string, value: unknown): string | number | boolean => {
    if (value === null) return 'none';
    if (typeof value === 'number' && ['seat', 'first', 'by', 'owner', 'other'].includes(name))
      return seatName(seats, value);
    if (typeof value === 'number' || typeof value === 'boolean') return value;
    if (['card', 'island', 'by', 'of'].includes(name) && typeof value === 'string') return cardName(value);
    if ((name === 'tile' || name === 'from') && typeof value === 'string') return tCode('tile', value);
    if (name === 'what' || name === 'good')
      return typeof raw['n'] === 'number'
        ? tCode('amount', String(value), { n: raw['n'] })
        : tCode('good', String(value));
    if (['rejected', 'cards', 'upgrades'].includes(name) && Array.isArray(value))
      return value.length === 0 ? 'none' : cardsWords(value.map(String));
    if (name === 'open' && Array.isArray(value)) return cardsWords(value.filter((id) => typeof id === 'string'));
    return String(value);
  };
  const named = Object.entries(raw).flatMap(([name, value]) =>
    value === undefined || name === 'pay' || name === 'goods' ? [] : [[name, wordOf(name, value)] as const],
  );
  const cost = bundleWords(raw['pay'], raw['workers']);
  const gains = bundleWords(raw['goods'], raw['workers']);
  return {
    ...NOTHING,
    ...Object.fromEntries(named),
    ...(cost !== '' && { cost }),
    ...(raw['goods'] !== undefined && { gains }),
  };
}
