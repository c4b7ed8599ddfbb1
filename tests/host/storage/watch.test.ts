import {
  copyFileSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openHost } from '#main/host/port.ts';
import { silentLog } from '#main/log.ts';
import { FILE, openDatabase } from '#main/storage/database.ts';
import { openStore } from '#main/storage/store.ts';
import { watchStatements } from '#tests/torture/points.ts';
import {
  appIn,
  codeOf,
  copyOf,
  newFolder,
  seated,
  secondConnection,
  Sitter,
  tableOf,
  TOY,
} from '#tests/host/host/support.ts';

const path = (dataDir: string, suffix = ''): string => join(dataDir, FILE + suffix);
const LOST = { type: 'refused', why: { code: 'storage-lost', params: {} } };

async function playing(moves = 10) {
  const { dataDir, port, sitter, rng } = await seated('toy', 'open', 'watch', [], { undo: 'practice' });
  await sitter.play(rng, moves);
  return { dataDir, port, sitter, rng, campaign: sitter.now.campaign };
}

/** Makes a move after the file has been lost. */
async function moveAfter(sitter: Sitter, lose: () => void) {
  const turn = await sitter.turn();
  if (turn === undefined) throw new Error('nobody to move');
  lose();
  return sitter.at('move', { seat: turn.seat, move: turn.moves[0] });
}

/** Ways in which the file may be lost while it is open. */
const LOSSES: readonly (readonly [string, (dataDir: string) => void])[] = [
  ['deleted', (dataDir) => rmSync(path(dataDir))],
  ['moved away', (dataDir) => renameSync(path(dataDir), path(dataDir, '-elsewhere'))],
  ['replaced by a copy of itself', (dataDir) => replace(dataDir)],
  ['deleted with its journal', (dataDir) => ['', '-wal', '-shm'].forEach((suffix) => rmSync(path(dataDir, suffix)))],
  ['deprived of its journal', (dataDir) => rmSync(path(dataDir, '-wal'))],
  ['deprived of most of its journal', (dataDir) => truncateSync(path(dataDir, '-wal'), 5000)],
  ['cut', (dataDir) => truncateSync(path(dataDir), 2000)],
];

function replace(dataDir: string): void {
  copyFileSync(path(dataDir), path(dataDir, '-new'));
  renameSync(path(dataDir, '-new'), path(dataDir));
}

describe('the file while it is open', () => {
  it.each(LOSSES)('%s: nothing more is acknowledged, and the campaign can be saved from memory', async (_, lose) => {
    const { dataDir, sitter, campaign } = await playing();
    await sitter.settle();
    const before = tableOf(sitter.now);
    expect(await moveAfter(sitter, () => lose(dataDir))).toMatchObject(LOST);
    expect(sitter.now.trouble).toEqual(LOST.why);
    const kept = await sitter.ask('export', { campaign });
    if (kept.type !== 'file') throw new Error(JSON.stringify(kept));
    expect(tableOf({ ...sitter.now, trouble: undefined })).toBe(before);
    const other = new Sitter(appIn(newFolder()));
    const home = await other.ask('import', { file: kept.file });
    expect(home).toMatchObject({ type: 'home', campaigns: [{ moves: 10 }] });
    if (home.type === 'home') await other.ask('open', { campaign: home.campaigns[0]?.id });
    expect(other.now.view).toEqual(sitter.now.view);
  });

  it.each(LOSSES.slice(0, 5))('%s: what was acknowledged is there at the next start', async (_, lose) => {
    const { dataDir, port, sitter, campaign } = await playing();
    await moveAfter(sitter, () => lose(dataDir));
    port.close();
    const home = await new Sitter(appIn(dataDir)).ask('home');
    if (home.type !== 'home') throw new Error(JSON.stringify(home));
    expect(home.campaigns.find(({ id }) => id === campaign)?.moves).toBeGreaterThanOrEqual(10);
  });

  it('is missed at closing as well: what only the open file knew is copied first', async () => {
    const { dataDir, port, campaign } = await playing();
    rmSync(path(dataDir));
    port.close();
    const home = await new Sitter(appIn(dataDir)).ask('home');
    expect(home).toMatchObject({ notice: { params: { how: 'missing' } }, campaigns: [{ id: campaign, moves: 10 }] });
  });

  it('is gone on with by a retry once it is back, and not while another lies there', async () => {
    const { dataDir, sitter, rng } = await playing();
    const away = () => renameSync(path(dataDir), path(dataDir, '-elsewhere'));
    expect(await moveAfter(sitter, away)).toMatchObject(LOST);
    expect(await sitter.at('retry')).toMatchObject(LOST);
    writeFileSync(path(dataDir), 'something else');
    expect(await sitter.at('retry')).toMatchObject(LOST);
    renameSync(path(dataDir, '-elsewhere'), path(dataDir));
    expect(codeOf(await sitter.at('retry'))).toBe('done');
    expect([sitter.now.played, sitter.now.trouble]).toEqual([11, undefined]);
    await sitter.play(rng, 5);
    expect(sitter.now.played).toBe(16);
  });

  it('without its journal is gone on with by a retry: all that it held goes into the file first', async () => {
    const { dataDir, sitter, rng, campaign } = await playing();
    expect(await moveAfter(sitter, () => rmSync(path(dataDir, '-wal')))).toMatchObject(LOST);
    expect(codeOf(await sitter.at('retry'))).toBe('done');
    await sitter.play(rng, 3);
    const crashed = new Sitter(appIn(copyOf(dataDir)));
    await crashed.ask('open', { campaign });
    expect([sitter.now.trouble, sitter.now.played, crashed.now.played]).toEqual([undefined, 14, 14]);
  });

  it('found missing after the write as well: the move does not count', async () => {
    const dataDir = newFolder();
    const { db } = openDatabase({ dataDir, log: silentLog });
    let writing = false;
    watchStatements(db, (point) => writing && point === 'after-entry' && rmSync(path(dataDir)));
    const sitter = new Sitter(openHost({ store: openStore(db), games: [TOY], log: silentLog, pause: 0 }));
    await sitter.create('toy', 'table');
    expect(await moveAfter(sitter, () => void (writing = true))).toMatchObject(LOST);
    expect(sitter.now).toMatchObject({ played: 0, trouble: LOST.why });
  });

  it('gone: neither a new campaign nor a setting is taken, and the home screen says why', async () => {
    const { dataDir, sitter } = await playing();
    rmSync(path(dataDir));
    expect(await sitter.ask('set', { name: 'board', value: 'svg' })).toMatchObject(LOST);
    expect(await sitter.ask('home')).toMatchObject({ notice: LOST.why });
  });

  it('another’s journal in the place of its own is kept when the table closes', async () => {
    const { dataDir, port } = await playing();
    rmSync(path(dataDir, '-wal'));
    writeFileSync(path(dataDir, '-wal'), 'of somebody else');
    port.close();
    const kept = new Sitter(appIn(dataDir));
    expect(await kept.ask('home')).toMatchObject({ campaigns: [{ moves: 10 }] });
    expect(existsSync(path(dataDir))).toBe(true);
  });
});

describe('a file written over in its place', () => {
  it('by another one, as long or longer, is a loss', async () => {
    const other = await playing(60);
    other.port.close();
    const { dataDir, port, rng, campaign } = await playing();
    // The journal of a first evening has all of the database in it.
    port.close();
    const sitter = new Sitter(appIn(dataDir));
    await sitter.ask('open', { campaign });
    await sitter.play(rng, 2);
    const over = () => {
      writeFileSync(path(dataDir), readFileSync(path(other.dataDir)));
      utimesSync(path(dataDir), 2e9, 2e9);
    };
    expect(await moveAfter(sitter, over)).toMatchObject(LOST);
    expect((await sitter.ask('export', { campaign })).type).toBe('file');
  });

  it('is none where nothing but its time has changed, or another Caravel wrote', async () => {
    const { dataDir, sitter, rng } = await playing();
    utimesSync(path(dataDir), 2e9, 2e9);
    await sitter.play(rng, 2);
    const other = secondConnection(dataDir);
    other.exec("INSERT INTO setting VALUES ('other', '1')");
    other.pragma('wal_checkpoint(PASSIVE)');
    await sitter.play(rng, 2);
    expect([sitter.now.played, sitter.now.trouble]).toEqual([14, undefined]);
    other.close();
  });
});

describe('a campaign saved from memory', () => {
  it('keeps what was taken back last, and stands where it stood', async () => {
    const { dataDir, sitter, campaign } = await playing(14);
    await sitter.done('undo');
    await sitter.done('undo');
    rmSync(path(dataDir));
    const kept = await sitter.ask('export', { campaign });
    if (kept.type !== 'file') throw new Error(JSON.stringify(kept));
    const other = new Sitter(appIn(newFolder()));
    const home = await other.ask('import', { file: kept.file });
    if (home.type !== 'home') throw new Error(JSON.stringify(home));
    await other.ask('open', { campaign: home.campaigns[0]?.id });
    expect([other.now.played, other.now.redo, other.now.view]).toEqual([12, true, sitter.now.view]);
    await other.settle();
    await other.done('redo');
    await other.done('redo');
    expect(other.now.played).toBe(14);
  });
});
