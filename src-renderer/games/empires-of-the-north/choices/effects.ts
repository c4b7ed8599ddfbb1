import { GOODS, GoodsSchema, type Goods } from '#engine/empires-of-the-north/data/schema.ts';
import { AT } from '#engine/empires-of-the-north/state.ts';
import type { LogEvent } from '../../../window/log-event.ts';
import type { MoveEffect } from '../../../window/window.ts';
import type { EmpiresTypes, Table } from '../types.ts';
import type { IconName } from '../icons/icons.ts';
import { list, t } from '../words/t.ts';
import { cardName, goodName, seatName } from '../words/words.ts';

type Effect = MoveEffect<EmpiresTypes>;

/** What goes out of a stock or into it, by seat. */
type Change = { goods: number[]; workers: number; score: number; cards: number };

const goodsIn = (raw: unknown): Goods => GoodsSchema.safeParse(raw).data ?? {};
const numberIn = (raw: unknown): number => (typeof raw === 'number' ? raw : 0);

/** What a move would change, by the events of its preview: points, stocks and hands from where to where, and cards. */
export function effectsOf(table: Table, events: readonly LogEvent[]): readonly Effect[] {
  const changes = new Map<number, Change>();
  for (const event of events) count(changes, event);
  return [
    ...[...changes].sort(([one], [other]) => one - other).flatMap(([seat, change]) => seatEffects(table, seat, change)),
    ...events.flatMap((event, index) => happening(table, event, index)),
  ];
}

function changeOf(changes: Map<number, Change>, seat: number): Change {
  const known = changes.get(seat) ?? { goods: GOODS.map(() => 0), workers: 0, score: 0, cards: 0 };
  changes.set(seat, known);
  return known;
}

function count(changes: Map<number, Change>, event: LogEvent): void {
  // Of a raid the seat is whose card it is; whoever raids pays the token.
  if (event.type === 'raided') {
    if (event['token'] === true) add(changeOf(changes, numberIn(event['by'])), { raze: 1 }, -1);
    return;
  }
  const { seat } = event;
  if (typeof seat !== 'number') return;
  const change = changeOf(changes, seat);
  add(change, goodsIn(event['pay']), -1);
  switch (event.type) {
    case 'gained':
      add(change, goodsIn(event['goods']), 1);
      change.workers += numberIn(event['workers']);
      break;
    case 'recovered':
      change.workers += numberIn(event['workers']);
      break;
    case 'placed':
    case 'used':
    case 'bought':
      change.workers -= numberIn(event['workers']);
      break;
    case 'points':
      change.score += numberIn(event['points']);
      break;
    case 'drew':
      change.cards += 1;
      break;
    case 'sailed':
      add(change, { ...(event['fish'] === true && { fish: 1 }), ...(event['raze'] === true && { raze: 1 }) }, -1);
      break;
    case 'assigned':
    case 'released':
      moved(change, event);
      break;
    default:
      break;
  }
}

function add(change: Change, goods: Goods, sign: 1 | -1): void {
  for (const good of GOODS) change.goods[AT[good]] = (change.goods[AT[good]] ?? 0) + sign * (goods[good] ?? 0);
}

/** Things between the stock and a Location. */
function moved(change: Change, { type, what, n }: LogEvent): void {
  const by = (type === 'assigned' ? -1 : 1) * numberIn(n);
  const good = GOODS.find((one) => one === what);
  if (good !== undefined) change.goods[AT[good]] = (change.goods[AT[good]] ?? 0) + by;
  else change.workers += by;
}

/** Whose move it is: what changes for them is told without their name. */
function moverOf({ frames, deciders }: Table['view']): number | undefined {
  const frame = frames.at(-1);
  return frame !== undefined && 'seat' in frame ? frame.seat : deciders[0];
}

/** What changes for a seat: its points, and in one line its stock and hand. */
function seatEffects(table: Table, seat: number, { goods, workers, score, cards }: Change): Effect[] {
  const { view, seats } = table;
  const player = view.players[seat];
  if (player === undefined) return [];
  const who = seat === moverOf(view) ? 'none' : seatName(seats, seat);
  const stock: { readonly icon: IconName; readonly words: string }[] = [
    ...GOODS.flatMap((good) => {
      const [before, by] = [player.goods[AT[good]] ?? 0, goods[AT[good]] ?? 0];
      return by === 0
        ? []
        : [{ icon: good, words: t('effect.good', { good: goodName(good), before, after: before + by }) }];
    }),
    ...(workers === 0
      ? []
      : [
          {
            icon: 'worker' as const,
            words: t('effect.worker', { before: player.workers, after: player.workers + workers }),
          },
        ]),
    ...(cards === 0 ? [] : [{ icon: 'card' as const, words: t('effect.cards', { n: cards }) }]),
  ];
  const [first] = stock;
  const points = { seat: who, before: player.score, after: player.score + score };
  return [
    ...(score === 0 ? [] : [effect(`score ${seat}`, t('effect.score', points), 'points')]),
    ...(first === undefined
      ? []
      : [
          effect(
            `stock ${seat}`,
            t('effect.stock', {
              seat: who,
              what: list(
                stock.map(({ words }) => words),
                'unit',
              ),
            }),
            first.icon,
          ),
        ]),
  ];
}

const effect = (name: string, words: string, icon: IconName): Effect => ({
  name,
  words,
  picture: { of: 'icon', icon },
});

/** What becomes of cards and ships. */
function happening({ seats, view }: Table, event: LogEvent, index: number): Effect[] {
  const { type, seat, card } = event;
  const name = `${type} ${index}`;
  const values = { seat: seatName(seats, numberIn(seat)), card: cardName(String(card)) };
  switch (type) {
    case 'raided':
    case 'exhausted':
      return [effect(name, t('effect.exhausted', values), 'exhausted')];
    case 'readied':
      return [effect(name, t('effect.readied', values), 'ready')];
    case 'placed':
    case 'field':
      return [effect(name, t('effect.placed', values), 'plain')];
    case 'left':
      return [effect(name, t('effect.left', values), 'drop')];
    case 'conquered':
      return [effect(name, t('effect.island', { ...values, island: cardName(String(card)) }), 'conquer')];
    case 'ship-gained':
      return [effect(name, t('effect.ship', values), event['common'] === true ? 'common-ship' : 'sail')];
    case 'sailed':
      return [effect(name, t('effect.queue', { ...values, at: view.queue.length + 1 }), 'sail')];
    case 'last-round':
      return [{ ...effect(name, t('effect.last'), 'points'), colour: 'var(--danger-on-parchment)' }];
    default:
      return [];
  }
}
