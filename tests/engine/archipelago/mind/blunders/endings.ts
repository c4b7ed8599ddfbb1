/** Blunders about the end of the game. */
import type { Move } from '#engine/archipelago/moves.ts';
import type { State } from '#engine/archipelago/state.ts';
import { defined } from '#engine/kernel/defined.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import { game } from '../../twin.ts';
import { nearness } from '#engine/archipelago/mind/points.ts';
import { after, bestLooking, BOX, chances, mean, type Known } from './knowing.ts';

/** Deals on which it is looked who would win, and moves that end the game which are looked at: the end is the same. */
const DEALS = 16;
const LOOKED = 3;
/** How near an end of one's own must be before it is looked whether a move brings it about. */
const NEAR = 0.6;
/** A chance at which a game counts as lost, and the least that another move must offer beyond it. */
const HARDLY = 0.05;
const BETTER = 0.1;

/** Whether an end has come about that the seat knows to be in play: one's own, a common one, one that was looked at. */
function hasEnded({ met, seen, common, objectives }: State, seat: Seat): boolean {
  const known = [
    ...defined(objectives[seat]),
    ...common,
    ...seen.flatMap((look) => (look.seat === seat ? [look.objective] : [])),
  ];
  return met.some(({ objective }) => known.includes(objective));
}

/** The moves that bring an end about at once. */
function endingMoves(state: State, seat: Seat, moves: readonly Move[]): Move[] {
  return moves.filter((move) => {
    const next = after(state, seat, [move]);
    return next !== undefined && next.result?.code !== 'independence' && hasEnded(next, seat);
  });
}

/** The moves that end the game at once by what the seat knows to be in play; none while that is far. */
export function endingAt({ state, seat, moves }: Known): Move[] {
  const top = state.frames.at(-1);
  if (state.met.length > 0 || (top !== undefined && 'to' in top)) return [];
  if (defined(nearness(BOX, state).own[seat]) < NEAR && state.common.length === 0) return [];
  return endingMoves(state, seat, moves);
}

/** The chances, deal by deal, of some of the moves that end the game. */
const chancesOf = (known: Known, ending: readonly Move[]): number[][] =>
  ending.slice(0, LOOKED).map((move) => chances(known, move, DEALS));

/** To end the game where nearly every deal of the objectives says that one is behind, and another move offers more. */
export function endingBehind(known: Known): readonly Move[] {
  const ending = endingAt(known);
  const others = known.moves.filter((move) => !ending.includes(move));
  const other = bestLooking(known, others);
  if (ending.length === 0 || other === undefined) return [];
  const most = Math.max(...chancesOf(known, ending).map(mean));
  return most <= HARDLY && mean(chances(known, other, DEALS)) >= most + BETTER ? ending : [];
}

/** The same of one of the moves that end the game, which differ in what else they bring. */
export function isEndingBehind(known: Known, move: Move): boolean {
  return mean(chances(known, move, 2 * DEALS)) <= HARDLY;
}

/** Not to end the game, nor to keep the end at hand, where every deal of the objectives says that ending it wins. */
export function notEnding(known: Known): readonly Move[] {
  const { state, seat, moves } = known;
  const ending = endingAt(known);
  const isSure = chancesOf(known, ending).some((found) => found.every((chance) => chance === 1));
  return isSure ? moves.filter((move) => !ending.includes(move) && !isStillAtHand(state, seat, move)) : [];
}

/** The same of one of the other moves, on twice as many deals: some bring the end about all the same, and cost nothing. */
export function isNotEnding(known: Known, move: Move): boolean {
  const ends = endingAt(known)
    .slice(0, LOOKED)
    .map((end) => mean(chances(known, end, 2 * DEALS)));
  return mean(chances(known, move, 2 * DEALS)) < Math.max(...ends);
}

/** Whether the seat can still end the game at its next decision, which comes before anybody else's. */
function isStillAtHand(state: State, seat: Seat, move: Move): boolean {
  const next = after(state, seat, [move]);
  if (next === undefined || !game.deciders(next).includes(seat)) return false;
  return endingMoves(next, seat, game.legalMoves(next, seat)).length > 0;
}
