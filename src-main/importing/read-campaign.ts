import type { Emit, Emitted, GameEvent } from '#engine/kernel/events.ts';
import { InvalidLog, effectiveMoves, type Entry } from '#engine/kernel/record.ts';
import { hasNoWords } from '#engine/kernel/seed.ts';
import { replaySteps, type Difference } from '#engine/kernel/replay.ts';
import type { Message } from '#main/contract/messages.ts';
import type { ListedGame } from '#main/listed-game.ts';
import { OPEN, onResume } from '#main/host/curtain.ts';
import { publicMoveCount, restoreSecretSteps } from '#main/host/public-history.ts';
import type { PlayedMove } from '#main/host/history.ts';
import { glanceOf, situation } from '#main/host/table.ts';
import type { ImportedCampaign, EntryRow, ImportBatch, SnapshotRow } from '#main/storage/import-statements.ts';
import { logRowOf } from '#main/storage/rows.ts';
import { EMPTY_LOG, addRow } from '#main/storage/seal.ts';
import type { CampaignPosition } from '#main/storage/shapes.ts';
import { checkFile, differenceMessage, type CheckedFile } from './check-file.ts';
import { batchesOf } from './batches.ts';

/**
 * One step of reading a file. Progress first: `done` of `of` entries are replayed (`of` is 0 until the number is known).
 * Then, once the whole file is known to be right, its rows in batches and last the campaign they belong to. A file that is
 * refused ends with `refused` instead: a message that names the first thing wrong.
 */
export type ImportStep =
  | { readonly done: number; readonly of: number }
  | { readonly batch: ImportBatch }
  | { readonly campaign: ImportedCampaign }
  | { readonly refused: Message };

/** A snapshot is stored for every so many moves, as during play. */
const SNAPSHOT_EVERY = 20;

/** Reads, checks and replays a campaign file step by step. No rows are given until all of it has been found right. */
export function* readCampaign(text: string, games: readonly ListedGame[]): Generator<ImportStep, void> {
  yield { done: 0, of: 0 };
  const file = checkFile(text, games);
  if ('code' in file) return yield { refused: file };
  const played = yield* replayFile(file);
  if ('code' in played) return yield { refused: differenceMessage(played, file.older) };
  for (const batch of batchesOf(played.rows, played.snapshots)) yield { batch };
  yield { campaign: importedCampaign(file, played) };
}

type ReplayedFile = {
  readonly rows: EntryRow[];
  readonly snapshots: SnapshotRow[];
  readonly position: CampaignPosition;
};

/** The campaign of the replayed rows, with the checksum of its log. */
function importedCampaign(file: CheckedFile, { rows, position }: ReplayedFile): ImportedCampaign {
  const { head, record } = file;
  const { damage } = file.damage;
  const setup = setUpOf(file);
  const begun = {
    seq: 0,
    kind: 'setup',
    seat: null,
    move: null,
    hash: setup.hash,
    events: JSON.stringify(setup.events),
  };
  const log = rows.reduce(addRow, addRow(EMPTY_LOG, begun));
  return {
    head,
    pack: JSON.stringify(record.pack),
    position,
    setup,
    log,
    entries: rows.length,
    note: file.note,
    // One that begins at a position of another stands apart wherever it was played.
    origin: { from: record.carried === true && hasNoWords(record.seed) ? 'position' : 'imported' },
    ...(damage && { damage }),
  };
}

/** Replays the log. Returns the campaign's rows and position, or the first difference from the rules. */
function* replayFile(file: CheckedFile): Generator<ImportStep, ReplayedFile | Difference> {
  const { game, record, damage } = file;
  const { setup, setupHash: hash, entries } = record;
  const rows: EntryRow[] = [];
  const snapshots: SnapshotRow[] = [{ seq: 0, hash, state: JSON.stringify(setup) }];
  for (const { state, ...kept } of damage.snapshots) snapshots.push({ ...kept, state: JSON.stringify(state) });
  const kept = snapshotEntries(entries);
  const played = new Map<number, PlayedMove>();
  const steps = replaySteps(game, setup, entries);
  let state: () => object = () => game.schema.state.parse(setup);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) {
      if (step.value !== undefined) return step.value;
      return { rows, snapshots, position: positionOf(file, state(), played) };
    }
    const { value } = step;
    const { entry, events } = value;
    rows.push(logRowOf({ entry, events }));
    if (entry.kind === 'move') played.set(entry.seq, { entry, events, state: undefined });
    if (kept.has(entry.seq)) snapshots.push({ seq: entry.seq, hash: entry.hash, state: JSON.stringify(value.state) });
    state = () => value.state;
    yield { done: entry.seq, of: entries.length };
  }
}

/** Hash and events of the set-up. A file that begins at a carried-over position has no set-up events. */
function setUpOf({ game, record }: CheckedFile): ImportedCampaign['setup'] {
  const { options, seed, setupHash: hash } = record;
  const events: Emitted<GameEvent>[] = [];
  const emit: Emit<GameEvent> = (event, audience) => events.push(audience ? { event, audience } : { event });
  if (record.carried !== true) game.setup(game.schema.options.parse(options), seed, emit);
  return { hash, events };
}

/** Numbers of the entries that get a snapshot: of the moves in effect at the end, every `SNAPSHOT_EVERY`th and the last. */
function snapshotEntries(entries: readonly Entry[]): ReadonlySet<number> {
  try {
    const { live } = effectiveMoves(entries);
    const due = (_: Entry, index: number): boolean => (index + 1) % SNAPSHOT_EVERY === 0 || index === live.length - 1;
    return new Set(live.filter(due).map(({ seq }) => seq));
  } catch (error) {
    // The replay reaches the invalid entry and reports it.
    if (error instanceof InvalidLog) return new Set();
    throw error;
  }
}

/** The position of the imported campaign. As after any restart, nobody is known to be at the screen. */
function positionOf(
  { head, game, listed, record }: CheckedFile,
  state: object,
  played: ReadonlyMap<number, PlayedMove>,
): CampaignPosition {
  const abandoned = record.entries.at(-1)?.kind === 'abandon';
  const now = situation({ head, game }, state);
  const curtain = onResume(OPEN, { ...now, over: now.over || abandoned });
  const live = effectiveMoves(record.entries).live.flatMap(({ seq }) => played.get(seq) ?? []);
  const last = live.at(-1);
  if (last !== undefined) last.state = state;
  const begun = { state: game.schema.state.parse(record.setup), hash: record.setupHash, events: [], seq: 0, moves: 0 };
  const setup = { ...begun, abandoned: false };
  const history = { setup, live, undone: [], notes: [], withdrawn: [], seq: record.entries.length, abandoned };
  restoreSecretSteps(game, history, () => undefined);
  const moves = publicMoveCount(game, history);
  return { page: 1, curtain, glance: glanceOf(game, state, moves, listed, abandoned) };
}
