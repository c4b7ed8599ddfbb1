import type { Review } from '#main/contract/messages.ts';
import type { GameTypes } from './types.ts';

/** Something a chart draws besides seats: a figure or a code that was counted, with its name as it stands in legend and table. */
export type ChartSeries<T extends GameTypes = GameTypes> = {
  /** The name of the figure or the code of what was counted. */
  readonly id: string;
  readonly label: string;
  readonly picture?: T['picture'];
  /** Any CSS colour that is told apart from parchment; without it the house takes one of its inks. */
  readonly colour?: string;
};

/** A column of a counter, as the host tells it. */
export type ReviewColumn = Review['columns'][number];

/** One chapter of charts that a game has for the time after its end; each is a chart and a table. */
export type GameChart<T extends GameTypes = GameTypes> = {
  readonly id: string;
  /** What its tab says. */
  readonly tab: string;
  /** What is shown, as a sentence: the heading of the chart, the caption of its table. */
  readonly about: string;
} & (
  | {
      /** Figures of the whole table, a line each, turn by turn. */
      readonly kind: 'lines';
      readonly series: readonly ChartSeries<T>[];
    }
  | {
      /** Figures of each seat turn by turn, one figure at a time: a line for each seat. */
      readonly kind: 'seats';
      readonly series: readonly ChartSeries<T>[];
    }
  | {
      /** A counter with columns: what each seat gave in each of them, under `code`, and what nobody gave. */
      readonly kind: 'columns';
      readonly counter: string;
      readonly code: string;
      readonly others: readonly ChartSeries<T>[];
      /** What a column is called. */
      column(column: ReviewColumn): string;
    }
  | {
      /** A counter without columns: the shares of each code among all that a seat did. */
      readonly kind: 'shares';
      readonly counter: string;
      readonly series: readonly ChartSeries<T>[];
    }
  | {
      /** Figures of each seat at the end, one upon the other. */
      readonly kind: 'sums';
      readonly series: readonly ChartSeries<T>[];
    }
);

/** The charts of a game, in the order of their tabs. */
export type GameCharts<T extends GameTypes = GameTypes> = {
  /** What a turn is called. */
  turn(n: number): string;
  readonly chapters: readonly GameChart<T>[];
};
