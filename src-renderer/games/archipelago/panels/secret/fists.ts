import type { Move, MoveOf } from '#engine/archipelago/moves.ts';
import { only } from '../../../../window/sort.ts';
import type { Resource } from '#engine/archipelago/data/schema-common.ts';

/** One of two hands. */
export type Fist = 'left' | 'right';

/** What a fist can be closed over, nothing first; each once, in the order of the moves. */
export function fillings(moves: readonly Move[], fist: Fist): (Resource | null)[] {
  const held = only(moves, 'close-fists').flatMap((move) => move[fist] ?? []);
  return [null, ...new Set(held)];
}

/** The move that closes these fists, if there is one. */
export function closing(
  moves: readonly Move[],
  left: Resource | null,
  right: Resource | null,
): MoveOf<'close-fists'> | undefined {
  return only(moves, 'close-fists').find((move) => move.left === left && move.right === right);
}

/** The move of somebody who has no cube to close a fist over, and nothing else to do. */
export function mustLift(moves: readonly Move[]): MoveOf<'lift-screen'> | undefined {
  return moves.length === 1 ? only(moves, 'lift-screen')[0] : undefined;
}
