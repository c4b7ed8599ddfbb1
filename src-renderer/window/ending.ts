import type { Component } from 'svelte';
import type { GameCharts } from './charts.ts';
import type { ScoreLines, SheetRow } from './score-sheet.ts';
import type { GameTypes, TableOf } from './types.ts';

/** How a game ended; `danger` where everybody lost. */
export type Headline = { readonly title: string; readonly why: string; readonly tone: 'plain' | 'danger' };

/** What a game tells once a campaign is over; loaded when it is. */
export type GameEnding<T extends GameTypes = GameTypes> = {
  /** A seat's own part, once everything is shown. */
  readonly Revealed?: Component<{ own: T['own']; name: string }>;
  /** The score sheet, row by row. */
  sheet(table: TableOf<T>, score: ScoreLines): readonly SheetRow<T['picture']>[];
  /** Its charts, besides those of the points, which every game has. */
  charts?(table: TableOf<T>): GameCharts<T>;
  /** How it ended. `outcome` is absent where the campaign was given up. */
  headline(table: TableOf<T>, outcome: { code: string; winners: readonly number[] } | undefined): Headline;
  /** What is drawn anew, and what stays, where a position is played on as a new campaign; a sentence or two. */
  readonly drawnAnew?: string;
  /** What is told of a seat where there is no sheet. */
  readonly Ended?: Component<{ seat: number }>;
};
