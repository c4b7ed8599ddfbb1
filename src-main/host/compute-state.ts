import { freeze } from 'immer';
import { elementAt } from '#engine/kernel/element-at.ts';
import { hashValue } from '#engine/kernel/hash.ts';
import type { MoveEntry } from '#engine/kernel/record.ts';
import type { AnyGame } from '#main/listed-game.ts';
import { HashMismatch, type FindSnapshot, type History, type PlayedMove } from './history.ts';

/**
 * Computes the current state from the nearest known one: in memory, in a snapshot, or the set-up.
 * @throws HashMismatch if a move does not lead to its recorded hash.
 */
export function computeState(game: AnyGame, history: History, find: FindSnapshot): object {
  const { live } = history;
  const last = live.at(-1);
  if (last === undefined) return history.setup.state;
  if (last.state !== undefined) return last.state;
  const { at: from, state: base } = nearestKnownState(history, live.length, find);
  const tail = live.slice(from + 1);
  const state = tail.length === 0 ? base : (replayAtOnce(game, base, tail) ?? replayOneByOne(game, base, tail));
  last.state = freeze(state, true);
  return state;
}

/**
 * The latest known position before the move at index `end`: the index of the move it follows (-1 for the beginning) and
 * its state.
 */
export function nearestKnownState(
  { live, setup }: History,
  end: number,
  find: FindSnapshot,
): { at: number; state: object } {
  const before = live.slice(0, end);
  const known = before.findLastIndex(({ state }) => state !== undefined);
  const later = new Map(before.slice(known + 1).map(({ entry }, index) => [entry.seq, known + 1 + index]));
  const snapshot = find((seq) => before[later.get(seq) ?? -1]?.entry.hash);
  const from = (snapshot && later.get(snapshot.seq)) ?? known;
  return { at: from, state: snapshot?.state ?? before[from]?.state ?? setup.state };
}

/**
 * The state after all of `tail`, or undefined if its hash is not the recorded one. Checking the last hash is enough: it
 * can only be right if every move was.
 */
function replayAtOnce(game: AnyGame, base: object, tail: readonly PlayedMove[]): object | undefined {
  const state = game.copy(base);
  try {
    for (const { entry } of tail) game.apply(state, entry.seat, game.schema.move.parse(entry.move), () => undefined);
  } catch {
    return undefined;
  }
  const { entry } = elementAt(tail, tail.length - 1);
  return hashValue(state) === entry.hash ? state : undefined;
}

/** The same, checking every hash, to find the move that does not agree. */
function replayOneByOne(game: AnyGame, base: object, tail: readonly PlayedMove[]): object {
  const state = game.copy(base);
  for (const { entry } of tail) {
    if (!follows(game, state, entry)) throw new HashMismatch(entry.seq);
  }
  return state;
}

/** Plays a recorded move on `state`; whether the rules allow it and it leads to its recorded hash. */
function follows(game: AnyGame, state: object, { seat, move, hash }: MoveEntry): boolean {
  const read = game.schema.move.safeParse(move);
  if (!read.success) return false;
  try {
    if (game.refusal(state, seat, read.data) !== undefined) return false;
    game.apply(state, seat, read.data, () => undefined);
    return hashValue(state) === hash;
  } catch {
    return false;
  }
}
