import { freeze, produce } from 'immer';
import { at } from '#engine/kernel/at.ts';
import type { Emitted, GameEvent } from '#engine/kernel/events.ts';
import { hashValue } from '#engine/kernel/hash.ts';
import type { Entry, MoveEntry } from '#engine/kernel/record.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import type { AnyGame } from '#main/games.ts';
import type { SetUp, Snapshot } from '#main/storage/shapes.ts';

/** A move of the log, its events, and the state it led to where that has been worked out. */
export type Played = {
  readonly entry: MoveEntry;
  readonly events: readonly Emitted<GameEvent>[];
  state: object | undefined;
};

/** Where the present rules begin: the outcome of the set-up or, for a campaign carried over, the position taken over. */
export type Beginning = SetUp & {
  /** The entry it follows, and the moves that stood then; 0 for a set-up. */
  readonly seq: number;
  readonly moves: number;
};

/** What stands of a campaign: the moves that are played, those that may be played again, and the number of the last entry. */
export type History = {
  readonly setup: Beginning;
  readonly live: readonly Played[];
  readonly undone: readonly Played[];
  readonly seq: number;
};

/** An entry that has been worked out and not been written yet, and what stands once it is. */
export type Change = {
  readonly entry: Entry;
  readonly events: readonly Emitted<GameEvent>[];
  readonly history: History;
  readonly state: object;
};

/** Fetches the youngest sound snapshot, of the entries that `hashAt` gives a hash for. */
export type FindSnapshot = (hashAt: (seq: number) => string | undefined) => Snapshot | undefined;

/** A state that the log and the rules do not agree on. */
export class Disagreement extends Error {
  /** The entry at which they part. */
  readonly seq: number;

  constructor(seq: number) {
    super(`entry ${seq} does not lead to the state it was recorded with`);
    this.name = 'Disagreement';
    this.seq = seq;
  }
}

/** The state after a move, sharing everything that did not change with the one before, and the events on the way. */
export function advance(game: AnyGame, state: object, seat: Seat, move: { type: string }) {
  const events: Emitted<GameEvent>[] = [];
  const next: object = produce(state, (draft) => {
    // Events may hold pieces of the draft, which ends with the move: they are kept as the plain data they are.
    game.apply(draft, seat, move, (event, audience) => events.push(plain(audience ? { event, audience } : { event })));
  });
  return { state: next, events };
}

function plain<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** A move, worked out. The rules have let it pass. */
export function play(game: AnyGame, history: History, seat: Seat, move: { type: string }): Change {
  const { state, events } = advance(game, stateOf(history), seat, move);
  const entry: MoveEntry = { seq: history.seq + 1, kind: 'move', seat, move: plain(move), hash: hashValue(state) };
  const live = [...history.live, { entry, events, state }];
  return { entry, events, state, history: { ...history, live, undone: [], seq: entry.seq } };
}

/** The last move taken back. `find` helps out where the state before it has not been worked out since loading. */
export function takeBack(game: AnyGame, history: History, find: FindSnapshot): Change {
  const live = history.live.slice(0, -1);
  const undone = [...history.undone, at(history.live, live.length)];
  const state = workOut(game, { ...history, live }, find);
  const hash = live.at(-1)?.entry.hash ?? history.setup.hash;
  const entry: Entry = { seq: history.seq + 1, kind: 'undo', hash };
  return { entry, events: [], state, history: { ...history, live, undone, seq: entry.seq } };
}

/** The move taken back last, played again. */
export function playAgain(game: AnyGame, history: History): Change {
  const again = at(history.undone, history.undone.length - 1);
  const { state } = advance(game, stateOf(history), again.entry.seat, again.entry.move);
  const hash = hashValue(state);
  const entry: Entry = { seq: history.seq + 1, kind: 'redo', hash };
  if (hash !== again.entry.hash) throw new Disagreement(again.entry.seq);
  const live = [...history.live, { ...again, state }];
  return {
    entry,
    events: [],
    state,
    history: { ...history, live, undone: history.undone.slice(0, -1), seq: entry.seq },
  };
}

/** The state that stands. */
export function stateOf(history: History): object {
  const state = history.live.length === 0 ? history.setup.state : history.live.at(-1)?.state;
  if (state === undefined) throw new RangeError('the state that stands has not been worked out');
  return state;
}

/**
 * Works out the state that stands from the nearest one known: in memory, in a snapshot, or the set-up.
 * @throws Disagreement where a move does not lead to the hash it was recorded with.
 */
export function workOut(game: AnyGame, history: History, find: FindSnapshot): object {
  const { live } = history;
  const last = live.at(-1);
  if (last === undefined) return history.setup.state;
  if (last.state !== undefined) return last.state;
  const known = live.findLastIndex(({ state }) => state !== undefined);
  const later = new Map(live.slice(known + 1).map(({ entry }, index) => [entry.seq, known + 1 + index]));
  const snapshot = find((seq) => live[later.get(seq) ?? -1]?.entry.hash);
  const from = (snapshot && later.get(snapshot.seq)) ?? known;
  const base = snapshot?.state ?? live[from]?.state ?? history.setup.state;
  const tail = live.slice(from + 1);
  const state = tail.length === 0 ? base : (runThrough(game, base, tail) ?? stepThrough(game, base, tail));
  last.state = freeze(state, true);
  return state;
}

/** The state at the end of `tail`, or undefined unless its hash is the recorded one: then every step was right as well. */
function runThrough(game: AnyGame, base: object, tail: readonly Played[]): object | undefined {
  const state = game.copy(base);
  try {
    for (const { entry } of tail) game.apply(state, entry.seat, game.schema.move.parse(entry.move), () => undefined);
  } catch {
    return undefined;
  }
  const { entry } = at(tail, tail.length - 1);
  return hashValue(state) === entry.hash ? state : undefined;
}

/** The same move by move, to find the one that does not agree. */
function stepThrough(game: AnyGame, base: object, tail: readonly Played[]): object {
  const state = game.copy(base);
  for (const { entry } of tail) {
    if (!follows(game, state, entry)) throw new Disagreement(entry.seq);
  }
  return state;
}

/** Plays a recorded move on `state`; whether the rules let it pass and it led where it is said to. */
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
