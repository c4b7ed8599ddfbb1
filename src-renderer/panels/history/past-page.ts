import type { PastPosition } from '../../window/lookups.ts';
import type { TablePage } from '../../window/pages.ts';

/** A page that shows the table as it was: nothing can be played on it, nothing taken back. */
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

/** Ways through the past. */
export type HistoryStep = 'first' | 'previous' | 'next' | 'last';
export const HISTORY_STEPS: readonly HistoryStep[] = ['first', 'previous', 'next', 'last'];

/** Where a step leads from move `at` of `played`; nothing where it leads nowhere. */
export function historyStepTo(step: HistoryStep, at: number, played: number): number | undefined {
  const to = { first: 0, previous: at - 1, next: at + 1, last: played }[step];
  return to < 0 || to > played || to === at ? undefined : to;
}
