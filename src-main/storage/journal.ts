const HEADER = 32;
const FRAME = 24;
/** A journal begins with this number, or with one more where its checksums are of big-endian words. */
const MAGIC = 0x377f0682;

type Sum = readonly [number, number];

/**
 * The bytes of a database once all that its journal took for good stands in it, as SQLite would do it itself
 * (https://sqlite.org/fileformat2.html#walformat): committed pages in their order, up to the first that does not fit.
 */
export function withJournal(file: Buffer, journal: Buffer): Buffer {
  const page = pageSize(journal);
  if (page === undefined) return file;
  const { pages, count } = committed(journal, page);
  if (count === 0) return file;
  const whole = Buffer.alloc(count * page);
  file.copy(whole);
  for (const [number, bytes] of pages) if (number <= count) bytes.copy(whole, (number - 1) * page);
  return whole;
}

/**
 * Whether a journal is damaged and not only cut short by a crash: SQLite would pass over all that follows without a word. Each
 * commit is on the disk before the next one is written, so one that cannot be read before another was kept, and is lost.
 */
export function isJournalBroken(journal: Buffer): boolean {
  if (journal.length < HEADER + FRAME || journal.subarray(0, HEADER).every((byte) => byte === 0)) return false;
  const page = pageSize(journal);
  if (page === undefined) return true;
  let later = 0;
  for (let at = committed(journal, page).end; at + FRAME + page <= journal.length; at += FRAME + page) {
    const commits = journal.readUInt32BE(at + 4) > 0;
    if (commits && journal.subarray(at + 8, at + 16).equals(journal.subarray(16, 24))) later++;
  }
  return later > 1;
}

/** The size of the pages of a journal, or undefined where it holds none: its head is damaged, or it is empty. */
function pageSize(journal: Buffer): number | undefined {
  if (journal.length < HEADER + FRAME || journal.readUInt32BE(0) >>> 1 !== MAGIC >>> 1) return undefined;
  const sum = added([0, 0], journal.subarray(0, 24), isBig(journal));
  return agrees(sum, journal, 24) ? journal.readUInt32BE(8) : undefined;
}

const isBig = (journal: Buffer): boolean => journal.readUInt32BE(0) !== MAGIC;

type Committed = {
  /** The youngest committed version of each page, and how many pages the database has then. */
  readonly pages: Map<number, Buffer>;
  readonly count: number;
  /** Where the first frame begins that does not fit. */
  readonly end: number;
};

function committed(journal: Buffer, page: number): Committed {
  const [pages, open] = [new Map<number, Buffer>(), new Map<number, Buffer>()];
  const [big, salt] = [isBig(journal), journal.subarray(16, 24)];
  let [sum, count]: [Sum, number] = [[journal.readUInt32BE(24), journal.readUInt32BE(28)], 0];
  let at = HEADER;
  for (; at + FRAME + page <= journal.length; at += FRAME + page) {
    const [head, bytes] = [journal.subarray(at, at + FRAME), journal.subarray(at + FRAME, at + FRAME + page)];
    sum = added(added(sum, head.subarray(0, 8), big), bytes, big);
    if (!head.subarray(8, 16).equals(salt) || !agrees(sum, head, 16)) break;
    open.set(head.readUInt32BE(0), bytes);
    const after = head.readUInt32BE(4);
    if (after === 0) continue;
    for (const [number, written] of open) pages.set(number, written);
    open.clear();
    count = after;
  }
  return { pages, count, end: at };
}

function added([first, second]: Sum, bytes: Buffer, big: boolean): Sum {
  let [one, two] = [first, second];
  for (let at = 0; at < bytes.length; at += 8) {
    one = (one + (big ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at)) + two) >>> 0;
    two = (two + (big ? bytes.readUInt32BE(at + 4) : bytes.readUInt32LE(at + 4)) + one) >>> 0;
  }
  return [one, two];
}

function agrees([one, two]: Sum, bytes: Buffer, at: number): boolean {
  return bytes.readUInt32BE(at) === one && bytes.readUInt32BE(at + 4) === two;
}
