import { hashValue } from '#engine/kernel/hash.ts';
import type { Emitted, GameEvent } from '#engine/kernel/events.ts';
import type { Entry, MoveEntry } from '#engine/kernel/record.ts';
import type { Message } from '#main/contract/messages.ts';
import type { TableEvent } from '#main/contract/table-events.ts';
import type { AnyGame } from '#main/listed-game.ts';
import { DamagedRow, type StoredCampaign, type StoredEntry } from '#main/storage/rows.ts';
import type { SetUp } from '#main/storage/shapes.ts';
import type { Store } from '#main/storage/store.ts';
import type { BasePosition } from './history.ts';
import { notesOf } from './notes.ts';
import type { Host } from './host.ts';

type Keeping = Pick<Host, 'store' | 'log'>;

/**
 * The position from which the present rules replay a campaign: the set-up, or the position at which the campaign was
 * upgraded. @throws DamagedRow
 */
export function basePositionOf(host: Keeping, row: StoredCampaign, game: AnyGame): BasePosition {
  const { floor, mark } = row;
  if (floor === null) {
    const setup = setupOf(host, row, game);
    return { ...setup, events: [...setup.events, ...markLines(mark)], seq: 0, moves: 0, abandoned: false };
  }
  const kept = host.store.snapshot(row.id, floor);
  if (kept === undefined || !isIntactState(game, kept.state, kept.hash))
    throw new DamagedRow(`snapshot ${floor}`, undefined);
  const before = entriesBefore(host.store, row, floor);
  const live = new Set(movesInForce(before.map(({ entry }) => entry)).map(({ seq }) => seq));
  const notes = new Map(notesOf(before.map(({ entry }) => entry)).map((note) => [note.seq, note]));
  const said = before.flatMap(({ entry, events }) => (live.has(entry.seq) ? events : (notes.get(entry.seq) ?? [])));
  const events = [...setupEvents(host.store, row.id), ...said, ...markLines(mark)];
  const abandoned = before.at(-1)?.entry.kind === 'abandon';
  const counted = mark?.code === 'campaign-went-on' ? mark.params['moves'] : undefined;
  return {
    seq: floor,
    moves: typeof counted === 'number' ? counted : live.size,
    state: kept.state,
    hash: kept.hash,
    events,
    abandoned,
  };
}

/** Whether `state` has the shape of the game's states and the recorded hash. */
export function isIntactState(game: AnyGame, state: object, hash: string): boolean {
  return hashValue(state) === hash && game.schema.state.safeParse(state).success;
}

/** Makes a new set-up; returns its state, its hash and its events. */
export function setUpPosition(game: AnyGame, options: object, seed: string): SetUp {
  const events: Emitted<GameEvent>[] = [];
  const state = game.setup(options, seed, (event, audience) => events.push(audience ? { event, audience } : { event }));
  return { state, hash: hashValue(state), events };
}

/** The stored set-up or, if that is damaged, the one made again from options and seed. @throws DamagedRow */
function setupOf(host: Keeping, row: StoredCampaign, game: AnyGame): SetUp {
  const { store, log } = host;
  const kept = attempt(() => store.setup(row.id));
  if (kept !== undefined && isIntactState(game, kept.state, kept.hash)) return kept;
  const options = game.schema.options.safeParse(row.options);
  const again = options.success ? plain(setUpPosition(game, options.data, row.seed)) : undefined;
  // The hash of the set-up is stored in two places; agreeing with one of them is enough.
  const known = [store.hashAt(row.id, 0), attempt(() => store.snapshot(row.id, 0))?.hash];
  if (again === undefined || !known.includes(again.hash)) throw new DamagedRow('set-up', undefined);
  log.warn('set-up-rebuilt', { campaign: row.id });
  try {
    store.saveSnapshot(row.id, { seq: 0, ...again });
    store.rewriteEntries(row.id, [], again);
  } catch (error) {
    log.warn('set-up-not-kept', { campaign: row.id, error });
  }
  return again;
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof DamagedRow) return undefined;
    throw error;
  }
}

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The set-up events of a campaign that is no longer replayed from its set-up; none if they are damaged. */
function setupEvents(store: Store, id: string): SetUp['events'] {
  return attempt(() => store.setupOutcome(id))?.events ?? [];
}

/**
 * The readable entries up to `floor`. If the campaign continued after damage, the damaged entry and those after the
 * position it continued from are left out.
 */
function entriesBefore(store: Store, { id, mark }: StoredCampaign, floor: number): StoredEntry[] {
  const before = store.readableEntries(id).filter(({ entry }) => entry.seq <= floor);
  if (mark?.code !== 'campaign-went-on') return before;
  const [damaged, whole] = [Number(mark.params['seq']), Number(mark.params['whole'])];
  return before.filter(({ entry }) => entry.seq < damaged || (entry.seq > damaged && entry.seq <= whole));
}

/** The moves in force in a log that may have gaps. */
function movesInForce(entries: readonly Entry[]): MoveEntry[] {
  const live: MoveEntry[] = [];
  let undone: MoveEntry[] = [];
  for (const entry of entries) {
    const moved = entry.kind === 'undo' ? live.pop() : entry.kind === 'redo' ? undone.pop() : undefined;
    if (entry.kind === 'undo' && moved !== undefined) undone.push(moved);
    if (entry.kind === 'redo' && moved !== undefined) live.push(moved);
    if (entry.kind === 'move') live.push(entry);
    if (entry.kind === 'move' || entry.kind === 'seat') undone = [];
  }
  return live;
}

/** The log line that says a campaign continued after the damaged part of its log. */
function markLines(mark: Message | undefined): Emitted<GameEvent>[] {
  if (mark?.code !== 'campaign-went-on') return [];
  const { seq, whole } = mark.params;
  const event: TableEvent = { type: 'table-went-on', seq: Number(seq), whole: Number(whole) };
  return [{ event }];
}
