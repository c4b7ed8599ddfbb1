import { copyFileSync, existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { openApp } from '#main/app.ts';
import { silentLog } from '#main/log.ts';
import { FILE, openDatabase } from '#main/storage/database.ts';
import { latest, MIGRATIONS } from '#main/storage/migrations.ts';
import { openStore } from '#main/storage/store.ts';
import { troubleOf } from '#main/storage/trouble.ts';
import { appIn, newFolder, seated, secondConnection, Sitter } from '#tests/host/host/support.ts';

const NEWEST = latest(MIGRATIONS);
const open = (dataDir: string, more: object = {}) => openDatabase({ dataDir, log: silentLog, ...more });
const code = (run: () => unknown): string | undefined => {
  try {
    run();
    return 'nothing';
  } catch (error) {
    return troubleOf(error);
  }
};

describe('the database', () => {
  it('has the settings durability depends on', () => {
    const { db } = open(newFolder());
    const setting = (name: string): unknown => db.pragma(name, { simple: true });
    expect(setting('journal_mode')).toBe('wal');
    expect(setting('synchronous')).toBe(2);
    expect(setting('foreign_keys')).toBe(1);
    expect(setting('application_id')).toBe(0x4352564c);
    expect(setting('user_version')).toBe(MIGRATIONS.at(-1)?.to);
  });

  it('numbers its migrations from 1 without a gap', () => {
    expect(MIGRATIONS.map(({ to }) => to)).toEqual(MIGRATIONS.map((_, index) => index + 1));
  });

  it('only ever adds to a log', async () => {
    const { dataDir, sitter, rng } = await seated('toy');
    await sitter.play(rng, 5);
    const db = secondConnection(dataDir);
    for (const sql of ["UPDATE entry SET hash = ''", 'DELETE FROM entry WHERE seq = 2', 'DELETE FROM entry'])
      expect(() => db.exec(sql)).toThrow('append-only');
  });

  it('deletes a campaign with all that is its own, and its pack with the last campaign that needs it', async () => {
    const { dataDir, sitter, rng } = await seated('toy');
    const first = sitter.now.campaign;
    await sitter.play(rng, 25);
    const { campaign } = await sitter.create('toy');
    const db = secondConnection(dataDir);
    const rows = (): unknown[] =>
      ['campaign', 'entry', 'snapshot', 'pack'].map((table) =>
        db.prepare(`SELECT count(*) FROM ${table}`).pluck().get(),
      );
    expect(await sitter.ask('delete', { campaign: first })).toMatchObject({
      type: 'home',
      campaigns: [{ id: campaign }],
    });
    expect(rows()).toEqual([1, 1, 1, 1]);
    await sitter.ask('delete', { campaign });
    expect(rows()).toEqual([0, 0, 0, 0]);
  });

  it('keeps settings', () => {
    const dataDir = newFolder();
    const { db } = open(dataDir);
    const store = openStore(db);
    store.saveSetting('board', { kind: 'svg' });
    store.saveSetting('board', { kind: '3d' });
    store.close();
    const again = openStore(open(dataDir).db);
    expect([again.setting('board'), again.setting('none')]).toEqual([{ kind: '3d' }, undefined]);
  });
});

describe('a database of another version', () => {
  const next = { to: NEWEST + 1, why: 'a test', sql: 'ALTER TABLE setting ADD COLUMN since TEXT' };
  const broken = {
    to: NEWEST + 2,
    why: 'a test',
    sql: 'ALTER TABLE setting ADD COLUMN more TEXT; INSERT INTO nowhere VALUES (1)',
  };

  it('is backed up before it is brought up to date', async () => {
    const { dataDir, port, sitter, rng } = await seated('toy');
    await sitter.play(rng, 6);
    port.close();
    const { db } = open(dataDir, { migrations: [...MIGRATIONS, next] });
    expect(db.pragma('user_version', { simple: true })).toBe(NEWEST + 1);
    expect(openStore(db).ids().length).toBe(1);
    const name = readdirSync(join(dataDir, 'backups')).find((file) => file.includes(`-v${NEWEST}-`)) ?? '';
    const backup = new Sqlite(join(dataDir, 'backups', name), { readonly: true });
    expect(backup.pragma('user_version', { simple: true })).toBe(NEWEST);
    expect(backup.prepare('SELECT count(*) FROM entry WHERE seq > 0').pluck().get()).toBe(6);
    expect(backup.pragma('integrity_check', { simple: true })).toBe('ok');
  });

  it('is left as it was when a migration fails half way', () => {
    const dataDir = newFolder();
    open(dataDir).db.close();
    expect(() => open(dataDir, { migrations: [...MIGRATIONS, next, broken] })).toThrow();
    const { db } = open(dataDir);
    expect(db.pragma('user_version', { simple: true })).toBe(NEWEST);
    expect(db.prepare("SELECT count(*) FROM pragma_table_info('setting')").pluck().get()).toBe(2);
  });

  it('is refused with a message when it is newer, and not touched', async () => {
    const dataDir = newFolder();
    open(dataDir, { migrations: [...MIGRATIONS, next] }).db.close();
    const bytes = readFileSync(join(dataDir, FILE)).toString('base64');
    expect(code(() => open(dataDir))).toBe('storage-newer');
    const sitter = new Sitter(appIn(dataDir));
    expect(await sitter.ask('home')).toEqual({ type: 'refused', why: { code: 'storage-newer', params: {} } });
    expect(readFileSync(join(dataDir, FILE)).toString('base64')).toBe(bytes);
  });

  it('of another program is refused, and not touched', () => {
    const dataDir = newFolder();
    const foreign = new Sqlite(join(dataDir, FILE));
    foreign.exec('CREATE TABLE notes (text)');
    foreign.close();
    expect(code(() => open(dataDir))).toBe('storage-foreign');
  });
});

describe('a broken database file', () => {
  /** A folder with a campaign in it and a backup of it. */
  async function kept(): Promise<string> {
    const { dataDir, port, sitter, rng } = await seated('toy');
    await sitter.play(rng, 30);
    port.close();
    const backup = readdirSync(join(dataDir, 'backups'))[0] ?? '';
    copyFileSync(join(dataDir, FILE), join(dataDir, 'backups', backup));
    return dataDir;
  }

  it.each([
    ['no bytes', (path: string) => truncateSync(path, 0)],
    ['half of it', (path: string) => truncateSync(path, 9000)],
    ['a text', (path: string) => writeFileSync(path, 'not a database, sorry. '.repeat(500))],
    ['noise in the middle', (path: string) => writeFileSync(path, readFileSync(path).fill(0xa5, 4096, 16384))],
  ])('%s: is set aside and replaced by the backup, with a notice', async (_, damage) => {
    const dataDir = await kept();
    damage(join(dataDir, FILE));
    const sitter = new Sitter(appIn(dataDir));
    const home = await sitter.ask('home');
    expect(home).toMatchObject({
      type: 'home',
      notice: { code: 'restored-from-backup' },
      campaigns: [{ game: 'toy' }],
    });
    expect(readdirSync(dataDir).some((name) => name.startsWith(`${FILE}.damaged-`))).toBe(true);
  });

  it('without a backup is put aside all the same, and a new one says so', async () => {
    const dataDir = newFolder();
    writeFileSync(join(dataDir, FILE), 'not a database, sorry. '.repeat(500));
    const home = await new Sitter(appIn(dataDir)).ask('home');
    expect(home).toMatchObject({ type: 'home', notice: { code: 'database-set-aside' }, campaigns: [] });
    expect(readdirSync(dataDir).some((name) => name.startsWith(`${FILE}.damaged-`))).toBe(true);
  });

  it('a folder that is a file, or cannot be made: every request is answered with the reason', async () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    const port = openApp({ dataDir: join(file, 'folder'), log: silentLog, games: [] });
    const reply = await new Sitter(port).ask('home');
    expect(reply).toMatchObject({ type: 'refused', why: { code: 'storage-closed', params: { why: 'error' } } });
    port.close();
  });

  it('a copy is made each day, and three are kept', () => {
    const dataDir = newFolder();
    for (const day of ['01', '02', '02', '03', '04', '05'])
      openStore(open(dataDir, { now: () => new Date(`2026-03-${day}T12:00:00Z`) }).db).close();
    expect(readdirSync(join(dataDir, 'backups')).sort()).toEqual(
      ['3-2026-03-03', '4-2026-03-04', '5-2026-03-05'].map((name) => `caravel-00000${name}.db`),
    );
    expect(existsSync(join(dataDir, FILE))).toBe(true);
  });
});
