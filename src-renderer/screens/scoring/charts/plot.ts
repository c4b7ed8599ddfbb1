/** Who or what a series belongs to: a seat, or something with a picture of the game and a colour. */
export type PlotLook =
  { readonly seat: number } | { readonly ink: number; readonly colour?: string; readonly picture?: object };

/** One line, one layer of a stack, or one part of every bar; in the table, one row. */
export type PlotSeries = {
  readonly key: string;
  readonly label: string;
  readonly look: PlotLook;
  /** By column; null where nothing is known. */
  readonly values: readonly (number | null)[];
};

/** A mark on the axis: a turn, a seat, or whatever the game counts by; in the table, one column. */
export type PlotColumn = {
  readonly label: string;
  /** The same where there is little room. */
  readonly short: string;
  readonly seat?: number;
};

/** What a chart and its table show. */
export type Plot = {
  readonly kind: 'lines' | 'areas' | 'bars';
  readonly columns: readonly PlotColumn[];
  readonly series: readonly PlotSeries[];
  /** Whether bars are drawn as parts of a whole, each as long as the others. */
  readonly shares: boolean;
};

/** One of several plots of a chapter, of which one shows at a time. */
export type PlotView = {
  readonly key: string;
  readonly label: string;
  readonly look?: PlotLook;
  /** What it shows, where that is more than a part of what its chapter is about. */
  readonly about?: string;
  readonly plot: Plot;
};

/** A chapter of charts: its tab, its heading, and what can be shown in it. */
export type ChartChapter = {
  readonly id: string;
  readonly tab: string;
  readonly about: string;
  readonly views: readonly PlotView[];
};

/** What of a series lies in one column, from where to where. */
export type Piece = { readonly column: number; readonly from: number; readonly to: number; readonly value: number };

/**
 * The pieces of each series laid upon those before it: what adds up to less than nought lies below it, all else above. With
 * shares, as parts of what lies in the column.
 */
export function stacked({ columns, series, shares }: Pick<Plot, 'columns' | 'series' | 'shares'>): Piece[][] {
  const wholes = columns.map((_, column) => series.reduce((sum, { values }) => sum + Math.abs(values[column] ?? 0), 0));
  const tops = columns.map(() => 0);
  const bottoms = columns.map(() => 0);
  return series.map(({ values }) => {
    const heaps = values.reduce<number>((sum, value) => sum + (value ?? 0), 0) < 0 ? bottoms : tops;
    return columns.map((_, column) => {
      const value = values[column] ?? 0;
      const size = shares ? value / Math.max(1, wholes[column] ?? 0) : value;
      const from = heaps[column] ?? 0;
      heaps[column] = from + size;
      return { column, from, to: from + size, value };
    });
  });
}

/** The least and the greatest value that is drawn; nought is always between them. */
export function boundsOf(plot: Plot): readonly [number, number] {
  const drawn =
    plot.kind === 'lines'
      ? plot.series.flatMap(({ values }) => values.filter((value) => value !== null))
      : stacked(plot).flatMap((pieces) => pieces.map(({ to }) => to));
  return [Math.min(0, ...drawn), Math.max(plot.shares ? 0 : 1, ...drawn)];
}

/** Round numbers from at most the least to at least the greatest, six at most. */
export function levelsOf([low, high]: readonly [number, number]): number[] {
  const step = STEPS.find((one) => Math.ceil(high / one) - Math.floor(low / one) <= 5) ?? Math.ceil((high - low) / 5);
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];

/** With more columns than this not all are named on the axis. */
const NAMED = 12;

/** The columns that are named on the axis; the last always is, and none right before it. */
export function namedColumns(columns: number): number[] {
  const every = Math.ceil(columns / NAMED);
  const last = columns - 1;
  return Array.from({ length: columns }, (_, column) => column).filter(
    (column) => column === last || (column % every === 0 && last - column >= every),
  );
}

/** For each series how many signs stand before its own at the end of its line, where several end at the same height. */
export function placesAtEnd(heights: readonly number[], apart: number): number[] {
  const places: number[] = [];
  heights.forEach((height, index) => {
    let place = 0;
    while (heights.some((other, of) => of < index && places[of] === place && Math.abs(other - height) < apart)) place++;
    places.push(place);
  });
  return places;
}

/** Where a value lies in so many pixels, that reach from one bound to the other. */
export const scaleOf =
  ([from, to]: readonly [number, number], pixels: number) =>
  (value: number): number =>
    ((value - from) / (to - from || 1)) * pixels;

/** The part of a band that keeps it apart from the next one. */
const APART = 0.28;

/** Bands of the same size one after the other in so many pixels: how thick each is, and where one begins. */
export function bandsOf(
  count: number,
  pixels: number,
): { readonly thick: number; readonly start: (at: number) => number } {
  const step = pixels / (count + APART);
  return { thick: step * (1 - APART), start: (at) => step * (at + APART) };
}
