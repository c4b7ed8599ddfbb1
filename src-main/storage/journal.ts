const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
/** First four bytes of a write-ahead log; one more if its checksums use big-endian words. */
const MAGIC = 0x377f0682;

type Checksum = readonly [number, number];

/**
 * Applies a journal (SQLite's write-ahead log) to the bytes of its database, as SQLite itself would
 * (https://sqlite.org/fileformat2.html#walformat): committed pages in order, up to the first frame that does not fit.
 * Returns the bytes of the result.
 */
export function withJournal(file: Buffer, journal: Buffer): Buffer {
  const page = pageSize(journal);
  if (page === undefined) return file;
  const { pages, count } = readCommitted(journal, page);
  if (count === 0) return file;
  const whole = Buffer.alloc(count * page);
  file.copy(whole);
  for (const [number, bytes] of pages) if (number <= count) bytes.copy(whole, (number - 1) * page);
  return whole;
}

/**
 * Whether a journal is damaged, and not only cut short by a crash. SQLite silently ignores everything behind the damage.
 * Each commit is flushed to the disk before the next is written: if commits follow an unreadable frame, that frame had been
 * stored and is lost.
 */
export function isJournalBroken(journal: Buffer): boolean {
  if (
    journal.length < HEADER_BYTES + FRAME_HEADER_BYTES ||
    journal.subarray(0, HEADER_BYTES).every((byte) => byte === 0)
  )
    return false;
  const page = pageSize(journal);
  if (page === undefined) return true;
  let later = 0;
  for (
    let at = readCommitted(journal, page).end;
    at + FRAME_HEADER_BYTES + page <= journal.length;
    at += FRAME_HEADER_BYTES + page
  ) {
    const commits = journal.readUInt32BE(at + 4) > 0;
    if (commits && journal.subarray(at + 8, at + 16).equals(journal.subarray(16, 24))) later++;
  }
  return later > 1;
}

/** The page size of a journal in bytes, or undefined if its header is damaged or it is empty. */
function pageSize(journal: Buffer): number | undefined {
  if (journal.length < HEADER_BYTES + FRAME_HEADER_BYTES || journal.readUInt32BE(0) >>> 1 !== MAGIC >>> 1)
    return undefined;
  const sum = addChecksum([0, 0], journal.subarray(0, 24), isBigEndian(journal));
  return matchesChecksum(sum, journal, 24) ? journal.readUInt32BE(8) : undefined;
}

const isBigEndian = (journal: Buffer): boolean => journal.readUInt32BE(0) !== MAGIC;

type Committed = {
  /** The newest committed version of each page, by page number. */
  readonly pages: Map<number, Buffer>;
  /** How many pages the database has after the last commit; 0 without a commit. */
  readonly count: number;
  /** Offset of the first frame that does not fit, in bytes. */
  readonly end: number;
};

function readCommitted(journal: Buffer, page: number): Committed {
  const [pages, uncommitted] = [new Map<number, Buffer>(), new Map<number, Buffer>()];
  const [big, salt] = [isBigEndian(journal), journal.subarray(16, 24)];
  let [sum, count]: [Checksum, number] = [[journal.readUInt32BE(24), journal.readUInt32BE(28)], 0];
  let at = HEADER_BYTES;
  for (; at + FRAME_HEADER_BYTES + page <= journal.length; at += FRAME_HEADER_BYTES + page) {
    const [frameHeader, bytes] = [
      journal.subarray(at, at + FRAME_HEADER_BYTES),
      journal.subarray(at + FRAME_HEADER_BYTES, at + FRAME_HEADER_BYTES + page),
    ];
    sum = addChecksum(addChecksum(sum, frameHeader.subarray(0, 8), big), bytes, big);
    if (!frameHeader.subarray(8, 16).equals(salt) || !matchesChecksum(sum, frameHeader, 16)) break;
    uncommitted.set(frameHeader.readUInt32BE(0), bytes);
    const after = frameHeader.readUInt32BE(4);
    if (after === 0) continue;
    for (const [number, written] of uncommitted) pages.set(number, written);
    uncommitted.clear();
    count = after;
  }
  return { pages, count, end: at };
}

function addChecksum([first, second]: Checksum, bytes: Buffer, big: boolean): Checksum {
  let [one, two] = [first, second];
  for (let at = 0; at < bytes.length; at += 8) {
    one = (one + (big ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at)) + two) >>> 0;
    two = (two + (big ? bytes.readUInt32BE(at + 4) : bytes.readUInt32LE(at + 4)) + one) >>> 0;
  }
  return [one, two];
}

function matchesChecksum([one, two]: Checksum, bytes: Buffer, at: number): boolean {
  return bytes.readUInt32BE(at) === one && bytes.readUInt32BE(at + 4) === two;
}
