import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { silentLog } from '#main/log.ts';
import { FILE, openDatabase, type Notice } from '#main/storage/database.ts';
import { APPLICATION_ID } from '#main/storage/checks.ts';
import { latest, migrate, MIGRATIONS } from '#main/storage/migrations.ts';
import { appIn, databaseText, newFolder, seated, Sitter } from '#tests/host/host/support.ts';

const HEADER_BITS = 800;
/**
 * Fields of the header in which a flip costs nothing: what we set at each start (journal), what SQLite does not read (all but
 * the last bits of formats and encoding), counts of changes, hints, what is reserved.
 */
const HARMLESS = new Set([
  ...[...range(18, 20), ...range(24, 28), ...range(40, 52)],
  ...[...range(56, 60), ...range(72, 100)],
]);

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

/** A folder with a campaign in it, and no copy of it. */
async function folder(): Promise<{ dataDir: string; campaign: string; rows: string }> {
  const { dataDir, port, sitter, rng } = await seated('toy', 'table', 'header');
  await sitter.play(rng, 12);
  port.close();
  rmSync(join(dataDir, 'backups'), { recursive: true });
  return { dataDir, campaign: sitter.now.campaign, rows: databaseText(dataDir) };
}

function flip(bytes: Buffer, bit: number): Buffer {
  const flipped = Buffer.from(bytes);
  flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
  return flipped;
}

/** What a folder with only this file in it opens as. */
function opened(bytes: Buffer): { dataDir: string; notice: Notice | undefined } {
  const dataDir = newFolder();
  writeFileSync(join(dataDir, FILE), bytes);
  const { db, notice } = openDatabase({ dataDir, log: silentLog });
  db.close();
  return { dataDir, notice };
}

describe('any bit of the header flipped', () => {
  it('is damage or costs nothing: every campaign is there in all, and the damaged file is kept', async () => {
    const { dataDir, rows } = await folder();
    const intact = readFileSync(join(dataDir, FILE));
    const silent = new Set<number>();
    for (let bit = 0; bit < HEADER_BITS; bit++) {
      const { dataDir: copy, notice } = opened(flip(intact, bit));
      expect([bit, databaseText(copy)]).toEqual([bit, rows]);
      if (notice === undefined) silent.add(bit >> 3);
      else {
        expect([bit, notice.code, notice.params['read']]).toEqual([bit, 'database-salvaged', 1]);
        expect(existsSync(join(copy, String(notice.params['file'])))).toBe(true);
      }
      rmSync(copy, { recursive: true });
    }
    expect([...silent].filter((byte) => !HARMLESS.has(byte))).toEqual([]);
  });

  it.each([1, 2])('of the version of a file of version %i is damage, and never a newer Caravel', (version) => {
    const dataDir = newFolder();
    const old = MIGRATIONS.filter(({ to }) => to <= version);
    const db = new Sqlite(join(dataDir, FILE));
    db.pragma(`application_id = ${APPLICATION_ID}`);
    migrate(db, 0, old);
    db.close();
    const intact = readFileSync(join(dataDir, FILE));
    for (let bit = 60 * 8; bit < 64 * 8; bit++) {
      const { dataDir: copy, notice } = opened(flip(intact, bit));
      expect([bit, notice?.code]).toEqual([bit, 'database-set-aside']);
      rmSync(copy, { recursive: true });
    }
  });

  it('a newer version is one that the row of the file agrees with', () => {
    const next = { to: latest(MIGRATIONS) + 1, why: 'a test', sql: 'ALTER TABLE setting ADD COLUMN since TEXT' };
    const dataDir = newFolder();
    const open = (more = {}) => openDatabase({ dataDir, log: silentLog, ...more });
    open({ migrations: [...MIGRATIONS, next] }).db.close();
    expect(() => open()).toThrow('storage-newer');
    const db = new Sqlite(join(dataDir, FILE));
    db.exec("UPDATE meta SET value = '2' WHERE kind = 'version'");
    db.close();
    expect(open().notice?.code).toBe('database-set-aside');
  });

  it('reaches the home screen as what happened, with the campaigns', async () => {
    const { dataDir, campaign } = await folder();
    writeFileSync(join(dataDir, FILE), flip(readFileSync(join(dataDir, FILE)), 63 * 8 + 4));
    const home = await new Sitter(appIn(dataDir)).ask('home');
    expect(home).toMatchObject({ notice: { code: 'database-salvaged' }, campaigns: [{ id: campaign, moves: 12 }] });
    expect(readdirSync(dataDir).some((name) => name.startsWith(`${FILE}.damaged-`))).toBe(true);
  });
});
