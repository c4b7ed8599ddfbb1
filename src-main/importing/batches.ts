import type { EntryRow, ImportBatch, SnapshotRow } from '#main/storage/import-statements.ts';

/** Limits of a batch. A single row may have more characters. */
const MAX_ROWS = 150;
const MAX_CHARACTERS = 150_000;

/** Splits rows into batches small enough that writing one does not hold up other requests. */
export function* batchesOf(entries: readonly EntryRow[], snapshots: readonly SnapshotRow[]): Generator<ImportBatch> {
  for (const rows of split(entries, ({ move, events }) => (move ?? '').length + events.length))
    yield { entries: rows, snapshots: [] };
  for (const rows of split(snapshots, ({ state }) => state.length)) yield { entries: [], snapshots: rows };
}

function* split<Row>(rows: readonly Row[], sizeOf: (row: Row) => number): Generator<Row[]> {
  let batch: Row[] = [];
  let size = 0;
  for (const row of rows) {
    const rowSize = sizeOf(row);
    if (batch.length > 0 && (batch.length === MAX_ROWS || size + rowSize > MAX_CHARACTERS)) {
      yield batch;
      [batch, size] = [[], 0];
    }
    batch.push(row);
    size += rowSize;
  }
  if (batch.length > 0) yield batch;
}
