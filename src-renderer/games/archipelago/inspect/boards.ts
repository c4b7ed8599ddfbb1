import type { Resource } from '#engine/archipelago/data/schema.ts';
import { buyingPrice, sellingPrice, type MarketId } from '#engine/archipelago/figures/markets.ts';
import { packIndexOf } from '#engine/archipelago/pack-index.ts';
import { zoneRows } from '../panels/boards/zones.ts';
import { t } from '../words/t.ts';
import { resource, type Table } from '../words/words.ts';
import type { Answer } from './answer.ts';

/** A resource on a market: how much lies there, what buying and selling one costs, what it stirs up each turn. */
export function marketInspection(table: Table, market: MarketId, kind: Resource): Answer {
  return {
    title: t('inspect.market', { market, resource: resource(kind) }),
    lines: [marketWords(table, market, kind)],
  };
}

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
export function bankInspection({ view }: Table, kind: Resource | undefined): Answer {
  const held =
    kind === undefined
      ? t('boards.bank.florins', { n: view.bank.florins })
      : t('boards.bank.cubes', { n: view.bank.cubes[kind], resource: resource(kind) });
  return { title: t('boards.bank'), lines: [held, t('inspect.bank')] };
}

/** The board of stability, row by row. */
export function stabilityInspection({ pack }: Table): Answer {
  const lines = pack.stability.rows.map(({ from, to, surplus, rebellion }) =>
    t('boards.stability.row', { from, to, surplus, rebellion }),
  );
  return { title: t('boards.stability'), lines };
}

/** The board of surplus workers, row by row. */
export function surplusInspection({ view, pack }: Table): Answer {
  const rows = pack.surplusBoard.rows.map(({ from, to, price, rebellion }) =>
    t('boards.surplus.row', { from, to, price, rebellion }),
  );
  return { title: t('boards.surplus'), lines: [t('boards.surplus.level', { n: view.surplus }), ...rows] };
}
