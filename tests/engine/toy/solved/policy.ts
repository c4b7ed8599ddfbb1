import type { Mind } from '#engine/bots/mind.ts';
import { defined } from '#engine/kernel/defined.ts';
import type { Rng } from '#engine/kernel/rng.ts';
import { pick } from '#engine/kernel/rng.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import type { ToyData } from '../data.ts';
import type { ToyTypes } from '../toy.ts';
import type { ToyMove, ToyState } from '../types.ts';
import type { Rules } from './draws.ts';

/** How a seat plays: the moves it may make, each as likely as the others. It asks for nothing that the seat cannot know. */
export type Policy = (state: ToyState, seat: Seat) => readonly ToyMove[];

/** Drains before the lake overflows, plays good cards, builds, stakes at random. */
export function thrifty(data: ToyData, rules: Rules): Policy {
  const rank = (state: ToyState, move: ToyMove): number => {
    const danger = data.flood[state.lake] - state.water;
    if (move.type === 'drain') return danger <= 1 ? 20 + move.amount : -1;
    if (move.type === 'claim') return danger > 2 ? 10 + move.value : -2;
    if (move.type === 'play') return 4 * defined(data.cards[move.card]);
    if (move.type === 'put') return 10 + defined(data.spots[move.spot]);
    return { allow: 2, build: 7, done: 1, draw: 1 }[move.type as string] ?? 0;
  };
  return (state, seat) => {
    const moves = rules.legalMoves(state, seat);
    if (moves[0]?.type === 'commit') return moves;
    const ranks = moves.map((move) => rank(state, move));
    return [defined(moves[ranks.indexOf(Math.max(...ranks))])];
  };
}

/** A mind that plays on by `policy`, to the end of the game. */
export function mindOf(policy: Policy): Mind<ToyTypes> {
  return { play: drawn(policy), quiet: () => false };
}

/** The fast policy of a mind: one of the moves of `policy`. */
export function drawn(policy: Policy) {
  return (state: ToyState, seat: Seat, rng: Rng): ToyMove => {
    const moves = policy(state, seat);
    return defined(moves[moves.length === 1 ? 0 : pick(rng, moves.length)]);
  };
}
