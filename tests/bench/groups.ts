import type { Measures, RowName } from './rows.ts';

/** Rows that are measured together, in one run, and what measures them: loaded only when one of them is asked for. */
export type Group = {
  readonly rows: readonly RowName[];
  /** Needs a Chromium on this computer. */
  readonly window?: true;
  load(): Promise<() => Measures | Promise<Measures>>;
};

/** All that is measured, in the order of the rows. */
export const GROUPS: readonly Group[] = [
  { rows: ['random play', 'whole random games'], load: async () => (await import('./play.ts')).measurePlay },
  {
    rows: ['search path against commit path', 'committed moves'],
    load: async () => (await import('./paths.ts')).measurePaths,
  },
  {
    rows: ['copy of a mid-game state', 'bot iterations of 10 moves', 'view and legal moves'],
    load: async () => (await import('./positions.ts')).measurePositions,
  },
  { rows: ['durable commit of a move'], load: async () => (await import('./commit.ts')).measureCommit },
  {
    rows: ['opening a campaign of 1000 moves', 'undo'],
    load: async () => (await import('./opening.ts')).measureOpening,
  },
  {
    rows: ['first page of a table: code', 'first page of a table: first decision'],
    window: true,
    load: async () => (await import('./first-page.ts')).measureFirstPage,
  },
  { rows: ['idle table'], window: true, load: async () => (await import('./idle.ts')).measureIdle },
  {
    rows: ['camera move, software tier'],
    window: true,
    load: async () => (await import('./camera.ts')).measureCamera,
  },
];
