import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openApp } from '#main/app.ts';
import { CONTRACT } from '#main/contract/messages.ts';
import { fileLog } from '#main/log.ts';
import { keepToOwner } from '#main/owner-only.ts';
import { announce } from '#main/shell-browser/running.ts';
import { copyOf, newFolder, people, TOY } from '#tests/host/host/support.ts';
import { fakeLog } from './fakes.ts';

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

/** The mode of everything in a folder, by its path. */
function modesIn(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(['.', ...paths].map((path) => [path, modeOf(join(folder, path))]));
}

// Windows has no such modes.
describe.runIf(process.platform !== 'win32')('what Caravel keeps', () => {
  let before = 0;
  // As most computers have it: what is made is there for everybody to read.
  beforeEach(() => void (before = process.umask(0o022)));
  afterEach(() => void process.umask(before));

  /** A folder in which a campaign was begun, with its log and note; the app still open. */
  async function used(dataDir: string) {
    const log = fileLog(dataDir);
    const port = openApp({ dataDir, log, games: [TOY], pause: 0, pace: 0, deadTime: 0 });
    const seats = people(3);
    const told = { contract: CONTRACT, type: 'create', game: 'toy', options: { rounds: 6 }, seats, level: 'table' };
    await port.request('w', told);
    announce(dataDir, { port: 1, key: 'k' }, log);
    return port;
  }

  test('is its owner’s only: folder, database and companions, backups, log, note', async () => {
    const dataDir = join(newFolder(), 'new');
    const port = await used(dataDir);
    const modes = modesIn(dataDir);
    port.close();
    expect(Object.keys(modes)).toEqual(
      expect.arrayContaining(['caravel.db', 'caravel.db-wal', 'caravel.db-shm', 'caravel.log', 'running.json']),
    );
    for (const [path, mode] of Object.entries(modes))
      expect([path, mode]).toEqual([path, /^(\.|backups)$/.test(path) ? '700' : '600']);
  });

  test('and was wider before, is narrowed, the companions of the database first', async () => {
    const old = newFolder();
    (await used(join(old, 'data'))).close();
    const dataDir = copyOf(join(old, 'data'));
    for (const [path] of Object.entries(modesIn(dataDir)))
      chmodSync(join(dataDir, path), path.includes('.') && path !== '.' ? 0o644 : 0o755);
    for (const name of ['browser', 'electron']) mkdirSync(join(dataDir, name), { mode: 0o755 });
    writeFileSync(join(dataDir, 'archipelago-2026-01-01-00000000.caravel.json'), '{}', { mode: 0o644 });
    // Somebody else has it open: its companions are there before we come.
    const other = new Sqlite(join(dataDir, 'caravel.db'));
    other.pragma('journal_mode = WAL');
    other.pragma('user_version');
    const port = await used(dataDir);
    expect(Object.entries(modesIn(dataDir)).filter(([, mode]) => mode !== '600' && mode !== '700')).toEqual([]);
    port.close();
    other.close();
  });

  test('lies in a folder that holds other things: that stays as it is, and the players are told', async () => {
    const dataDir = newFolder();
    chmodSync(dataDir, 0o755);
    writeFileSync(join(dataDir, 'holiday.jpg'), '', { mode: 0o644 });
    const port = await used(dataDir);
    const home = await port.request('w', { contract: CONTRACT, type: 'home' });
    port.close();
    expect(modeOf(dataDir)).toBe('755');
    expect(modeOf(join(dataDir, 'holiday.jpg'))).toBe('644');
    expect(modeOf(join(dataDir, 'caravel.db'))).toBe('600');
    expect(home).toMatchObject({
      type: 'home',
      notice: { code: 'folder-open-to-others', params: { folder: dataDir } },
    });
    const log = fakeLog();
    expect(keepToOwner(dataDir, log)).toBe(true);
    expect(log.codes).toEqual(['open-to-others']);
  });

  test('is said nothing of where it is narrow, or not there yet', () => {
    const log = fakeLog();
    expect(keepToOwner(newFolder(), log)).toBe(false);
    expect(keepToOwner(join(newFolder(), 'new'), log)).toBe(false);
    expect(log.codes).not.toContain('open-to-others');
  });
});
