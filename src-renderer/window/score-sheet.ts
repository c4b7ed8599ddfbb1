import type { Page } from '#main/contract/messages.ts';

/** What was counted at the end, as the host says it. */
export type ScoreLines = NonNullable<Page['score']>;

/** What one seat got in one row: its points, and in small print what for. */
export type SheetCell = { readonly points: number | null; readonly small: string };

/** One row of the sheet: what was counted, and what everybody got for it. */
export type SheetRow<P = object> = {
  readonly key: string;
  /** A `line` goes into the sum; a `tie` stands below it and decides between equals. */
  readonly kind: 'line' | 'tie';
  /** The game's own picture for it. */
  readonly picture?: P;
  readonly title: string;
  readonly note: string;
  /** By seat; null where it does not concern a seat. */
  readonly cells: readonly (SheetCell | null)[];
};

/** The points of a seat over all rows. */
export function totalOf(rows: readonly SheetRow[], seat: number): number {
  return rows.reduce((sum, { kind, cells }) => sum + (kind === 'line' ? (cells[seat]?.points ?? 0) : 0), 0);
}
