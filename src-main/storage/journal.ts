import { addChecksum, checksumAt, matchesChecksum, type Checksum } from './journal-checksum.ts';

/** Bytes of a journal's header, and of that of a frame. */
export const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
/** First four bytes of a write-ahead log; one more if its checksums use big-endian words. */
const MAGIC = 0x377f0682;
/** Page size of every database of ours, for journals whose header is damaged. */
export const OUR_PAGE = 4096;

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
  return withPages(file, pages, count, page);
}

/** The file cut or extended to `count` pages, with some of its pages replaced. */
function withPages(file: Buffer, pages: ReadonlyMap<number, Buffer>, count: number, page: number): Buffer {
  const whole = Buffer.alloc(count * page);
  file.copy(whole);
  for (const [number, bytes] of pages) if (number <= count) bytes.copy(whole, (number - 1) * page);
  return whole;
}

/**
 * Whether a journal is damaged, and not only cut short by a crash. SQLite silently ignores everything behind the damage.
 * Each commit is flushed to the disk before the next is written: if commits follow an unreadable frame, that frame had been
 * stored and is lost. `committed` is how many frames are known to have been committed.
 */
export function isJournalBroken(journal: Buffer, committed = 0): boolean {
  if (journal.length < HEADER_BYTES + FRAME_HEADER_BYTES) return false;
  // SQLite takes a header of zeros for an empty journal. Ours are never zeroed while frames are left.
  if (isZero(journal.subarray(0, HEADER_BYTES))) return !isZero(journal);
  const page = pageSize(journal);
  if (page === undefined) return true;
  const { end, frames } = readCommitted(journal, page);
  if (frames < committed && committed <= framesIn(journal, page)) return true;
  let later = 0;
  for (let at = end; at + FRAME_HEADER_BYTES + page <= journal.length; at += FRAME_HEADER_BYTES + page) {
    const commits = journal.readUInt32BE(at + 4) > 0;
    if (commits && journal.subarray(at + 8, at + 16).equals(journal.subarray(16, 24))) later++;
  }
  return later > 1;
}

const isZero = (bytes: Buffer): boolean => bytes.every((byte) => byte === 0);

/** How many frames a journal of our page size has room for, and how many of them form whole commits from its start. */
export function committedFrames(journal: Buffer): { readonly room: number; readonly frames: number } {
  const page = pageSize(journal);
  if (page === undefined) return { room: framesIn(journal, OUR_PAGE), frames: 0 };
  return { room: framesIn(journal, page), frames: readCommitted(journal, page).frames };
}

const framesIn = (journal: Buffer, page: number): number =>
  Math.max(0, Math.floor((journal.length - HEADER_BYTES) / (FRAME_HEADER_BYTES + page)));

/** The salt of a journal, which every frame repeats; undefined if its header is damaged or missing. */
export function saltOf(journal: Buffer): Buffer | undefined {
  return pageSize(journal) === undefined ? undefined : journal.subarray(16, 24);
}

/**
 * Applies a journal whose checksums do not hold, by its salt alone: every frame up to the last one with the salt, or only
 * those that fit the checksum of the frame before (`fitting`). Page numbers and sizes beyond what the two files can hold are
 * passed over. Returns the bytes of the result.
 */
export function withFramesOfSalt(file: Buffer, journal: Buffer, fitting: boolean): Buffer {
  const page = pageSize(journal) ?? OUR_PAGE;
  const frames = framesOfSalt(journal, page);
  const most = Math.ceil(file.length / page) + frames.length;
  const [pages, uncommitted] = [new Map<number, Buffer>(), new Map<number, Buffer>()];
  let count = 0;
  for (const at of frames) {
    const [number, after] = [journal.readUInt32BE(at), journal.readUInt32BE(at + 4)];
    if (number < 1 || number > most || after > most) continue;
    if (fitting && !fitsFrameBefore(journal, at, page)) continue;
    uncommitted.set(number, journal.subarray(at + FRAME_HEADER_BYTES, at + FRAME_HEADER_BYTES + page));
    if (after === 0) continue;
    for (const [changed, bytes] of uncommitted) pages.set(changed, bytes);
    uncommitted.clear();
    count = after;
  }
  return count === 0 ? file : withPages(file, pages, count, page);
}

/** The offsets of all whole frames that a journal has room for. */
export function frameOffsets(journal: Buffer, page: number): number[] {
  const step = FRAME_HEADER_BYTES + page;
  return Array.from({ length: framesIn(journal, page) }, (_, index) => HEADER_BYTES + index * step);
}

/** The offsets of the frames up to the last one with the journal's salt. */
export function framesOfSalt(journal: Buffer, page: number): number[] {
  const frames = frameOffsets(journal, page);
  const saltAt = (at: number): string => journal.toString('hex', at + 8, at + 16);
  const salts = frames.map(saltAt);
  // Frames of an earlier use of the file lie behind those of the present one, so the first salt that repeats is the present.
  const salt = saltOf(journal)?.toString('hex') ?? salts.find((one, index) => salts.indexOf(one, index + 1) > 0);
  return frames.slice(0, salts.lastIndexOf(salt ?? salts[0] ?? '') + 1);
}

/** Whether a frame has the checksum that follows from the one stored in the frame before it. */
function fitsFrameBefore(journal: Buffer, at: number, page: number): boolean {
  const before = at === HEADER_BYTES ? HEADER_BYTES - 8 : at - page - 8;
  const frame = frameOf(journal, at, page);
  const sum = frameSum(checksumAt(journal, before), [frame.numbers, frame.page], isBigEndian(journal));
  return matchesChecksum(sum, frame.stored, 0);
}

/** The parts of a frame: page number and size after the commit, the salt, the checksum of numbers and page, the page. */
export type Frame = Readonly<Record<'numbers' | 'salt' | 'stored' | 'page', Buffer>>;

/** The frame at `at`, in the bytes of the journal itself. */
export function frameOf(journal: Buffer, at: number, page: number): Frame {
  const part = (from: number, to: number): Buffer => journal.subarray(at + from, at + to);
  return { numbers: part(0, 8), salt: part(8, 16), stored: part(16, 24), page: part(24, 24 + page) };
}

/** The checksum of several stretches of bytes, continued from `before`. */
export function frameSum(before: Checksum, summed: readonly Buffer[], big: boolean): Checksum {
  return summed.reduce((total, bytes) => addChecksum(total, bytes, big), before);
}

/** The page size of a journal in bytes, or undefined if its header is damaged or it is empty. */
export function pageSize(journal: Buffer): number | undefined {
  if (journal.length < HEADER_BYTES + FRAME_HEADER_BYTES || journal.readUInt32BE(0) >>> 1 !== MAGIC >>> 1)
    return undefined;
  const sum = addChecksum([0, 0], journal.subarray(0, 24), isBigEndian(journal));
  return matchesChecksum(sum, journal, 24) ? journal.readUInt32BE(8) : undefined;
}

/** Whether checksums are made of big-endian numbers; where the header is damaged, as on every computer we run on. */
export const isBigEndian = (journal: Buffer): boolean => journal.readUInt32BE(0) === MAGIC + 1;

type Committed = {
  /** The newest committed version of each page, by page number. */
  readonly pages: Map<number, Buffer>;
  /** How many pages the database has after the last commit; 0 without a commit. */
  readonly count: number;
  /** How many frames these commits have. */
  readonly frames: number;
  /** Offset of the first frame that does not fit, in bytes. */
  readonly end: number;
};

function readCommitted(journal: Buffer, page: number): Committed {
  const [pages, uncommitted] = [new Map<number, Buffer>(), new Map<number, Buffer>()];
  const [big, salt] = [isBigEndian(journal), journal.subarray(16, 24)];
  let [sum, count] = [checksumAt(journal, 24), 0];
  let [at, seen, frames] = [HEADER_BYTES, 0, 0];
  for (; at + FRAME_HEADER_BYTES + page <= journal.length; at += FRAME_HEADER_BYTES + page) {
    const frame = frameOf(journal, at, page);
    sum = frameSum(sum, [frame.numbers, frame.page], big);
    if (!frame.salt.equals(salt) || !matchesChecksum(sum, frame.stored, 0)) break;
    uncommitted.set(frame.numbers.readUInt32BE(0), frame.page);
    const after = frame.numbers.readUInt32BE(4);
    seen++;
    if (after === 0) continue;
    for (const [number, written] of uncommitted) pages.set(number, written);
    uncommitted.clear();
    [count, frames] = [after, seen];
  }
  return { pages, count, frames, end: at };
}
