import { markIn, meetsSeal, runningSums, type CampaignCopy } from '#main/storage/campaign-copy.ts';
import {
  isSameRow,
  sealIn,
  standingOf,
  type LogChecksum,
  type LogRow,
  type RawRow,
  type Seal,
} from '#main/storage/seal.ts';
import type { Host } from './host.ts';
import { inSteps } from './in-steps.ts';
import type { JudgedCopy } from './judged-copy.ts';
import { withCopyInMemory } from './memory-host.ts';
import { replayRows, type LaterRows } from './replay-rows.ts';

/** A campaign joined from copies. */
export type Joined = {
  readonly copy: CampaignCopy;
  /** Its last entry, and the checksum of its log. */
  readonly last: number;
  readonly end: LogChecksum | undefined;
  /** Whether its log is the one the campaign's own seal was made of. */
  readonly meetsSeal: boolean;
};

/**
 * Joins copies of one campaign: the rows of `base` up to its end, then those of `own` as far as they replay to their hashes. Where
 * one of these is missing or does not replay, the same row of one of `others` is tried. `base` may be `own` itself. Returns
 * undefined if that cannot lead to anything better than `own`.
 */
export async function replayJoined(
  host: Host,
  base: JudgedCopy,
  own: JudgedCopy,
  others: readonly JudgedCopy[],
  closed: AbortSignal,
): Promise<Joined | undefined> {
  const from = base === own ? 0 : base.copy.log.length;
  const later = rowsFrom(from, [own, ...others]);
  if (base === own && [...later.values()].every((rows) => rows.length === 1)) return undefined;
  const log = base === own ? [] : [...base.copy.log];
  for (let seq = from, [row] = later.get(seq) ?? []; row !== undefined; seq++, [row] = later.get(seq) ?? [])
    log.push(row);
  const joined = (rows: readonly LogRow[]): Promise<Joined> => joinedOf(base.copy, own.copy, rows, closed);
  const whole = await joined(log);
  if (whole.meetsSeal) return whole;
  const replay = (memory: Host) => replayRows(memory, own.copy.id, { log, later, from }, closed);
  const { rows, exact } = await withCopyInMemory(host, whole.copy, replay, closed);
  const asSealed = await joined(exact);
  if (asSealed.meetsSeal) return asSealed;
  return rows.length < from || rows.length === 0 ? undefined : joined(rows);
}

/** The rows of a log from number `from` on, all different ones of each number, those of the first copy first. */
function rowsFrom(from: number, copies: readonly JudgedCopy[]): LaterRows {
  const rows = new Map<number, LogRow[]>();
  for (const row of copies.flatMap(({ copy }) => copy.log)) {
    if (row.seq < from) continue;
    const known = rows.get(row.seq);
    if (known === undefined) rows.set(row.seq, [row]);
    else if (!known.some((one) => isSameRow(one, row))) known.push(row);
  }
  return rows;
}

/** The seal of a row if it is one of an undamaged log: that of a doubtful campaign was made of the damaged one. */
function sealOf(row: RawRow | undefined): Seal | undefined {
  return row === undefined || markIn(row) === 'campaign-doubtful' ? undefined : sealIn(row);
}

/** The copy with these log rows, its own row where that is intact, and what it needs of the snapshots and packs of both. */
async function joinedOf(
  base: CampaignCopy,
  own: CampaignCopy,
  log: readonly LogRow[],
  closed: AbortSignal,
): Promise<Joined> {
  const last = log.length - 1;
  const row = own.row !== undefined && standingOf(own.row) === 'intact' ? own.row : (base.row ?? own.row);
  const known = new Set(base.snapshots.map(({ seq }) => seq));
  const snapshots = [...base.snapshots, ...own.snapshots.filter(({ seq }) => !known.has(seq))];
  const copy = { id: own.id, row, pack: base.pack ?? own.pack, log };
  const sums = await inSteps(runningSums(log), closed);
  return {
    copy: { ...copy, snapshots: snapshots.filter(({ seq }) => Number(seq) <= last) },
    last,
    end: sums.at(-1),
    meetsSeal: meetsSeal(sums, sealOf(own.row)),
  };
}
