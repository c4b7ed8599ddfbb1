import { hashValue } from '#engine/kernel/hash.ts';
import type { Emitted, GameEvent } from '#engine/kernel/events.ts';
import type { Entry, MoveEntry } from '#engine/kernel/record.ts';
import type { Message } from '#main/contract/messages.ts';
import type { AnyGame } from '#main/listed-game.ts';
import { DamagedRow, type StoredCampaign, type StoredEntry } from '#main/storage/rows.ts';
import type { SetUp } from '#main/storage/shapes.ts';
import type { Store } from '#main/storage/store.ts';
import type { BasePosition } from './history.ts';
import { noteOf } from './notes.ts';
import type { Host } from './host.ts';

type Keeping = Pick<Host, 'store' | 'log'>;

/** Where the present rules begin in a campaign: at the set-up, or at the position they took over. @throws DamagedRow */
export function basePositionOf(host: Keeping, row: StoredCampaign, game: AnyGame): BasePosition {
  const { floor, mark } = row;
  if (floor === null) {
    const setup = setupOf(host, row, game);
    return { ...setup, events: [...setup.events, ...markLines(mark)], seq: 0, moves: 0, abandoned: false };
  }
  const kept = host.store.snapshot(row.id, floor);
  if (kept === undefined || !isSound(game, kept.state, kept.hash)) throw new DamagedRow(`snapshot ${floor}`, undefined);
  const before = entriesBefore(host.store, row, floor);
  const live = new Set(movesInForce(before.map(({ entry }) => entry)).map(({ seq }) => seq));
  const said = before.flatMap(({ entry, events }) => (live.has(entry.seq) ? events : noteOf(entry)));
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

/** Whether a state is one of the game, and the one that was written. */
export function isSound(game: AnyGame, state: object, hash: string): boolean {
  return hashValue(state) === hash && game.schema.state.safeParse(state).success;
}

/** A position set up anew, with the events on the way. */
export function setUpPosition(game: AnyGame, options: object, seed: string): SetUp {
  const events: Emitted<GameEvent>[] = [];
  const state = game.setup(options, seed, (event, audience) => events.push(audience ? { event, audience } : { event }));
  return { state, hash: hashValue(state), events };
}

/** The set-up as it was kept or, where that is damaged, made again from options and seed. @throws DamagedRow */
function setupOf(host: Keeping, row: StoredCampaign, game: AnyGame): SetUp {
  const { store, log } = host;
  const kept = attempt(() => store.setup(row.id));
  if (kept !== undefined && isSound(game, kept.state, kept.hash)) return kept;
  const options = game.schema.options.safeParse(row.options);
  const again = options.success ? plain(setUpPosition(game, options.data, row.seed)) : undefined;
  // It is written down twice, and one of the two is enough.
  const known = [store.hashAt(row.id, 0), attempt(() => store.snapshot(row.id, 0))?.hash];
  if (again === undefined || !known.includes(again.hash)) throw new DamagedRow('set-up', undefined);
  log.warn('set-up-rebuilt', { campaign: row.id });
  try {
    store.keepSnapshot(row.id, { seq: 0, ...again });
    store.putBack(row.id, [], again);
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

/** The events of a set-up that is not played from any more. */
function setupEvents(store: Store, id: string): SetUp['events'] {
  return attempt(() => store.begun(id))?.events ?? [];
}

/** What can be read of the log up to `floor`; where some of it was damaged, without that and what was left behind for it. */
function entriesBefore(store: Store, { id, mark }: StoredCampaign, floor: number): StoredEntry[] {
  const before = store.readable(id).filter(({ entry }) => entry.seq <= floor);
  if (mark?.code !== 'campaign-went-on') return before;
  const [damaged, whole] = [Number(mark.params['seq']), Number(mark.params['whole'])];
  return before.filter(({ entry }) => entry.seq < damaged || (entry.seq > damaged && entry.seq <= whole));
}

/** The moves that stand, of a log that may have gaps. */
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

/** What the log says of a campaign that went on behind some damage. */
function markLines(mark: Message | undefined): Emitted<GameEvent>[] {
  if (mark?.code !== 'campaign-went-on') return [];
  const { seq, whole } = mark.params;
  return [{ event: { type: 'table-went-on', seq, whole } as GameEvent }];
}
