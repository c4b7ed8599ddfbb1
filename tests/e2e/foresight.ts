import { archipelago } from '#engine/archipelago/archipelago.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import type { State } from '#engine/archipelago/state.ts';
import { at } from '#engine/kernel/at.ts';
import { bidOf, inOrderOfAppetite } from './policy.ts';

const game = archipelago(BASE_PACK);

/** What a careful player of `seat` does in `state`. */
function choose(state: State, seat: number): Move {
  const moves = game.legalMoves(state, seat);
  const wish = bidOf(state.turn, seat);
  const bid = moves.find((move) => move.type === 'bid' && move.amount === wish);
  return bid ?? (moves[0]?.type === 'bid' ? at(moves, 0) : at(inOrderOfAppetite(moves, game.view(state, 'public')), 0));
}

/** Games looked at in search of a short one; what is short in moves is short in minutes before a screen. */
const LOOKED_AT = 200;

/** The moves of a short game of careful players that ends by a condition, with something to count; undefined of any other. */
function movesOf(players: number, seed: string, wanted: (state: State) => boolean): number | undefined {
  const state = game.setup({ players, length: 'short', variants: [] }, seed, () => undefined);
  let seen = false;
  let moves = 0;
  for (let seats = game.deciders(state); seats.length > 0; seats = game.deciders(state)) {
    const seat = at(seats, 0);
    game.apply(state, seat, choose(state, seat), () => undefined);
    seen ||= wanted(state);
    moves++;
  }
  const outcome = game.outcome(state);
  const totals = new Set(outcome?.seats.map(({ points }) => points));
  return seen && outcome?.code !== 'independence' && totals.size > 1 ? moves : undefined;
}

/**
 * A seed with which careful players of a short game come to an end condition and to different scores, so that there is
 * something to count, and pass through what `wanted` asks for on the way: of many the one with the fewest moves.
 */
export function foresee(players: number, wanted: (state: State) => boolean = () => true): string {
  let shortest = { seed: '', moves: Number.POSITIVE_INFINITY };
  for (let number = 1; number <= LOOKED_AT; number++) {
    const seed = `voyage ${number}`;
    const moves = movesOf(players, seed, wanted);
    if (moves !== undefined && moves < shortest.moves) shortest = { seed, moves };
  }
  if (shortest.seed === '') throw new Error('no such game was found');
  return shortest.seed;
}
