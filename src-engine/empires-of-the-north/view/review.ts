import { defined } from '../../kernel/defined.ts';
import type { Count, Figures } from '../../kernel/review.ts';
import { GOODS } from '../data/goods.ts';
import type { Event } from '../events.ts';
import { cardsIn, resourcesIn, workersOf } from '../figures/stock.ts';
import { cardOf, type PackIndex } from '../pack-index.ts';
import { AT, type Player, type State } from '../state.ts';

/** Where the table stands: of each seat its score, its cards, its islands and hand, its workers and what is in its stock. */
export function figuresOf(box: PackIndex, { players }: State): Figures {
  const each = (figure: (player: Player) => number): number[] => players.map(figure);
  const special = GOODS.filter((good) => good === 'gold' || good === 'raze');
  return {
    score: each(({ score }) => score),
    cards: each(({ empire }) => cardsIn(empire)),
    islands: each(({ empire }) => empire.filter(({ card }) => cardOf(box, card).clan === null).length),
    hand: each(({ hand }) => hand.length),
    workers: each(workersOf),
    resources: each(({ goods }) => resourcesIn(goods)),
    ...Object.fromEntries(special.map((good) => [good, each(({ goods }) => defined(goods[AT[good]]))])),
  };
}

const ACTIONS: Partial<Record<Event['type'], string>> = {
  placed: 'place',
  used: 'use',
  raided: 'raid',
  boosted: 'boost',
  field: 'field',
};

/** Counters: `action` of what each seat did, `tile` of the tiles whose action it has declared, `voyage` of the islands it took. */
export function countsOf(event: Event): Count[] {
  const code = ACTIONS[event.type];
  if (event.type === 'raided') return [counted('action', event.by, 'raid')];
  if (code !== undefined && 'seat' in event) return [counted('action', event.seat, code)];
  if (event.type === 'declared') return [counted('tile', event.seat, event.tile)];
  if (event.type === 'pillaged') return [counted('voyage', event.seat, `pillage-${event.pile}`)];
  return event.type === 'conquered' ? [counted('voyage', event.seat, `conquer-${event.pile}`)] : [];
}

const counted = (counter: string, seat: number, code: string): Count => ({ counter, seat, code, by: 1 });
