import type { FeatFinder } from '../../kernel/feats.ts';
import { eventsOf, figureAtEnd, found, leastAlone, mostAlone, namedOften, soleWinner } from '../../kernel/standings.ts';
import type { Event } from '../events.ts';

/** Fewest of each that are worth telling. */
const FEWEST = { temples: 2, ports: 2, regions: 4 } as const;

/** Won without building a temple, where others built some. */
export const wonWithoutTemple: FeatFinder<Event> = {
  id: 'won-without-temple',
  from: 'whole',
  find(game) {
    const winner = soleWinner(game.outcome);
    const temples = eventsOf(game, 'built').filter(({ building }) => building === 'temple');
    const none = winner !== undefined && temples.every(({ seat }) => seat !== winner);
    return none && temples.length >= FEWEST.temples ? found(winner, { n: temples.length }) : [];
  },
};

/** Held several ports at the end, and more than any other. */
export const mostPorts: FeatFinder<Event> = {
  id: 'most-ports',
  from: 'whole',
  find(game) {
    const ports = figureAtEnd(game, 'port');
    const seat = mostAlone(ports);
    const n = ports[seat ?? -1] ?? 0;
    return n >= FEWEST.ports ? found(seat, { n }) : [];
  },
};

/** Discovered more regions than all others together. */
export const discoveredMost: FeatFinder<Event> = {
  id: 'discovered-most',
  from: 'log',
  find(log) {
    const seats = eventsOf(log, 'region').map(({ seat }) => seat);
    const most = namedOften(seats, Math.max(FEWEST.regions, Math.floor(seats.length / 2) + 1));
    return most.map(({ seat, params }) => ({ seat, params: { ...params, all: seats.length } }));
  },
};

/** Won a game that ended in peace with fewer citizens than any other. */
export const wonWithFewest: FeatFinder<Event> = {
  id: 'won-with-fewest',
  from: 'whole',
  find(game) {
    const winner = soleWinner(game.outcome);
    const citizens = figureAtEnd(game, 'citizen');
    if (winner === undefined || game.outcome.code === 'independence' || leastAlone(citizens) !== winner) return [];
    return found(winner, { n: citizens[winner] ?? 0 });
  },
};
