/** The checksum of a journal (SQLite's write-ahead log): two words of 32 bits. */
export type Checksum = readonly [number, number];

/** One bit of some bytes: XOR of `mask` flips it in the byte at `at`. */
export type BitFlip = { readonly bytes: Buffer; readonly at: number; readonly mask: number };

/** SQLite's checksum of `bytes`, continued from another one. `big`: it is made of big-endian numbers. */
export function addChecksum([first, second]: Checksum, bytes: Buffer, big: boolean): Checksum {
  let [one, two] = [first, second];
  for (let at = 0; at < bytes.length; at += 8) {
    one = (one + wordAt(bytes, at, big) + two) >>> 0;
    two = (two + wordAt(bytes, at + 4, big) + one) >>> 0;
  }
  return [one, two];
}

const wordAt = (bytes: Buffer, at: number, big: boolean): number =>
  big ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at);

/** The checksum stored at `at`. */
export const checksumAt = (bytes: Buffer, at: number): Checksum => [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)];

/** Stores a checksum at `at`. */
export function writeChecksum([one, two]: Checksum, bytes: Buffer, at: number): void {
  bytes.writeUInt32BE(one, at);
  bytes.writeUInt32BE(two, at + 4);
}

/** Whether this is the checksum stored at `at`. */
export function matchesChecksum([one, two]: Checksum, bytes: Buffer, at: number): boolean {
  return bytes.readUInt32BE(at) === one && bytes.readUInt32BE(at + 4) === two;
}

/**
 * Every single bit of `summed` that gives them the checksum `wanted` if it is flipped; the checksum continues from `before`. Of the
 * high bits of words there are often several.
 */
export function bitFlips(before: Checksum, summed: readonly Buffer[], wanted: Checksum, big: boolean): BitFlip[] {
  const [one, two] = summed.reduce((total, bytes) => addChecksum(total, bytes, big), before);
  const missing: Checksum = [(wanted[0] - one) >>> 0, (wanted[1] - two) >>> 0];
  const flips: BitFlip[] = [];
  // What a word adds to the checksum depends on how many pairs of words follow it.
  let [first, second]: [Checksum, Checksum] = [
    [1, 1],
    [0, 1],
  ];
  for (const bytes of summed.toReversed())
    for (let at = bytes.length - 8; at >= 0; at -= 8) {
      flips.push(...flipsInWord(bytes, at, first, missing, big), ...flipsInWord(bytes, at + 4, second, missing, big));
      [first, second] = [onePairOn(first), onePairOn(second)];
    }
  return flips;
}

const onePairOn = ([one, two]: Checksum): Checksum => [(one + two) >>> 0, (one + 2 * two) >>> 0];

/** The bits of the word at `at` that add `missing` to the checksum if flipped. `one` and `two` are what the word counts. */
function flipsInWord(bytes: Buffer, at: number, [one, two]: Checksum, missing: Checksum, big: boolean): BitFlip[] {
  const word = wordAt(bytes, at, big);
  const flips: BitFlip[] = [];
  for (let bit = 0; bit < 32; bit++) {
    const added = (word & (1 << bit)) === 0 ? 1 << bit : -(1 << bit);
    if (Math.imul(added, one) >>> 0 !== missing[0] || Math.imul(added, two) >>> 0 !== missing[1]) continue;
    const byte = bit >> 3;
    flips.push({ bytes, at: at + (big ? 3 - byte : byte), mask: 1 << (bit & 7) });
  }
  return flips;
}

/** In how many bits two checksums differ. */
export function bitsBetween(one: Checksum, other: Checksum): number {
  let count = 0;
  for (const index of [0, 1] as const) for (let left = one[index] ^ other[index]; left !== 0; left &= left - 1) count++;
  return count;
}
