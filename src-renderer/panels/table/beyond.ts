import { movesOf, type Choice } from '../../window/choice.ts';
import { keyOf } from '../../window/sort.ts';
import type { GameTypes } from '../../window/types.ts';

type Moves = readonly GameTypes['move'][];

/** The keys of a list of moves, for as long as the list is kept. */
const known = new WeakMap<Moves, ReadonlySet<string>>();

function keysOf(moves: Moves): ReadonlySet<string> {
  const before = known.get(moves);
  if (before !== undefined) return before;
  const keys = new Set(moves.map(keyOf));
  known.set(moves, keys);
  return keys;
}

/**
 * Whether all that a choice leads to is open to everybody's eyes (`open`: the moves of the public page) and yet not to its player
 * (`own`: those of their private page), for want of what lies behind their screen.
 */
export function isBeyond(choice: Choice<GameTypes['move'], unknown>, open: Moves, own: Moves): boolean {
  const moves = movesOf(choice).map(keyOf);
  const [seen, legal] = [keysOf(open), keysOf(own)];
  return moves.length > 0 && moves.every((move) => seen.has(move) && !legal.has(move));
}
