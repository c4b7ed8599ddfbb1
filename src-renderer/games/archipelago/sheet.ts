import type { Page } from '#main/contract/messages.ts';
import type { Pack } from '#engine/archipelago/data/schema.ts';
import { list, t, tCode } from './words/t.ts';
import { cardName, seatName } from './words/words.ts';
import { criterionWords, objectiveOf, objectiveTitle, trendOf } from './panels/goals/goals.ts';

type Score = NonNullable<Page['score']>;

/** What one seat got in one row. */
export type Cell = { readonly points: number; readonly value: number | undefined; readonly rank: number | undefined };
/** One row of the sheet: something that was counted, and what everybody got for it. */
export type Row = {
  readonly key: string;
  readonly kind: string;
  readonly title: string;
  readonly note: string;
  readonly cells: readonly (Cell | null)[];
};

/** The score sheet: a row for each thing counted, a cell for each seat. */
export function sheetOf(
  score: Score,
  page: Pick<Page, 'seats'>,
  pack: Pack,
  held: readonly (readonly string[])[],
): Row[] {
  const rows = new Map<string, Score[number][]>();
  for (const line of score) {
    const key = `${line.code} ${String(line.params['id'] ?? '')}`;
    rows.set(key, [...(rows.get(key) ?? []), line]);
  }
  return [...rows].flatMap(([key, lines]) => {
    const first = lines[0];
    if (first === undefined) return [];
    const cells = page.seats.map((_, seat) => cellOf(lines.find((line) => line.seat === seat)));
    const id = String(first.params['id'] ?? '');
    return [{ key, kind: first.code, ...headOf(first.code, id, pack), note: noteOf(id, page, held), cells }];
  });
}

function cellOf(line: Score[number] | undefined): Cell | null {
  if (line === undefined) return null;
  const number = (name: string): number | undefined => {
    const value = line.params[name];
    return typeof value === 'number' ? value : undefined;
  };
  return { points: line.points, value: number('value'), rank: number('rank') };
}

function headOf(code: string, id: string, pack: Pack): { title: string } {
  const objective = objectiveOf(pack, id);
  if (objective !== undefined) return { title: objectiveTitle(objective) };
  const trend = code === 'trend' ? trendOf(pack, id) : undefined;
  if (trend !== undefined) return { title: t('score.trend', { criterion: criterionWords(trend.criterion) }) };
  if (pack.cards.some((card) => card.id === id)) return { title: cardName(pack, id) };
  return { title: tCode('score.line', code) };
}

function noteOf(id: string, page: Pick<Page, 'seats'>, held: readonly (readonly string[])[]): string {
  const holders = held.flatMap((ids, seat) => (ids.includes(id) ? [seatName(page.seats, seat)] : []));
  return holders.length === 0 ? '' : t('score.held', { seats: list(holders) });
}

/** Points of a seat over the whole sheet. */
export function totalOf(rows: readonly Row[], seat: number): number {
  return rows.reduce((sum, row) => sum + (row.cells[seat]?.points ?? 0), 0);
}
