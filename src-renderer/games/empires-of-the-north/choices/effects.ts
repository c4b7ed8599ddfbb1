import { GOODS, type Good, type Goods } from '#engine/empires-of-the-north/data/schema.ts';
import type { Event } from '#engine/empires-of-the-north/events.ts';
import { AT } from '#engine/empires-of-the-north/state.ts';
import type { MoveEffect } from '../../../window/window.ts';
import type { EmpiresTypes, Table } from '../types.ts';
import type { IconName } from '../icons/icons.ts';
import { list, t } from '../words/t.ts';
import { cardName, goodName, seatName } from '../words/words.ts';

type Effect = MoveEffect<EmpiresTypes>;

/** What goes out of a stock or into it, by seat. */
type Change = { goods: number[]; workers: number; score: number; cards: number };

/** What a move would change, by the events of its preview: points, stocks and hands from where to where, and cards. */
export function effectsOf(table: Table, events: readonly Event[]): readonly Effect[] {
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

function count(changes: Map<number, Change>, event: Event): void {
  const of = (seat: number): Change => changeOf(changes, seat);
  switch (event.type) {
    case 'placed':
    case 'used':
    case 'bought':
      add(of(event.seat), event.pay, -1);
      of(event.seat).workers -= event.workers;
      break;
    case 'pawn':
      add(of(event.seat), event.pay, -1);
      break;
    case 'raided':
      if (event.token) add(of(event.by), { raze: 1 }, -1);
      break;
    case 'gained':
      add(of(event.seat), event.goods, 1);
      of(event.seat).workers += event.workers;
      break;
    case 'recovered':
      of(event.seat).workers += event.workers;
      break;
    case 'points':
      of(event.seat).score += event.points;
      break;
    case 'drew':
      of(event.seat).cards += 1;
      break;
    case 'sailed':
      add(of(event.seat), { ...(event.fish && { fish: 1 }), ...(event.raze && { raze: 1 }) }, -1);
      break;
    case 'assigned':
    case 'released':
      take(of(event.seat), event.what, event.type === 'assigned' ? -event.n : event.n);
      break;
    default:
      break;
  }
}

function add(change: Change, goods: Goods, sign: 1 | -1): void {
  for (const good of GOODS) take(change, good, sign * (goods[good] ?? 0));
}

function take(change: Change, what: Good | 'worker', n: number): void {
  if (what === 'worker') change.workers += n;
  else change.goods[AT[what]] = (change.goods[AT[what]] ?? 0) + n;
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
function happening({ seats, view }: Table, event: Event, index: number): Effect[] {
  const name = `${event.type} ${index}`;
  const values = ({ seat, card }: { seat: number; card: string }) => ({
    seat: seatName(seats, seat),
    card: cardName(card),
  });
  switch (event.type) {
    case 'raided':
    case 'exhausted':
      return [effect(name, t('effect.exhausted', values(event)), 'exhausted')];
    case 'readied':
      return [effect(name, t('effect.readied', values(event)), 'ready')];
    case 'placed':
    case 'field':
      return [effect(name, t('effect.placed', values(event)), 'plain')];
    case 'left':
      return [effect(name, t('effect.left', values(event)), 'drop')];
    case 'conquered':
      return [effect(name, t('effect.island', { ...values(event), island: cardName(event.card) }), 'conquer')];
    case 'ship-gained':
      return [
        effect(name, t('effect.ship', { seat: seatName(seats, event.seat) }), event.common ? 'common-ship' : 'sail'),
      ];
    case 'sailed':
      return [
        effect(name, t('effect.queue', { seat: seatName(seats, event.seat), at: view.queue.length + 1 }), 'sail'),
      ];
    case 'last-round':
      return [{ ...effect(name, t('effect.last'), 'points'), colour: 'var(--danger-on-parchment)' }];
    default:
      return [];
  }
}
