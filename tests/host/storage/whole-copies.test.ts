import { copyFileSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { streamOf } from '#engine/kernel/rng.ts';
import type { Reply } from '#main/contract/messages.ts';
import { GAMES as LISTED } from '#main/games.ts';
import { openHost } from '#main/host/port.ts';
import type { ListedGame } from '#main/listed-game.ts';
import { silentLog } from '#main/log.ts';
import { listBackups } from '#main/storage/backup.ts';
import { FILE, openDatabase } from '#main/storage/database.ts';
import { openReadOnly } from '#main/storage/open-read-only.ts';
import { openStore } from '#main/storage/store.ts';
import { secret } from '#tests/secret.ts';
import { codeOf, newFolder, Sitter, tableOf, TOY, until } from '#tests/host/host/support.ts';

const GAMES = [TOY];

function on(dataDir: string, day: string, games: readonly ListedGame[] = GAMES) {
  const now = (): Date => new Date(`2026-03-${day}T12:00:00Z`);
  const { db, notice } = openDatabase({ dataDir, log: silentLog, now });
  const port = openHost({ store: openStore(db, now), games, log: silentLog, pause: 0, secret });
  return { port, notice, sitter: new Sitter(port) };
}

/** A folder with a campaign of 12 entries in yesterday's backup and of 26 in the file, and its page at the end. */
async function twoEvenings() {
  const dataDir = newFolder();
  const rng = streamOf('evenings');
  const first = on(dataDir, '01');
  await first.sitter.create('toy', 'open', 'evenings', [], { undo: 'practice' });
  await first.sitter.play(rng, 12);
  const campaign = first.sitter.now.campaign;
  first.port.close();
  const second = on(dataDir, '02');
  await second.sitter.ask('open', { campaign });
  await second.sitter.play(rng, 14);
  const page = tableOf(second.sitter.now);
  second.port.close();
  for (const { path, day } of listBackups(dataDir)) if (day === '2026-03-02') rmSync(path);
  return { dataDir, campaign, page };
}

/** Changes the database behind the app's back. */
function tamper(dataDir: string, sql: string, file = FILE): void {
  const db = new Sqlite(join(dataDir, file));
  db.exec(`PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON;
    DROP TRIGGER entry_stays; DROP TRIGGER entry_kept; ${sql}`);
  // As the schema was, or the whole file counts as damaged.
  db.exec(`CREATE TRIGGER entry_stays BEFORE UPDATE ON entry
        BEGIN SELECT raise(ABORT, 'the log is append-only'); END;
      CREATE TRIGGER entry_kept BEFORE DELETE ON entry
        WHEN EXISTS (SELECT 1 FROM campaign WHERE id = OLD.campaign)
        BEGIN SELECT raise(ABORT, 'the log is append-only'); END;`);
  db.close();
}

/** Opens the campaign and waits until it has been compared with its copies. */
async function opened(dataDir: string, campaign: string, day = '02') {
  const { port, sitter } = on(dataDir, day);
  await pastChecking(() => sitter.ask('open', { campaign }));
  await until(() => sitter.page !== undefined && sitter.now.trouble?.code !== 'campaign-checking');
  return { port, sitter };
}

/** Asks again while the host is still comparing. Returns the answer. */
async function pastChecking(ask: () => Promise<Reply>): Promise<Reply> {
  for (;;) {
    const reply = await ask();
    if (codeOf(reply) !== 'campaign-checking') return reply;
    await yieldToEventLoop();
  }
}

const LETTER = 'UPDATE entry SET move = replace(move, \'"type"\', \'"tyqe"\') WHERE seq = 5;';
const EVENTS = "UPDATE entry SET events = '[]' WHERE seq = 5;";
const OTHER = "'0000000000000000000000000000000000000000000000000000000000000000'";

describe('a whole copy beside a damaged campaign', () => {
  it.each([
    ['a letter of a move', LETTER],
    ['the events of a move', EVENTS],
    ['the hash of a move', `UPDATE entry SET hash = ${OTHER} WHERE seq = 5;`],
    ['a missing move', 'DELETE FROM entry WHERE seq = 5;'],
    ['the set-up', "DELETE FROM snapshot WHERE seq = 0; UPDATE entry SET events = '[]', hash = 'x' WHERE seq = 0;"],
    ['the row', "UPDATE campaign SET seats = 'x';"],
    ['the row and its seal', "UPDATE campaign SET glance = 'x';"],
    ['the pack', "UPDATE campaign SET game = 'toy-'; UPDATE pack SET data = '{';"],
    ['all of it', 'DELETE FROM campaign; DELETE FROM snapshot WHERE seq > 0;'],
  ])('puts it right up to the last move: %s', async (_, sql) => {
    const { dataDir, campaign, page } = await twoEvenings();
    tamper(dataDir, sql);
    const { port, sitter } = await opened(dataDir, campaign);
    expect(sitter.now.trouble).toBeUndefined();
    expect(tableOf(sitter.now)).toBe(page);
    const home = await sitter.ask('home');
    expect(home).toMatchObject({ campaigns: [{ id: campaign, mark: { code: 'campaign-from-copy' } }] });
    expect(home.type === 'home' && home.campaigns[0]?.damage).toBeUndefined();
    expect(home).toMatchObject({
      notice: { code: 'campaigns-mended', params: { mended: 1, shortened: 0, offered: 0 } },
    });
    port.close();
    expect(readdirSync(dataDir).some((name) => name.includes('damaged'))).toBe(true);
    const again = await opened(dataDir, campaign);
    expect(tableOf(again.sitter.now)).toBe(page);
    expect((await again.sitter.ask('home')).type).toBe('home');
    again.port.close();
  });

  it('is kept while the campaign is damaged, however long others are played', async () => {
    const { dataDir, campaign, page } = await twoEvenings();
    const [whole] = listBackups(dataDir);
    tamper(dataDir, `${LETTER} UPDATE entry SET move = '{"type' WHERE seq = 20;`);
    tamper(dataDir, "UPDATE entry SET hash = 'x' WHERE seq = 3;", join('backups', whole?.path.split('/').at(-1) ?? ''));
    expect(page).not.toBe('');
    for (const day of ['03', '04', '05', '06', '07']) {
      const { port, sitter } = on(dataDir, day);
      await sitter.create('toy', 'open', day);
      await sitter.play(streamOf(day), 3);
      port.close();
    }
    // Even the damaged copy stays: some of its moves may be whole nowhere else.
    expect(listBackups(dataDir).map(({ day }) => day)).toContain('2026-03-01');
    expect(campaign).not.toBe('');
  });
});

describe('a whole copy that ends before a damaged move', () => {
  it('leads as far as the moves after it replay', async () => {
    const { dataDir, campaign } = await twoEvenings();
    tamper(dataDir, `${LETTER} DELETE FROM snapshot WHERE seq > 0; UPDATE entry SET move = '{"type' WHERE seq = 20;`);
    const { port, sitter } = await opened(dataDir, campaign);
    expect(sitter.now.trouble).toBeUndefined();
    const home = await sitter.ask('home');
    expect(home).toMatchObject({
      campaigns: [{ id: campaign, mark: { code: 'campaign-shortened', params: { last: 19, missing: 7 } } }],
      notice: { params: { mended: 1, shortened: 1 } },
    });
    await sitter.play(streamOf('on'), 2);
    port.close();
    const again = await opened(dataDir, campaign);
    expect(again.sitter.now.trouble).toBeUndefined();
    again.port.close();
  });

  it('is offered beside the campaign that can go on from a later position', async () => {
    const { dataDir, campaign } = await twoEvenings();
    tamper(dataDir, `${LETTER} UPDATE entry SET move = '{"type' WHERE seq = 18;`);
    const { port, sitter } = await opened(dataDir, campaign);
    expect(sitter.now.trouble).toMatchObject({ code: 'campaign-damaged', params: { seq: 5, whole: 26 } });
    const home = await sitter.ask('home');
    if (home.type !== 'home') throw new Error('no list');
    const beside = home.campaigns.find(({ id }) => id !== campaign);
    // The copy ends on the first evening; moves 13 to 17 are from the second.
    const played = home.campaigns.find(({ id }) => id === campaign)?.played;
    expect(beside?.mark).toMatchObject({ code: 'campaign-beside', params: { last: 17, played } });
    expect(played).toMatch(/^2026-03-02/);
    await sitter.ask('open', { campaign: beside?.id });
    expect(sitter.now.trouble).toBeUndefined();
    await sitter.ask('leave', {});
    await sitter.ask('delete', { campaign: beside?.id });
    port.close();
    const again = await opened(dataDir, campaign, '03');
    const list = await again.sitter.ask('home');
    expect(list.type === 'home' && list.campaigns.map(({ id }) => id)).toEqual([campaign]);
    again.port.close();
  });
});

describe('a copy beside a campaign that can go on from a later position', () => {
  it('is offered with the date of its own last move', async () => {
    const { dataDir, campaign } = await twoEvenings();
    tamper(dataDir, `${LETTER} UPDATE entry SET move = '{"type' WHERE seq = 13;`);
    const { port, sitter } = await opened(dataDir, campaign);
    const home = await sitter.ask('home');
    const beside = home.type === 'home' ? home.campaigns.find(({ id }) => id !== campaign) : undefined;
    expect(beside?.mark).toMatchObject({ code: 'campaign-beside', params: { last: 12 } });
    expect(beside?.played).toMatch(/^2026-03-01/);
    expect(beside?.mark?.params['played']).toBe(beside?.played);
    port.close();
  });
});

const UNSEALED = "UPDATE campaign SET glance = json_remove(glance, '$.seal');";
const GONE = 'DELETE FROM entry; DELETE FROM snapshot; DELETE FROM campaign;';

describe('a copy from before there were seals', () => {
  it.each([
    ['is whole where its log replays', '', 26],
    ['is not where it does not', `UPDATE entry SET hash = ${OTHER} WHERE seq = 5;`, undefined],
  ])('%s', async (_, sql, last) => {
    const { dataDir, campaign } = await twoEvenings();
    const whole = listBackups(dataDir)[0]?.path ?? '';
    copyFileSync(join(dataDir, FILE), whole);
    tamper(dataDir, UNSEALED + sql, join('backups', basename(whole)));
    tamper(dataDir, GONE);
    // What the newest backup holds beyond the file is brought back at the opening, by length alone: here a later one lies.
    copyFileSync(join(dataDir, FILE), whole.replace('-00000', '-00100'));
    const { port, sitter } = on(dataDir, '02');
    let answer = await sitter.ask('open', { campaign });
    // Nothing says of a missing campaign that its copies are still being read: on a busy computer they may be.
    for (let turn = 0; turn < 1000 && codeOf(answer) === 'unknown-campaign'; turn++) {
      await yieldToEventLoop();
      answer = await sitter.ask('open', { campaign });
    }
    if (last === undefined) expect(codeOf(answer)).toBe('unknown-campaign');
    else expect(sitter.now.played).toBe(last);
    port.close();
  });
});

describe('a pack', () => {
  it('that is damaged in the copy does not take the place of the one in the file', async () => {
    const { dataDir, campaign, page } = await twoEvenings();
    const [whole] = listBackups(dataDir);
    tamper(dataDir, "UPDATE pack SET data = '{';", join('backups', basename(whole?.path ?? '')));
    tamper(dataDir, LETTER);
    const { port, sitter } = await opened(dataDir, campaign);
    expect(tableOf(sitter.now)).toBe(page);
    port.close();
    const db = new Sqlite(join(dataDir, FILE), { readonly: true });
    expect(db.prepare('SELECT data FROM pack').pluck().get()).not.toBe('{');
    db.close();
  });
});

describe('a whole backup', () => {
  /** Starts on a day, changes a setting and closes at once. */
  async function onlySet(dataDir: string, day: string): Promise<void> {
    const { port, sitter } = on(dataDir, day);
    await sitter.ask('set', { name: 'motion', value: day < '05' ? 'auto' : 'less' });
    port.close();
  }

  it('is there, and puts the campaign right, after days on which a setting was changed and nothing opened', async () => {
    const { dataDir, campaign, page } = await twoEvenings();
    tamper(dataDir, LETTER);
    for (const day of ['02', '03', '04', '05', '06']) await onlySet(dataDir, day);
    const { port, sitter } = await opened(dataDir, campaign, '07');
    expect(tableOf(sitter.now)).toBe(page);
    port.close();
  });

  it('is kept for what no seal covers: the pack of a campaign', async () => {
    const dataDir = newFolder();
    const { port, sitter } = on(dataDir, '01', LISTED);
    await sitter.create('archipelago', 'open', 'pack');
    port.close();
    tamper(dataDir, "UPDATE pack SET data = replace(data, 'e', 'f');");
    for (const day of ['02', '03', '04', '05', '06']) {
      const now = (): Date => new Date(`2026-03-${day}T12:00:00Z`);
      // Nothing judges here: the store alone decides what may be deleted.
      const store = openStore(openDatabase({ dataDir, log: silentLog, now }).db, now);
      store.saveSetting('day', day);
      store.close();
    }
    expect(listBackups(dataDir).map(({ day }) => day)).toContain('2026-03-01');
  });
});

describe('a longer copy', () => {
  it('of the same chain extends a campaign that is whole', async () => {
    const { dataDir, campaign, page } = await twoEvenings();
    const short = listBackups(dataDir)[0]?.path ?? '';
    const longer = short.replace('-00000', '-00010');
    copyFileSync(join(dataDir, FILE), longer);
    copyFileSync(short, join(dataDir, FILE));
    copyFileSync(short, short.replace('-00000', '-00100'));
    const { port, sitter } = await opened(dataDir, campaign);
    // It is whole as it is, so it may be opened before the longer copy has been read, and grows then.
    await until(() => tableOf(sitter.now) === page);
    port.close();
  });

  it('extends it also where an early move of the copy is damaged', async () => {
    const { dataDir, campaign, page } = await twoEvenings();
    const short = listBackups(dataDir)[0]?.path ?? '';
    const longer = short.replace('-00000', '-00010');
    tamper(dataDir, LETTER);
    copyFileSync(join(dataDir, FILE), longer);
    copyFileSync(short, join(dataDir, FILE));
    copyFileSync(short, short.replace('-00000', '-00100'));
    const { port, sitter } = await opened(dataDir, campaign);
    // It is whole as it is, so it may be opened before the longer copy has been read, and grows then.
    await until(() => tableOf(sitter.now) === page);
    port.close();
  });
});

describe('a damaged campaign of older rules', () => {
  it('is put right before newer rules take it over', async () => {
    const { dataDir, campaign } = await twoEvenings();
    tamper(dataDir, 'DELETE FROM entry WHERE seq = 5;');
    // So many that the campaign is opened before all have been read.
    const whole = listBackups(dataDir)[0]?.path ?? '';
    for (let count = 10; count < 90; count++) copyFileSync(whole, whole.replace(/-0000\d\d-/, `-0000${count}-`));
    const game = { ...TOY.make(TOY.basePack), version: 2 };
    const { db } = openDatabase({ dataDir, log: silentLog });
    const store = openStore(db);
    const port = openHost({ store, games: [{ ...TOY, make: () => game }], log: silentLog, pause: 0, secret });
    const sitter = new Sitter(port);
    expect(codeOf(await sitter.ask('open', { campaign }))).toBe('campaign-checking');
    await pastChecking(() => sitter.ask('open', { campaign }));
    const home = await sitter.ask('home');
    expect(home).toMatchObject({ campaigns: [{ moves: 26, mark: { code: 'campaign-from-copy' } }] });
    expect(store.entries(campaign).entries.length).toBe(26);
    port.close();
  });
});

describe('what is not brought back', () => {
  it.each([0, 1, 2, 4, 8, 16, 32])('is a campaign that players delete %i turns after the start', async (turns) => {
    const { dataDir, campaign } = await twoEvenings();
    tamper(dataDir, `${LETTER} UPDATE entry SET move = '{"type' WHERE seq = 20;`);
    const { port, sitter } = on(dataDir, '02');
    for (let turn = 0; turn < turns; turn++) await yieldToEventLoop();
    await sitter.ask('delete', { campaign });
    for (let turn = 0; turn < 300; turn++) await yieldToEventLoop();
    expect(await sitter.ask('home')).toMatchObject({ campaigns: [] });
    port.close();
  });

  it('is a campaign that players deleted', async () => {
    const { dataDir, campaign } = await twoEvenings();
    const { port, sitter } = on(dataDir, '02');
    await sitter.ask('delete', { campaign });
    port.close();
    const again = on(dataDir, '03');
    for (let turns = 0; turns < 200; turns++) await yieldToEventLoop();
    expect(await again.sitter.ask('home')).toMatchObject({ campaigns: [] });
    again.port.close();
  });
});

describe('in a folder that can only be read', () => {
  it('campaigns are put right in memory', async () => {
    const { dataDir, campaign, page } = await twoEvenings();
    tamper(dataDir, LETTER);
    const before = readdirSync(dataDir).sort();
    const db = openReadOnly({ dataDir, log: silentLog });
    if (db === undefined) throw new Error('nothing to read');
    const port = openHost({
      store: openStore(db, undefined, silentLog, dataDir),
      games: GAMES,
      log: silentLog,
      pause: 0,
    });
    const sitter = new Sitter(port);
    await sitter.ask('open', { campaign });
    await until(() => sitter.now.trouble?.code !== 'campaign-checking');
    expect(tableOf(sitter.now)).toBe(page);
    port.close();
    expect(readdirSync(dataDir).sort()).toEqual(before);
  });
});
