import { hash } from 'node:crypto';
import { z } from 'zod';

/** Columns of a campaign's row that the sum over it covers; the seal itself stands in `glance`. */
const COLUMNS = [
  ...['id', 'game', 'ruleset', 'created', 'played', 'seats', 'level', 'undo', 'spent', 'looked', 'consents'],
  ...['options', 'seed', 'pack', 'floor', 'page', 'curtain', 'damage'],
] as const;

export const sealSchema = z.strictObject({ seq: z.int().min(0), log: z.string(), row: z.string() });
/**
 * What proves that a campaign is what was written: the number of the last row of its log, a sum over all of them, and one
 * over the campaign's own row. Without it a flipped bit may cut a log, or change a name, and nobody would know.
 */
export type Seal = z.infer<typeof sealSchema>;
/** How far a log goes, and the sum over it. */
export type LogSum = Pick<Seal, 'seq' | 'log'>;

/** A row of the database, column by column, as it was read. */
export type RawRow = Readonly<Record<string, unknown>>;
/** What the log holds of an entry, column by column. */
export type LogRow = {
  readonly seq: number;
  readonly kind: string;
  readonly seat: number | null;
  readonly move: string | null;
  readonly hash: string;
  readonly events: string;
};

/** The sum over an empty log. */
export const NOTHING: LogSum = { seq: 0, log: '' };

/** The sum over a log once `row` has been added to it: each sum holds the one before. */
export function withRow(sum: LogSum, { seq, kind, seat, move, hash, events }: LogRow): LogSum {
  // The set-up keeps a copy of the campaign's head in `move`, which has a sum of its own.
  const said = [seq, kind, seat, kind === 'setup' ? null : move, hash, events];
  return { seq, log: sumOf([sum.log, said]) };
}

/** SHA-256 of plain data. */
export function sumOf(value: unknown): string {
  return hash('sha256', JSON.stringify(value));
}

type Sealed = { readonly seal?: unknown };

/** The glance a row holds, with the seal in it; undefined where it cannot be read. */
function glanceIn(row: RawRow): Sealed | undefined {
  try {
    const glance: unknown = JSON.parse(String(row['glance']));
    return glance !== null && typeof glance === 'object' ? glance : undefined;
  } catch {
    return undefined;
  }
}

/** The seal of a row; undefined where it has none, or none that can be read. */
export function sealIn(row: RawRow): Seal | undefined {
  const read = sealSchema.safeParse(glanceIn(row)?.seal);
  return read.success ? read.data : undefined;
}

/** Whether a row is what was sealed: `unsealed` where it was written before there were seals. */
export function soundness(row: RawRow): 'sound' | 'damaged' | 'unsealed' {
  const glance = glanceIn(row);
  if (glance === undefined) return 'damaged';
  if (!('seal' in glance)) return 'unsealed';
  const seal = sealIn(row);
  return seal !== undefined && sumOfRow(row, glance, seal) === seal.row ? 'sound' : 'damaged';
}

/** The text of a row's `glance` with a seal over the row as it stands. */
export function sealedGlance(row: RawRow, { seq, log }: LogSum): string {
  const glance = glanceIn(row) ?? {};
  const seal = { seq, log, row: sumOfRow(row, glance, { seq, log }) };
  return JSON.stringify({ ...glance, seal });
}

function sumOfRow(row: RawRow, glance: Sealed, { seq, log }: LogSum): string {
  return sumOf([COLUMNS.map((name) => row[name] ?? null), { ...glance, seal: null }, seq, log]);
}
