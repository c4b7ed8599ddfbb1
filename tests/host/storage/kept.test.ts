import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { FILE } from '#main/storage/database.ts';
import { emptyDatabase } from '#main/storage/empty-database.ts';
import { intactRows, mergeRow, sealedRow, writeRow } from '#main/storage/kept-rows.ts';
import { keptStatements } from '#main/storage/kept-statements.ts';
import { appIn, codeOf, newFolder, seated, secondConnection, Sitter } from '#tests/host/host/support.ts';
import { saves } from '#tests/saves/saves.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import { Player } from '#tests/torture/window.ts';

/** What a folder keeps beside its campaigns, as windows are told. */
async function beside(sitter: Pick<Sitter, 'ask'>, campaign: string) {
  for (let waited = 0; ; waited++) {
    const [persons, records, notes] = [
      await sitter.ask('persons'),
      await sitter.ask('records'),
      await sitter.ask('notes', { campaign }),
    ];
    if (persons.type !== 'persons' || records.type !== 'records' || notes.type !== 'notes')
      throw new Error(JSON.stringify([persons, records, notes]));
    if (records.missing > 0 && waited < 2000) await pause(2);
    else
      return {
        persons: persons.persons.map(({ name }) => name),
        records: records.records.map(({ id }) => id),
        notes: notes.notes,
      };
  }
}

/** A folder with a finished game, a person and notes. */
async function folder() {
  const { dataDir, port, sitter, rng } = await seated('toy', 'open', 'kept');
  await sitter.play(rng, 3000);
  const { campaign } = sitter.now;
  await sitter.ask('save-person', { name: 'Ada', sign: 'star' });
  await sitter.ask('note', { campaign, title: 'First', notes: 'Ben came last.' });
  const all = { persons: ['Ada'], records: [campaign], notes: 'Ben came last.' };
  expect(await beside(sitter, campaign)).toEqual(all);
  port.close();
  return { dataDir, campaign, all };
}

const withoutBackups = (dataDir: string): void => rmSync(join(dataDir, 'backups'), { recursive: true });

/** What the folder keeps when it is opened again, and what players are told. */
async function reopened(dataDir: string, campaign: string) {
  const sitter = new Sitter(appIn(dataDir));
  const found = await beside(sitter, campaign);
  const home = await sitter.ask('home');
  sitter.port.close();
  return { found, code: home.type === 'home' ? home.notice?.code : codeOf(home) };
}

/** Flips the data of a row, as a half-written page would leave it. */
function breakRow(dataDir: string, kind: string): void {
  const db = secondConnection(dataDir);
  const { changes } = db.prepare('UPDATE kept SET data = substr(data, 1, 20) WHERE kind = ?').run(kind);
  expect(changes).toBe(1);
  db.close();
}

describe('what is kept beside the campaigns', () => {
  it.each(['person', 'note', 'record'])('comes back from a backup where it is half written: %s', async (kind) => {
    const { dataDir, campaign, all } = await folder();
    breakRow(dataDir, kind);
    expect((await reopened(dataDir, campaign)).found).toEqual(all);
  });

  it('is made anew where a record is half written and there is no backup, and nothing else is lost', async () => {
    const { dataDir, campaign, all } = await folder();
    withoutBackups(dataDir);
    breakRow(dataDir, 'record');
    expect((await reopened(dataDir, campaign)).found).toEqual(all);
    breakRow(dataDir, 'person');
    withoutBackups(dataDir);
    expect(await reopened(dataDir, campaign)).toEqual({ found: { ...all, persons: [] }, code: 'kept-damaged' });
    // It is told once.
    expect((await reopened(dataDir, campaign)).code).toBeUndefined();
  });

  it('is read out of a damaged file', async () => {
    const { dataDir, campaign, all } = await folder();
    withoutBackups(dataDir);
    const db = secondConnection(dataDir);
    const index = "SELECT rootpage FROM sqlite_schema WHERE name = 'sqlite_autoindex_pack_1'";
    const root = Number(db.prepare(index).pluck().get());
    db.close();
    const path = join(dataDir, FILE);
    writeFileSync(path, readFileSync(path).fill(0xa5, (root - 1) * 4096, root * 4096));
    expect(await reopened(dataDir, campaign)).toEqual({ found: all, code: 'database-salvaged' });
  });

  it('is put together of the backups where the database is missing', async () => {
    const { dataDir, campaign, all } = await folder();
    for (const name of readdirSync(dataDir)) if (name.startsWith(FILE)) rmSync(join(dataDir, name));
    expect(await reopened(dataDir, campaign)).toEqual({ found: all, code: 'restored-from-backup' });
  });

  it('does not come back from a copy once it was deleted', async () => {
    const { dataDir, campaign } = await folder();
    const sitter = new Sitter(appIn(dataDir));
    const { persons } = (await sitter.ask('persons')) as { persons: { id: string }[] };
    await sitter.ask('delete-person', { person: persons[0]?.id });
    await sitter.ask('delete-record', { record: campaign });
    await sitter.ask('note', { campaign, title: '', notes: '' });
    const nothing = { persons: [], records: [], notes: '' };
    expect(await beside(sitter, campaign)).toEqual(nothing);
    sitter.port.close();
    expect((await reopened(dataDir, campaign)).found).toEqual(nothing);
    // All files are put together: the older ones still hold it.
    for (const name of readdirSync(dataDir)) if (name.startsWith(FILE)) rmSync(join(dataDir, name));
    expect((await reopened(dataDir, campaign)).found).toEqual(nothing);
  });

  it('is the reason to keep a backup that alone holds it', async () => {
    const { dataDir, campaign, all } = await folder();
    // The database forgets it without a trace, as a damaged page would.
    const db = secondConnection(dataDir);
    db.exec("DELETE FROM kept WHERE kind IN ('person', 'note')");
    db.close();
    expect((await reopened(dataDir, campaign)).found).toEqual(all);
  });

  it('counts by the time of its last change, also where the clock was set back', () => {
    const db = emptyDatabase();
    let now = new Date('2026-05-05T12:00:00.000Z');
    const kept = keptStatements(db, () => now);
    kept.save('note', 'a', 'first');
    const [first] = intactRows(db);
    now = new Date('2020-01-01T00:00:00.000Z');
    kept.save('note', 'a', 'second');
    if (first === undefined) throw new Error('nothing was kept');
    expect(mergeRow(db, first)).toBe(false);
    expect(kept.read('note', 'a')).toBe('second');
    kept.remove('note', 'a');
    expect([kept.read('note', 'a'), kept.all('note'), kept.read('note', 'b')]).toEqual([null, [], undefined]);
    expect(mergeRow(db, { ...first, data: '"forged"' })).toBe(false);
    writeRow(db, { ...sealedRow('note', 'a', '"x"', '2030-01-01T00:00:00.000Z'), sum: 'wrong' });
    expect(kept.read('note', 'a')).toBeUndefined();
    // A damaged row gives way to an intact older one.
    expect(mergeRow(db, first)).toBe(true);
    expect(kept.read('note', 'a')).toBe('first');
    db.close();
  });
});

/** Makes the database of a folder one of version 3, with what that version kept of it. */
function asVersion3(dataDir: string): void {
  const db = secondConnection(dataDir);
  db.exec("DROP TABLE kept; UPDATE meta SET value = '3' WHERE kind = 'version'; PRAGMA user_version = 3");
  db.close();
  withoutBackups(dataDir);
}

describe('a folder of an older version', () => {
  it('has the records of games that were finished before, made in the background', async () => {
    const { dataDir, campaign } = await folder();
    asVersion3(dataDir);
    const sitter = new Sitter(appIn(dataDir));
    // The list does not wait for them.
    expect(await sitter.ask('home')).toMatchObject({ campaigns: [{ id: campaign, state: 'finished' }] });
    expect(await beside(sitter, campaign)).toEqual({ persons: [], records: [campaign], notes: '' });
    expect(readdirSync(join(dataDir, 'backups')).some((name) => name.includes('-v3-'))).toBe(true);
    sitter.port.close();
  });

  it.each(saves())('$version: a game given up then is recorded, and its campaign stays as it is', async (save) => {
    const { database, campaign, hash, game } = save;
    const dataDir = newFolder();
    writeFileSync(join(dataDir, FILE), database);
    const db = secondConnection(dataDir);
    db.prepare(
      `INSERT INTO entry (campaign, seq, kind, hash, events)
       SELECT campaign, max(seq) + 1, 'abandon', ?, '[]' FROM entry WHERE campaign = ?`,
    ).run(hash, campaign);
    db.prepare(
      "UPDATE campaign SET glance = json_remove(json_set(glance, '$.abandoned', json('true')), '$.seal') WHERE id = ?",
    ).run(campaign);
    const ruleset = (): unknown => db.prepare('SELECT ruleset FROM campaign WHERE id = ?').pluck().get(campaign);
    const before = ruleset();
    const sitter = new Sitter(appIn(dataDir));
    expect((await beside(sitter, campaign)).records).toEqual([campaign]);
    const reply = await sitter.ask('records');
    expect(reply).toMatchObject({ records: [{ game, how: 'given-up', marks: [], won: [] }] });
    expect(ruleset()).toBe(before);
    db.close();
    sitter.port.close();
  });

  it.each(saves().filter(({ version }) => /^v[23]/.test(version)))(
    '$version: is brought along, and the game that ends there is recorded',
    async ({ database, campaign }) => {
      const dataDir = newFolder();
      writeFileSync(join(dataDir, FILE), database);
      const port = appIn(dataDir);
      const player = new Player(port);
      expect(await beside(player, campaign)).toEqual({ persons: [], records: [], notes: '' });
      await player.ask('save-person', { name: 'Ada', sign: 'star' });
      await player.ask('note', { campaign, notes: 'Begun long ago.' });
      const opened = await player.ask('open', { campaign });
      if (opened.type !== 'table') throw new Error(JSON.stringify(opened));
      await player.playOn(streamOf('to the end'), 20);
      const { page } = player;
      for (const seat of page?.seats.keys() ?? [])
        await player.ask('consent', { campaign, seq: player.page?.seq, seat, yes: true });
      expect(player.page?.abandoned).toBe(true);
      expect(await beside(player, campaign)).toEqual({
        persons: ['Ada'],
        records: [campaign],
        notes: 'Begun long ago.',
      });
      port.close();
    },
  );
});
