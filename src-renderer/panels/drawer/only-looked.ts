import type { TablePage } from '../../window/pages.ts';

/** A page without what changes when somebody looks: what they have not seen, what can be undone, and that nothing closes meanwhile. */
const told = (page: TablePage): string =>
  JSON.stringify({ ...page, seq: 0, unseen: [], undo: null, redo: false, restart: false, closes: null });

/**
 * Whether a page tells nothing new but that somebody has looked. Who opens their drawer has looked: the page that says so comes
 * before what lies in it, and must not close it.
 */
export const onlyLooked = (before: TablePage, after: TablePage): boolean => told(before) === told(after);
