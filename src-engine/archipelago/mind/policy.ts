import { defined } from '../../kernel/defined.ts';
import type { Game } from '../../kernel/game.ts';
import type { Rng } from '../../kernel/rng.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { ArchipelagoTypes } from '../archipelago.ts';
import { HIGHEST_BID } from '../bots/bids.ts';
import { evaluate } from '../bots/evaluation.ts';
import { best, temperOf } from '../bots/steward.ts';
import { worthOf } from '../bots/worths.ts';
import type { Box } from '../box.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { endingMoves, withBothLooked } from './own-end.ts';
import { worseMoves } from './worse.ts';

type Table = { readonly game: Game<ArchipelagoTypes>; readonly box: Box };

/** The share of players who are taken to give nothing of their own in a crisis. */
const RIDING = 0.4;

/**
 * What the steward would play in a state that was sampled, but for offers: making one up costs more than all else, and a deal is no
 * reason why one move of the seat's own is better than another. And in a crisis some give nothing, as people and searching bots do
 * who count on the others: whoever counted on stewards alone would ride free, and all of them together into ruin.
 */
export function play({ game, box }: Table, state: State, seat: Seat, rng: Rng): Move {
  const moves = game.legalMoves(state, seat);
  if (ridesFree(state, seat) && !moves.some((move) => isCube(move) && move.from === 'market')) {
    const done = moves.find(({ type }) => type === 'done');
    if (done !== undefined) return done;
  }
  return best(evaluate(game, box, state, seat, temperOf(seat)), moves, rng);
}

/** Florins above the steward's highest bid that are still looked at. */
const MORE_BID = 2;

/**
 * What the steward makes of each move, in florins; the same reservations as `play`. Not worth a look: what is one's own where the same is
 * free, what is clearly worse than another move, another reason for the same no, a bid far above what order can bring. Nor to give nothing where the steward gives: for each
 * alone that is best, as long as the others give, and all who search find it; so the steward's share is what all of them owe. Always
 * worth one: to end the game by an objective of one's own, and not to.
 */
export function priors(table: Table, state: State, seat: Seat, moves: readonly Move[]): readonly number[] {
  const { game, box } = table;
  const evaluation = evaluate(game, box, state, seat, temperOf(seat));
  const free = moves.some((move) => isCube(move) && move.from === 'market');
  const worths = moves.map((move) => worthOf(evaluation, move));
  const gives = moves.some((move, index) => isCube(move) && defined(worths[index]) > 0);
  const worse = worseMoves(state, seat, moves, worths);
  const ending = endingMoves(table, state, seat, moves);
  const looks = moves.map((move, index) => {
    const worth = defined(worths[index]);
    // What else it costs says little beside the end of the game.
    if (ending.has(move)) return worth;
    if (worse.has(move)) return Number.NEGATIVE_INFINITY;
    if (gives && move.type === 'done') return Number.NEGATIVE_INFINITY;
    if (free && isCube(move) && move.from !== 'market') return Number.NEGATIVE_INFINITY;
    if (move.type === 'decline' && worth < 0) return Number.NEGATIVE_INFINITY;
    if (move.type === 'bid' && move.amount > HIGHEST_BID + MORE_BID) return Number.NEGATIVE_INFINITY;
    return worth;
  });
  return withBothLooked(ending, moves, looks);
}

type Cube = Extract<Move, { type: 'consume' | 'supply' }>;
const isCube = (move: Move): move is Cube => move.type === 'consume' || move.type === 'supply';

/**
 * Whether the seat gives nothing in the crisis that runs. It is drawn from the random numbers of the sampled state, so that it is the same
 * in all lines that are compared on that deal.
 */
function ridesFree({ frames, rng }: State, seat: Seat): boolean {
  const kind = frames.at(-1)?.kind;
  if (kind !== 'domestic-crisis' && kind !== 'export-crisis') return false;
  const drawn = Math.imul(defined(rng[0]) ^ Math.imul(seat + 1, 0x9e3779b1), 0x85ebca6b) >>> 0;
  return drawn < RIDING * 2 ** 32;
}
