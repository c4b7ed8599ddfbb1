import { freeze } from 'immer';
import { InvalidLog, effectiveMoves, type Entry } from '#engine/kernel/record.ts';
import type { AnyGame } from '#main/listed-game.ts';
import { DamagedRow, type StoredEntry } from '#main/storage/rows.ts';
import type { Snapshot } from '#main/storage/shapes.ts';
import type { Store } from '#main/storage/store.ts';
import { restoreSecretSteps } from './public-history.ts';
import { isIntactState } from './base-position.ts';
import { undoneSteps } from './change-history.ts';
import { computeState } from './compute-state.ts';
import { HashMismatch, type BasePosition, type FindSnapshot, type History, type PlayedMove } from './history.ts';
import { notesOf } from './notes.ts';

/**
 * Reads the stored log into a history and computes its current state.
 * @param known the first entry already known to be damaged, if any
 * @returns the history up to the damage, and the number of the first damaged entry
 */
export function readHistory(
  game: AnyGame,
  find: FindSnapshot,
  setup: BasePosition,
  log: readonly StoredEntry[],
  known: number | undefined,
): { readonly history: History; readonly broken: number | undefined } {
  let broken = known;
  for (;;) {
    const entries = broken === undefined ? log : log.slice(0, Math.max(0, broken - 1 - setup.seq));
    const history = standing(setup, entries);
    if (typeof history === 'number') {
      broken = history;
      continue;
    }
    try {
      computeState(game, history, find);
      restoreSecretSteps(game, history, find);
      return { history, broken };
    } catch (error) {
      if (!(error instanceof HashMismatch)) throw error;
      broken = error.seq;
    }
  }
}

/** The history a log leads to, or the number of the entry that undoes or redoes a move that is not there. */
function standing(setup: BasePosition, log: readonly StoredEntry[]): History | number {
  const played = new Map<number, PlayedMove>();
  for (const { entry, events } of log)
    if (entry.kind === 'move') played.set(entry.seq, { entry, events, state: undefined });
  const pick = (moves: readonly Entry[]): PlayedMove[] => moves.flatMap(({ seq }) => played.get(seq) ?? []);
  try {
    const { live, undone } = effectiveMoves(log.map(({ entry }) => entry));
    const notes = notesOf(log.map(({ entry }) => entry));
    const abandoned = setup.abandoned || log.at(-1)?.entry.kind === 'abandon';
    const stands = { live: pick(live), undone: pick(undone), notes, withdrawn: undoneSteps(log) };
    return { setup, ...stands, seq: setup.seq + log.length, abandoned };
  } catch (error) {
    if (!(error instanceof InvalidLog)) throw error;
    return error.seq;
  }
}

/** Finds snapshots of a campaign with the hash of their entry; others are skipped. */
export function snapshotsOf(store: Store, game: AnyGame, id: string): FindSnapshot {
  return (hashAt) => {
    for (const seq of store.snapshots(id)) {
      const hash = hashAt(seq);
      const kept = hash === undefined ? undefined : intactSnapshot(store, game, id, seq);
      if (kept !== undefined && kept.hash === hash) return kept;
    }
    return undefined;
  };
}

/** A stored snapshot with the right shape and hash; undefined if there is none. */
export function intactSnapshot(store: Store, game: AnyGame, id: string, seq: number): Snapshot | undefined {
  try {
    const kept = store.snapshot(id, seq);
    if (kept === undefined || !isIntactState(game, kept.state, kept.hash)) return undefined;
    freeze(kept.state, true);
    return kept;
  } catch (error) {
    if (error instanceof DamagedRow) return undefined;
    throw error;
  }
}
