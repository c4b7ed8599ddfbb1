/** Moves that bring about the end of an objective of one's own, and so the end of the game. */
import { defined } from '../../kernel/defined.ts';
import type { Game } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { ArchipelagoTypes } from '../archipelago.ts';
import type { Box } from '../box.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { nearness } from './points.ts';

/** How near the end must be, from 0 to 1, before it is asked which moves bring it about. */
const NEAR = 0.6;

type Table = { readonly game: Game<ArchipelagoTypes>; readonly box: Box };

/** Those of `moves`, legal ones of `seat`, that end the game by an objective of its own; none while that is far. */
export function endingMoves({ game, box }: Table, state: State, seat: Seat, moves: readonly Move[]): ReadonlySet<Move> {
  if (state.met.length > 0 || moves.length < 2) return new Set();
  // A disc opens what may end the game, and does not end it.
  if (state.frames.at(-1)?.kind === 'round' || defined(nearness(box, state).own[seat]) < NEAR) return new Set();
  const own = defined(state.objectives[seat]);
  const isEnding = (move: Move): boolean => {
    const next = game.copy(state);
    game.apply(next, seat, move, () => undefined);
    return next.met.some(({ objective }) => own.includes(objective));
  };
  return new Set(moves.filter(isEnding));
}

/**
 * `worths` of `moves`, some of which are `ending` the game, so changed that whoever looks at a few of the best sees both the end of the game and what there is instead: the best
 * of each stands above all others, which may be many of the one kind alone.
 */
export function withBothLooked(
  ending: ReadonlySet<Move>,
  moves: readonly Move[],
  worths: readonly number[],
): readonly number[] {
  if (ending.size === 0) return worths;
  const isEnding = moves.map((move) => ending.has(move));
  const above = Math.max(...worths) + 1;
  const looked = [true, false].map((kind) => bestOf(worths, (index) => isEnding[index] === kind));
  return worths.map((worth, index) => (looked.includes(index) ? above : worth));
}

/** The index of the highest of those `worths` that count, of which some are worth a look; -1 if there is none. */
function bestOf(worths: readonly number[], counts: (index: number) => boolean): number {
  let [best, most] = [-1, Number.NEGATIVE_INFINITY];
  worths.forEach((worth, index) => {
    if (counts(index) && worth > most) [best, most] = [index, worth];
  });
  return best;
}
