import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { streamOf } from '#engine/kernel/rng.ts';
import { openApp } from '#main/app.ts';
import { fileLog, silentLog, type Log } from '#main/log.ts';
import { FILE } from '#main/storage/database.ts';
import { newFolder, Sitter, TOY, TOY_OPEN, until } from '#tests/host/host/support.ts';
import { secret } from '#tests/secret.ts';

const path = (dataDir: string, suffix = ''): string => join(dataDir, FILE + suffix);
const WAL_HEADER = 32;
const FRAME = 24 + 4096;

function open(dataDir: string, log: Log = silentLog, now?: () => number): Sitter {
  return new Sitter(
    openApp({ dataDir, log, games: [TOY, TOY_OPEN], pause: 0, pace: 0, deadTime: 0, secret, ...(now && { now }) }),
  );
}

/** A folder as a kill leaves it: three campaigns, all moves since the last checkpoint in the journal. */
async function killed(log?: (dataDir: string) => Log) {
  const dataDir = newFolder();
  const sitter = open(dataDir, log?.(dataDir));
  const moves: Record<string, number> = {};
  for (const seed of ['a', 'b', 'c']) {
    const page = await sitter.create('toy', 'open', seed, [], { undo: 'practice' });
    await yieldToEventLoop();
    await sitter.play(streamOf(seed), 9);
    moves[page.campaign] = sitter.now.played;
  }
  const copy = newFolder();
  cpSync(dataDir, copy, { recursive: true });
  rmSync(join(copy, 'backups'), { recursive: true });
  sitter.port.close();
  return { dataDir: copy, moves };
}

/** What a new start lists, by campaign, and what it says. */
async function listed(dataDir: string, log: Log = silentLog) {
  const sitter = open(dataDir, log);
  const home = await sitter.ask('home');
  if (home.type !== 'home') throw new Error(JSON.stringify(home));
  sitter.port.close();
  const moves = Object.fromEntries(home.campaigns.map(({ id, moves: played }) => [id, played]));
  return { moves, notice: home.notice, damaged: home.campaigns.filter(({ damage }) => damage !== undefined).length };
}

/** How many frames of the journal are in use: behind them lie those of an earlier use. */
const frames = (dataDir: string): number => readFileSync(path(dataDir, '-shm')).readUInt32LE(16);

function change(file: string, at: number, to: (byte: number) => number): void {
  const bytes = readFileSync(file);
  bytes[at] = to(bytes[at] ?? 0);
  writeFileSync(file, bytes);
}

describe('one flipped bit in the journal of a killed program', () => {
  it.each([
    ['in the page of its first frame', (_: number) => WAL_HEADER + 24 + 4000],
    ['in the page of one in the middle', (count: number) => WAL_HEADER + FRAME * Math.floor(count / 2) + 24 + 4090],
    ['in the checksum of one', (count: number) => WAL_HEADER + FRAME * Math.floor(count / 2) + 18],
    ['in the salt of one', (count: number) => WAL_HEADER + FRAME * Math.floor(count / 2) + 9],
    ['in the page number of one', (count: number) => WAL_HEADER + FRAME * Math.floor(count / 2) + 3],
    ['in the page of the last', (count: number) => WAL_HEADER + FRAME * (count - 1) + 24 + 4090],
    ['in its header', (_: number) => 17],
    ['in its checksum', (_: number) => 25],
  ])('loses no campaign and no move: %s', async (_, at) => {
    const { dataDir, moves } = await killed();
    change(path(dataDir, '-wal'), at(frames(dataDir)), (byte) => byte ^ 4);
    const seen = await listed(dataDir);
    expect(seen.moves).toEqual(moves);
    expect(seen.damaged).toBe(0);
    expect(seen.notice).toBeDefined();
  });

  it('nor do zeros in place of its header', async () => {
    const { dataDir, moves } = await killed();
    const journal = readFileSync(path(dataDir, '-wal'));
    writeFileSync(path(dataDir, '-wal'), journal.fill(0, 0, WAL_HEADER));
    expect((await listed(dataDir)).moves).toEqual(moves);
  });
});

describe('a journal that is gone or cut', () => {
  it('is told of once, where its index names frames that are nowhere', async () => {
    const { dataDir } = await killed();
    rmSync(path(dataDir, '-wal'));
    expect((await listed(dataDir)).notice?.code).toBe('journal-lost');
    expect((await listed(dataDir)).notice).toBeUndefined();
  });

  it('also where only its end is missing', async () => {
    const { dataDir } = await killed();
    truncateSync(path(dataDir, '-wal'), WAL_HEADER + FRAME * (frames(dataDir) - 1));
    expect((await listed(dataDir)).notice?.code).toBe('journal-lost');
  });

  it('is no loss where it is empty because its frames are in the file', async () => {
    const { dataDir, moves } = await killed();
    const db = new Sqlite(path(dataDir));
    db.pragma('wal_checkpoint(TRUNCATE)');
    const copy = newFolder();
    for (const suffix of ['', '-wal', '-shm']) copyFileSync(path(dataDir, suffix), path(copy, suffix));
    db.close();
    expect(existsSync(path(copy, '-wal'))).toBe(true);
    expect(await listed(copy)).toEqual({ moves, notice: undefined, damaged: 0 });
  });

  it('is told of with the campaigns that the log names and the file lacks', async () => {
    const { dataDir, moves } = await killed((folder) => fileLog(folder));
    const log = fileLog(dataDir);
    const lost = Object.keys(moves)[2] ?? '';
    log.info('campaign-created', { campaign: 'never-stored', game: 'toy' });
    log.info('campaign-created', { campaign: 'deleted-again', game: 'toy' });
    log.info('campaign-deleted', { campaign: 'deleted-again' });
    for (const suffix of ['-wal', '-shm']) rmSync(path(dataDir, suffix));
    const seen = await listed(dataDir, log);
    expect(seen.notice).toMatchObject({ code: 'campaigns-missing', params: { count: 1 } });
    expect(String(seen.notice?.params['which'])).toMatch(/^toy \d{4}-\d\d-\d\d \d\d:\d\d$/);
    expect(Object.keys(seen.moves)).toContain(lost);
    expect((await listed(dataDir, log)).notice).toBeUndefined();
  });
});

describe('a lost journal beside backups', () => {
  /** A killed folder without its journal, and what the running database held as a backup; a poorer one may be newer. */
  async function backedUp(poorer: boolean, log?: (dataDir: string) => Log) {
    const { dataDir, moves } = await killed(log);
    const backups = join(dataDir, 'backups');
    mkdirSync(backups);
    const copy = newFolder();
    cpSync(dataDir, copy, { recursive: true });
    const db = new Sqlite(path(copy));
    db.prepare('VACUUM INTO ?').run(join(backups, 'caravel-000001-2026-01-01.db'));
    db.close();
    rmSync(path(dataDir, '-wal'));
    if (poorer) copyFileSync(path(dataDir), join(backups, 'caravel-000002-2026-01-02.db'));
    return { dataDir, moves };
  }

  it('is told of together with what the newest of them brought back', async () => {
    const { dataDir, moves } = await backedUp(false);
    const seen = await listed(dataDir);
    expect(seen.notice?.code).toBe('journal-lost');
    expect(seen.notice?.params['read']).toBeGreaterThan(0);
    expect(seen.moves).toEqual(moves);
  });

  it('names no campaign that an older one of them brings back', async () => {
    const { dataDir, moves } = await backedUp(true, (folder) => fileLog(folder));
    rmSync(path(dataDir, '-shm'));
    const log = fileLog(dataDir);
    const sitter = open(dataDir, log);
    await until(() => sitter.pushes.some((push) => (push as { type: string }).type === 'library'));
    sitter.port.close();
    const seen = await listed(dataDir, log);
    expect(seen.moves).toEqual(moves);
    expect(seen.notice?.code).not.toBe('campaigns-missing');
    expect(readFileSync(join(dataDir, 'caravel.log'), 'utf8')).not.toContain('"campaign-missing"');
  });
});

describe('a checkpoint', () => {
  it('brings a new campaign, and what was played before a hand-over, into the file itself', async () => {
    const dataDir = newFolder();
    const sitter = open(dataDir);
    const page = await sitter.create('toy', 'strict', 'd');
    for (let turns = 0; turns < 3; turns++) await yieldToEventLoop();
    expect(entriesIn(dataDir)[page.campaign]).toBe(0);
    let moves = 0;
    for (const rng = streamOf('d'); moves < 3 || sitter.now.curtain.state !== 'covered'; moves++)
      await sitter.step(rng);
    for (let turns = 0; turns < 3; turns++) await yieldToEventLoop();
    expect(entriesIn(dataDir)[page.campaign]).toBe(moves);
    // Ours, and no loss of the file.
    expect(sitter.now.trouble).toBeUndefined();
    sitter.port.close();
  });
});

describe('a checkpoint of what is played and brought in', () => {
  const ticks = async (): Promise<void> => {
    for (let turns = 0; turns < 3; turns++) await yieldToEventLoop();
  };

  it('is made every two minutes', async () => {
    const dataDir = newFolder();
    let now = 0;
    const sitter = open(dataDir, silentLog, () => now);
    const { campaign } = await sitter.create('toy-open', undefined, 'e');
    await ticks();
    now = 119_000;
    await sitter.play(streamOf('e'), 5);
    await ticks();
    expect(entriesIn(dataDir)[campaign]).toBe(0);
    now = 120_000;
    await sitter.play(streamOf('on'), 1);
    await ticks();
    expect(entriesIn(dataDir)[campaign]).toBe(6);
    sitter.port.close();
  });

  it('is made once a file has been brought in', async () => {
    const dataDir = newFolder();
    const sitter = open(dataDir);
    const { campaign } = await sitter.create('toy', 'open', 'f', [], { undo: 'practice' });
    await sitter.play(streamOf('f'), 5);
    const file = await sitter.ask('export', { campaign });
    if (file.type !== 'file') throw new Error('no file');
    await ticks();
    const before = Object.keys(entriesIn(dataDir)).length;
    expect((await sitter.ask('import', { file: file.file })).type).toBe('home');
    await ticks();
    expect(Object.keys(entriesIn(dataDir)).length).toBe(before + 1);
    sitter.port.close();
  });
});

/** The last entry of each campaign in the database file without its journal. */
function entriesIn(dataDir: string): Record<string, number> {
  const copy = newFolder();
  copyFileSync(path(dataDir), path(copy));
  const db = new Sqlite(path(copy));
  const rows = db.prepare('SELECT campaign, max(seq) AS last FROM entry GROUP BY campaign').all();
  db.close();
  return Object.fromEntries(
    (rows as { campaign: string; last: number }[]).map(({ campaign, last }) => [campaign, last]),
  );
}
