import type { PastPosition } from '../../window/lookups.ts';
import type { TablePage } from '../../window/pages.ts';

/** The page with the table as it was. Nothing can be played on it or taken back. */
export function pageAsOf(page: TablePage, past: PastPosition | null): TablePage {
  if (past === null) return page;
  return {
    ...page,
    view: past.view,
    deciders: [...past.deciders],
    moves: [],
    log: [...past.lines],
    undo: { can: false },
    redo: false,
    restart: false,
    unseen: page.unseen.map(() => 0),
  };
}

/** The buttons of the history. */
export type HistoryStep = 'first' | 'previous' | 'next' | 'last';
/** All of them, in the order of the buttons. */
export const HISTORY_STEPS: readonly HistoryStep[] = ['first', 'previous', 'next', 'last'];

/** The move a button leads to from move `at` of `played`; undefined where it leads nowhere. */
export function historyStepTo(step: HistoryStep, at: number, played: number): number | undefined {
  const to = { first: 0, previous: at - 1, next: at + 1, last: played }[step];
  return to < 0 || to > played || to === at ? undefined : to;
}
