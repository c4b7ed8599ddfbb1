import type { Emit, Emitted, GameEvent } from '#engine/kernel/events.ts';
import { InvalidLog, effectiveMoves, type Entry } from '#engine/kernel/record.ts';
import { replaySteps, type Difference } from '#engine/kernel/replay.ts';
import type { Message } from '#main/contract/messages.ts';
import type { ListedGame } from '#main/listed-game.ts';
import { OPEN, onResume } from '#main/host/curtain.ts';
import { publicMoveCount, restoreSecretSteps } from '#main/host/public-history.ts';
import type { PlayedMove } from '#main/host/history.ts';
import { glanceOf, situation } from '#main/host/table.ts';
import type { Arrival, EntryRow, Piece, SnapshotRow } from '#main/storage/incoming.ts';
import { logRowOf } from '#main/storage/rows.ts';
import { NOTHING, withRow } from '#main/storage/seal.ts';
import type { CampaignPosition } from '#main/storage/shapes.ts';
import { checkedFile, differenceMessage, type CheckedFile } from './check-file.ts';
import { piecesOf } from './pieces.ts';

/**
 * One step of reading a file: some way on, of so many entries (of none while that is not known yet); some rows of the
 * campaign, once the whole file is known to be right; and at last what they belong to or, instead of all that, a message
 * that names the first thing wrong.
 */
export type ImportStep =
  | { readonly done: number; readonly of: number }
  | { readonly piece: Piece }
  | { readonly arrival: Arrival }
  | { readonly refused: Message };

/** Of the moves that stand, every so manyth is kept with its whole state, as in play. */
const SNAPSHOT_EVERY = 20;

/** Reads a campaign file, checks it and plays it through, step by step. It is taken whole or not at all. */
export function* readCampaign(text: string, games: readonly ListedGame[]): Generator<ImportStep, void> {
  yield { done: 0, of: 0 };
  const file = checkedFile(text, games);
  if ('code' in file) return yield { refused: file };
  const played = yield* playedThrough(file);
  if ('code' in played) return yield { refused: differenceMessage(played, file.older) };
  for (const piece of piecesOf(played.rows, played.snapshots)) yield { piece };
  yield { arrival: arrivalOf(file, played) };
}

type Followed = { readonly rows: EntryRow[]; readonly snapshots: SnapshotRow[]; readonly standing: CampaignPosition };

/** What makes a campaign of the rows, with the sum that seals its log. */
function arrivalOf(file: CheckedFile, { rows, standing }: Followed): Arrival {
  const { head, record, brought } = file;
  const setup = setUpOf(file);
  const begun = {
    seq: 0,
    kind: 'setup',
    seat: null,
    move: null,
    hash: setup.hash,
    events: JSON.stringify(setup.events),
  };
  const log = rows.reduce(withRow, withRow(NOTHING, begun));
  const { damage } = brought;
  return {
    head,
    pack: JSON.stringify(record.pack),
    standing,
    setup,
    log,
    entries: rows.length,
    ...(damage && { damage }),
  };
}

/** Follows the log; the rows of the campaign, and where it stands, or where it does not agree with the rules. */
function* playedThrough(file: CheckedFile): Generator<ImportStep, Followed | Difference> {
  const { game, record, brought } = file;
  const { setup, setupHash: hash, entries } = record;
  const rows: EntryRow[] = [];
  const snapshots: SnapshotRow[] = [{ seq: 0, hash, state: JSON.stringify(setup) }];
  for (const { state, ...kept } of brought.snapshots) snapshots.push({ ...kept, state: JSON.stringify(state) });
  const kept = worthKeeping(entries);
  const played = new Map<number, PlayedMove>();
  const steps = replaySteps(game, setup, entries);
  let state: () => object = () => game.schema.state.parse(setup);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) {
      if (step.value !== undefined) return step.value;
      return { rows, snapshots, standing: standingOf(file, state(), played) };
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

/** The set-up as its events tell it; of a position taken over nothing is told. */
function setUpOf({ game, record }: CheckedFile): Arrival['setup'] {
  const { options, seed, setupHash: hash } = record;
  const events: Emitted<GameEvent>[] = [];
  const hear: Emit<GameEvent> = (event, audience) => events.push(audience ? { event, audience } : { event });
  if (record.carried !== true) game.setup(game.schema.options.parse(options), seed, hear);
  return { hash, events };
}

/** The entries whose states are kept: of the moves that stand in the end some, and the last. */
function worthKeeping(entries: readonly Entry[]): ReadonlySet<number> {
  try {
    const { live } = effectiveMoves(entries);
    const due = (_: Entry, index: number): boolean => (index + 1) % SNAPSHOT_EVERY === 0 || index === live.length - 1;
    return new Set(live.filter(due).map(({ seq }) => seq));
  } catch (error) {
    // Whoever follows the log comes to the entry that cannot be, and says so.
    if (error instanceof InvalidLog) return new Set();
    throw error;
  }
}

/** Where the campaign stands: as after any break, nobody knows who sits at the screen. */
function standingOf(
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
