import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { FILE } from '#main/storage/database.ts';
import { latest, migrate, MIGRATIONS } from '#main/storage/migrations.ts';
import { appIn, newFolder, seated, secondConnection, Sitter, tableOf } from '#tests/host/host/support.ts';

const FIRST = MIGRATIONS.slice(0, 1);
const TABLES = ['pack', 'campaign', 'entry', 'snapshot', 'setting'];

/** Puts a file of version 1 in the place of the database of a folder, with what that version would have kept of it. */
function asVersion1(dataDir: string): void {
  const old = newFolder();
  const db = new Sqlite(join(old, FILE));
  db.pragma('application_id = 0x4352564c');
  migrate(db, 0, FIRST);
  db.prepare('ATTACH ? AS newer').run(join(dataDir, FILE));
  for (const table of TABLES) {
    const columns = db.prepare(`SELECT group_concat(name) FROM pragma_table_info('${table}')`).pluck().get();
    db.exec(`INSERT INTO ${table} (${String(columns)}) SELECT ${String(columns)} FROM newer.${table}`);
  }
  db.exec("UPDATE campaign SET glance = json_remove(glance, '$.thumbnail', '$.abandoned', '$.seal')");
  db.exec('DETACH newer');
  for (const name of [FILE, `${FILE}-wal`, `${FILE}-shm`, 'backups'])
    rmSync(join(dataDir, name), { recursive: true, force: true });
  db.prepare('VACUUM INTO ?').run(join(dataDir, FILE));
  db.close();
}

describe('a database of version 1', () => {
  it('is backed up, brought up to date, and its campaign opens with everything', async () => {
    const { dataDir, port, sitter, rng } = await seated('toy', 'table', 'first');
    await sitter.play(rng, 21);
    const before = sitter.now;
    port.close();
    asVersion1(dataDir);
    const again = new Sitter(appIn(dataDir));
    expect(await again.ask('home')).toMatchObject({
      campaigns: [{ id: before.campaign, moves: 21, undo: 'barrier', spent: 0, thumbnail: null, abandoned: false }],
    });
    await again.ask('open', { campaign: before.campaign });
    expect(tableOf(again.now)).toBe(tableOf(before));
    await again.play(rng, 5);
    expect(again.now.played).toBe(before.played + 5);
    expect((await again.ask('export', { campaign: before.campaign })).type).toBe('file');
    const name = readdirSync(join(dataDir, 'backups')).find((file) => file.includes('-v1-')) ?? '';
    const backup = new Sqlite(join(dataDir, 'backups', name));
    expect(backup.pragma('user_version', { simple: true })).toBe(1);
    expect(backup.prepare('SELECT count(*) FROM entry WHERE seq > 0').pluck().get()).toBe(21);
    backup.close();
    const db = secondConnection(dataDir);
    expect(db.pragma('user_version', { simple: true })).toBe(latest(MIGRATIONS));
    for (const sql of ["UPDATE entry SET hash = ''", 'DELETE FROM entry WHERE seq = 2'])
      expect(() => db.exec(sql)).toThrow('append-only');
    db.close();
    again.port.close();
  });
});
