import { readFileSync, rmSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import type { Log } from '#main/log.ts';
import { spareBackups } from './backup.ts';
import { deletedCampaigns, isCovered, keptInventory } from './inventory.ts';
import { heldIn, isIntactIn, type Held } from './held-campaign.ts';
import { copyId } from './offered-copy.ts';
import { openInMemory } from './open-damaged.ts';
import { columnOf } from './raw-rows.ts';
import { errorCode } from './trouble.ts';

/** A campaign of a file, and whether what its seal does not cover is there too. */
type Looked = Held & { readonly intact: boolean };
/** A file, and each campaign of it that has been looked at. */
type Holder = { readonly db: Database; readonly held: Map<string, Looked>; readonly packs: Map<string, boolean> };

const holderOf = (db: Database): Holder => ({ db, held: new Map(), packs: new Map() });

/**
 * Deletes the backups that are no longer needed, in short steps: it yields between them, so that others can be answered. Each
 * is read again first. It stays if it cannot be read, or if it holds a campaign, not deleted by players, that neither the
 * database nor another remaining one holds as well: whole, if this copy may be whole, else at least as long; or something kept beside
 * the campaigns that no other holds as new.
 * @throws an error of SQLite or of the file system
 */
export function* pruneBackups(db: Database, dataDir: string, log: Log): Generator<undefined> {
  const holders: Holder[] = [holderOf(db)];
  try {
    for (const path of spareBackups(dataDir)) {
      const copy = openBackup(path, log);
      if (copy === undefined) continue;
      const candidate = holderOf(copy);
      holders.push(candidate);
      if (yield* isNeeded(candidate, holders, deletedCampaigns(db), path, log)) continue;
      rmSync(path, { force: true });
      holders.pop();
      copy.close();
    }
  } finally {
    for (const holder of holders.slice(1)) holder.db.close();
  }
}

/** Whether a backup, the last of `holders`, holds something that the others do not, or cannot be read. */
function* isNeeded(
  candidate: Holder,
  holders: readonly Holder[],
  deleted: ReadonlySet<string>,
  path: string,
  log: Log,
): Generator<undefined, boolean> {
  try {
    for (const id of columnOf(candidate.db, 'SELECT id FROM campaign')) {
      if (deleted.has(id)) continue;
      yield;
      const own = yield* known(candidate, id);
      if (!(yield* isHeldByOneOf(holders.slice(0, -1), id, own, deleted))) return true;
    }
    yield;
    const others = holders.slice(0, -1).map((holder) => keptInventory(holder.db));
    return !isCovered(keptInventory(candidate.db), others, new Set());
  } catch (error) {
    log.warn('copy-unreadable', { file: path, sqlite: errorCode(error) });
    return true;
  }
}

function* isHeldByOneOf(
  holders: readonly Holder[],
  id: string,
  copy: Looked,
  deleted: ReadonlySet<string>,
): Generator<undefined, boolean> {
  // The copy may have been offered beside a campaign that went on from a later position.
  const offered = copyId(id, copy.sums.at(-1));
  if (deleted.has(offered)) return true;
  for (const holder of holders)
    for (const other of [id, offered]) if (replaces(yield* known(holder, other), copy)) return true;
  return false;
}

/** Whether nothing is lost of `copy` as long as `other` is kept. */
function replaces(other: Looked, copy: Looked): boolean {
  if (copy.intact && !other.intact) return false;
  const end = copy.sums.at(-1);
  const sameLog = end !== undefined && other.sums[end.seq]?.log === end.log && end.seq === copy.last;
  if (copy.trust !== 'damaged') return sameLog && other.trust !== 'damaged';
  // Of a damaged copy the checksums differ from the damage on, so that only the hash of its last entry tells which log it is of.
  return sameLog || (other.trust === 'whole' && other.hashes.get(copy.last) === copy.hashes.get(copy.last));
}

/** Looks at a campaign of a file. What is known of it is used again. */
function* known(holder: Holder, id: string): Generator<undefined, Looked> {
  const before = holder.held.get(id);
  if (before !== undefined) return before;
  const held = { ...(yield* heldIn(holder.db, id)), intact: isIntactIn(holder.db, id, holder.packs) };
  holder.held.set(id, held);
  return held;
}

function openBackup(path: string, log: Log): Database | undefined {
  try {
    return openInMemory(readFileSync(path));
  } catch (error) {
    log.warn('copy-unreadable', { file: path, sqlite: errorCode(error) });
    return undefined;
  }
}
