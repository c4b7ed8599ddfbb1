/** Moves after which nothing is to come: whether another would have counted more, or the same with more left. */
import { defined } from '#engine/kernel/defined.ts';
import type { Game, GameTypes } from '#engine/kernel/game.ts';
import { streamOf, type Rng } from '#engine/kernel/rng.ts';
import type { Seat } from '#engine/kernel/seat.ts';

/** What a seat has when all is over: `points` decide, then `ties` from the first on; `kept` is what it has not spent. */
export type Held = { readonly points: number; readonly ties: readonly number[]; readonly kept: readonly number[] };

/** A game with players who play on after a move, and what a seat of it holds. */
export type Ending<T extends GameTypes> = {
  readonly game: Game<T>;
  readonly follow: (state: T['state'], seat: Seat, rng: Rng) => T['move'];
  readonly held: (state: T['state'], seat: Seat) => Held;
  /** Deals of what the seat does not know, in all of which a move must be better. */
  readonly deals: number;
};

/** A decision near the end, and the move that was made. */
export type Last<T extends GameTypes> = {
  readonly state: T['state'];
  readonly seat: Seat;
  readonly moves: readonly T['move'][];
  readonly move: T['move'];
  readonly seed: string;
};

/** What is wrong with a move, and which would have been better. */
export type Wasted<T extends GameTypes> = {
  readonly kind: 'loses' | 'spends';
  readonly better: T['move'];
  readonly by: number;
};

/** What the seat has at the end of the game in deal `deal`, after each of `moves`, all played on alike. */
function heldAfter<T extends GameTypes>(ending: Ending<T>, last: Last<T>, move: T['move'], deal: number): Held {
  const { game, follow, held } = ending;
  const { seat, seed } = last;
  const state = game.sample(game.information(last.state, seat), streamOf(`${seed} deal ${deal}`));
  const rng = streamOf(`${seed} players ${deal}`);
  game.apply(state, seat, move, () => undefined);
  for (let next = game.deciders(state)[0]; next !== undefined; next = game.deciders(state)[0]) {
    game.apply(state, next, follow(state, next, rng), () => undefined);
  }
  return held(state, seat);
}

/** Whether one holding counts the same as another, or more by what decides among equals. */
function countsNoLess(one: Held, other: Held): boolean {
  if (one.points !== other.points) return false;
  const at = one.ties.findIndex((tie, index) => tie !== other.ties[index]);
  return at < 0 || defined(one.ties[at]) > defined(other.ties[at]);
}

/** Whether `move` has spent what `other` keeps, and gained nothing else by it. */
const spends = (now: Held, move: Held, other: Held): boolean =>
  countsNoLess(other, move) &&
  other.kept.every((kept, index) => kept >= defined(move.kept[index])) &&
  other.kept.some(
    (kept, index) => kept > defined(move.kept[index]) && defined(move.kept[index]) < defined(now.kept[index]),
  );

/** What is surely wrong with a last move: undefined where no other is better in every deal. */
export function wasteOf<T extends GameTypes>(ending: Ending<T>, last: Last<T>): Wasted<T> | undefined {
  const now = ending.held(last.state, last.seat);
  const made = Array.from({ length: ending.deals }, (_, deal) => heldAfter(ending, last, last.move, deal));
  const found: { loses?: Wasted<T>; spends?: Wasted<T> } = {};
  for (const better of last.moves) {
    if (better === last.move) continue;
    const whole = { more: Infinity, keeps: true };
    for (let deal = 0; deal < made.length && (whole.more > 0 || whole.keeps); deal++) {
      const other = heldAfter(ending, last, better, deal);
      const own = defined(made[deal]);
      whole.more = Math.min(whole.more, other.points - own.points);
      whole.keeps &&= spends(now, own, other);
    }
    if (whole.more > (found.loses?.by ?? 0)) found.loses = { kind: 'loses', better, by: whole.more };
    if (whole.keeps) found.spends ??= { kind: 'spends', better, by: 0 };
  }
  return found.loses ?? found.spends;
}

/** A wasted move with the one that would have been better. */
export type Told<T extends GameTypes> = Wasted<T> & Pick<Last<T>, 'seed' | 'seat' | 'move'>;

/** All that is wasted in some decisions. */
export function wastedIn<T extends GameTypes>(ending: Ending<T>, lasts: readonly Last<T>[]): Told<T>[] {
  return lasts.flatMap((last) => {
    const wasted = wasteOf(ending, last);
    return wasted === undefined ? [] : [{ ...wasted, seed: last.seed, seat: last.seat, move: last.move }];
  });
}
