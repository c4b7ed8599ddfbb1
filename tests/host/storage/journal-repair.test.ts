import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { pick, streamOf } from '#engine/kernel/rng.ts';
import { openApp } from '#main/app.ts';
import { silentLog } from '#main/log.ts';
import { FILE } from '#main/storage/database.ts';
import { repairJournal } from '#main/storage/journal-repair.ts';
import { withJournal } from '#main/storage/journal.ts';
import { newFolder, Sitter, TOY } from '#tests/host/host/support.ts';
import { secret } from '#tests/secret.ts';

const FRAME = 24 + 4096;
type Bit = { readonly at: number; readonly bit: number };

/** A database and its journal while it is open: two campaigns, the second in the journal alone. */
async function open() {
  const dataDir = newFolder();
  const sitter = new Sitter(openApp({ dataDir, log: silentLog, games: [TOY], pause: 0, pace: 0, deadTime: 0, secret }));
  for (const seed of ['a', 'b']) {
    await sitter.create('toy', 'open', seed, [], { undo: 'practice' });
    if (seed === 'a') await yieldToEventLoop();
    await sitter.play(streamOf(seed), 9);
  }
  const [file, journal, index] = ['', '-wal', '-shm'].map((suffix) => readFileSync(join(dataDir, FILE + suffix)));
  sitter.port.close();
  if (file === undefined || journal === undefined || index === undefined) throw new Error('no files');
  return { file, journal, frames: index.readUInt32LE(16) };
}

/** How many of these bits, flipped one at a time, leave the database as it was once the journal is mended. */
function mended({ file, journal }: { readonly file: Buffer; readonly journal: Buffer }, bits: readonly Bit[]): number {
  const whole = withJournal(file, journal);
  return bits.filter(({ at, bit }) => {
    const flipped = Buffer.from(journal);
    flipped.writeUInt8(flipped.readUInt8(at) ^ (1 << bit), at);
    return withJournal(file, repairJournal(file, flipped)).equals(whole);
  }).length;
}

describe('one flipped bit of a journal', () => {
  it('is put right wherever it is in the header', async () => {
    const bits = Array.from({ length: 256 }, (_, index) => ({ at: index >> 3, bit: index & 7 }));
    expect(mended(await open(), bits)).toBe(256);
  });

  it('is put right in the head of a frame, but for a few page numbers that may be others', async () => {
    const made = await open();
    const rng = streamOf('heads');
    const bits = Array.from({ length: 300 }, () => ({
      at: 32 + FRAME * pick(rng, made.frames) + pick(rng, 24),
      bit: pick(rng, 8),
    }));
    expect(mended(made, bits)).toBeGreaterThan(289);
  });

  it('is put right in the pages, but for a few bits of what was written last', async () => {
    const made = await open();
    const rng = streamOf('pages');
    const bits = Array.from({ length: 300 }, () => ({ at: 32 + pick(rng, FRAME * made.frames), bit: pick(rng, 8) }));
    expect(mended(made, bits)).toBeGreaterThan(281);
  });
});

describe('a journal with more damage', () => {
  it('or none is left as it is', async () => {
    const { file, journal } = await open();
    expect(repairJournal(file, journal).equals(journal)).toBe(true);
    const zeros = Buffer.from(journal).fill(0, 32 + FRAME + 24, 32 + 2 * FRAME);
    expect(repairJournal(file, zeros).equals(zeros)).toBe(true);
    expect(repairJournal(file, Buffer.alloc(0)).length).toBe(0);
  });
});
