import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import type { Review } from '#main/contract/messages.ts';
import { charts } from '#renderer/games/archipelago/ending/charts.ts';
import { sheetOf } from '#renderer/games/archipelago/ending/sheet.ts';
import { charts as endeavorCharts } from '#renderer/games/endeavor/ending/charts.ts';
import { isFallback, showMissing } from '#renderer/i18n/translator.ts';
import { chaptersOf } from '#renderer/screens/scoring/charts/chapters.ts';
import Legend from '#renderer/screens/scoring/charts/Legend.svelte';
import { strokeOf } from '#renderer/screens/scoring/charts/inks.ts';
import {
  bandsOf,
  boundsOf,
  levelsOf,
  namedColumns,
  placesAtEnd,
  scaleOf,
  stacked,
  type ChartChapter,
  type Plot,
} from '#renderer/screens/scoring/charts/plot.ts';
import PlotTable from '#renderer/screens/scoring/charts/PlotTable.svelte';
import type { GameEnding } from '#renderer/window/ending.ts';
import { REVIEW } from './made-up/lookups.ts';
import { SEATS } from './made-up/page.ts';
import { madeUpView } from './made-up/view.ts';

const table = { seats: SEATS, pack: BASE_PACK, view: madeUpView() };
const game = { sheet: sheetOf, charts } as unknown as Pick<GameEnding, 'sheet' | 'charts'>;
const chapters = chaptersOf(game, { table, review: REVIEW });
const chapter = (id: string): ChartChapter | undefined => chapters.find((one) => one.id === id);
const plotOf = (id: string, view = 0): Plot => {
  const plot = chapter(id)?.views[view]?.plot;
  if (plot === undefined) throw new Error(`no plot of ${id}`);
  return plot;
};
const valuesOf = (plot: Plot) => Object.fromEntries(plot.series.map(({ label, values }) => [label, values]));
/** The cells of a table as it is written, row by row. */
const cellsOf = (html: string): string[][] =>
  [...html.matchAll(/<tr[^>]*>([\s\S]*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<(?:th|td)[^>]*>([\s\S]*?)<\/(?:th|td)>/g)].map(([, cell = '']) =>
      cell
        .replaceAll(/<svg[\s\S]*?<\/svg>|<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ),
  );

describe('the chapters of a game that is over', () => {
  it('are those it has anything to draw for, the points first', () => {
    expect(chapters.map(({ id }) => id)).toEqual(['points', 'markers', 'goods', 'crises', 'promises', 'actions']);
    expect(chaptersOf({ sheet: game.sheet }, { table, review: REVIEW }).map(({ id }) => id)).toEqual(['points']);
    const nothing: Review = { marks: REVIEW.marks.slice(-1), columns: [], counts: [] };
    expect(chaptersOf(game, { table, review: nothing }).map(({ id }) => id)).toEqual(['promises']);
  });

  it('have the points of each seat, and where those came from', () => {
    expect(valuesOf(plotOf('points'))).toEqual({
      Ines: [0, 3, 3, 7],
      Marco: [0, 1, 5, 6],
      Leif: [0, 0, 2, 7],
      Amara: [0, 2, 2, 9],
    });
    expect(plotOf('points').columns.map(({ label }) => label)).toEqual(['Turn 1', 'Turn 2', 'Turn 3', 'End']);
    const amara = plotOf('points', 4);
    expect(amara.series.map(({ values }) => values)).toEqual([
      [0, 1, 1, 5],
      [0, 1, 1, 4],
    ]);
    const sums = amara.columns.map((_, at) => amara.series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0));
    expect(sums).toEqual(valuesOf(plotOf('points'))['Amara']);
  });

  it('leave out what was counted for nobody: after a war that all have lost', () => {
    const lost = { ...REVIEW, marks: REVIEW.marks.map((mark, at) => (at === 3 ? { ...mark, score: [] } : mark)) };
    const [points] = chaptersOf(game, { table, review: lost });
    expect(points?.views[0]?.plot.columns.map(({ short }) => short)).toEqual(['1', '2', '3']);
  });

  it('have figures of the table and of seats, counters by column and by seat, and sums at the end', () => {
    expect(Object.values(valuesOf(plotOf('markers')))).toEqual([
      [10, 13, 16, 19],
      [0, 2, 4, 6],
      [4, 3, 2, 1],
    ]);
    expect(valuesOf(plotOf('goods'))).toMatchObject({ Marco: [8, 9, 10, 11], Amara: [21, 21, 21, 21] });
    expect(plotOf('crises').columns.map(({ label }) => label)).toEqual(['Turn 2, home: fish', 'Turn 3, abroad: iron']);
    expect(Object.values(valuesOf(plotOf('crises')))).toEqual([
      [0, 0],
      [2, 0],
      [0, 0],
      [0, 1],
      [1, 0],
      [0, 3],
    ]);
    expect(Object.values(valuesOf(plotOf('promises')))).toEqual([
      [1, 0, 0, 0],
      [0, 0, 1, 0],
    ]);
    expect(Object.values(valuesOf(plotOf('actions')))).toEqual([
      [3, 5, 2, 4],
      [2, 0, 1, 1],
    ]);
  });

  it('have words for everything, in both games', () => {
    const undo = showMissing();
    const all = [charts(), endeavorCharts()].flatMap((own) => [
      own.turn(3),
      ...own.chapters.flatMap((one) => [
        one.tab,
        one.about,
        ...('series' in one ? one.series : one.others).map(({ label }) => label),
      ]),
    ]);
    undo();
    expect(all.length).toBeGreaterThan(50);
    expect(all.filter((text) => text === '' || isFallback(text))).toEqual([]);
  });
});

describe('a table of a chart', () => {
  it('has a row for each series and a column for each mark, with the same values', () => {
    for (const { about, views } of chapters)
      for (const { plot } of views) {
        const { body } = render(PlotTable, { props: { plot, caption: about, seats: SEATS, Picture: undefined } });
        expect(body).toMatch(/<caption[^>]*>[^<]+<\/caption>/);
        const [head, ...rows] = cellsOf(body);
        expect(head).toEqual(['', ...plot.columns.map(({ label }) => label)]);
        expect(
          rows
            .slice(0, plot.series.length)
            .map(([label, ...cells]) => [label, ...cells.map((cell) => cell.split(' ')[0])]),
        ).toEqual(plot.series.map(({ label, values }) => [label, ...values.map((value) => String(value ?? ''))]));
      }
  });

  it('tells shares of all that a seat did, and the whole', () => {
    const { body } = render(PlotTable, {
      props: { plot: plotOf('actions'), caption: '', seats: SEATS, Picture: undefined },
    });
    expect(cellsOf(body).slice(1)).toEqual([
      ['Harvest', '3 60 %', '5 100 %', '2 67 %', '4 80 %'],
      ['Taxes', '2 40 %', '0 0 %', '1 33 %', '1 20 %'],
      ['Total', '5', '5', '3', '5'],
    ]);
  });
});

it('a legend says who is hidden, and the values where the chart is pointed at', () => {
  const props = {
    plot: plotOf('points'),
    seats: SEATS,
    Picture: undefined,
    hidden: new Set(['seat 1']),
    ontoggle: () => undefined,
  };
  const { body } = render(Legend, { props: { ...props, column: 2 } });
  expect([...body.matchAll(/aria-pressed="(\w+)"/g)].map(([, on]) => on)).toEqual(['true', 'false', 'true', 'true']);
  expect([...body.matchAll(/<b[^>]*>(\d*)<\/b>/g)].map(([, value]) => value)).toEqual(['3', '5', '2', '2']);
  expect(render(Legend, { props: { ...props, column: undefined } }).body).toContain('End');
});

describe('a plot', () => {
  const plot = (...values: (number | null)[][]): Plot => ({
    kind: 'areas',
    columns: (values[0] ?? []).map((_, at) => ({ label: `${at}`, short: `${at}` })),
    series: values.map((one, at) => ({ key: `${at}`, label: `${at}`, look: { ink: at }, values: one })),
    shares: false,
  });

  it('lays series upon each other, and below nought what takes points away', () => {
    const layers = stacked(plot([1, 2], [3, 0], [0, -2]));
    expect(layers.map((pieces) => pieces.map(({ from, to }) => [from, to]))).toEqual([
      [
        [0, 1],
        [0, 2],
      ],
      [
        [1, 4],
        [2, 2],
      ],
      [
        [0, 0],
        [0, -2],
      ],
    ]);
    expect(boundsOf(plot([1, 2], [3, 0], [0, -2]))).toEqual([-2, 4]);
  });

  it('takes shares of what lies in a column, and of nothing nothing', () => {
    const layers = stacked({ ...plot([1, 0], [3, 0]), shares: true });
    expect(layers.map((pieces) => pieces.map(({ to }) => to))).toEqual([
      [0.25, 0],
      [1, 0],
    ]);
  });

  it('has round levels, and stands where nobody has anything', () => {
    expect(levelsOf([-2, 7])).toEqual([-2, 0, 2, 4, 6, 8]);
    expect(levelsOf(boundsOf(plot([0, null])))).toEqual([0, 1]);
    expect(levelsOf([0, 100_000]).length).toBeLessThan(8);
  });

  it('has a value where it belongs between the bounds, and bands of one thickness with room between and round them', () => {
    expect([-2, 0, 8].map(scaleOf([-2, 8], 500))).toEqual([0, 100, 500]);
    expect(scaleOf([0, 0], 500)(0)).toBe(0);
    const { thick, start } = bandsOf(3, 328);
    expect([thick, ...[0, 1, 2].map(start)].map(Math.round)).toEqual([72, 28, 128, 228]);
    expect(Math.round(328 - start(2) - thick)).toBe(28);
  });

  it('does not name every turn of a long game, but its end', () => {
    expect(namedColumns(40).length).toBeLessThan(14);
    expect(namedColumns(40).at(-1)).toBe(39);
    expect(namedColumns(2)).toEqual([0, 1]);
  });

  it('sets signs side by side that would cover each other', () => {
    expect(placesAtEnd([7, 7, 3, 7.5, 3.2], 1)).toEqual([0, 1, 0, 2, 1]);
  });

  it('draws no two series alike: inks differ in colour, neighbours in hatching, seats in dashes', () => {
    const inks = Array.from({ length: 13 }, (_, ink) => strokeOf(SEATS, { ink }));
    expect(new Set(inks.map(({ colour, hatch }) => `${colour} ${hatch}`)).size).toBe(13);
    expect(inks.filter(({ hatch }, at) => hatch === inks[at + 1]?.hatch && hatch !== 'none')).toEqual([]);
    const seats = SEATS.map((_, seat) => strokeOf(SEATS, { seat }));
    expect(new Set(seats.map(({ dash }) => dash)).size).toBe(SEATS.length);
    expect(seats.map(({ mark }) => mark)).toEqual(SEATS.map(({ colour }) => colour));
  });
});
