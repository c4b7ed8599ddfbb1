import type { FeatFinder } from '../../kernel/feats.ts';
import { eventsOf, found, namedOften, soleWinner } from '../../kernel/standings.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Event } from '../events.ts';

/** Fewest of each that are worth telling. */
const FEWEST = { attacks: 6, attacksOfOthers: 3, back: 3, opened: 3 } as const;

/** Took many cities from other players. */
export const attackedOften: FeatFinder<Event> = {
  id: 'attacked-often',
  from: 'log',
  find: (log) =>
    namedOften(
      eventsOf(log, 'attacked').flatMap(({ seat, from }) => (from === null ? [] : [seat])),
      FEWEST.attacks,
    ),
};

/** Won without attacking anybody, where others took cities from each other. */
export const wonWithoutAttack: FeatFinder<Event> = {
  id: 'won-without-attack',
  from: 'whole',
  find(game) {
    const winner = soleWinner(game.outcome);
    const attacks = eventsOf(game, 'attacked');
    const ofOthers = attacks.filter(({ from }) => from !== null).length;
    const peaceful = winner !== undefined && attacks.every(({ seat }) => seat !== winner);
    return peaceful && ofOthers >= FEWEST.attacksOfOthers ? found(winner, { n: ofOthers }) : [];
  },
};

/** Took cities back from whoever had just taken them. */
export const tookBack: FeatFinder<Event> = {
  id: 'took-back',
  from: 'log',
  find(log) {
    const lostBy = new Map<string, Seat | null>();
    const back: Seat[] = [];
    for (const { seat, city, from } of eventsOf(log, 'attacked')) {
      if (lostBy.get(city) === seat) back.push(seat);
      lostBy.set(city, from);
    }
    return namedOften(back, FEWEST.back);
  },
};

/** Sent the ship that opened a region, for more than half of those that were opened. */
export const openedMost: FeatFinder<Event> = {
  id: 'opened-most',
  from: 'log',
  find({ events }) {
    const by: (Seat | null)[] = [];
    let last: Seat | null = null;
    for (const { event } of events) {
      if (event.type === 'shipped') last = event.seat;
      if (event.type === 'neutral-shipped') last = null;
      if (event.type === 'opened') by.push(last);
    }
    const seats = by.filter((seat) => seat !== null);
    return namedOften(seats, Math.max(FEWEST.opened, Math.floor(by.length / 2) + 1)).map(({ seat, params }) => ({
      seat,
      params: { ...params, all: by.length },
    }));
  },
};
