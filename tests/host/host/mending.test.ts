import { describe, expect, it } from 'vitest';
import { campaignSchema } from '#main/contract/messages.ts';
import {
  appIn,
  copyOf,
  newFolder,
  seated,
  secondConnection,
  Sitter,
  tableOf,
  until,
  type KindName,
} from './support.ts';

const LOOSE = 'PRAGMA foreign_keys = OFF; DROP TRIGGER entry_stays; DROP TRIGGER entry_kept;';

/** A campaign of some moves, closed, and what was shown and listed of it. */
async function made(name: KindName, moves: number) {
  const { dataDir, sitter, rng } = await seated(name, 'table', 'd11');
  await sitter.play(rng, moves);
  const { campaign } = sitter.now;
  const [listed] = await list(sitter);
  const file = await sitter.ask('export', { campaign });
  return { dataDir, shown: tableOf(sitter.now), campaign, listed, file, rng };
}

/** The same with the database changed by `sql` behind the app's back, and opened again. */
async function broken({ dataDir, campaign }: Awaited<ReturnType<typeof made>>, sql: string, open = true) {
  const copy = copyOf(dataDir);
  const db = secondConnection(copy);
  db.exec(`${LOOSE} ${sql}`);
  db.close();
  const again = new Sitter(appIn(copy));
  const [listed] = await list(again);
  if (open) await again.ask('open', { campaign });
  return { copy, again, listed };
}

async function list(sitter: Sitter) {
  const reply = await sitter.ask('home');
  return reply.type === 'home' ? reply.campaigns.map((campaign) => campaignSchema.parse(campaign)) : [];
}

const wait = (sitter: Sitter): Promise<void> => until(() => sitter.now.trouble?.code !== 'campaign-checking');

describe('what can be rebuilt of a campaign is rebuilt', () => {
  it.each<KindName>(['toy', 'archipelago'])('its set-up, from options and seed: %s', async (name) => {
    const whole = await made(name, 30);
    for (const sql of [
      "UPDATE snapshot SET state = replace(state, '1', '2') WHERE seq = 0",
      "UPDATE snapshot SET state = '{' WHERE seq = 0",
      'DELETE FROM snapshot WHERE seq = 0',
      'DELETE FROM entry WHERE seq = 0',
      "UPDATE entry SET hash = replace(hash, 'a', 'b') WHERE seq = 0",
      "UPDATE entry SET events = replace(events, '1', '2') WHERE seq = 0",
      "UPDATE entry SET events = '[' WHERE seq = 0",
    ]) {
      const { again, copy } = await broken(whole, sql);
      await wait(again);
      expect(again.now.trouble, sql).toBeUndefined();
      expect(tableOf(again.now), sql).toBe(whole.shown);
      expect(await again.ask('export', { campaign: whole.campaign })).toEqual(whole.file);
      again.port.close();
      const third = new Sitter(appIn(copy));
      await third.ask('open', { campaign: whole.campaign });
      expect(third.now.trouble, sql).toBeUndefined();
      expect(tableOf(third.now)).toBe(whole.shown);
    }
  });

  it('the words of its log, by playing it again, before anybody goes on', async () => {
    const whole = await made('toy', 30);
    const sql = "UPDATE entry SET events = replace(events, ':1', ':2') WHERE seq BETWEEN 7 AND 12";
    const { again, copy, listed } = await broken(whole, sql);
    expect(listed?.mark).toEqual({ code: 'campaign-suspect', params: {} });
    expect(again.now.trouble).toEqual({ code: 'campaign-checking', params: {} });
    const seat = again.now.deciders[0];
    expect(await again.at('move', { seat, move: { type: 'rest' } })).toMatchObject({ type: 'refused' });
    await wait(again);
    expect(tableOf(again.now)).toBe(whole.shown);
    expect((await list(again))[0]?.mark).toBeUndefined();
    const lines = (folder: string): unknown => secondConnection(folder).prepare('SELECT * FROM entry').all();
    expect(lines(copy)).toEqual(lines(whole.dataDir));
    await again.play(whole.rng, 3);
    expect(again.now.played).toBe(33);
  });

  it('its row, from the copy beside its log and from the log, which both the list and the table say', async () => {
    const whole = await made('toy', 30);
    for (const sql of [
      "UPDATE campaign SET seats = replace(seats, 'Ada', 'Eda')",
      "UPDATE campaign SET seats = 'x'",
      "UPDATE campaign SET level = 'tabld'",
      "UPDATE campaign SET options = '{'",
      "UPDATE campaign SET seed = 'd10'",
      "UPDATE campaign SET pack = 'elsewhere'",
      "UPDATE campaign SET curtain = 'x'",
      "UPDATE campaign SET glance = '{}'",
      'UPDATE campaign SET glance = replace(glance, \'"seal"\', \'"seam"\')',
      'UPDATE campaign SET spent = 70000',
    ]) {
      const { again, listed, copy } = await broken(whole, sql);
      expect(listed?.mark?.code ?? listed?.damage?.code, sql).toBe('campaign-row-damaged');
      await wait(again);
      expect(again.now.trouble, sql).toBeUndefined();
      expect(again.now.log.at(-1)?.event, sql).toEqual({ type: 'table-row-mended' });
      const { seats, view, played, level } = again.now;
      expect(JSON.parse(whole.shown)).toMatchObject({ seats, view, played, level });
      expect(await again.ask('export', { campaign: whole.campaign })).toMatchObject({ type: 'file' });
      again.port.close();
      const [after] = await list(new Sitter(appIn(copy)));
      expect(after).toMatchObject({ moves: 30, summary: whole.listed?.summary, seats: whole.listed?.seats });
      expect(after?.mark, sql).toBeUndefined();
    }
  });

  it('somebody who sat down since sits there still', async () => {
    const { dataDir, sitter } = await seated('toy', 'open', 'd11');
    await sitter.done('change-seat', { seat: 1, player: 'random', name: 'Zoe' });
    const { campaign, seats } = sitter.now;
    const whole = { dataDir, campaign } as Awaited<ReturnType<typeof made>>;
    const { again } = await broken(whole, "UPDATE campaign SET seats = 'x'");
    expect(again.now.seats).toEqual(seats);
  });
});

describe('a log that was cut is told from one that ends', () => {
  it.each([
    ['its last entries', 'DELETE FROM entry WHERE seq > 26'],
    ['the key of its last entry', "UPDATE entry SET campaign = replace(campaign, '-', '.') WHERE seq = 27"],
    ['all of it', 'DELETE FROM entry WHERE seq > 0'],
  ])('%s', async (_, sql) => {
    const whole = await made('toy', 27);
    for (const more of ['', "; UPDATE campaign SET glance = json_remove(glance, '$.seal')"]) {
      const copy = copyOf(whole.dataDir);
      const db = secondConnection(copy);
      // Foreign keys are looked at where the whole file is: here it is the campaign that must notice.
      db.exec(`${LOOSE} ${sql}${more}; DELETE FROM entry WHERE campaign NOT IN (SELECT id FROM campaign)`);
      db.close();
      const again = new Sitter(appIn(copy));
      await again.ask('open', { campaign: whole.campaign });
      expect(again.now.trouble?.code).toBe('campaign-damaged');
      expect(await again.at('move', { seat: 0, move: { type: 'rest' } })).toMatchObject({ type: 'refused' });
    }
  });
});

describe('a damaged campaign goes on', () => {
  const early = "UPDATE entry SET hash = replace(hash, 'a', 'b') WHERE seq = 7";

  it('from the newest position that is whole, and its log, the list and the file say so', async () => {
    const whole = await made('toy', 45);
    const { again, copy } = await broken(whole, early);
    await wait(again);
    expect(again.now.trouble).toEqual({ code: 'campaign-damaged', params: { seq: 7, whole: 45 } });
    expect(again.now.played).toBe(6);
    expect(await again.at('go-on')).toMatchObject({ type: 'table' });
    expect(again.now.trouble).toBeUndefined();
    expect(again.now.view).toEqual((JSON.parse(whole.shown) as { view: unknown }).view);
    expect(again.now.log.at(-1)?.event).toEqual({ type: 'table-went-on', seq: 7, whole: 45 });
    expect(again.now.undo).toEqual({ can: false, barrier: 'damaged-record' });
    await again.play(whole.rng, 4);
    const { played, view } = again.now;
    again.port.close();
    const third = new Sitter(appIn(copy));
    expect((await list(third))[0]).toMatchObject({
      moves: 49,
      mark: { code: 'campaign-went-on', params: { seq: 7, whole: 45 } },
    });
    await third.ask('open', { campaign: whole.campaign });
    expect(third.now).toMatchObject({ played, view });
    expect(third.now.trouble).toBeUndefined();
    expect(third.now.log.filter(({ event }) => event.type === 'table-went-on')).toHaveLength(1);
    const file = await third.ask('export', { campaign: whole.campaign });
    const other = new Sitter(appIn(newFolder()));
    const home = await other.ask('import', { file: file.type === 'file' ? file.file : '' });
    expect(home).toMatchObject({ type: 'home', campaigns: [{ mark: { code: 'campaign-went-on' } }] });
    const [there] = await list(other);
    await other.ask('open', { campaign: there?.id ?? '' });
    expect(other.now.view).toEqual(view);
    await other.play(whole.rng, 3);
    expect(other.now.trouble).toBeUndefined();
    const [one, two] = [file, await other.ask('export', { campaign: there?.id ?? '' })];
    expect(two).toMatchObject({ type: 'file' });
    expect(one).toMatchObject({ type: 'file' });
    const third2 = new Sitter(appIn(newFolder()));
    expect(await third2.ask('import', { file: two.type === 'file' ? two.file : '' })).toMatchObject({ type: 'home' });
  });

  it('from the last good move where nothing behind the damage holds; no number of the log is used twice', async () => {
    const whole = await made('toy', 45);
    const { again, copy } = await broken(whole, `${early}; DELETE FROM snapshot WHERE seq > 0`);
    await wait(again);
    expect(again.now.trouble).toEqual({ code: 'campaign-damaged', params: { seq: 7, whole: 6 } });
    await again.at('go-on');
    expect(again.now.log.at(-1)?.event).toEqual({ type: 'table-went-on', seq: 7, whole: 6 });
    await again.play(whole.rng, 3);
    expect(again.now.trouble).toBeUndefined();
    const numbers = secondConnection(copy).prepare('SELECT max(seq) FROM entry').pluck().get();
    expect(numbers).toBe(48);
  });

  it('and is refused to one that is whole', async () => {
    const { sitter } = await seated('toy', 'open', 'd11');
    expect(await sitter.at('go-on')).toMatchObject({ type: 'refused', why: { code: 'not-damaged' } });
  });
});

describe('the file of a damaged campaign', () => {
  it.each<KindName>(['toy', 'archipelago'])('is taken, stays damaged, and can go on as it could: %s', async (name) => {
    const whole = await made(name, 45);
    const { again } = await broken(whole, "UPDATE entry SET hash = replace(hash, 'a', 'b') WHERE seq = 7");
    const before = await again.ask('export', { campaign: whole.campaign });
    expect(before).toMatchObject({ type: 'refused', why: { code: 'campaign-checking' } });
    await wait(again);
    const reply = await again.ask('export', { campaign: whole.campaign });
    const file = reply.type === 'file' ? reply.file : '';
    expect(JSON.parse(file)).toMatchObject({ damaged: { seq: 7 } });
    const other = new Sitter(appIn(newFolder()));
    expect(await other.ask('import', { file })).toMatchObject({
      type: 'home',
      campaigns: [{ damage: { code: 'campaign-damaged', params: { seq: 7 } } }],
    });
    const [there] = await list(other);
    await other.ask('open', { campaign: there?.id ?? '' });
    const { campaign, unseen } = again.now;
    expect(tableOf({ ...other.now, campaign, unseen })).toBe(tableOf(again.now));
    await again.at('go-on');
    await other.at('go-on');
    expect(other.now.view).toEqual(again.now.view);
    expect(other.now.view).toEqual((JSON.parse(whole.shown) as { view: unknown }).view);
    await other.play(whole.rng, 3);
    expect(other.now.trouble).toBeUndefined();
  });

  it('is the same from the list, before anybody has opened it', async () => {
    const whole = await made('toy', 45);
    for (const sql of [
      "UPDATE entry SET hash = replace(hash, 'a', 'b') WHERE seq = 7",
      "UPDATE entry SET events = replace(events, ':1', ':2') WHERE seq = 7",
      "UPDATE campaign SET seats = 'x'",
    ]) {
      const [listed, opened] = [await broken(whole, sql, false), await broken(whole, sql)];
      await wait(opened.again);
      const ask = (sitter: Sitter) => sitter.ask('export', { campaign: whole.campaign });
      const [one, two] = [await ask(listed.again), await ask(opened.again)];
      expect(one.type).toBe('file');
      expect(two).toEqual(one);
    }
  });

  it('is refused where its mark does not fit', async () => {
    const whole = await made('toy', 25);
    const { again } = await broken(whole, 'DELETE FROM entry WHERE seq = 7');
    const reply = await again.ask('export', { campaign: whole.campaign });
    const record = JSON.parse(reply.type === 'file' ? reply.file : '{}') as { damaged: { newest: object } };
    const { damaged } = record;
    const other = new Sitter(appIn(newFolder()));
    for (const wrong of [
      { ...damaged, seq: 9 },
      { ...damaged, newest: { ...damaged.newest, seq: 3 } },
      { ...damaged, newest: { ...damaged.newest, state: {} } },
      { ...damaged, newest: { ...damaged.newest, hash: '0'.repeat(64) } },
    ]) {
      const taken = await other.ask('import', { file: JSON.stringify({ ...record, damaged: wrong }) });
      expect(taken).toMatchObject({ type: 'refused', why: { code: 'import-differs' } });
    }
    expect(await list(other)).toEqual([]);
  });
});
