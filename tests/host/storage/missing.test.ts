import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { streamOf } from '#engine/kernel/rng.ts';
import { listBackups } from '#main/storage/backup.ts';
import { FILE } from '#main/storage/database.ts';
import { appIn, copyOf, newFolder, seated, Sitter } from '#tests/host/host/support.ts';

const path = (dataDir: string, suffix = ''): string => join(dataDir, FILE + suffix);

/** A folder after an evening: a campaign of 12 moves and, closed as it should be, its copy. */
async function evening(moves = 12) {
  const { dataDir, port, sitter, rng } = await seated('toy', 'table', 'evening');
  await sitter.play(rng, moves);
  const { campaign } = sitter.now;
  return { dataDir, port, sitter, rng, campaign };
}

async function homeOf(dataDir: string) {
  const port = appIn(dataDir);
  const home = await new Sitter(port).ask('home');
  if (home.type !== 'home') throw new Error(JSON.stringify(home));
  const moves = Object.fromEntries(home.campaigns.map(({ id, moves }) => [id, moves]));
  return { port, notice: home.notice, moves };
}

describe('a missing database', () => {
  it('with nothing beside it is a first start, and says nothing', async () => {
    const { notice, moves, port } = await homeOf(newFolder());
    expect([notice, moves]).toEqual([undefined, {}]);
    port.close();
  });

  it('beside a backup is restored from it, with a notice', async () => {
    const { dataDir, port, campaign } = await evening();
    port.close();
    rmSync(path(dataDir));
    const { notice, moves, port: again } = await homeOf(dataDir);
    expect(notice).toMatchObject({ code: 'restored-from-backup', params: { how: 'missing', file: 'none' } });
    expect(moves).toEqual({ [campaign]: 12 });
    again.close();
    expect((await homeOf(dataDir)).notice).toBeUndefined();
  });

  it('beside nothing but its journal is read from that, which is kept', async () => {
    const { dataDir, campaign } = await evening();
    const killed = copyOf(dataDir);
    rmSync(path(killed));
    rmSync(join(killed, 'backups'), { recursive: true });
    const { notice, moves } = await homeOf(killed);
    expect(notice).toMatchObject({ code: 'database-missing', params: { read: 1 } });
    expect(moves).toEqual({ [campaign]: 12 });
    expect(existsSync(join(killed, `${String(notice?.params['file'])}-wal`))).toBe(true);
  });

  it('beside a copy and its journal: what the journal has beyond the copy comes from there', async () => {
    const { dataDir, port, campaign } = await evening();
    port.close();
    const again = appIn(dataDir);
    const sitter = new Sitter(again);
    await sitter.ask('open', { campaign });
    const { rng } = await evening(0);
    await sitter.play(rng, 9);
    const killed = copyOf(dataDir);
    rmSync(path(killed));
    const { moves } = await homeOf(killed);
    expect(Number(moves[campaign])).toBeGreaterThanOrEqual(12);
    again.close();
  });

  it('beside nothing but a damaged file put aside, or a copy never finished, is read from that', async () => {
    for (const left of [
      'caravel.db.damaged-2026-01-01T00-00-00-000Z',
      'backups/caravel-000009-2026-01-01.db.unfinished',
    ]) {
      const { dataDir, port, campaign } = await evening();
      port.close();
      const folder = newFolder();
      mkdirSync(join(folder, 'backups'));
      copyFileSync(path(dataDir), join(folder, left));
      const { notice, moves } = await homeOf(folder);
      expect([notice?.code, moves]).toEqual(['database-missing', { [campaign]: 12 }]);
    }
  });

  it('beside a journal that cannot be read says that nothing came back, and keeps it', async () => {
    const folder = newFolder();
    writeFileSync(path(folder, '-wal'), 'no journal at all '.repeat(300));
    const { notice, moves } = await homeOf(folder);
    expect([notice?.code, moves]).toEqual(['database-missing', {}]);
    expect(readFileSync(join(folder, `${String(notice?.params['file'])}-wal`), 'utf8')).toContain('no journal at all');
  });

  it('is rebuilt from all backups if the newest holds the least', async () => {
    const { dataDir, port, campaign } = await evening();
    port.close();
    const [copy = ''] = readdirSync(join(dataDir, 'backups'));
    const poor = await evening(0);
    poor.port.close();
    copyFileSync(path(poor.dataDir), join(dataDir, 'backups', 'caravel-000099-2026-01-01.db'));
    rmSync(path(dataDir));
    expect(copy).not.toBe('');
    const { notice, moves } = await homeOf(dataDir);
    expect(notice).toMatchObject({ params: { backup: 'caravel-000099-2026-01-01.db', read: 1 } });
    expect(moves).toEqual({ [campaign]: 12, [poor.campaign]: 0 });
  });

  it('what players deleted does not come back from an older copy', async () => {
    const { dataDir, port, sitter, campaign } = await evening();
    port.close();
    const older = join(newFolder(), 'older.db');
    copyFileSync(path(dataDir), older);
    const again = appIn(dataDir);
    const other = await new Sitter(again).create('toy', 'table', 'second');
    await new Sitter(again, 'another').ask('delete', { campaign });
    again.close();
    renameSync(older, join(dataDir, 'backups', 'caravel-000001-2020-01-01.db'));
    rmSync(path(dataDir));
    expect(sitter.now.campaign).toBe(campaign);
    expect((await homeOf(dataDir)).moves).toEqual({ [other.campaign]: 0 });
  });
});

describe('a database with less in it than the copy made last', () => {
  it('gets back what it lacks, with a notice', async () => {
    const { dataDir, port, campaign } = await evening();
    const older = newFolder();
    copyFileSync(path(dataDir), path(older));
    port.close();
    const empty = appIn(older);
    empty.close();
    copyFileSync(path(older), path(dataDir));
    const { notice, moves, port: again } = await homeOf(dataDir);
    expect(notice).toMatchObject({ code: 'backup-richer', params: { read: 1 } });
    expect(moves).toEqual({ [campaign]: 12 });
    again.close();
    expect((await homeOf(dataDir)).notice).toBeUndefined();
  });

  it('because players deleted the rest stays as it is', async () => {
    const { dataDir, port, campaign } = await evening();
    port.close();
    const again = appIn(dataDir);
    await new Sitter(again).ask('delete', { campaign });
    expect((await homeOf(copyOf(dataDir))).moves).toEqual({});
    again.close();
  });

  it('because the campaign was played differently there stays as it is: logs that differ are not merged', async () => {
    const { dataDir, port, campaign, rng } = await evening(8);
    const here = copyOf(dataDir);
    rmSync(join(here, 'backups'), { recursive: true });
    const sitter = new Sitter(port, 'longer');
    await sitter.ask('open', { campaign });
    await sitter.play(rng, 9);
    port.close();
    const [longer] = listBackups(dataDir);
    const otherWay = appIn(here);
    const other = new Sitter(otherWay);
    await other.ask('open', { campaign });
    await other.play(streamOf('another way'), 4);
    otherWay.close();
    copyFileSync(longer?.path ?? '', join(here, 'backups', 'caravel-000099-2026-03-05.db'));
    const { notice, moves, port: again } = await homeOf(here);
    expect([notice, moves]).toEqual([undefined, { [campaign]: 12 }]);
    const back = new Sitter(again, 'back');
    await back.ask('open', { campaign });
    expect([back.now.view, back.now.trouble]).toEqual([other.now.view, undefined]);
    again.close();
  });
});

describe('a damaged journal', () => {
  /** The journal of a killed session, after 12 moves, with one bit flipped at a place of it. */
  async function killed(flipAt: (length: number) => number) {
    const { dataDir, campaign } = await evening();
    const folder = copyOf(dataDir);
    rmSync(join(folder, 'backups'), { recursive: true });
    const journal = readFileSync(path(folder, '-wal'));
    const at = flipAt(journal.length);
    if (at < journal.length) journal[at] = (journal[at] ?? 0) ^ 4;
    writeFileSync(path(folder, '-wal'), journal);
    return { folder, campaign };
  }

  it.each([
    ['its head', () => 9],
    ['the head of a frame', () => 32 + 4120 * 3 + 1],
    ['the middle', (length: number) => Math.floor(length / 2)],
  ])('in %s is said, and kept: SQLite alone would pass over what follows', async (_, place) => {
    const { folder } = await killed(place);
    const { notice } = await homeOf(folder);
    expect(notice?.code).toMatch(/^database-/);
    expect(existsSync(join(folder, `${String(notice?.params['file'])}-wal`))).toBe(true);
  });

  it('in the last commit is what a crash leaves, and so is one that was cut', async () => {
    const { folder, campaign } = await killed((length) => length - 9);
    const last = await homeOf(folder);
    expect([last.notice, Number(last.moves[campaign]) >= 11]).toEqual([undefined, true]);
    const { folder: cut, campaign: other } = await killed((length) => length);
    truncateSync(path(cut, '-wal'), readFileSync(path(cut, '-wal')).length - 4000);
    const { notice, moves } = await homeOf(cut);
    expect([notice, Number(moves[other]) >= 11]).toEqual([undefined, true]);
  });
});

describe('a journal of another database', () => {
  it('costs nothing: the database alone is whole, and the journal is kept', async () => {
    const { dataDir, port, campaign } = await evening();
    port.close();
    rmSync(join(dataDir, 'backups'), { recursive: true });
    const other = await evening(40);
    copyFileSync(path(copyOf(other.dataDir), '-wal'), path(dataDir, '-wal'));
    const { notice, moves } = await homeOf(dataDir);
    expect(notice?.code).toBe('database-salvaged');
    expect(moves).toEqual({ [campaign]: 12, [other.campaign]: 40 });
    expect(existsSync(join(dataDir, `${String(notice?.params['file'])}-wal`))).toBe(true);
  });
});
