import type { Review } from '#main/contract/messages.ts';
import { seatName } from '../../../i18n/seat-name.ts';
import { t } from '../../../i18n/t.ts';
import type { ChartSeries, GameChart, GameCharts } from '../../../window/charts.ts';
import type { GameEnding } from '../../../window/ending.ts';
import type { TableOf } from '../../../window/types.ts';
import type { ChartChapter, Plot, PlotColumn, PlotView } from './plot.ts';
import { pointsChapter } from './points.ts';
import { lookOf, seatSeries, type Reviewed } from './series.ts';

type OfKind<K extends GameChart['kind']> = Extract<GameChart, { kind: K }>;

/** All chapters of a game that is over: the points, which every game has, and its own. None where there is nothing to draw. */
export function chaptersOf(
  ending: Pick<GameEnding, 'sheet' | 'charts'>,
  { table, review }: Reviewed,
): readonly ChartChapter[] {
  const charts = ending.charts?.(table);
  const turns = turnColumns(review, charts);
  const own = (charts?.chapters ?? []).map((chart) => ({
    id: chart.id,
    tab: chart.tab,
    about: chart.about,
    views: viewsOf({ table, review }, turns, chart),
  }));
  return [pointsChapter(ending, { table, review }, turns), ...own].filter(({ views }) => views.some(hasAnything));
}

const hasAnything = ({ plot }: PlotView): boolean =>
  plot.columns.length > 0 && plot.series.some(({ values }) => values.some((value) => value !== null));

/** A column for each mark: “Turn 3”, and last the end. */
function turnColumns({ marks }: Review, charts: GameCharts | undefined): PlotColumn[] {
  return marks.map(({ turn }, index) => {
    if (index === marks.length - 1) return { label: t('score.chart.end'), short: t('score.chart.end') };
    return { label: charts?.turn(turn) ?? t('score.chart.turn', { turn }), short: String(turn) };
  });
}

function viewsOf(from: Reviewed, turns: readonly PlotColumn[], chart: GameChart): PlotView[] {
  switch (chart.kind) {
    case 'lines':
      return turns.length < 2 ? [] : [single(linesOf(from, turns, chart))];
    case 'seats':
      return turns.length < 2 ? [] : chart.series.map((series, ink) => seatView(from, turns, series, ink));
    case 'columns':
      return [single(columnsOf(from, chart))];
    case 'shares':
      return [single(sharesOf(from, chart))];
    case 'sums':
      return [single(sumsOf(from, chart))];
  }
}

const single = (plot: Plot): PlotView => ({ key: 'only', label: '', plot });

const seatColumns = ({ seats }: TableOf): PlotColumn[] =>
  seats.map((_, seat) => ({ label: seatName(seats, seat), short: seatName(seats, seat), seat }));

/** A figure of one mark: that of a seat, or that of the whole table. */
function figureOf({ figures }: Review['marks'][number], name: string, seat?: number): number | null {
  const figure = figures[name];
  if (typeof figure === 'number') return seat === undefined ? figure : null;
  return (seat === undefined ? undefined : figure?.[seat]) ?? null;
}

function linesOf({ review }: Reviewed, columns: readonly PlotColumn[], chart: OfKind<'lines'>): Plot {
  const series = chart.series.map((one, ink) => ({
    key: one.id,
    label: one.label,
    look: lookOf(one, ink),
    values: review.marks.map((mark) => figureOf(mark, one.id)),
  }));
  return { kind: 'lines', columns, series, shares: false };
}

function seatView(
  { table, review }: Reviewed,
  columns: readonly PlotColumn[],
  one: ChartSeries,
  ink: number,
): PlotView {
  const series = seatSeries(table, (seat) => review.marks.map((mark) => figureOf(mark, one.id, seat)));
  return {
    key: one.id,
    label: one.label,
    look: lookOf(one, ink),
    plot: { kind: 'lines', columns, series, shares: false },
  };
}

function columnsOf({ table, review }: Reviewed, chart: OfKind<'columns'>): Plot {
  const places = review.columns.flatMap(({ counter }, at) => (counter === chart.counter ? [at] : []));
  const columns = places.flatMap((at) => {
    const label = review.columns[at] && chart.column(review.columns[at]);
    return label === undefined ? [] : [{ label, short: label }];
  });
  const counted = (code: string, seat: number | null) =>
    places.map((at) => sumOf(review, { ...chart, code, seat, at }));
  const series = [
    ...seatSeries(table, (seat) => counted(chart.code, seat)),
    ...chart.others.map((one, ink) => ({
      key: one.id,
      label: one.label,
      look: lookOf(one, ink),
      values: counted(one.id, null),
    })),
  ];
  return { kind: 'bars', columns, series, shares: false };
}

function sumOf(
  { counts }: Review,
  { counter, code, seat, at }: { counter: string; code: string; seat: number | null; at: number | null },
): number {
  return counts
    .filter((one) => one.counter === counter && one.code === code && one.seat === seat && one.column === at)
    .reduce((sum, { n }) => sum + n, 0);
}

function sharesOf({ table, review }: Reviewed, { counter, series }: OfKind<'shares'>): Plot {
  return bySeat(table, series, true, (code, seat) => sumOf(review, { counter, code, seat, at: null }));
}

function sumsOf({ table, review }: Reviewed, { series }: OfKind<'sums'>): Plot {
  const end = review.marks.at(-1);
  return bySeat(table, series, false, (name, seat) => end && figureOf(end, name, seat));
}

/** A bar for each seat. What nobody has is left out; where nobody has anything, so is the chapter. */
function bySeat(
  table: TableOf,
  series: readonly ChartSeries[],
  shares: boolean,
  value: (id: string, seat: number) => number | null | undefined,
): Plot {
  const rows = series.map((one, ink) => ({
    key: one.id,
    label: one.label,
    look: lookOf(one, ink),
    values: table.seats.map((_, seat) => value(one.id, seat) ?? null),
  }));
  const held = rows.filter(({ values }) => values.some((one) => one !== null && one !== 0));
  return { kind: 'bars', columns: seatColumns(table), series: held, shares };
}
