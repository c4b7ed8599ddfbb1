import { writeCopy, type CampaignCopy } from '#main/storage/campaign-copy.ts';
import { emptyDatabase } from '#main/storage/empty-database.ts';
import type { StoredEntry } from '#main/storage/rows.ts';
import { openStore, type Store } from '#main/storage/store.ts';
import type { Host } from './host.ts';
import { inSteps } from './in-steps.ts';

/**
 * Runs `work` on a host whose store lies in memory and holds nothing but a copy of one campaign, so that the copy can be loaded,
 * replayed and changed like any campaign. The store is closed afterwards.
 */
export async function withCopyInMemory<T>(
  host: Host,
  copy: CampaignCopy,
  work: (host: Host) => T | Promise<T>,
  closed: AbortSignal,
): Promise<T> {
  const db = emptyDatabase();
  // A damaged copy may lack what its rows refer to.
  db.pragma('foreign_keys = OFF');
  db.pragma('ignore_check_constraints = ON');
  const store = openStore(db);
  try {
    await inSteps(writeCopy(db, copy), closed);
    return await work({ ...host, store, proved: new Set() });
  } finally {
    store.close();
  }
}

/** Entries that are read in one step. */
const READ_AT_A_TIME = 500;

/**
 * The same host with the log of a campaign read beforehand, in short steps, so that loading it does not read a long one at once.
 * Where the log cannot be read to its end, the host as it is.
 */
export async function withLogRead(host: Host, id: string, closed: AbortSignal): Promise<Host> {
  const { store } = host;
  const read = await inSteps(readInSteps(store, id), closed);
  if (read === undefined) return host;
  const entries = (of: string, after = 0, limit = -1) =>
    of === id && limit === -1 ? { entries: read.slice(after), whole: true } : store.entries(of, after, limit);
  return { ...host, store: { ...store, entries } };
}

function* readInSteps(store: Store, id: string): Generator<undefined, StoredEntry[] | undefined> {
  const read: StoredEntry[] = [];
  for (;;) {
    const { entries, whole } = store.entries(id, read.length, READ_AT_A_TIME);
    read.push(...entries);
    if (!whole) return undefined;
    if (entries.length < READ_AT_A_TIME) return read;
    yield;
  }
}
