/** What the blunders of Archipelago are judged by. */
import { evaluate, type Evaluation } from '#engine/archipelago/bots/evaluation.ts';
import { temperOf } from '#engine/archipelago/bots/steward.ts';
import { openBox } from '#engine/archipelago/box.ts';
import type { ArchipelagoTypes } from '#engine/archipelago/archipelago.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import type { FrameOf } from '#engine/archipelago/frames.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import type { State } from '#engine/archipelago/state.ts';
import { chanceAfter } from '#engine/bots/playout.ts';
import { difference } from '#engine/bots/search.ts';
import { defined } from '#engine/kernel/defined.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import type { Known as KnownOf } from '../../../bots/blunders.ts';
import { game } from '../../twin.ts';
import { mind } from '../positions.ts';

export const BOX = openBox(BASE_PACK);

export type Known = KnownOf<ArchipelagoTypes>;

/** What the steward of that seat makes of the position. */
export function stewardOf({ state, seat }: Pick<Known, 'state' | 'seat'>): Evaluation {
  return evaluate(game, BOX, state, seat, temperOf(seat));
}

/** What is pending, if it is of that kind and the seat's own. */
export function topOf<K extends State['frames'][number]['kind']>({ state }: Known, kind: K): FrameOf<K> | undefined {
  const top = state.frames.at(-1);
  return top?.kind === kind ? (top as FrameOf<K>) : undefined;
}

/** The state after some moves of one seat; undefined where one of them is refused. */
export function after(state: State, seat: Seat, moves: readonly Move[]): State | undefined {
  const next = game.copy(state);
  for (const move of moves) {
    if (game.refusal(next, seat, move) !== undefined) return undefined;
    game.apply(next, seat, move, () => undefined);
  }
  return next;
}

/** The chance after a move on each of so many deals, played on by stewards to the next quiet position. */
export function chances({ seat, deals }: Known, move: Move, count: number): number[] {
  return deals(count).map((start, number) =>
    chanceAfter(game, mind, { start, seat, move, rng: streamOf(`chances ${number}`) }),
  );
}

/** Whether a move is surely better than another: by so much, and by two standard errors on so many deals. */
export function isSurelyBetter(known: Known, move: Move, other: Move, by: number, count: number): boolean {
  const { mean, error } = difference(
    { results: chances(known, move, count) },
    { results: chances(known, other, count) },
  );
  return mean > by && mean > 2 * error;
}

/** The move that looks best at first sight; undefined where there is none. */
export function bestLooking({ state, seat }: Known, moves: readonly Move[]): Move | undefined {
  const priors = mind.priors(state, seat, moves);
  let best = 0;
  for (let index = 1; index < moves.length; index++) {
    if (defined(priors[index]) > defined(priors[best])) best = index;
  }
  return moves[best];
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
