import type { Person } from '#main/contract/persons.ts';
import type { GameRecord } from '#main/contract/records.ts';
import { day, rounded, say, shortDay } from '../../i18n/memory.ts';
import type { ChartChapter, Plot, PlotSeries } from '../scoring/charts/plot.ts';
import { sittingsOf, tallyOf } from './figures.ts';
import type { GameNames } from './game-names.svelte.ts';

/** Places that are told apart in a chart; later ones are drawn as one. */
const TOLD_PLACES = 4;

/** How often each person came in first, second and so on; whoever won most stands on top. */
export function placesChapter(records: readonly GameRecord[], persons: readonly Person[]): ChartChapter {
  const rows = persons
    .map(({ id, name }) => ({ name, tally: tallyOf(sittingsOf(records, id)) }))
    .filter(({ tally }) => tally.places.length > 0)
    .toSorted((a, b) => (b.tally.places[0] ?? 0) - (a.tally.places[0] ?? 0) || b.tally.finished - a.tally.finished);
  const series = Array.from({ length: TOLD_PLACES }, (_, at): PlotSeries => ({
    key: `place ${at + 1}`,
    label: at === TOLD_PLACES - 1 ? say('records.chart.places.later') : say('records.place', { n: at + 1 }),
    look: { ink: PLACE_INKS[at] ?? 0 },
    values: rows.map(({ tally }) => {
      const from = at === TOLD_PLACES - 1 ? tally.places.slice(at) : tally.places.slice(at, at + 1);
      return from.reduce((sum, n) => sum + n, 0);
    }),
  })).filter(({ values }) => values.some((n) => n !== 0));
  const columns = rows.map(({ name }) => ({ label: name, short: name }));
  return chapter('places', say('records.tab.places'), say('records.chart.places'), { kind: 'bars', columns, series });
}
/** Brass for the first, then what is quieter. */
const PLACE_INKS = [2, 3, 5, 7];

/** The points at the end of each game, one kind of game at a time: the most, the average and the least. */
export function pointsChapter(records: readonly GameRecord[], names: GameNames): ChartChapter {
  const finished = records.filter(({ seats }) => seats.some(({ score }) => score !== null)).toReversed();
  const games = [...new Set(finished.map(({ game }) => game))];
  const views = games.flatMap((game) => {
    const own = finished.filter((record) => record.game === game);
    if (own.length < 2) return [];
    const points = own.map(({ seats }) => seats.flatMap(({ score }) => score ?? []));
    const mean = (of: readonly number[]): number => of.reduce((sum, n) => sum + n, 0) / of.length;
    const series: PlotSeries[] = [
      {
        key: 'most',
        label: say('records.chart.winner'),
        look: { ink: 2 },
        values: points.map((of) => Math.max(...of)),
      },
      {
        key: 'mean',
        label: say('records.chart.mean'),
        look: { ink: 3 },
        values: points.map((of) => Number(rounded(mean(of)).replaceAll(',', ''))),
      },
      {
        key: 'least',
        label: say('records.chart.least'),
        look: { ink: 4 },
        values: points.map((of) => Math.min(...of)),
      },
    ];
    const columns = own.map(({ ended }) => ({ label: day(ended), short: shortDay(ended) }));
    return [{ key: game, label: names.game(game), plot: { kind: 'lines' as const, columns, series, shares: false } }];
  });
  return { id: 'points', tab: say('records.tab.points'), about: say('records.chart.points.about'), views };
}

/** How many games were played in each month, by game. */
export function monthsChapter(records: readonly GameRecord[], names: GameNames): ChartChapter {
  const months = [...new Set(records.map(({ ended }) => ended.slice(0, 7)))].toSorted();
  const games = [...new Set(records.map(({ game }) => game))].toSorted();
  const series = games.map((game, ink): PlotSeries => ({
    key: game,
    label: names.game(game),
    look: { ink },
    values: months.map((month) => records.filter((one) => one.game === game && one.ended.startsWith(month)).length),
  }));
  const columns = months
    .toReversed()
    .map((month) => ({ label: monthOf(`${month}-15`), short: monthOf(`${month}-15`) }));
  const newestFirst = series.map((one) => ({ ...one, values: one.values.toReversed() }));
  const plot = { kind: 'bars' as const, columns, series: newestFirst };
  return chapter('months', say('records.tab.months'), say('records.chart.months'), plot);
}

/** The points of one game turn by turn, a line for each seat. */
export function turnsChapter({ marks, seats }: GameRecord): ChartChapter {
  const columns = marks.map(({ turn }, at) => {
    const label = at === marks.length - 1 ? say('records.chart.end') : say('records.chart.turn', { turn });
    return { label, short: at === marks.length - 1 ? label : String(turn) };
  });
  const series = seats.map(({ name, seat }, at): PlotSeries => ({
    key: `seat ${seat}`,
    label: name,
    look: { seat: at },
    values: marks.map(({ points }) => points[seat] ?? null),
  }));
  const plot: Plot = { kind: 'lines', columns, series, shares: false };
  return { id: 'turns', tab: '', about: say('records.chart.points'), views: [{ key: 'only', label: '', plot }] };
}

const chapter = (id: string, tab: string, about: string, plot: Omit<Plot, 'shares'>): ChartChapter => ({
  ...{ id, tab, about },
  views: plot.columns.length === 0 ? [] : [{ key: 'only', label: '', plot: { ...plot, shares: false } }],
});

const monthOf = (moment: string): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric' }).format(new Date(moment));
