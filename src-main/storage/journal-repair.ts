import {
  bitFlips,
  bitsBetween,
  checksumAt,
  matchesChecksum,
  writeChecksum,
  type BitFlip,
  type Checksum,
} from './journal-checksum.ts';
import {
  frameOf,
  frameOffsets,
  frameSum,
  framesOfSalt,
  HEADER_BYTES,
  isBigEndian,
  OUR_PAGE,
  pageSize,
  type Frame,
} from './journal.ts';

/** As many bytes must a frame share with the page before it for a flip to be the likeliest of several. */
const ENOUGH = 32;
/** Version of the format, in every header. */
const FORMAT = 3_007_000;

/**
 * A journal of the database `file` with flipped bits put right, one in its header and one in each frame: the checksums tell which
 * they were. Other damage stays, and so does a bit that may be any of several.
 */
export function repairJournal(file: Buffer, journal: Buffer): Buffer {
  if (journal.length < HEADER_BYTES) return journal;
  const mended = Buffer.from(journal);
  const page = repairHeader(mended);
  if (page === undefined) return journal;
  const big = isBigEndian(mended);
  const frames = frameOffsets(mended, page).map((at) => frameOf(mended, at, page));
  const ofSalt = framesOfSalt(mended, page).length;
  const seen = new Seen(file, page, frames.length);
  let before = checksumAt(mended, HEADER_BYTES - 8);
  for (const [index, frame] of frames.entries()) {
    if (index >= ofSalt && !follows(before, frame, big)) break;
    repairFrame(frame, frames[index + 1], before, big, seen);
    // The salt lies outside the checksum; every frame repeats that of the header.
    mended.copy(frame.salt, 0, 16, 24);
    seen.add(frame);
    before = checksumAt(frame.stored, 0);
  }
  return mended;
}

/** The pages and the size of a database as far as its journal has been read. */
class Seen {
  readonly #file: Buffer;
  readonly #page: number;
  readonly #most: number;
  readonly #pages = new Map<number, Buffer>();
  #size: number;
  /** Number of the frame before if it is of the same commit: SQLite writes the pages of a commit in their order. */
  #last = 0;

  constructor(file: Buffer, page: number, frames: number) {
    [this.#file, this.#page, this.#size] = [file, page, Math.ceil(file.length / page)];
    this.#most = this.#size + frames;
  }

  add({ numbers, page }: Frame): void {
    const [number, size] = [numbers.readUInt32BE(0), numbers.readUInt32BE(4)];
    if (size > 0) this.#size = size;
    this.#last = size > 0 ? 0 : number;
    this.#pages.set(number, page);
  }

  /** The page with this number; empty if there is none. */
  #before(number: number): Buffer {
    return this.#pages.get(number) ?? this.#file.subarray((number - 1) * this.#page, number * this.#page);
  }

  /** How well a flip fits what came before the frame. */
  fit({ numbers, page }: Frame, flip: BitFlip): number {
    if (flip.bytes === page) return sharedAround(flip, page, this.#before(numbers.readUInt32BE(0)));
    const now = this.#likeness({ numbers, page });
    apply(flip);
    const then = this.#likeness({ numbers, page });
    apply(flip);
    return then - now;
  }

  /** How like the page of its number a frame is, in bytes, and whether the size is as it was. */
  #likeness({ numbers, page }: Pick<Frame, 'numbers' | 'page'>): number {
    const [number, size] = [numbers.readUInt32BE(0), numbers.readUInt32BE(4)];
    const other = number > this.#last && number <= this.#most ? this.#before(number) : undefined;
    const asBefore = size === 0 || size === this.#size ? ENOUGH : 0;
    // A new page is like no other.
    return asBefore + (other === undefined ? 0 : other.length === 0 ? page.length / 2 : shared(page, other));
  }
}

/** Puts one flipped bit of a header right. Returns the page size, or undefined if the header is damaged all the same. */
function repairHeader(journal: Buffer): number | undefined {
  const [summed, at] = [journal.subarray(0, HEADER_BYTES - 8), HEADER_BYTES - 8];
  if (pageSize(journal) !== undefined || journal.length < HEADER_BYTES + 24 + OUR_PAGE) return pageSize(journal);
  const sum = frameSum([0, 0], [summed], false);
  if (follows(sum, frameOf(journal, HEADER_BYTES, OUR_PAGE), false)) writeChecksum(sum, journal, at);
  for (const flip of bitFlips([0, 0], [summed], checksumAt(journal, at), false)) {
    if (pageSize(journal) !== undefined) break;
    apply(flip);
    if (!isHeaderOfOurs(journal)) apply(flip);
  }
  return pageSize(journal);
}

/** Whether the fields of a header are as in every journal of ours, and its salt is that of the first frame. */
function isHeaderOfOurs(journal: Buffer): boolean {
  const salt = journal.subarray(HEADER_BYTES + 8, HEADER_BYTES + 16);
  return pageSize(journal) === OUR_PAGE && journal.readUInt32BE(4) === FORMAT && journal.subarray(16, 24).equals(salt);
}

/** Puts one flipped bit of a frame right; `before` is the checksum of what lies before it. */
function repairFrame(frame: Frame, next: Frame | undefined, before: Checksum, big: boolean, seen: Seen): void {
  const { numbers, page, stored } = frame;
  const [sum, wanted] = [frameSum(before, [numbers, page], big), checksumAt(stored, 0)];
  if (bitsBetween(sum, wanted) === 0) return;
  const nextFits = (start: Checksum): boolean => next !== undefined && follows(start, next, big);
  // The next frame tells whether it is the checksum itself that is damaged.
  const flips = nextFits(sum) ? [] : bitFlips(before, [numbers, page], wanted, big);
  const found = likeliest(flips, (flip) => seen.fit(frame, flip));
  if (found !== undefined) apply(found);
  else if (bitsBetween(sum, wanted) === 1 && !nextFits(wanted)) writeChecksum(sum, stored, 0);
}

/** Whether a frame has the checksum that continues from `start`. */
function follows(start: Checksum, { numbers, page, stored }: Frame, big: boolean): boolean {
  return matchesChecksum(frameSum(start, [numbers, page], big), stored, 0);
}

function apply({ bytes, at, mask }: BitFlip): void {
  bytes.writeUInt8(bytes.readUInt8(at) ^ mask, at);
}

/** Of several flips the one that fits the page before the frame best, and well enough; undefined if there is none. */
function likeliest(flips: readonly BitFlip[], fit: (flip: BitFlip) => number): BitFlip | undefined {
  if (flips.length <= 1) return flips[0];
  const [first, second] = flips.map((flip) => ({ flip, fit: fit(flip) })).sort((one, other) => other.fit - one.fit);
  return first === undefined || first.fit < ENOUGH || first.fit === second?.fit ? undefined : first.flip;
}

/** How many bytes around a flip, without a break, a page would share with another. */
function sharedAround(flip: BitFlip, page: Buffer, other: Buffer): number {
  apply(flip);
  let [from, to] = [flip.at, flip.at];
  while (from >= 0 && page[from] === other[from]) from--;
  while (to < page.length && page[to] === other[to]) to++;
  apply(flip);
  return Math.max(0, to - from - 1);
}

/** How many bytes two pages share. */
function shared(page: Buffer, other: Buffer): number {
  let count = 0;
  for (let at = 0; at < other.length; at++) if (page[at] === other[at]) count++;
  return count;
}
