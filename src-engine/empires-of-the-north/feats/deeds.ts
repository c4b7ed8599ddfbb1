import type { FeatFinder } from '../../kernel/feats.ts';
import type { Seat } from '../../kernel/seat.ts';
import { eventsOf, figureAtEnd, found, leastAlone, namedOften, soleWinner } from '../../kernel/standings.ts';
import type { Event } from '../events.ts';

/** Fewest of each that are worth telling. */
const FEWEST = { islands: 7, raids: 3, answers: 7 } as const;

/** Conquered many islands. */
export const conqueredMany: FeatFinder<Event> = {
  id: 'conquered-many',
  from: 'log',
  find: (log) =>
    namedOften(
      eventsOf(log, 'conquered').map(({ seat }) => seat),
      FEWEST.islands,
    ),
};

/** Drew the deck to its last card, so that the discards became a new one. */
export const throughTheDeck: FeatFinder<Event> = {
  id: 'through-the-deck',
  from: 'log',
  find: (log) =>
    namedOften(
      eventsOf(log, 'reshuffled').map(({ seat }) => seat),
      1,
    ),
};

/** Raided others often. */
export const raidedOften: FeatFinder<Event> = {
  id: 'raided-often',
  from: 'log',
  find: (log) =>
    namedOften(
      eventsOf(log, 'raided').map(({ by }) => by),
      FEWEST.raids,
    ),
};

/** Won although raided again and again. */
export const wonThoughRaided: FeatFinder<Event> = {
  id: 'won-though-raided',
  from: 'whole',
  find(game) {
    const winner = soleWinner(game.outcome);
    const n = eventsOf(game, 'raided').filter(({ seat }) => seat === winner).length;
    return n >= FEWEST.raids ? found(winner, { n }) : [];
  },
};

/** In one turn many features of the own cards answered. The most of each seat is told. */
export const longChain: FeatFinder<Event> = {
  id: 'long-chain',
  from: 'log',
  find({ events }) {
    const most = new Map<Seat, number>();
    let answers = new Map<Seat, number>();
    for (const { event } of events) {
      if (event.type === 'turn' || event.type === 'phase') answers = new Map();
      if (event.type !== 'fired') continue;
      const n = (answers.get(event.seat) ?? 0) + 1;
      answers.set(event.seat, n);
      most.set(event.seat, Math.max(n, most.get(event.seat) ?? 0));
    }
    return [...most].flatMap(([seat, n]) => (n >= FEWEST.answers ? [{ seat, params: { n } }] : []));
  },
};

/** Won with fewer cards in the empire than any other. */
export const smallestEmpire: FeatFinder<Event> = {
  id: 'smallest-empire',
  from: 'whole',
  find(game) {
    const winner = soleWinner(game.outcome);
    const cards = figureAtEnd(game, 'cards');
    return winner !== undefined && leastAlone(cards) === winner ? found(winner, { n: cards[winner] ?? 0 }) : [];
  },
};
