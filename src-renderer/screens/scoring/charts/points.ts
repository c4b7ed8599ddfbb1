import { seatName } from '../../../i18n/seat-name.ts';
import { t } from '../../../i18n/t.ts';
import type { GameEnding } from '../../../window/ending.ts';
import type { SheetRow } from '../../../window/score-sheet.ts';
import type { ChartChapter, PlotColumn, PlotSeries, PlotView } from './plot.ts';
import { lookOf, seatSeries, type Reviewed } from './series.ts';

/**
 * Points as each turn began: the sums of all seats as lines, and for each seat where they came from. Marks at which
 * nothing would have been counted are left out: after the end where all have lost, there is none.
 */
export function pointsChapter(
  ending: Pick<GameEnding, 'sheet'>,
  { table, review }: Reviewed,
  turns: readonly PlotColumn[],
): ChartChapter {
  const counted = review.marks.flatMap(({ score }, at) => (score.length > 0 ? [{ score, at }] : []));
  const columns = counted.flatMap(({ at }) => turns[at] ?? []);
  const sheets = counted.map(({ score }) => ending.sheet(table, score).filter(({ kind }) => kind === 'line'));
  const sums = seatSeries(table, (seat) =>
    counted.map(({ score }) => score.reduce((sum, line) => sum + (line.seat === seat ? line.points : 0), 0)),
  );
  const all: PlotView = {
    key: 'all',
    label: t('charts.points.all'),
    plot: { kind: 'lines', columns, series: sums, shares: false },
  };
  const bySource = table.seats.map((_, seat): PlotView => ({
    key: `seat ${seat}`,
    label: seatName(table.seats, seat),
    look: { seat },
    about: t('charts.points.of', { seat: seatName(table.seats, seat) }),
    plot: { kind: 'areas', columns, series: sourcesOf(sheets, seat), shares: false },
  }));
  return {
    id: 'points',
    tab: t('charts.points'),
    about: t('score.chart'),
    views: columns.length < 2 ? [] : [all, ...bySource],
  };
}

/** What a seat had from each row of the sheets, in the order of the last one; what never brought it anything is left out. */
function sourcesOf(sheets: readonly (readonly SheetRow[])[], seat: number): PlotSeries[] {
  const rows = new Map(sheets.toReversed().flatMap((sheet) => sheet.map((row) => [row.key, row] as const)));
  return [...rows.values()]
    .map((row, ink) => ({
      key: row.key,
      label: row.title,
      look: lookOf(row.picture === undefined ? {} : { picture: row.picture }, ink),
      values: sheets.map((sheet) => sheet.find(({ key }) => key === row.key)?.cells[seat]?.points ?? 0),
    }))
    .filter(({ values }) => values.some((value) => value !== 0));
}
