import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { writeCopy, type CampaignCopy } from '#main/storage/campaign-copy.ts';
import { emptyDatabase } from '#main/storage/empty-database.ts';
import { openStore } from '#main/storage/store.ts';
import type { Host } from './host.ts';

/**
 * Runs `work` on a host whose store lies in memory and holds nothing but a copy of one campaign, so that the copy can be loaded,
 * replayed and changed like any campaign. The store is closed afterwards.
 */
export async function withCopyInMemory<T>(
  host: Host,
  copy: CampaignCopy,
  work: (host: Host) => T | Promise<T>,
): Promise<T> {
  const db = emptyDatabase();
  // A damaged copy may lack what its rows refer to.
  db.pragma('foreign_keys = OFF');
  db.pragma('ignore_check_constraints = ON');
  db.transaction(() => writeCopy(db, copy))();
  const store = openStore(db);
  try {
    // A long log takes a while to write: others are answered before more is done with it.
    await yieldToEventLoop();
    return await work({ ...host, store, proved: new Set() });
  } finally {
    store.close();
  }
}
