/** Tables with cards in front of players. */
import type { Event } from '#engine/archipelago/events.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import type { OwnedCard } from '#engine/archipelago/state.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import type { Held, Situation } from '../../situation.ts';
import { citizens, table, type Played, type Table } from '../../table.ts';

/** Four regions around the sea. */
export const MAP = [
  ['meadow', 'N'],
  ['grove', 'NE'],
  ['bay', 'S'],
  ['barren', 'SW'],
] as const;

/** Enough for any card. */
export const RICH: Held = { florins: 20, cubes: { fish: 2, wood: 2, fruit: 2, cattle: 2, stone: 5, iron: 3 } };
/** Eight citizens, so that rebellion may stand at 8. */
export const CROWD = [0, 1, 2, 3].map((seat) => citizens(seat, 2, 'meadow'));

/** Phase 5 of turn 2: `cards` lie before the first player, who is rich; rebellion and surplus stand at 6. */
export function holding(
  cards: readonly (string | (Partial<OwnedCard> & { card: string }))[],
  more: Situation = {},
  played?: Played,
): Table {
  const owned = cards.map((card) => ({ owner: 0, ...(typeof card === 'string' ? { card } : card) }));
  const situation: Situation = {
    map: MAP,
    units: CROWD,
    rebellion: 6,
    surplus: 6,
    screens: [RICH, { florins: 20 }],
    deck: ['quiet'],
    cards: owned,
    ...more,
  };
  return table(situation, played);
}

/** The use of a card, with one of the sets of cubes it lets choose. */
export const use = (card: string, choice = 0) => ({ type: 'use-card', card, choice }) as const;

/** Pays everything owed with cubes; gives all that happens. */
export function payCubes(game: Table, seat: Seat): Event[] {
  const events: Event[] = [];
  while (game.frame() === 'payment') events.push(...game.play(seat, { type: 'pay', with: 'cube' }));
  return events;
}

/** Uses a card, or builds a wonder, and pays its cubes. */
export function play(game: Table, seat: Seat, move: Move): Event[] {
  return [...game.play(seat, move), ...payCubes(game, seat)];
}

/** Everybody else ends his round until it is `seat`'s again. */
export function nextRound(game: Table, seat: Seat): void {
  do {
    const [decider = seat] = game.deciders();
    game.endRound(decider);
  } while (game.deciders()[0] !== seat);
}
