import { RESOURCES } from '#engine/archipelago/data/schema-common.ts';
import type { Resource } from '#engine/archipelago/data/schema.ts';
import { buyingPrice, sellingPrice, type MarketId } from '#engine/archipelago/figures/markets.ts';
import { single, type ThingKind } from '../../../window/things.ts';
import { packIndexOf } from '#engine/archipelago/pack-index.ts';
import { zoneRows } from '../panels/boards/zones.ts';
import type { ArchipelagoTypes } from '../types.ts';
import { t } from '../words/t.ts';
import { resource, type Table } from '../words/words.ts';

/** What the bank holds: cubes of a resource, or florins. */
export type Banked = Resource | 'florins';

const resourceOf = (which: string): Resource | undefined => RESOURCES.find((one) => one === which);

/** A resource on a market: how much lies there, what buying and selling one costs, what it stirs up each turn. */
const marketOf = (id: MarketId): ThingKind<ArchipelagoTypes, Resource> => ({
  find: (_, which) => resourceOf(which),
  name: (_, which) => t('inspect.market', { market: id, resource: resource(which) }),
  about: (table, which) => ({ lines: [marketWords(table, id, which)] }),
  rule: () => `markets/${id}`,
});

/** A resource on the domestic market. */
export const domesticMarket = marketOf('domestic');
/** A resource on the export market. */
export const exportMarket = marketOf('export');

/** A resource on a market in words. */
export function marketWords({ view, pack }: Table, market: MarketId, kind: Resource): string {
  const held = view[market][kind];
  const index = packIndexOf(pack);
  const row = zoneRows(pack, market, kind, held).find(({ current }) => current);
  const stirs = row !== undefined && row.surplus + row.rebellion > 0;
  const effect = stirs
    ? t('boards.effect', { surplus: row.surplus, rebellion: row.rebellion })
    : t('boards.effect.none');
  const buy = buyingPrice(index, market, kind, held) ?? 'none';
  const sell = sellingPrice(index, market, kind, held) ?? 'none';
  return t('boards.zone', { market, resource: resource(kind), held, buy, sell, effect });
}

/** What the bank holds of a resource, or of florins. */
export const bank: ThingKind<ArchipelagoTypes, Banked> = {
  find: (_, which) => (which === 'florins' ? which : resourceOf(which)),
  name: () => t('boards.bank'),
  about: ({ view }, which) => ({
    lines: [
      which === 'florins'
        ? t('boards.bank.florins', { n: view.bank.florins })
        : t('boards.bank.cubes', { n: view.bank.cubes[which], resource: resource(which) }),
      t('inspect.bank'),
    ],
  }),
  rule: () => 'terms/bank',
};

/** The board of stability, row by row. */
export const stability: ThingKind<ArchipelagoTypes, ''> = {
  ...single,
  name: () => t('boards.stability'),
  about: ({ pack }) => ({
    lines: pack.stability.rows.map(({ from, to, surplus: workers, rebellion }) =>
      t('boards.stability.row', { from, to, surplus: workers, rebellion }),
    ),
  }),
  rule: () => 'population-effects/stability',
};

/** The board of surplus workers, row by row. */
export const surplus: ThingKind<ArchipelagoTypes, ''> = {
  ...single,
  name: () => t('boards.surplus'),
  about: ({ view, pack }) => ({
    lines: [
      t('boards.surplus.level', { n: view.surplus }),
      ...pack.surplusBoard.rows.map(({ from, to, price, rebellion }) =>
        t('boards.surplus.row', { from, to, price, rebellion }),
      ),
    ],
  }),
  rule: () => 'population-effects/surplus',
};
