import { errorCode } from '#main/storage/trouble.ts';
import { addStoredPlaytime } from './clocks.ts';
import type { Host } from './host.ts';
import type { Table } from './table.ts';

/** Whole seconds a table has been open that are not stored yet. A table is open as long as a window shows it. */
export function unstoredPlaytime(host: Host, { openedAt, storedPlaytime }: Table): number {
  return Math.max(0, Math.floor((host.now() - openedAt) / 1000) - storedPlaytime);
}

/** Stores them, when the home screen is shown or the table closes; if the disk refuses, only these seconds are lost. */
export function storePlaytime(host: Host, table: Table): void {
  const spent = unstoredPlaytime(host, table);
  if (spent === 0) return;
  try {
    host.store.addPlaytime(table.head.id, spent);
    addStoredPlaytime(table, spent);
  } catch (error) {
    host.log.warn('time-not-written', { campaign: table.head.id, sqlite: errorCode(error) });
  }
}
