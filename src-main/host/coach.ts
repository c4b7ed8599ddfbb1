import type { Candidate, Thought } from '#engine/bots/search.ts';
import { canonicalJson, hashValue } from '#engine/kernel/hash.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import { thoughtSchema } from '#main/bots/answers.ts';
import type { Question } from '#main/bots/question.ts';
import type { AnyGame } from '#main/listed-game.ts';
import { answered } from './answered.ts';
import type { Host } from './host.ts';
import type { Table } from './table.ts';

type Move = { type: string };

/** A difference of chances smaller than this is not told. */
const LEAST = 0.03;
/** How many standard errors of itself a difference must have to be told. */
const SURE = 2;

/**
 * What is asked of the coach: about a decision of `seat` in `state` and, after it, about the move that was made; for at most `within`
 * milliseconds, where its level may take longer.
 */
export type Asked = { readonly seat: Seat; readonly state: object; readonly also?: Move; readonly within?: number };

/** What a decision has cost: the move that was better, and the chances to win after both. */
export type Cost = { readonly better: Move; readonly chances: { readonly done: number; readonly better: number } };

/**
 * What the coach of the game finds, by what the seat knows in that state; undefined where there is none, it fails or names a move
 * that is not possible. The seed of its numbers comes from what the seat knows, so that the same knowledge always gets the same
 * answer, unless the time is up.
 */
export async function thoughtOf(
  host: Host,
  table: Pick<Table, 'game' | 'head' | 'listed'>,
  { seat, state, also, within }: Asked,
  signal: AbortSignal,
): Promise<Thought<Move> | undefined> {
  const { game, head, listed } = table;
  if (listed.coach === undefined) return undefined;
  const information = game.information(state, seat);
  const question: Question = {
    ...{ game: game.id, asked: 'thought', pack: game.pack, level: listed.coach, seat, information },
    seed: hashValue({ seat, information }),
    quietly: true,
    ...(also !== undefined && { also }),
    ...(within !== undefined && { within }),
  };
  try {
    const thought = thoughtSchema.parse(await answered(host, question, head.pack, signal));
    return [thought, ...thought.candidates].every(({ move }) => isPossible(game, state, seat, move))
      ? thought
      : undefined;
  } catch {
    // It failed, or the rules threw at a move that no game knows.
    return undefined;
  }
}

/** Whether a move of a seat is possible in a state; one that no game knows is not. May throw what the rules throw at such a move. */
export function isPossible(game: AnyGame, state: object, seat: Seat, move: Move): boolean {
  const known = game.schema.move.safeParse(move);
  return known.success && game.refusal(state, seat, known.data) === undefined;
}

/**
 * What `done` has cost beside the move that was found; `nothing` where the difference is too small to be told, or may be chance,
 * and undefined where `done` was not looked at.
 */
export function costOf(thought: Thought<Move>, done: Move): Cost | 'nothing' | undefined {
  const wanted = canonicalJson(done);
  if (canonicalJson(thought.move) === wanted) return 'nothing';
  const [best] = thought.candidates;
  const one = thought.candidates.find(({ move }) => canonicalJson(move) === wanted);
  if (best === undefined || one === undefined) return undefined;
  if (isEven(best, one)) return 'nothing';
  return { better: best.move, chances: { done: asChance(one.chance), better: asChance(best.chance) } };
}

/** Whether two moves of a thought are told as equally good: the difference is too small to be told, or may be chance. */
export function isEven(best: Candidate<Move>, one: Candidate<Move>): boolean {
  const gap = best.chance - one.chance;
  return gap < LEAST || gap < SURE * one.error;
}

/** A chance from 0 to 1; sums of shares may miss that by their last digits. */
export const asChance = (chance: number): number => Math.min(1, Math.max(0, chance));
