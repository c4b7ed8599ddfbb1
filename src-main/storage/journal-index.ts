import { committedFrames, saltOf } from './journal.ts';
import { addChecksum } from './journal-checksum.ts';

/**
 * What the index file of a journal (`-shm`) says of it, which a killed program leaves behind
 * (https://sqlite.org/walformat.html#the_wal_index_file_format): the salt of the journal, how many frames were committed,
 * and how many of them are in the database file too.
 */
export type JournalIndex = { readonly salt: Buffer; readonly committed: number; readonly inFile: number };

/** Bytes of a header of the index, of which there are two copies, and the offsets of its fields. */
const HEADER = { bytes: 48, initialized: 12, committed: 16, salt: 32, checksum: 40 };
/** The number of frames that are in the database file follows the two copies. */
const IN_FILE = 2 * HEADER.bytes;
/** How often a journal can have been begun anew since a power cut kept its index from the disk. */
const MOST_RENEWALS = 1000;

/** Reads an index file; undefined if it is missing, empty, or not as it was written. */
export function readJournalIndex(index: Buffer): JournalIndex | undefined {
  if (index.length < IN_FILE + 4 || index[HEADER.initialized] !== 1) return undefined;
  const sum = addChecksum([0, 0], index.subarray(0, HEADER.checksum), false);
  const fits = sum.every((word, at) => word === index.readUInt32LE(HEADER.checksum + 4 * at));
  const twice = index.subarray(0, HEADER.bytes).equals(index.subarray(HEADER.bytes, 2 * HEADER.bytes));
  if (!fits || !twice) return undefined;
  return {
    salt: index.subarray(HEADER.salt, HEADER.salt + 8),
    committed: index.readUInt32LE(HEADER.committed),
    inFile: index.readUInt32LE(IN_FILE),
  };
}

/** How many frames of this journal were committed according to its index; 0 if the index is of another journal. */
export function framesCommitted(index: JournalIndex | undefined, journal: Buffer): number {
  return index !== undefined && saltOf(journal)?.equals(index.salt) === true ? index.committed : 0;
}

/** Whether frames are lost that the index names: neither the journal nor the database file has them. */
export function isJournalLost(index: JournalIndex | undefined, journal: Buffer): boolean {
  if (index === undefined || index.committed <= index.inFile) return false;
  const salt = saltOf(journal);
  if (salt?.equals(index.salt) === true) return committedFrames(journal).room < index.committed;
  return salt === undefined ? committedFrames(journal).room < index.committed : !isLater(salt, index.salt);
}

/** Whether a journal was begun anew after the one with the other salt: SQLite counts the first half up. */
function isLater(salt: Buffer, other: Buffer): boolean {
  const renewals = (salt.readUInt32BE(0) - other.readUInt32BE(0)) >>> 0;
  return renewals > 0 && renewals < MOST_RENEWALS;
}
