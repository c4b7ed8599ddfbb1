import type { FrameOf } from '#engine/archipelago/frames.ts';
import type { Resource } from '#engine/archipelago/data/schema.ts';
import type { MoveOf } from '#engine/archipelago/moves.ts';
import { ACTIONS } from '#engine/archipelago/state.ts';
import { recruitingPrice } from '#engine/archipelago/figures/citizens.ts';
import { buyingPrice, sellingPrice } from '#engine/archipelago/figures/markets.ts';
import { taxesDue } from '#engine/archipelago/figures/taxes.ts';
import { t } from '../words/t.ts';
import { resource, type Table } from '../words/words.ts';
import { packIndexOf } from '#engine/archipelago/pack-index.ts';
import type { Asked } from './asked.ts';
import type { Choice } from './choice.ts';
import { byKey, keyOf, only } from '../../../window/sort.ts';

/** The spaces of the wheel; once a disc can go to none, there are no choices of it. */
export function actionChoices({ table, seat, moves }: Asked<FrameOf<'round'>>): Choice[] {
  const possible = only(moves, 'act');
  if (possible.length === 0) return [];
  return ACTIONS.map((action) => {
    const move = possible.find((one) => one.action === action);
    const label = t(`action.${action}`);
    const shared = { label, detail: actionDetail(table, seat, action), picture: { of: 'action', action } } as const;
    if (move === undefined) return { id: `not:${action}`, ...shared, impossible: { type: 'act', action } };
    return { id: keyOf(move), ...shared, move };
  });
}

/** What an action costs and does, with the figures of the boards as they stand. */
export function actionDetail(table: Table, seat: number, action: MoveOf<'act'>['action']): string {
  const { pack, view } = table;
  if (action === 'taxes') return t('action.taxes.does', { n: taxesDue({ pack }, view, seat) });
  if (action === 'recruitment')
    return t('action.recruitment.does', { price: recruitingPrice({ pack }, view), surplus: view.surplus });
  return t(`action.${action}.does`);
}

/** Purchases and sales, one choice each; a sale of a token stands beside that of a cube. */
export function tradeChoices({ table, moves }: Asked<FrameOf<'transaction'>>): Choice[] {
  return only(moves, 'trade').map((move) => ({
    id: keyOf(move),
    label: t('choice.trade', {
      way: move.way,
      with: move.with,
      market: move.market,
      resource: resource(move.resource),
      price: tradePrice(table, move),
    }),
    picture: { of: 'resource', resource: move.resource },
    priced: true,
    move,
  }));
}

/** Florins a trade moves. */
export function tradePrice({ pack, view }: Table, move: Pick<MoveOf<'trade'>, 'market' | 'way' | 'resource'>): number {
  const { market, way, resource: kind } = move;
  const priceOf = way === 'buy' ? buyingPrice : sellingPrice;
  return priceOf(packIndexOf(pack), market, kind, view[market][kind]) ?? 0;
}

/** The trades of one resource in a grid: buying and selling on both markets. */
export type TradeRow = { readonly resource: Resource; readonly cells: readonly (readonly Choice[])[] };

/** Trades as rows by resource; the four cells of a row are domestic buy, domestic sell, export buy, export sell. */
export function tradeRows(choices: readonly Choice[]): TradeRow[] {
  const trades = choices.flatMap((choice) => (choice.move?.type === 'trade' ? [{ choice, move: choice.move }] : []));
  const columns = ['domestic:buy', 'domestic:sell', 'export:buy', 'export:sell'];
  return [...byKey(trades, ({ move }) => move.resource)].flatMap(([, ofKind]) => {
    const kind = ofKind[0]?.move.resource;
    if (kind === undefined) return [];
    const cells = columns.map((column) =>
      ofKind.filter(({ move }) => `${move.market}:${move.way}` === column).map(({ choice }) => choice),
    );
    return [{ resource: kind, cells }];
  });
}
