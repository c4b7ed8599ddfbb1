import { mayRead, type Emitted, type GameEvent } from '../kernel/events.ts';
import type { Game, GameTypes } from '../kernel/game.ts';
import type { Rng } from '../kernel/rng.ts';
import type { Seat } from '../kernel/seat.ts';

/** What a seat takes the others to hide, folded from what it has seen. Plain data. */
export type Belief<T extends GameTypes, B extends object = object> = {
  /** What is believed by a seat that has seen nothing but this. */
  start(information: T['information']): B;
  /** What is believed after `seat` has made `move`; `information` is what the owner knew just before it. */
  seen(belief: B, information: T['information'], seat: Seat, move: T['move']): B;
  /** Determinization by what is believed: a full state that agrees with `information`. */
  sample(information: T['information'], rng: Rng, belief: B): T['state'];
};

/** A move made in the open, and what the one who watches knew just before it. */
export type Watched<T extends GameTypes> = {
  readonly information: T['information'];
  readonly seat: Seat;
  readonly move: T['move'];
};

/** A move that has been made: whether the decision was private (`Game.secret`), whose it was, and all that came of it. */
export type Made = {
  readonly secret: boolean;
  readonly seat: Seat;
  readonly events: readonly Emitted<GameEvent>[];
};

/**
 * Whether `viewer` has seen a move as it was made: it is its own, or was no private decision and came to nothing that is told to some only.
 * What others decide in private is known by its consequences alone.
 */
export function isOpenTo(viewer: Seat, { secret, seat, events }: Made): boolean {
  return seat === viewer || (!secret && events.every(({ audience }) => mayRead(audience, viewer)));
}

/** What is believed after all of `watched`, in their order. */
export function foldBelief<T extends GameTypes, B extends object>(
  belief: Belief<T, B>,
  from: B,
  watched: readonly Watched<T>[],
): B {
  return watched.reduce((now, { information, seat, move }) => belief.seen(now, information, seat, move), from);
}

/** What the bots of one table believe, move by move, where no host keeps it: for games that are played without one. */
export class TableBeliefs<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #believers: readonly (Belief<T> | undefined)[];
  readonly #beliefs: (object | undefined)[];

  /** `believers` by seat, at the beginning of the game. */
  constructor(game: Game<T>, believers: readonly (Belief<T> | undefined)[], state: T['state']) {
    this.#game = game;
    this.#believers = believers;
    this.#beliefs = believers.map((belief, seat) => belief?.start(game.information(state, seat)));
  }

  /** What the bot at `seat` believes; undefined if it concludes nothing. */
  of(seat: Seat): object | undefined {
    return this.#beliefs[seat];
  }

  /** Looks on while `seat` makes `move` in `state`: `apply` makes it and gives what came of it. */
  watch(state: T['state'], seat: Seat, move: T['move'], apply: () => readonly Emitted<GameEvent>[]): void {
    const known = this.#believers.map((belief, viewer) => belief && this.#game.information(state, viewer));
    const secret = this.#game.secret(state);
    const events = apply();
    this.#believers.forEach((belief, viewer) => {
      const [before, information] = [this.#beliefs[viewer], known[viewer]];
      if (belief === undefined || before === undefined || information === undefined) return;
      if (isOpenTo(viewer, { secret, seat, events }))
        this.#beliefs[viewer] = belief.seen(before, information, seat, move);
    });
  }
}
