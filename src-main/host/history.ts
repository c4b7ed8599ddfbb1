import { freeze, produce } from 'immer';
import { elementAt } from '#engine/kernel/element-at.ts';
import type { Emitted, GameEvent } from '#engine/kernel/events.ts';
import { hashValue } from '#engine/kernel/hash.ts';
import type { MoveEntry } from '#engine/kernel/record.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import type { AnyGame } from '#main/listed-game.ts';
import type { StoredEntry } from '#main/storage/rows.ts';
import type { SetUp, Snapshot } from '#main/storage/shapes.ts';
import { noteOf, type Note } from './log-lines.ts';
import { secretContinuesFor } from './secret-steps.ts';

/**
 * A move of the log, its events, and where that has been worked out the state it led to and the seats whose secret decision
 * went on through it (see `secret-steps.ts`).
 */
export type PlayedMove = {
  readonly entry: MoveEntry;
  readonly events: readonly Emitted<GameEvent>[];
  state: object | undefined;
  secretFor?: readonly Seat[];
};

/** Where the present rules begin: the outcome of the set-up or, for a campaign carried over, the position taken over. */
export type BasePosition = SetUp & {
  /** The entry it follows, and the moves that stood then; 0 for a set-up. */
  readonly seq: number;
  readonly moves: number;
  /** Whether the campaign had been given up by then. */
  readonly abandoned: boolean;
};

/**
 * What stands of a campaign: the moves that are played, those that may be played again, what the host notes among them,
 * and the number of the last entry.
 */
export type History = {
  readonly setup: BasePosition;
  readonly live: readonly PlayedMove[];
  readonly undone: readonly PlayedMove[];
  readonly notes: readonly Note[];
  /** The entries that took back a step of a secret decision: nobody is told of them, nor of the step. */
  readonly withdrawn: readonly number[];
  readonly seq: number;
  /** Whether it was given up: nothing follows. */
  readonly abandoned: boolean;
};

/** Entries that have been worked out and not been written yet, and what stands once they are. */
export type PendingChange = {
  readonly entries: readonly StoredEntry[];
  readonly history: History;
  readonly state: object;
};

/** Fetches the youngest sound snapshot, of the entries that `hashAt` gives a hash for. */
export type FindSnapshot = (hashAt: (seq: number) => string | undefined) => Snapshot | undefined;

/** A state that the log and the rules do not agree on. */
export class HashMismatch extends Error {
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
export function play(game: AnyGame, history: History, seat: Seat, move: { type: string }): PendingChange {
  const before = latestState(history);
  const { state, events } = advance(game, before, seat, move);
  const entry: MoveEntry = { seq: history.seq + 1, kind: 'move', seat, move: plain(move), hash: hashValue(state) };
  const secretFor = secretContinuesFor(game, before, seat, state, events);
  const live = [...history.live, { entry, events, state, secretFor }];
  return { entries: [{ entry, events }], state, history: { ...history, live, undone: [], seq: entry.seq } };
}

/** What is said of moves that are taken back: whether only practice allows it, and which are steps nobody knows of. */
export type UndoMarks = { readonly practice?: boolean; readonly steps?: ReadonlySet<PlayedMove> };

/**
 * The last `count` moves taken back, an entry each. `find` helps out where the state before them has not been worked out
 * since loading. The first that everybody knows of carries the mark of practice.
 */
export function undoMoves(
  game: AnyGame,
  history: History,
  find: FindSnapshot,
  count = 1,
  marks: UndoMarks = {},
): PendingChange {
  const [live, undone, entries] = [[...history.live], [...history.undone], [] as StoredEntry[]];
  let unsaid = marks.practice === true;
  for (let back = 1; back <= count; back++) {
    const taken = elementAt(live, live.length - 1);
    undone.push(taken);
    live.pop();
    const step = marks.steps?.has(taken) === true;
    const marked = { ...(step && { step: true as const }), ...(!step && unsaid && { practice: true as const }) };
    unsaid &&= step;
    const hash = hashOf({ ...history, live });
    entries.push({ entry: { seq: history.seq + back, kind: 'undo', hash, ...marked }, events: [] });
  }
  const next = withEntries({ ...history, live, undone }, entries);
  return { entries, state: computeState(game, next, find), history: next };
}

/** The last `count` moves taken back, played again, an entry each. @throws Disagreement */
export function redoMoves(game: AnyGame, history: History, count = 1): PendingChange {
  const [live, undone, entries] = [[...history.live], [...history.undone], [] as StoredEntry[]];
  let state = latestState(history);
  for (let forth = 1; forth <= count; forth++) {
    const again = elementAt(undone, undone.length - 1);
    undone.pop();
    const { seat, move } = again.entry;
    const next = advance(game, state, seat, move);
    const secretFor = secretContinuesFor(game, state, seat, next.state, next.events);
    state = next.state;
    const hash = hashValue(state);
    if (hash !== again.entry.hash) throw new HashMismatch(again.entry.seq);
    live.push({ ...again, state, secretFor });
    entries.push({ entry: { seq: history.seq + forth, kind: 'redo', hash }, events: [] });
  }
  return { entries, state, history: withEntries({ ...history, live, undone }, entries) };
}

/** Somebody else sits down: what was taken back cannot be played again by them. */
export function changePlayer(history: History, seat: Seat, player: string, name: string): PendingChange {
  const entry = { seq: history.seq + 1, hash: hashOf(history), kind: 'seat' as const, seat, player, name };
  const entries = [{ entry, events: [] }];
  return { entries, state: latestState(history), history: withEntries({ ...history, undone: [] }, entries) };
}

/** The campaign is given up. */
export function abandon(history: History): PendingChange {
  const entry = { seq: history.seq + 1, hash: hashOf(history), kind: 'abandon' as const };
  const entries = [{ entry, events: [] }];
  return { entries, state: latestState(history), history: { ...withEntries(history, entries), abandoned: true } };
}

/** What stands once `entries` have been written as well. */
function withEntries(history: History, entries: readonly StoredEntry[]): History {
  const notes = [...history.notes, ...entries.flatMap(({ entry }) => noteOf(entry))];
  const withdrawn = [...history.withdrawn, ...undoneSteps(entries)];
  return { ...history, notes, withdrawn, seq: history.seq + entries.length };
}

/** The entries that took back a step of a secret decision. */
export function undoneSteps(entries: readonly StoredEntry[]): number[] {
  return entries.flatMap(({ entry }) => (entry.kind === 'undo' && entry.step === true ? [entry.seq] : []));
}

/** The hash of the state that stands. */
function hashOf({ live, setup }: History): string {
  return live.at(-1)?.entry.hash ?? setup.hash;
}

/** The state that stands. */
export function latestState(history: History): object {
  const state = history.live.length === 0 ? history.setup.state : history.live.at(-1)?.state;
  if (state === undefined) throw new RangeError('the state that stands has not been worked out');
  return state;
}

/**
 * Works out the state that stands from the nearest one known: in memory, in a snapshot, or the set-up.
 * @throws Disagreement where a move does not lead to the hash it was recorded with.
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

/** The youngest position known that lies before the move `end`: the move it follows (-1 for the beginning), and its state. */
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

/** The state at the end of `tail`, or undefined unless its hash is the recorded one: then every step was right as well. */
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

/** The same move by move, to find the one that does not agree. */
function replayOneByOne(game: AnyGame, base: object, tail: readonly PlayedMove[]): object {
  const state = game.copy(base);
  for (const { entry } of tail) {
    if (!follows(game, state, entry)) throw new HashMismatch(entry.seq);
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
