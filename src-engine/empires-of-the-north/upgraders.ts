import type { Upgrader } from '../kernel/game.ts';
import type { Box } from './box.ts';
import { gameFlow } from './flow.ts';
import type { Move } from './moves.ts';
import type { State } from './state.ts';

/** Under rules 1 a seat passed by itself if its own hand left it nothing else. */
function passedByItself(box: Box, state: State): { seat: number; move: Move } | undefined {
  const top = state.frames.at(-1);
  if (top?.kind !== 'turn') return undefined;
  const { seat } = top;
  const moves = gameFlow.legalMoves(box, state, seat);
  return moves.length === 1 ? { seat, move: { type: 'pass' } } : undefined;
}

/**
 * The upgrades of data stored by older rules. Rules 2 changed this: a seat is asked where some hand it may hold could act, and passes by
 * itself only where none could (ruling 35). What they changed of cards and of the timing of Specials stands in the pack, and a campaign
 * keeps the one it was begun with.
 */
export const upgradersOf = (box: Box): readonly Upgrader[] => [
  { from: 1, byItself: (state) => passedByItself(box, state as State) },
];
