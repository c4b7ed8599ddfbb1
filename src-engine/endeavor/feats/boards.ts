import type { FeatFinder } from '../../kernel/feats.ts';
import { eventsOf, figureAtEnd, found, namedOften, soleWinner } from '../../kernel/standings.ts';
import { TRACKS } from '../data/schema.ts';
import type { Event } from '../events.ts';

/** Fewest of each that are worth telling. */
const FEWEST = { track: 9, governors: 3, tokens: 24 } as const;

/** Far up on each of the four tracks at the end. */
export const allTracks: FeatFinder<Event> = {
  id: 'all-tracks',
  from: 'whole',
  find(game) {
    const tracks = TRACKS.map((track) => figureAtEnd(game, track));
    return game.outcome.seats.flatMap((_, seat) => {
      const n = Math.min(...tracks.map((scores) => scores[seat] ?? 0));
      return n >= FEWEST.track ? [{ seat, params: { n } }] : [];
    });
  },
};

/** Had slavery abolished, and lost slavery cards of the own by it. */
export const abolishedOwn: FeatFinder<Event> = {
  id: 'abolished-own',
  from: 'log',
  find(log) {
    const by = eventsOf(log, 'abolition').map(({ seat }) => seat);
    return eventsOf(log, 'turned-down').flatMap(({ seat, cards }) =>
      by.includes(seat) ? [{ seat, params: { n: cards.length } }] : [],
    );
  },
};

/** Won although slavery cards counted against them. */
export const wonInSpiteOfSlavery: FeatFinder<Event> = {
  id: 'won-in-spite-of-slavery',
  from: 'end',
  find({ outcome, score }) {
    const winner = soleWinner(outcome);
    return score.flatMap(({ seat, code, points }) =>
      seat === winner && code === 'slavery' && points < 0 ? [{ seat, params: { n: -points } }] : [],
    );
  },
};

/** Had several governors at the end. */
export const manyGovernors: FeatFinder<Event> = {
  id: 'many-governors',
  from: 'whole',
  find: (game) =>
    figureAtEnd(game, 'governors').flatMap((n, seat) => (n >= FEWEST.governors ? [{ seat, params: { n } }] : [])),
};

/** Took many tokens. */
export const manyTokens: FeatFinder<Event> = {
  id: 'many-tokens',
  from: 'log',
  find: (log) =>
    namedOften(
      eventsOf(log, 'token').map(({ seat }) => seat),
      FEWEST.tokens,
    ),
};

/** Two shared the victory. */
export const sharedVictory: FeatFinder<Event> = {
  id: 'shared-victory',
  from: 'end',
  find({ outcome }) {
    const [one, other, ...more] = outcome.seats.flatMap(({ won }, seat) => (won ? [seat] : []));
    if (one === undefined || other === undefined || more.length > 0) return [];
    return found(one, { other, points: outcome.seats[one]?.points ?? 0 });
  },
};
