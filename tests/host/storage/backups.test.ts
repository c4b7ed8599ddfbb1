import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { streamOf } from '#engine/kernel/rng.ts';
import { openHost } from '#main/host/port.ts';
import { silentLog, type Log } from '#main/log.ts';
import { listBackups } from '#main/storage/backup.ts';
import { FILE, openDatabase } from '#main/storage/database.ts';
import { openStore } from '#main/storage/store.ts';
import { newFolder, secondConnection, Sitter, TOY, until } from '#tests/host/host/support.ts';
import Sqlite from 'better-sqlite3';

/** A table in a folder, on a day. */
function on(dataDir: string, day: string, log: Log = silentLog) {
  const now = (): Date => new Date(`${day}T12:00:00Z`);
  const { db, notice } = openDatabase({ dataDir, log, now });
  const port = openHost({ store: openStore(db, now, log), games: [TOY], log, pause: 0 });
  return { port, notice, sitter: new Sitter(port) };
}

/** Plays a campaign of so many moves on a day. */
async function evening(dataDir: string, day: string, moves: number): Promise<string> {
  const { port, sitter } = on(dataDir, day);
  await sitter.create('toy', 'open', day);
  await sitter.play(streamOf(day), moves);
  port.close();
  return sitter.now.campaign;
}

/** The campaigns in each copy, the youngest copy first, with their last entries. */
function held(dataDir: string): Record<string, number>[] {
  return listBackups(dataDir).map(({ path }) => {
    const db = new Sqlite(path, { readonly: true });
    const rows = db.prepare('SELECT campaign, max(seq) AS last FROM entry GROUP BY campaign').all();
    db.close();
    return Object.fromEntries(
      (rows as { campaign: string; last: number }[]).map(({ campaign, last }) => [campaign, last]),
    );
  });
}

const days = (dataDir: string): string[] => listBackups(dataDir).map(({ day }) => day);

describe('backups of the database', () => {
  it('are made after 50 entries during play, and on closing', async () => {
    const dataDir = newFolder();
    const { port, sitter } = on(dataDir, '2026-03-01');
    const page = await sitter.create('toy', 'open', 'first', [], { undo: 'practice' });
    await sitter.play(streamOf('first'), 5);
    for (let round = 0; round < 24; round++) {
      await sitter.done('undo');
      await sitter.done('redo');
    }
    await until(() => (held(dataDir)[0]?.[page.campaign] ?? 0) >= 45);
    await sitter.done('undo');
    port.close();
    expect(held(dataDir)).toEqual([{ [page.campaign]: 54 }]);
  });

  it('are made twenty minutes after the first change that is in no backup', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const dataDir = newFolder();
    const { db } = openDatabase({ dataDir, log: silentLog });
    const store = openStore(db);
    const [daily] = listBackups(dataDir);
    store.saveSetting('board', 'svg');
    vi.advanceTimersByTime(19 * 60_000);
    expect(listBackups(dataDir)).toEqual([daily]);
    vi.advanceTimersByTime(60_000);
    const [made] = listBackups(dataDir);
    expect(made).not.toEqual(daily);
    vi.advanceTimersByTime(60 * 60_000);
    expect(listBackups(dataDir)).toEqual([made, daily]);
    store.close();
    expect(listBackups(dataDir)).toEqual([made]);
    vi.useRealTimers();
  });

  it('are not made on closing if nothing was played', async () => {
    const dataDir = newFolder();
    await evening(dataDir, '2026-03-01', 3);
    const before = listBackups(dataDir).map(({ path }) => path);
    const { port, sitter } = on(dataDir, '2026-03-01');
    await sitter.ask('home');
    port.close();
    expect(listBackups(dataDir).map(({ path }) => path)).toEqual(before);
  });

  it('are kept for the last three days, the newest of each', async () => {
    const dataDir = newFolder();
    for (const day of ['01', '02', '03', '04', '05']) await evening(dataDir, `2026-03-${day}`, 2);
    expect(days(dataDir)).toEqual(['2026-03-05', '2026-03-04', '2026-03-03']);
    expect(held(dataDir).map((one) => Object.keys(one).length)).toEqual([5, 4, 3]);
  });

  it('are not deleted while they hold entries that nothing else holds', async () => {
    const dataDir = newFolder();
    const campaign = await evening(dataDir, '2026-03-01', 12);
    rmSync(join(dataDir, FILE));
    renameSync(join(dataDir, 'backups'), join(dataDir, 'away'));
    await evening(dataDir, '2026-03-02', 1);
    for (const name of readdirSync(join(dataDir, 'away')))
      renameSync(join(dataDir, 'away', name), join(dataDir, 'backups', 'caravel-2026-03-01.db'));
    for (const day of ['03', '04', '05', '06', '07']) await evening(dataDir, `2026-03-${day}`, 1);
    expect(days(dataDir)).toEqual(['2026-03-07', '2026-03-06', '2026-03-05', '2026-03-01']);
    expect(held(dataDir).at(-1)).toEqual({ [campaign]: 12 });
  });

  it('are not kept because of a deleted campaign, nor of a longer log of it', async () => {
    const dataDir = newFolder();
    const campaign = await evening(dataDir, '2026-03-01', 12);
    const { port, sitter } = on(dataDir, '2026-03-02');
    await sitter.ask('delete', { campaign });
    port.close();
    for (const day of ['03', '04', '05']) await evening(dataDir, `2026-03-${day}`, 1);
    expect(days(dataDir)).toEqual(['2026-03-05', '2026-03-04', '2026-03-03']);
  });

  it('made while the clock stood in 2031 neither prevent later backups nor stay the newest', async () => {
    const dataDir = newFolder();
    const first = await evening(dataDir, '2031-01-01', 3);
    const second = await evening(dataDir, '2026-03-01', 3);
    expect(days(dataDir)).toEqual(['2026-03-01', '2031-01-01']);
    rmSync(join(dataDir, FILE));
    const { port, notice } = on(dataDir, '2026-03-01');
    expect(String(notice?.params['backup'])).toContain('2026-03-01');
    port.close();
    expect(Object.keys(held(dataDir)[0] ?? {}).sort()).toEqual([first, second].sort());
    for (const day of ['02', '03']) await evening(dataDir, `2026-03-${day}`, 1);
    expect(days(dataDir)).toEqual(['2026-03-03', '2026-03-02', '2026-03-01']);
  });

  it('named by date alone, as in older versions, are older than all with a number', async () => {
    const dataDir = newFolder();
    await evening(dataDir, '2026-03-01', 3);
    const [made] = listBackups(dataDir);
    renameSync(made?.path ?? '', join(dataDir, 'backups', 'caravel-2031-01-01.db'));
    await evening(dataDir, '2026-03-02', 3);
    expect(days(dataDir)).toEqual(['2026-03-02', '2031-01-01']);
  });

  it('that cannot be made are only logged', async () => {
    const dataDir = newFolder();
    const warned: string[] = [];
    const log = { ...silentLog, warn: (code: string) => void warned.push(code) };
    const { port, sitter } = on(dataDir, '2026-03-01', log);
    await sitter.create('toy', 'open', 'x');
    rmSync(join(dataDir, 'backups'), { recursive: true });
    writeFileSync(join(dataDir, 'backups'), 'a file where the folder should be');
    await sitter.play(streamOf('x'), 5);
    port.close();
    expect(warned).toEqual(['backup-failed']);
    const db = secondConnection(dataDir);
    expect(db.prepare('SELECT count(*) FROM entry WHERE seq > 0').pluck().get()).toBe(5);
    db.close();
  });

  it('left unfinished are only deleted if they hold nothing more', async () => {
    const dataDir = newFolder();
    const other = newFolder();
    await evening(other, '2026-03-01', 9);
    await evening(dataDir, '2026-03-01', 3);
    const folder = join(dataDir, 'backups');
    const [rich] = listBackups(other);
    renameSync(rich?.path ?? '', join(folder, 'caravel-000007-2026-03-01.db.unfinished'));
    const [poor] = listBackups(dataDir);
    const spare = join(folder, 'caravel-000008-2026-03-01.db.unfinished');
    renameSync(poor?.path ?? '', spare);
    await evening(dataDir, '2026-03-02', 1);
    expect(readdirSync(folder).sort()).toEqual([
      'caravel-000007-2026-03-01.db.unfinished',
      'caravel-000010-2026-03-02.db',
    ]);
  });
});
