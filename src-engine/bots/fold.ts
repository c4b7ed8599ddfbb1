import { mayRead, type Emitted, type GameEvent } from '../kernel/events.ts';
import type { Game, GameTypes } from '../kernel/game.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Belief } from './mind.ts';

/** A move made in the open, and what the one who watches knew just before it. */
export type Watched<T extends GameTypes> = {
  readonly information: T['information'];
  readonly seat: Seat;
  readonly move: T['move'];
};

/** A move that has been made: the position before it, and all that came of it. */
export type Made = {
  readonly before: object;
  readonly seat: Seat;
  readonly events: readonly Emitted<GameEvent>[];
};

/**
 * Whether `viewer` has seen a move as it was made: it is its own, or was no private decision and came to nothing that is told to some only.
 * What others decide in private is known by its consequences alone.
 */
export function isOpenTo(game: Game<GameTypes>, viewer: Seat, { before, seat, events }: Made): boolean {
  if (seat === viewer) return true;
  return !game.secret(before) && events.every(({ audience }) => mayRead(audience, viewer));
}

/** What is believed after all of `watched`, in their order. */
export function foldBelief<T extends GameTypes, B extends object>(
  belief: Belief<T, B>,
  from: B,
  watched: readonly Watched<T>[],
): B {
  return watched.reduce((now, { information, seat, move }) => belief.seen(now, information, seat, move), from);
}
