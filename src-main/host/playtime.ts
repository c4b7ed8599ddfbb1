import { codeOf } from '#main/storage/trouble.ts';
import type { Host } from './host.ts';
import type { Table } from './table.ts';

/** Whole seconds a table has lain open that are not on the disk yet. A table lies open for as long as a window shows it. */
export function unstoredPlaytime(host: Host, { openedAt, storedPlaytime }: Table): number {
  return Math.max(0, Math.floor((host.now() - openedAt) / 1000) - storedPlaytime);
}

/** Writes them down, between two moves or when the table is cleared; a disk that refuses costs these seconds and no more. */
export function storePlaytime(host: Host, table: Table): void {
  const spent = unstoredPlaytime(host, table);
  if (spent === 0) return;
  try {
    host.store.addPlaytime(table.head.id, spent);
    table.storedPlaytime += spent;
  } catch (error) {
    host.log.warn('time-not-written', { campaign: table.head.id, sqlite: codeOf(error) });
  }
}
