import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FILE } from '#main/storage/database.ts';
import { appIn, newFolder, seated, secondConnection, Sitter, tableOf } from '#tests/host/host/support.ts';

/** A folder with two campaigns, its backup made between them when `backup` is set. */
async function folderOfTwo(backup: boolean) {
  const { dataDir, port, sitter, rng } = await seated('toy', 'table', 'salvage');
  await sitter.play(rng, 8);
  const first = sitter.now.campaign;
  const older = join(newFolder(), 'older.db');
  const other = secondConnection(dataDir);
  other.prepare('VACUUM INTO ?').run(older);
  other.close();
  await sitter.play(rng, 4);
  const page = sitter.now;
  const second = await sitter.create('toy', 'table', 'salvage two');
  await sitter.play(rng, 5);
  port.close();
  const copies = join(dataDir, 'backups');
  rmSync(copies, { recursive: true });
  mkdirSync(copies);
  if (backup) renameSync(older, join(copies, 'caravel-000002-2026-03-05.db'));
  return { dataDir, first, page, second: second.campaign };
}

/** Noise in the index of packs: the check on opening finds it, and the tables can be read. */
function breakAnIndex(dataDir: string): void {
  const db = secondConnection(dataDir);
  const root = Number(
    db.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'sqlite_autoindex_pack_1'").pluck().get(),
  );
  db.close();
  const path = join(dataDir, FILE);
  writeFileSync(path, readFileSync(path).fill(0xa5, (root - 1) * 4096, root * 4096));
}

async function listOf(sitter: Sitter) {
  const home = await sitter.ask('home');
  if (home.type !== 'home') throw new Error(JSON.stringify(home));
  const moves = Object.fromEntries(home.campaigns.map((campaign) => [campaign.id, campaign.moves]));
  return { home, notice: home.notice, moves };
}

describe('a broken database', () => {
  it('without a backup gives back the campaigns that can be read, and is kept', async () => {
    const { dataDir, first, second, page } = await folderOfTwo(false);
    breakAnIndex(dataDir);
    const sitter = new Sitter(appIn(dataDir));
    const { notice, moves } = await listOf(sitter);
    expect(notice).toMatchObject({ code: 'database-salvaged', params: { read: 2, unreadable: 0 } });
    expect(existsSync(join(dataDir, String(notice?.params['file'])))).toBe(true);
    expect(moves).toEqual({ [first]: 12, [second]: 5 });
    await sitter.ask('open', { campaign: first });
    expect(tableOf(sitter.now)).toBe(tableOf(page));
    sitter.port.close();
    expect((await listOf(new Sitter(appIn(dataDir)))).notice).toBeUndefined();
  });

  it('with an older backup: the backup takes its place, and what was played since comes from the broken file', async () => {
    const { dataDir, first, second, page } = await folderOfTwo(true);
    breakAnIndex(dataDir);
    const sitter = new Sitter(appIn(dataDir));
    const { notice, moves } = await listOf(sitter);
    expect(notice).toMatchObject({ code: 'restored-from-backup', params: { read: 2, unreadable: 0 } });
    expect(existsSync(join(dataDir, 'backups', String(notice?.params['backup'])))).toBe(true);
    expect(moves).toEqual({ [first]: 12, [second]: 5 });
    await sitter.ask('open', { campaign: first });
    expect(tableOf(sitter.now)).toBe(tableOf(page));
  });

  it('never changes what the backup knows of a log', async () => {
    const { dataDir, first } = await folderOfTwo(true);
    const db = secondConnection(dataDir);
    db.exec(
      `DROP TRIGGER entry_stays; UPDATE entry SET hash = '${'0'.repeat(64)}' WHERE campaign = '${first}' AND seq = 3`,
    );
    db.close();
    breakAnIndex(dataDir);
    const sitter = new Sitter(appIn(dataDir));
    await sitter.ask('open', { campaign: first });
    expect([sitter.now.played, sitter.now.trouble]).toEqual([12, undefined]);
  });

  it('a campaign whose row is lost is pieced together from its log', async () => {
    const { dataDir, first, page } = await folderOfTwo(false);
    const db = secondConnection(dataDir);
    db.pragma('foreign_keys = OFF');
    db.exec(`DELETE FROM campaign WHERE id = '${first}'`);
    db.close();
    const sitter = new Sitter(appIn(dataDir));
    const { home, notice } = await listOf(sitter);
    expect(notice).toMatchObject({ code: 'database-salvaged', params: { read: 2, unreadable: 0 } });
    expect(home.campaigns.find(({ id }) => id === first)?.mark?.code).toBe('campaign-row-damaged');
    await sitter.ask('open', { campaign: first });
    expect(sitter.now).toMatchObject({ view: page.view, seats: page.seats, played: 12 });
    expect((await listOf(sitter)).moves[first]).toBe(12);
  });

  it.each([
    ['of one row of its log', "UPDATE entry SET campaign = 'x' || substr(campaign, 2) WHERE campaign = ? AND seq = 5"],
    ['of its own row', "UPDATE campaign SET id = 'x' || substr(id, 2) WHERE id = ?"],
  ])('a letter wrong in the key %s parts nothing', async (_, sql) => {
    const { dataDir, first, second, page } = await folderOfTwo(false);
    const db = secondConnection(dataDir);
    db.pragma('foreign_keys = OFF');
    db.exec('DROP TRIGGER entry_stays');
    db.prepare(sql).run(first);
    db.close();
    const sitter = new Sitter(appIn(dataDir));
    const { moves, notice } = await listOf(sitter);
    expect(notice?.code).toBe('database-salvaged');
    expect(moves).toEqual({ [first]: 12, [second]: 5 });
    await sitter.ask('open', { campaign: first });
    expect(sitter.now.trouble).toBeUndefined();
    expect(tableOf(sitter.now)).toBe(tableOf(page));
  });

  it('a campaign of which too little is left stays in the list and says so', async () => {
    const { dataDir, first, second } = await folderOfTwo(false);
    const db = secondConnection(dataDir);
    db.pragma('foreign_keys = OFF');
    db.exec(`DROP TRIGGER entry_kept; DELETE FROM campaign WHERE id = '${first}'`);
    db.exec(`DELETE FROM entry WHERE campaign = '${first}' AND seq = 0`);
    db.close();
    breakAnIndex(dataDir);
    const sitter = new Sitter(appIn(dataDir));
    const { home, notice } = await listOf(sitter);
    expect(notice).toMatchObject({ code: 'database-salvaged', params: { unreadable: 1 } });
    const lost = home.campaigns.find(({ id }) => id === first);
    expect(lost?.damage).toMatchObject({ code: 'campaign-unreadable' });
    expect(home.campaigns.find(({ id }) => id === second)?.damage).toBeUndefined();
  });

  it('a header that never was ours, over tables that are, is damage and not another program', async () => {
    for (const [at, bytes] of [
      [68, [0, 0, 0, 1]],
      [60, [0, 0, 0, 0]],
      [60, [64, 0, 0, 2]],
      [0, [0x73]],
      [28, [0, 0, 0, 1]],
    ] as const) {
      const { dataDir, first, second } = await folderOfTwo(false);
      const path = join(dataDir, FILE);
      const file = readFileSync(path);
      Buffer.from(bytes).copy(file, at);
      writeFileSync(path, file);
      const { moves } = await listOf(new Sitter(appIn(dataDir)));
      expect(moves).toEqual({ [first]: 12, [second]: 5 });
    }
  });

  it('with any byte of its first page wrong, has its schema restored, or is refused with the reason', async () => {
    const { dataDir, first, second } = await folderOfTwo(false);
    const intact = readFileSync(join(dataDir, FILE));
    const used = [...Array(4096).keys()].filter((at) => intact[at] !== 0);
    for (let index = 0; index < used.length; index += 29) {
      const at = used[index] ?? 0;
      const file = Buffer.from(intact);
      file[at] = (file[at] ?? 0) ^ (1 << (index % 8));
      const folder = newFolder();
      writeFileSync(join(folder, FILE), file);
      const sitter = new Sitter(appIn(folder));
      const reply = await sitter.ask('home');
      if (reply.type === 'refused') expect(reply.why.code).toBe('storage-newer');
      else expect([at, (await listOf(sitter)).moves]).toEqual([at, { [first]: 12, [second]: 5 }]);
      sitter.port.close();
    }
  });

  it('a damaged schema row is restored', async () => {
    const { dataDir, first, second } = await folderOfTwo(false);
    const path = join(dataDir, FILE);
    const file = readFileSync(path);
    file.write('CREATF', file.indexOf('CREATE TABLE snapshot'));
    writeFileSync(path, file);
    const { moves, notice } = await listOf(new Sitter(appIn(dataDir)));
    expect([notice?.code, moves]).toEqual(['database-salvaged', { [first]: 12, [second]: 5 }]);
  });
});

describe('a folder that cannot be written', () => {
  it('is opened for reading: everything is listed and exported, nothing is played', async () => {
    const { dataDir, first, second } = await folderOfTwo(false);
    const other = secondConnection(dataDir);
    other.pragma('locking_mode = EXCLUSIVE');
    other.exec('BEGIN EXCLUSIVE');
    const sitter = new Sitter(appIn(dataDir));
    const { notice, moves } = await listOf(sitter);
    expect(notice).toEqual({ code: 'storage-read-only', params: { why: 'busy' } });
    expect(moves).toEqual({ [first]: 12, [second]: 5 });
    expect((await sitter.ask('export', { campaign: first })).type).toBe('file');
    expect((await sitter.ask('open', { campaign: first })).type).toBe('table');
    const { curtain } = sitter.now;
    if (curtain.state !== 'covered') throw new Error('no curtain');
    expect(await sitter.come(curtain.seat)).toMatchObject({ why: { code: 'disk-read-only' } });
    other.close();
    sitter.port.close();
  });
});
