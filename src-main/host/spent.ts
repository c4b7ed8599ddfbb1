import { codeOf } from '#main/storage/trouble.ts';
import type { Host, Table } from './table.ts';

/** Whole seconds a table has lain open that are not on the disk yet. A table lies open for as long as a window shows it. */
export function uncounted(host: Host, { since, counted }: Table): number {
  return Math.max(0, Math.floor((host.now() - since) / 1000) - counted);
}

/** Writes them down, between two moves or when the table is cleared; a disk that refuses costs these seconds and no more. */
export function countTime(host: Host, table: Table): void {
  const spent = uncounted(host, table);
  if (spent === 0) return;
  try {
    host.store.addTime(table.head.id, spent);
    table.counted += spent;
  } catch (error) {
    host.log.warn('time-not-written', { campaign: table.head.id, sqlite: codeOf(error) });
  }
}
