import type { EntryRow, Piece, SnapshotRow } from '#main/storage/incoming.ts';

/** What a piece may hold: so many rows, and so many characters unless one row has more. */
const ROWS = 150;
const CHARACTERS = 150_000;

/** Cuts rows into pieces, each of which is written in a moment. */
export function* piecesOf(entries: readonly EntryRow[], snapshots: readonly SnapshotRow[]): Generator<Piece> {
  for (const some of cut(entries, ({ move, events }) => (move ?? '').length + events.length))
    yield { entries: some, snapshots: [] };
  for (const some of cut(snapshots, ({ state }) => state.length)) yield { entries: [], snapshots: some };
}

function* cut<Row>(rows: readonly Row[], sizeOf: (row: Row) => number): Generator<Row[]> {
  let some: Row[] = [];
  let size = 0;
  for (const row of rows) {
    const more = sizeOf(row);
    if (some.length > 0 && (some.length === ROWS || size + more > CHARACTERS)) {
      yield some;
      [some, size] = [[], 0];
    }
    some.push(row);
    size += more;
  }
  if (some.length > 0) yield some;
}
