import { freeze } from 'immer';
import { hashValue } from '#engine/kernel/hash.ts';
import { BrokenLine, lineOf, type Entry } from '#engine/kernel/record.ts';
import type { Message } from '#main/contract/messages.ts';
import type { AnyGame, ListedGame } from '#main/games.ts';
import { DamagedRow, type StoredCampaign, type StoredEntry } from '#main/storage/rows.ts';
import type { Snapshot } from '#main/storage/shapes.ts';
import type { Store } from '#main/storage/store.ts';
import { packBehind } from './packs.ts';
import { beginningOf, carryOver } from './carry.ts';
import { onResume } from './curtain.ts';
import {
  Disagreement,
  stateOf,
  workOut,
  type Beginning,
  type FindSnapshot,
  type History,
  type Played,
} from './history.ts';
import { noteOf } from './log-lines.ts';
import { say, situation, type Host, type Table } from './table.ts';

/** Takes a campaign from the disk: the last snapshot and what was played since. A message where that is not possible. */
export function load(host: Host, id: string): Table | Message {
  try {
    const row = host.store.campaign(id);
    if (row === undefined) return say('unknown-campaign');
    const listed = host.games.find((game) => game.id === row.game);
    if (listed === undefined) return say('unknown-game', { game: row.game });
    const made = gameOf(host, listed, row.pack);
    if (made === undefined) return say('campaign-unreadable');
    const { game, bots } = made;
    if (row.ruleset > game.version) return say('campaign-newer');
    const current = row.ruleset < game.version ? carryOver(host, row, game) : row;
    return current === undefined ? say('campaign-older') : lay(host, current, listed, game, bots);
  } catch (error) {
    if (!(error instanceof DamagedRow) && !(error instanceof RangeError)) throw error;
    host.log.error('campaign-unreadable', { campaign: id, what: error.message });
    return say('campaign-unreadable');
  }
}

/** The game a campaign is played with, made from its own pack, and the levels of its bots. */
function gameOf(host: Host, listed: ListedGame, hash: string): { game: AnyGame; bots: string[] } | undefined {
  const pack = packBehind(host, listed, hash);
  return pack && { game: listed.make(pack), bots: Object.keys(listed.bots(pack)) };
}

function lay(
  host: Host,
  row: StoredCampaign,
  listed: ListedGame,
  game: AnyGame,
  bots: readonly string[],
): Table | Message {
  const { store, log } = host;
  const setup = beginningOf(store, row);
  if (!sound(game, setup.state, setup.hash)) return say('campaign-unreadable');
  freeze(setup.state, true);
  const { entries, whole } = store.entries(row.id, setup.seq);
  const known = row.damage === undefined ? undefined : Number(row.damage.params['seq']);
  const unreadable = whole ? undefined : setup.seq + entries.length + 1;
  const find = snapshotsOf(store, game, row.id);
  const { history, broken } = readHistory(game, find, setup, entries, known ?? unreadable);
  const damage = row.damage ?? (broken === undefined ? undefined : say('campaign-damaged', { seq: broken }));
  if (damage !== undefined && row.damage === undefined) note(host, row.id, damage);
  const table: Table = {
    head: row,
    listed,
    game,
    history,
    floor: row.floor,
    curtain: row.curtain,
    moved: host.now(),
    page: row.page + 1,
    kept: store.snapshots(row.id)[0] ?? 0,
    damage,
    trouble: undefined,
    retry: undefined,
    shown: undefined,
    since: host.now(),
    counted: 0,
    looked: row.looked,
    consents: row.consents,
    stop: new AbortController(),
    bots,
    thinking: undefined,
  };
  table.curtain = onResume(row.curtain, situation(table, stateOf(history)));
  log.info('campaign-opened', { campaign: row.id, entries: entries.length, damaged: damage !== undefined });
  return table;
}

/** Writes down that a campaign can only be read from now on. */
export function note(host: Host, id: string, damage: Message): void {
  host.log.error('campaign-damaged', { campaign: id, entry: Number(damage.params['seq'] ?? 0) });
  try {
    host.store.markDamaged(id, damage);
  } catch (error) {
    host.log.error('damage-not-noted', { campaign: id, error });
  }
}

/**
 * What stands of the log, its last state worked out. `known` is the first entry known not to hold, if any; `broken` the
 * one that was found in the end.
 */
export function readHistory(
  game: AnyGame,
  find: FindSnapshot,
  setup: Beginning,
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
      workOut(game, history, find);
      return { history, broken };
    } catch (error) {
      if (!(error instanceof Disagreement)) throw error;
      broken = error.seq;
    }
  }
}

/** What stands of a log, or the entry that undoes or redoes what is not there. */
function standing(setup: Beginning, log: readonly StoredEntry[]): History | number {
  const played = new Map<number, Played>();
  for (const { entry, events } of log)
    if (entry.kind === 'move') played.set(entry.seq, { entry, events, state: undefined });
  const pick = (moves: readonly Entry[]): Played[] => moves.flatMap(({ seq }) => played.get(seq) ?? []);
  try {
    const { live, undone } = lineOf(log.map(({ entry }) => entry));
    const notes = log.flatMap(({ entry }) => noteOf(entry));
    const abandoned = setup.abandoned || log.at(-1)?.entry.kind === 'abandon';
    return { setup, live: pick(live), undone: pick(undone), notes, seq: setup.seq + log.length, abandoned };
  } catch (error) {
    if (!(error instanceof BrokenLine)) throw error;
    return error.seq;
  }
}

/** The snapshots of a campaign that are what their entry says; one that is not is passed over. */
export function snapshotsOf(store: Store, game: AnyGame, id: string): FindSnapshot {
  return (hashAt) => {
    for (const seq of store.snapshots(id)) {
      const hash = hashAt(seq);
      const kept = hash === undefined ? undefined : soundSnapshot(store, game, id, seq);
      if (kept !== undefined && kept.hash === hash) return kept;
    }
    return undefined;
  };
}

function soundSnapshot(store: Store, game: AnyGame, id: string, seq: number): Snapshot | undefined {
  try {
    const kept = store.snapshot(id, seq);
    if (kept === undefined || !sound(game, kept.state, kept.hash)) return undefined;
    freeze(kept.state, true);
    return kept;
  } catch (error) {
    if (error instanceof DamagedRow) return undefined;
    throw error;
  }
}

function sound(game: AnyGame, state: object, hash: string): boolean {
  return hashValue(state) === hash && game.schema.state.safeParse(state).success;
}
