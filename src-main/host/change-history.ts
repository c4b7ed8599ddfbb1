import { produce } from 'immer';
import { elementAt } from '#engine/kernel/element-at.ts';
import type { Emitted, GameEvent } from '#engine/kernel/events.ts';
import { hashValue } from '#engine/kernel/hash.ts';
import type { MoveEntry } from '#engine/kernel/record.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import type { AnyGame } from '#main/listed-game.ts';
import type { StoredEntry } from '#main/storage/rows.ts';
import { computeState } from './compute-state.ts';
import { HashMismatch, latestState, type FindSnapshot, type History, type PlayedMove } from './history.ts';
import { noteOf } from './notes.ts';
import { secretContinuesFor } from './secret-steps.ts';

/** Entries that have been worked out and not been written yet, and what stands once they are. */
export type PendingChange = {
  readonly entries: readonly StoredEntry[];
  readonly history: History;
  readonly state: object;
};

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

/** The last `count` moves taken back, played again, an entry each. @throws HashMismatch */
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
