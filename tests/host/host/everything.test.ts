import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { streamOf } from '#engine/kernel/rng.ts';
import type { Reply } from '#main/contract/messages.ts';
import { LARGEST_FILE, LARGEST_WHOLE } from '#main/contract/limits.ts';
import { roomAfter } from '#main/host/whole-file.ts';
import { checksum } from '#main/storage/seal.ts';
import { appIn, codeOf, databaseText, newFolder, people, secondConnection, Sitter } from './support.ts';

type Content = {
  persons: { id: string; name: string }[];
  records: { id: string; record: Record<string, unknown> }[];
  notes: { id: string; notes: string }[];
  campaigns: { id: string; file: string }[];
};
type Whole = { sum: string; content: Content };

/** Everything a folder has, as windows are told. */
async function told(sitter: Sitter) {
  const records = async (): Promise<Extract<Reply, { type: 'records' }>> => {
    const reply = await sitter.ask('records');
    if (reply.type !== 'records') throw new Error(JSON.stringify(reply));
    if (reply.missing === 0) return reply;
    await pause(2);
    return records();
  };
  const [persons, home, made] = [await sitter.ask('persons'), await sitter.ask('home'), await records()];
  if (home.type !== 'home' || persons.type !== 'persons') throw new Error(JSON.stringify(home));
  const notes = await Promise.all(home.campaigns.map(({ id }) => sitter.ask('notes', { campaign: id })));
  return { persons: persons.persons, campaigns: home.campaigns, records: made.records, notes };
}

async function exported(sitter: Sitter): Promise<string> {
  await told(sitter);
  const reply = await sitter.ask('export-all');
  if (reply.type !== 'file') throw new Error(JSON.stringify(reply));
  expect(reply).not.toHaveProperty('left');
  return reply.file;
}

/** Sends a file in parts. */
async function take(sitter: Sitter, file: string, of = 3): Promise<Reply> {
  const size = Math.ceil(file.length / of);
  for (let at = 0; ; at++) {
    const part = file.slice(at * size, (at + 1) * size);
    const reply = await sitter.ask('import-all', { at, of, part });
    if (at === of - 1 || reply.type === 'refused') return reply;
    expect(reply).toEqual({ type: 'done' });
  }
}

/** The file with another content, its checksum made anew. */
function changed(file: string, change: (content: Content) => void): string {
  const whole = JSON.parse(file) as Whole;
  change(whole.content);
  return JSON.stringify({ ...whole, sum: checksum(whole.content) });
}

const empty = (): Sitter => new Sitter(appIn(newFolder()));
const save = async (sitter: Sitter, name: string): Promise<string> => {
  const reply = await sitter.ask('save-person', { name, sign: 'oar' });
  const person = reply.type === 'persons' ? reply.persons.find((one) => one.name === name) : undefined;
  if (person === undefined) throw new Error(JSON.stringify(reply));
  return person.id;
};

let file: string;
let all: Awaited<ReturnType<typeof told>>;
beforeAll(async () => {
  const sitter = empty();
  const ada = await save(sitter, 'Ada');
  await save(sitter, '🦀');
  const seats = people(3).map((seat, at) => (at === 0 ? { ...seat, person: ada } : seat));
  await sitter.create('toy', 'open', 'finished', [], { seats });
  await sitter.play(streamOf('finished'), 3000);
  await sitter.ask('note', { campaign: sitter.now.campaign, title: 'Winter', notes: 'n'.repeat(20_000) });
  await sitter.create('archipelago', 'table', 'running');
  await sitter.play(streamOf('running'), 12);
  await sitter.create('toy', 'open', 'gone');
  await sitter.play(streamOf('gone'), 3000);
  await told(sitter);
  await sitter.ask('delete', { campaign: sitter.now.campaign, record: 'keep' });
  await sitter.ask('leave');
  file = await exported(sitter);
  all = await told(sitter);
  sitter.port.close();
});

describe('a file of everything', () => {
  it('brings campaigns, persons, records, titles and notes to another folder as they were', async () => {
    const sitter = empty();
    expect(await take(sitter, file)).toEqual({ type: 'imported', campaigns: 2, persons: 2, records: 2 });
    expect(all.records).toHaveLength(2);
    expect(await told(sitter)).toEqual(all);
    const running = all.campaigns.find(({ state }) => state === 'open')?.id;
    expect((await sitter.ask('open', { campaign: running })).type).toBe('table');
    await sitter.play(streamOf('on'), 5);
    expect(sitter.now.played).toBe(17);
    sitter.port.close();
  });

  it('brings nothing twice', async () => {
    const sitter = empty();
    await take(sitter, file);
    const nothing = { type: 'imported', campaigns: 0, persons: 0, records: 0 };
    expect(await take(sitter, file, 1)).toEqual(nothing);
    expect(await told(sitter)).toEqual(all);
    // Nor does what was made of it.
    expect(await take(sitter, await exported(sitter))).toEqual(nothing);
    expect(await told(sitter)).toEqual(all);
    sitter.port.close();
  });

  it('writes over nothing that is here, and loses nothing of either', async () => {
    const sitter = empty();
    await take(sitter, file);
    const [running, finished] = ['open', 'finished'].map((state) => all.campaigns.find((one) => one.state === state));
    await sitter.ask('open', { campaign: running?.id });
    await sitter.play(streamOf('on'), 5);
    await sitter.ask('note', { campaign: finished?.id, title: 'Changed here' });
    const further = await exported(sitter);
    // What is here went further than the file: the file has nothing new.
    expect(await take(sitter, file)).toMatchObject({ campaigns: 0 });
    expect((await told(sitter)).campaigns).toHaveLength(2);
    sitter.port.close();
    // What is here ends earlier: the longer one comes beside it, and only once.
    const other = empty();
    await take(other, file);
    expect(await take(other, further)).toMatchObject({ campaigns: 1, persons: 0, records: 0 });
    expect(await take(other, further)).toMatchObject({ campaigns: 0 });
    const { campaigns } = await told(other);
    expect(campaigns.map(({ moves }) => moves).sort()).toEqual([...all.campaigns.map(({ moves }) => moves), 17].sort());
    expect(campaigns.map(({ title }) => title)).toContain('Winter');
    other.port.close();
  });

  it('brings what was deleted here, once', async () => {
    const sitter = empty();
    await take(sitter, file);
    const gone = all.campaigns.find(({ state }) => state === 'finished')?.id;
    await sitter.ask('delete', { campaign: gone, record: 'delete' });
    const ada = all.persons.find(({ name }) => name === 'Ada')?.id;
    await sitter.ask('delete-person', { person: ada });
    expect(await take(sitter, file)).toEqual({ type: 'imported', campaigns: 1, persons: 1, records: 1 });
    expect(await take(sitter, file)).toEqual({ type: 'imported', campaigns: 0, persons: 0, records: 0 });
    const now = await told(sitter);
    expect(now.campaigns.map(({ title, moves }) => [title, moves]).sort()).toEqual(
      all.campaigns.map(({ title, moves }) => [title, moves]).sort(),
    );
    expect(now.records).toHaveLength(2);
    expect(now.persons).toEqual(all.persons);
    sitter.port.close();
  });

  it('brings a deleted campaign back to the record that stayed of it', async () => {
    const sitter = empty();
    await take(sitter, file);
    const gone = all.campaigns.find(({ state }) => state === 'finished')?.id;
    const ben = await save(sitter, 'Ben');
    await sitter.ask('link-record', { record: gone, seat: 1, person: ben });
    await sitter.ask('delete', { campaign: gone, record: 'keep' });
    expect(await take(sitter, file)).toEqual({ type: 'imported', campaigns: 1, persons: 0, records: 0 });
    const { records, campaigns } = await told(sitter);
    expect(records).toHaveLength(2);
    const back = campaigns.find(({ state }) => state === 'finished')?.id;
    // What was said here of its seats is kept.
    expect(records.find(({ campaign }) => campaign === back)?.seats[1]?.person).toBe(ben);
    expect(await take(sitter, file)).toEqual({ type: 'imported', campaigns: 0, persons: 0, records: 0 });
    expect((await told(sitter)).records).toEqual(records);
    sitter.port.close();
  });

  it('seats nobody twice where names went from one person to another', async () => {
    const both = changed(file, ({ persons, records }) => {
      persons.push({ ...persons[0], id: 'other', name: 'Ada the second' } as never);
      const seatsOf = (one: object | undefined) => (one as { seats: { person?: string }[] }).seats;
      const record = records.find(({ record: one }) => seatsOf(one)[0]?.person !== undefined);
      const seats = seatsOf(record?.record);
      Object.assign(seats[1] ?? {}, { person: 'other' });
      Object.assign(record ?? {}, { id: 'of-both' });
    });
    const sitter = empty();
    await take(sitter, file);
    const ada = (await told(sitter)).persons.find(({ name }) => name === 'Ada')?.id;
    await sitter.ask('save-person', { person: ada, name: 'Ada the second', sign: 'oar' });
    await take(sitter, both);
    const { records } = await told(sitter);
    const seats = records.find(({ id }) => id === 'of-both')?.seats;
    expect(seats?.map(({ person }) => person)).toEqual([ada, undefined, undefined]);
    sitter.port.close();
  });

  it('finds the persons of the same name', async () => {
    const sitter = empty();
    const ada = await save(sitter, 'ADA');
    expect(await take(sitter, file)).toMatchObject({ persons: 1 });
    const { campaigns, records, persons } = await told(sitter);
    expect(persons.map(({ name }) => name)).toEqual(['🦀', 'ADA']);
    const linked = all.campaigns.find(({ seats }) => seats[0]?.person !== undefined)?.id;
    expect(campaigns.find(({ id }) => id === linked)?.seats[0]?.person).toBe(ada);
    expect(records.find(({ id }) => id === linked)?.seats[0]?.person).toBe(ada);
    sitter.port.close();
  });

  it('leaves notes of campaigns that neither are here nor come in', async () => {
    const dataDir = newFolder();
    const sitter = new Sitter(appIn(dataDir));
    await take(
      sitter,
      changed(file, ({ notes }) => notes.push({ id: 'of-none', title: '', notes: 'Lost.' } as never)),
    );
    const db = secondConnection(dataDir);
    expect(db.prepare("SELECT count(*) FROM kept WHERE kind = 'note'").pluck().get()).toBe(1);
    db.close();
    sitter.port.close();
  });

  it('brings two persons of one name, as a copy of a damaged file may have them', async () => {
    const sitter = empty();
    const twins = changed(file, ({ persons }) => persons.push({ ...persons[0], id: 'twin', name: 'aDA' } as never));
    expect(await take(sitter, twins)).toMatchObject({ persons: 3 });
    expect(await take(empty(), await exported(sitter))).toMatchObject({ persons: 3 });
    sitter.port.close();
  });

  it('keeps records of a game and a length that are not known here', async () => {
    const foreign = changed(file, ({ records }) => {
      const [record] = records;
      if (record === undefined) throw new Error('no record');
      Object.assign(record, { id: 'from-elsewhere' });
      Object.assign(record.record, { game: 'chess', length: 'blitz:5' });
    });
    const sitter = empty();
    expect(await take(sitter, foreign)).toMatchObject({ type: 'imported' });
    const { records } = await told(sitter);
    expect(records.find(({ id }) => id === 'from-elsewhere')).toMatchObject({ game: 'chess', length: 'blitz:5' });
    // They leave with everything else, too.
    expect(await exported(sitter)).toContain('blitz:5');
    sitter.port.close();
  });

  const wrongs: [what: string, code: string, change: (file: string) => string][] = [
    ['that is no file of everything', 'everything-unreadable', () => '{"format":"caravel-campaign"}'],
    ['that is cut', 'everything-unreadable', (whole) => whole.slice(0, -20)],
    ['of a newer version', 'import-newer', (whole) => whole.replace('"formatVersion":1', '"formatVersion":2')],
    ['with a changed letter', 'everything-changed', (whole) => whole.replace('Winter', 'Summer')],
    [
      'with notes that are too long',
      'everything-wrong',
      (whole) => changed(whole, ({ notes }) => notes.forEach((one) => (one.notes += 'n'))),
    ],
    [
      'with a record of seats that nobody has',
      'everything-wrong',
      (whole) => changed(whole, ({ records }) => records.forEach(({ record }) => (record['won'] = [7]))),
    ],
    [
      'with points that cannot be added up',
      'everything-wrong',
      (whole) =>
        changed(whole, ({ records }) =>
          records.forEach(({ record }) => (record['marks'] = [{ turn: 1, points: [1e308, 1e308, 0] }])),
        ),
    ],
    [
      'with a record of more seats than players',
      'everything-wrong',
      (whole) => changed(whole, ({ records }) => records.forEach(({ record }) => (record['players'] = 2))),
    ],
    [
      'whose last campaign goes against the rules',
      'import-differs',
      (whole) =>
        changed(whole, ({ campaigns }) => {
          const last = campaigns.at(-1);
          if (last !== undefined) last.file = last.file.replace(/"hash":"[0-9a-f]{4}/, '"hash":"0000');
        }),
    ],
    [
      'with a campaign that is none',
      'everything-wrong',
      (whole) => changed(whole, ({ campaigns }) => campaigns.forEach((one) => (one.file = '[]'))),
    ],
  ];
  it.each(wrongs)('%s is refused whole', async (_, code, change) => {
    const dataDir = newFolder();
    const sitter = new Sitter(appIn(dataDir));
    const before = databaseText(dataDir);
    expect(codeOf(await take(sitter, change(file)))).toBe(code);
    expect(databaseText(dataDir)).toBe(before);
    const db = secondConnection(dataDir);
    expect(db.prepare('SELECT count(*) FROM kept').pluck().get()).toBe(0);
    db.close();
    sitter.port.close();
  });

  it('has no campaign that could not come back from it', () => {
    const date = new Date(0).toISOString();
    const campaign = { id: 'a', created: date, played: date, spent: 0, persons: [], file: '"é' };
    const size = Buffer.byteLength(JSON.stringify(campaign)) + 1;
    expect([roomAfter(size, campaign), roomAfter(size - 1, campaign)]).toEqual([0, undefined]);
    const file = 'x'.repeat(LARGEST_FILE);
    expect(roomAfter(LARGEST_WHOLE, { ...campaign, file })).toBeDefined();
    expect(roomAfter(LARGEST_WHOLE, { ...campaign, file: `${file}x` })).toBeUndefined();
  });

  it('must come in order, and stops when it is cancelled', async () => {
    const sitter = empty();
    expect(codeOf(await sitter.ask('import-all', { at: 1, of: 2, part: 'x' }))).toBe('malformed-request');
    expect(codeOf(await sitter.ask('import-all', { at: 0, of: 51, part: 'x' }))).toBe('malformed-request');
    const taken = take(sitter, file, 1);
    await sitter.ask('cancel-import');
    expect(codeOf(await taken)).toBe('import-cancelled');
    expect(await told(sitter)).toMatchObject({ campaigns: [], persons: [], records: [] });
    sitter.port.close();
  });
});
