import type { FeatFinder } from '../../kernel/feats.ts';
import { figureAtEnd, found, levelWithWinner, overTheRest, soleWinner } from '../../kernel/standings.ts';
import type { Event } from '../events.ts';

/** Fewest florins that are a fortune. */
const FORTUNE = 20;

/** The Separatist won: the archipelago became independent. */
export const separatistWon: FeatFinder<Event> = {
  id: 'separatist-won',
  from: 'end',
  find: ({ outcome }) => (outcome.code === 'independence' ? found(soleWinner(outcome)) : []),
};

/** The Pacifist's aim was reached. */
export const pacifistReached: FeatFinder<Event> = {
  id: 'pacifist-reached',
  from: 'end',
  find: ({ score }) =>
    score.flatMap(({ seat, code, points, params }) =>
      code === 'pacifist' && points > 0 ? [{ seat, params: { lead: Number(params['value']) } }] : [],
    ),
};

/** The objective that ended the game was that of one seat alone, which came in last of three or more. */
export const endedInLastPlace: FeatFinder<Event> = {
  id: 'ended-in-last-place',
  from: 'whole',
  find({ events, outcome }) {
    const [winner, places] = [soleWinner(outcome), outcome.seats.map(({ place }) => place)];
    if (winner === undefined || places.length < 3) return [];
    return events.flatMap(({ turn, event }) => {
      if (event.type !== 'objective-met' || event.objective !== outcome.code) return [];
      const [seat, ...more] = event.seats;
      const last = seat !== undefined && more.length === 0 && places[seat] === places.length;
      return last ? found(seat, { turn, other: winner }) : [];
    });
  },
};

/** As many points as another, and more florins behind the screen. */
export const decidedByFlorins: FeatFinder<Event> = {
  id: 'decided-by-florins',
  from: 'whole',
  find(game) {
    const level = game.outcome.code === 'independence' ? undefined : levelWithWinner(game.outcome);
    if (level === undefined) return [];
    const { winner, other, points } = level;
    const florins = figureAtEnd(game, 'florins');
    return found(winner, { other, points, florins: florins[winner] ?? 0, fewer: florins[other] ?? 0 });
  },
};

/** At the end more florins behind one screen than behind all others. */
export const hiddenFortune: FeatFinder<Event> = {
  id: 'hidden-fortune',
  from: 'whole',
  find(game) {
    const florins = figureAtEnd(game, 'florins');
    const seat = overTheRest(florins, FORTUNE);
    return seat === undefined ? [] : found(seat, { n: florins[seat] ?? 0 });
  },
};
