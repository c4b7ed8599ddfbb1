import { hash } from 'node:crypto';
import { z } from 'zod';

/** Columns that the checksum of a campaign's row covers, besides `glance`. The order must not change. */
const COLUMNS = [
  ...['id', 'game', 'ruleset', 'created', 'played', 'seats', 'level', 'undo', 'spent', 'looked', 'consents'],
  ...['options', 'seed', 'pack', 'floor', 'page', 'curtain', 'damage'],
] as const;

/** The seal as stored in the column `glance`. */
export const sealSchema = z.strictObject({ seq: z.int().min(0), log: z.string(), row: z.string() });
/**
 * Proves that a campaign is as it was written: the number of the last log row (`seq`), a checksum of the log and one of the
 * campaign's own row. Without it a flipped bit could cut a log or change a name unnoticed.
 */
export type Seal = z.infer<typeof sealSchema>;
/** The number of a log's last row and the checksum of the log. */
export type LogChecksum = Pick<Seal, 'seq' | 'log'>;

/** An unchecked row of the database, by column. */
export type RawRow = Readonly<Record<string, unknown>>;
/** The columns of a row in `entry`. */
export type LogRow = {
  readonly seq: number;
  readonly kind: string;
  readonly seat: number | null;
  readonly move: string | null;
  readonly hash: string;
  readonly events: string;
};

const LOG_COLUMNS = ['seq', 'kind', 'seat', 'move', 'hash', 'events'] as const;

/** Whether two log rows are the same in every column. */
export function isSameRow(one: LogRow, other: LogRow | undefined): boolean {
  return other !== undefined && LOG_COLUMNS.every((name) => one[name] === other[name]);
}

/** The checksum of an empty log. */
export const EMPTY_LOG: LogChecksum = { seq: 0, log: '' };

/** The checksum of a log after appending `row`: the hash of the previous checksum and the row. */
export function addRow(sum: LogChecksum, { seq, kind, seat, move, hash, events }: LogRow): LogChecksum {
  // In the set-up row `move` holds a copy of the campaign's head, which has its own checksum.
  const said = [seq, kind, seat, kind === 'setup' ? null : move, hash, events];
  return { seq, log: checksum([sum.log, said]) };
}

/** SHA-256 of plain data as JSON, in hex. */
export function checksum(value: unknown): string {
  return hash('sha256', JSON.stringify(value));
}

type Sealed = { readonly seal?: unknown };

/** The column `glance` of a row, seal included; undefined if it cannot be read. */
function glanceIn(row: RawRow): Sealed | undefined {
  try {
    const glance: unknown = JSON.parse(String(row['glance']));
    return glance !== null && typeof glance === 'object' ? glance : undefined;
  } catch {
    return undefined;
  }
}

/** The seal of a row; undefined if it is missing or cannot be read. */
export function sealIn(row: RawRow): Seal | undefined {
  const read = sealSchema.safeParse(glanceIn(row)?.seal);
  return read.success ? read.data : undefined;
}

/** Whether a row is as it was sealed. `unsealed`: it was last written before seals were introduced. */
export function standingOf(row: RawRow): 'intact' | 'damaged' | 'unsealed' {
  const glance = glanceIn(row);
  if (glance === undefined) return 'damaged';
  if (!('seal' in glance)) return 'unsealed';
  const seal = sealIn(row);
  return seal !== undefined && rowChecksum(row, glance, seal) === seal.row ? 'intact' : 'damaged';
}

/** The text for the column `glance`, with a new seal of the row as it is now. */
export function sealedGlance(row: RawRow, { seq, log }: LogChecksum): string {
  const glance = glanceIn(row) ?? {};
  const seal = { seq, log, row: rowChecksum(row, glance, { seq, log }) };
  return JSON.stringify({ ...glance, seal });
}

function rowChecksum(row: RawRow, glance: Sealed, { seq, log }: LogChecksum): string {
  return checksum([COLUMNS.map((name) => row[name] ?? null), { ...glance, seal: null }, seq, log]);
}
