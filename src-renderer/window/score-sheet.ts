import type { Page } from '#main/contract/messages.ts';

/** What was counted at the end, line by line, as the host says it. */
export type ScoreLines = NonNullable<Page['score']>;

/** What one seat got in one row: points, and in small what they were for. */
export type SheetCell = { readonly points: number | null; readonly small: string };

/** One row of the sheet: something that was counted, and what everybody got for it. */
export type SheetRow<P = object> = {
  readonly key: string;
  /** A `line` goes into the sum; a `tie` stands below it and tells what decides between equals. */
  readonly kind: 'line' | 'tie';
  /** Drawn by the game's own picture. */
  readonly picture?: P;
  readonly title: string;
  readonly note: string;
  /** By seat; null where a seat had nothing to do with it. */
  readonly cells: readonly (SheetCell | null)[];
};

/** Points of a seat over the whole sheet. */
export function totalOf(rows: readonly SheetRow[], seat: number): number {
  return rows.reduce((sum, { kind, cells }) => sum + (kind === 'line' ? (cells[seat]?.points ?? 0) : 0), 0);
}
