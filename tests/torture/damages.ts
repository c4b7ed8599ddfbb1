import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { elementAt } from '#engine/kernel/element-at.ts';
import { pick, type Rng } from '#engine/kernel/rng.ts';
import { FILE } from '#main/storage/database.ts';
import { fileIn, type Laid } from './places.ts';
import { tamper } from './tamper.ts';

/** Damages one file of a folder. */
export type Damage = (laid: Laid, rng: Rng) => void;

const PAGE = 4096;
const FRAME = 24 + PAGE;

const damagedFile = ({ folder, damaged = FILE }: Laid): string => join(folder, damaged);

/** Changes some bytes of a file: `to` gets its bytes and may change them in place. */
function rewrite(path: string, to: (bytes: Buffer) => void): void {
  const bytes = readFileSync(path);
  to(bytes);
  writeFileSync(path, bytes);
}

const flip = (bytes: Buffer, at: number, rng: Rng): void =>
  void bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << pick(rng, 8)), at);

const inBytes =
  (change: (bytes: Buffer, rng: Rng) => void): Damage =>
  (laid, rng) =>
    rewrite(damagedFile(laid), (bytes) => change(bytes, rng));

/** SQL that damages one campaign: `of` limits a statement to its rows, and `seq` is one of its entries. */
const inCampaign =
  (sql: (of: string, seq: number) => string): Damage =>
  (laid, rng) => {
    const ids = [...laid.truth.keys()];
    const id = elementAt(ids, pick(rng, ids.length));
    const seq = 1 + pick(rng, (laid.truth.get(id)?.size ?? 2) - 1);
    tamper(damagedFile(laid), sql(`campaign = '${id}'`, seq));
  };

const inRow = (sql: string): Damage => inCampaign((of) => `${sql} WHERE ${of.replace('campaign', 'id')}`);

/** Damages of a database file that bits and pages suffer. */
export const BYTE_DAMAGES: Readonly<Record<string, Damage>> = {
  'flipped bit': inBytes((bytes, rng) => flip(bytes, pick(rng, bytes.length), rng)),
  'flipped bit in the header': inBytes((bytes, rng) => flip(bytes, pick(rng, 100), rng)),
  'page of zeros': inBytes((bytes, rng) => {
    const page = pick(rng, bytes.length / PAGE);
    bytes.fill(0, page * PAGE, (page + 1) * PAGE);
  }),
  'page of another': inBytes((bytes, rng) => {
    const [from, to] = [pick(rng, bytes.length / PAGE), pick(rng, bytes.length / PAGE)];
    bytes.copyWithin(to * PAGE, from * PAGE, (from + 1) * PAGE);
  }),
  truncated: (laid, rng) => truncateSync(damagedFile(laid), pick(rng, readFileSync(damagedFile(laid)).length)),
  missing: (laid) => rmSync(damagedFile(laid)),
  empty: (laid) => truncateSync(damagedFile(laid), 0),
};

/** Damages of rows, which SQLite does not notice. */
export const ROW_DAMAGES: Readonly<Record<string, Damage>> = {
  'letter of a move': inCampaign(
    (of, seq) => `UPDATE entry SET move = replace(move, 'e', 'f') WHERE ${of} AND seq = ${seq}`,
  ),
  'letter of an event': inCampaign(
    (of, seq) => `UPDATE entry SET events = replace(events, 'e', 'f') WHERE ${of} AND seq = ${seq}`,
  ),
  'hash of a move': inCampaign(
    (of, seq) => `UPDATE entry SET hash = substr(hash, 2) || '0' WHERE ${of} AND seq = ${seq}`,
  ),
  'seat of a move': inCampaign((of, seq) => `UPDATE entry SET seat = seat + 1 WHERE ${of} AND seq = ${seq}`),
  'missing move': inCampaign((of, seq) => `DELETE FROM entry WHERE ${of} AND seq = ${seq}`),
  'missing end': inCampaign((of, seq) => `DELETE FROM entry WHERE ${of} AND seq >= ${seq}`),
  'missing log': inCampaign((of) => `DELETE FROM entry WHERE ${of}`),
  'letter of a set-up': inCampaign(
    (of) => `UPDATE snapshot SET state = replace(state, 'e', 'f') WHERE ${of} AND seq = 0`,
  ),
  'missing set-up': inCampaign((of) => `DELETE FROM snapshot WHERE ${of}; DELETE FROM entry WHERE ${of} AND seq = 0`),
  'letter of a row': inRow("UPDATE campaign SET seats = replace(seats, 'e', 'f')"),
  'letter of the options': inRow("UPDATE campaign SET options = replace(options, 'e', 'f')"),
  'letter of a seal': inRow("UPDATE campaign SET glance = replace(glance, 'a', 'b')"),
  'letter of a pack': inCampaign(() => "UPDATE pack SET data = replace(data, 'e', 'f')"),
  'missing pack': inCampaign(() => 'DELETE FROM pack'),
  'missing row': inRow('DELETE FROM campaign'),
  'missing campaign': inCampaign(
    (of) => `DELETE FROM campaign WHERE ${of.replace('campaign', 'id')}; DELETE FROM entry WHERE ${of};
      DELETE FROM snapshot WHERE ${of}`,
  ),
};

/** How many bytes of the journal are in use: behind them lie frames of an earlier use. */
const journalLength = (folder: string): number => 32 + readFileSync(fileIn(folder, '-shm')).readUInt32LE(16) * FRAME;

const inJournal =
  (change: (bytes: Buffer, length: number, rng: Rng) => void): Damage =>
  ({ folder }, rng) => {
    const length = journalLength(folder);
    rewrite(fileIn(folder, '-wal'), (bytes) => change(bytes, length, rng));
  };

const frameOf = (length: number, rng: Rng): number => 32 + FRAME * pick(rng, (length - 32) / FRAME);

/** Damages of a journal after which all that it held can still be read. */
export const JOURNAL_DAMAGES: Readonly<Record<string, Damage>> = {
  'flipped bit in the journal': inJournal((bytes, length, rng) => flip(bytes, 32 + pick(rng, length - 32), rng)),
  'flipped bit in the head of a frame': inJournal((bytes, length, rng) =>
    flip(bytes, frameOf(length, rng) + pick(rng, 24), rng),
  ),
  'flipped bit in the header of the journal': inJournal((bytes, _, rng) => flip(bytes, pick(rng, 32), rng)),
  'zeros for the header of the journal': inJournal((bytes) => bytes.fill(0, 0, 32)),
  'missing index of the journal': ({ folder }) => rmSync(fileIn(folder, '-shm')),
  'flipped bit in the index of the journal': ({ folder }, rng) =>
    rewrite(fileIn(folder, '-shm'), (bytes) => flip(bytes, pick(rng, 136), rng)),
};

/** Damages of a journal that take away what it held. */
export const JOURNAL_LOSSES: Readonly<Record<string, Damage>> = {
  'missing journal': ({ folder }) => rmSync(fileIn(folder, '-wal')),
  'missing journal and index': ({ folder }) => {
    for (const suffix of ['-wal', '-shm']) rmSync(fileIn(folder, suffix));
  },
  'cut journal': ({ folder }, rng) => truncateSync(fileIn(folder, '-wal'), pick(rng, journalLength(folder))),
  'empty journal': ({ folder }) => truncateSync(fileIn(folder, '-wal'), 0),
  'frame of zeros in the journal': inJournal((bytes, length, rng) => {
    const at = frameOf(length, rng);
    bytes.fill(0, at, at + FRAME);
  }),
  'journal of zeros': inJournal((bytes) => bytes.fill(0)),
};
