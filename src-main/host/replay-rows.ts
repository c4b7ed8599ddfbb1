import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { replaySteps } from '#engine/kernel/replay.ts';
import type { AnyGame } from '#main/listed-game.ts';
import { DamagedRow, logRowOf, readEntry, type StoredEntry } from '#main/storage/rows.ts';
import type { LogRow } from '#main/storage/seal.ts';
import { basePositionOf } from './base-position.ts';
import type { BasePosition } from './history.ts';
import type { Host } from './host.ts';
import { packBehind } from './packs.ts';

/** Log rows by number, all different ones of each. */
export type LaterRows = ReadonlyMap<number, readonly LogRow[]>;
/** Rows to be replayed: those before `from` are known to be right, and of the others there may be several in `later`. */
type Rows = { readonly log: readonly LogRow[]; readonly later: LaterRows; readonly from: number };
/** How far rows replay: as they are, and with the events that the replay led to. */
type Replayed = { readonly rows: readonly LogRow[]; readonly exact: readonly LogRow[] };

type Start = { readonly game: AnyGame; readonly base: BasePosition };

/**
 * Replays the rows of a campaign as far as they lead to their hashes, and tries the other rows of a number where one does not.
 * Where the present rules cannot replay them, only the rows known to be right are returned. `host` holds the campaign.
 */
export async function replayRows(
  host: Host,
  id: string,
  { log, later, from }: Rows,
  closed: AbortSignal,
): Promise<Replayed> {
  const start = startOf(host, id);
  const rows = [...log];
  if (start === undefined) return { rows: rows.slice(0, from), exact: [] };
  const tried = new Map<number, number>();
  for (;;) {
    const { broken, changed } = await replayOnce(start, rows, closed);
    if (broken === undefined)
      return { rows, exact: rows.map((row) => (row.seq < from ? row : (changed.get(row.seq) ?? row))) };
    const next = (tried.get(broken) ?? 0) + 1;
    const other = later.get(broken)?.[next];
    if (other === undefined) {
      const whole = rows.slice(0, broken);
      return { rows: whole, exact: whole };
    }
    tried.set(broken, next);
    rows[broken] = other;
  }
}

/** The game and the position from which a campaign is replayed; undefined if the present rules cannot, or it is damaged. */
function startOf(host: Host, id: string): Start | undefined {
  try {
    const row = host.store.campaign(id);
    const listed = host.games.find((game) => game.id === row?.game);
    const pack = row && listed && packBehind(host, listed, row.pack);
    if (row === undefined || listed === undefined || pack === undefined) return undefined;
    const game = listed.make(pack);
    return row.ruleset === game.version ? { game, base: basePositionOf(host, row, game) } : undefined;
  } catch (error) {
    if (error instanceof DamagedRow) return undefined;
    throw error;
  }
}

/** Replays rows one move at a time. Returns the first that does not agree, and the rows whose events are others. */
async function replayOnce({ game, base }: Start, rows: readonly LogRow[], closed: AbortSignal) {
  const read = readable(rows.slice(base.seq + 1));
  const entries = read.map(({ entry }) => entry);
  const steps = replaySteps(game, base.state, entries, base.seq + 1);
  const changed = new Map<number, LogRow>();
  for (let index = 0; ; index++) {
    await yieldToEventLoop(undefined, { signal: closed });
    const step = steps.next();
    if (step.done === true) {
      const unread = base.seq + 1 + read.length;
      return { broken: step.value?.seq ?? (unread < rows.length ? unread : undefined), changed };
    }
    const { entry, events } = step.value;
    if (entry.kind === 'move' && JSON.stringify(read[index]?.events) !== JSON.stringify(events))
      changed.set(entry.seq, logRowOf({ entry, events }));
  }
}

/** The entries in rows, up to the first that cannot be read. */
function readable(rows: readonly LogRow[]): StoredEntry[] {
  const read: StoredEntry[] = [];
  try {
    for (const row of rows) read.push(readEntry(row));
  } catch (error) {
    if (!(error instanceof DamagedRow)) throw error;
  }
  return read;
}
