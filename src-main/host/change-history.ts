import { produce } from 'immer';
import { elementAt } from '#engine/kernel/element-at.ts';
import type { Audience, Emitted, GameEvent } from '#engine/kernel/events.ts';
import { hashValue } from '#engine/kernel/hash.ts';
import type { MoveEntry } from '#engine/kernel/record.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import type { Stage } from '#main/contract/messages.ts';
import type { AnyGame } from '#main/listed-game.ts';
import type { StoredEntry } from '#main/storage/rows.ts';
import { computeState } from './compute-state.ts';
import { HashMismatch, latestState, type FindSnapshot, type History, type PlayedMove } from './history.ts';
import { notesOf } from './notes.ts';
import { secretContinuesFor } from './secret-steps.ts';
import { Stages } from './stages.ts';

/** Entries that are computed but not yet written, and the history and state after them. */
export type PendingChange = {
  readonly entries: readonly StoredEntry[];
  readonly history: History;
  readonly state: object;
  /** How the table stood on the way, where a move was played that nobody has seen yet. */
  readonly stages?: readonly Stage[];
};

/**
 * The state after a move and the events of the move. The new state shares all unchanged parts with the old one. `stages`
 * collects how the table stood on the way.
 */
export function advance(game: AnyGame, state: object, seat: Seat, move: { type: string }, stages?: Stages) {
  const events: Emitted<GameEvent>[] = [];
  const next: object = produce(state, (draft) => {
    // Events may refer to parts of the draft, which is revoked after the move, so they are copied as plain data.
    const emit = (event: GameEvent, audience?: Audience): void => {
      const emitted = plain(audience ? { event, audience } : { event });
      events.push(emitted);
      stages?.tell(emitted);
    };
    game.apply(draft, seat, move, emit, stages && (() => stages.between(draft)));
  });
  return { state: next, events };
}

function plain<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** How a move came about: `byItself` if nobody pressed for it alone, `stopped` if its bot was told to decide early. */
export type MoveMarks = { readonly byItself?: boolean; readonly stopped?: boolean };

/** Plays a move that the rules have already allowed; writes nothing. */
export function play(
  game: AnyGame,
  history: History,
  seat: Seat,
  move: { type: string },
  { byItself = false, stopped = false }: MoveMarks = {},
): PendingChange {
  const before = latestState(history);
  const stages = new Stages(game);
  const { state, events } = advance(game, before, seat, move, stages);
  const entry: MoveEntry = {
    ...{ seq: history.seq + 1, kind: 'move', seat, move: plain(move), hash: hashValue(state) },
    ...(stopped && { stopped }),
  };
  const secretFor = secretContinuesFor(game, before, seat, state, events);
  const live = [...history.live, { entry, events, state, secretFor, ...(byItself && { byItself }) }];
  const after = { ...history, live, undone: [], seq: entry.seq };
  return { entries: [{ entry, events }], state, history: after, stages: stages.list };
}

/**
 * Plays the moves of one press, which the rules have allowed one after the other; writes nothing. What takes back the
 * first takes back all of them.
 */
export function playPress(
  game: AnyGame,
  history: History,
  seat: Seat,
  moves: readonly { type: string }[],
): PendingChange {
  const first = play(game, history, seat, elementAt(moves, 0));
  return moves.slice(1).reduce((done, move) => {
    const next = play(game, done.history, seat, move, { byItself: true });
    return { ...next, entries: [...done.entries, ...next.entries] };
  }, first);
}

/**
 * How undone moves are marked: `practice` if the undo crosses a barrier, which only practice allows, and `steps` that
 * are secret steps.
 */
export type UndoMarks = { readonly practice?: boolean; readonly steps?: ReadonlySet<PlayedMove> };

/**
 * Takes back the last `count` moves, with one entry for each. `find` fetches a snapshot if the state before them has
 * not been computed since loading. The first undone move that is public carries the practice mark.
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

/** Plays the last `count` undone moves again, with one entry for each. @throws HashMismatch */
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

/** Another player takes the seat; moves taken back before can no longer be redone. */
export function changePlayer(history: History, seat: Seat, player: string, name: string): PendingChange {
  const entry = { seq: history.seq + 1, hash: hashOf(history), kind: 'seat' as const, seat, player, name };
  const entries = [{ entry, events: [] }];
  return { entries, state: latestState(history), history: withEntries({ ...history, undone: [] }, entries) };
}

/**
 * The level below takes the seats of one that hung, each with its name: two entries for each, as `notesOf` reads them. Moves taken
 * back before can no longer be redone.
 */
export function replaceLevel(
  history: History,
  seats: readonly { readonly seat: Seat; readonly name: string }[],
  hung: string,
  below: string,
): PendingChange {
  const hash = hashOf(history);
  const players = seats.flatMap((at) => [hung, below].map((player) => ({ ...at, player })));
  const entries = players.map((at, index) => ({
    entry: { seq: history.seq + 1 + index, hash, kind: 'seat' as const, ...at },
    events: [],
  }));
  return { entries, state: latestState(history), history: withEntries({ ...history, undone: [] }, entries) };
}

/** Ends the campaign because all persons gave it up. */
export function abandon(history: History): PendingChange {
  const entry = { seq: history.seq + 1, hash: hashOf(history), kind: 'abandon' as const };
  const entries = [{ entry, events: [] }];
  return { entries, state: latestState(history), history: { ...withEntries(history, entries), abandoned: true } };
}

/** The history after `entries`, whose moves the caller has already put in place. */
function withEntries(history: History, entries: readonly StoredEntry[]): History {
  const notes = [...history.notes, ...notesOf(entries.map(({ entry }) => entry))];
  const withdrawn = [...history.withdrawn, ...undoneSteps(entries)];
  return { ...history, notes, withdrawn, seq: history.seq + entries.length };
}

/** The numbers of the entries that took back a secret step. */
export function undoneSteps(entries: readonly StoredEntry[]): number[] {
  return entries.flatMap(({ entry }) => (entry.kind === 'undo' && entry.step === true ? [entry.seq] : []));
}

/** The hash of the current state. */
function hashOf({ live, setup }: History): string {
  return live.at(-1)?.entry.hash ?? setup.hash;
}
