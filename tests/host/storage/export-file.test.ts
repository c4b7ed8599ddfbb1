import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { hashValue } from '#engine/kernel/hash.ts';
import { recordSchema, type CampaignRecord } from '#engine/kernel/record.ts';
import { replayRecord } from '#engine/kernel/replay.ts';
import { GAMES } from '#main/games.ts';
import { readEntry } from '#main/storage/rows.ts';
import { readRecord } from '#main/storage/read-record.ts';
import {
  appIn,
  databaseText,
  KINDS,
  newFolder,
  seated,
  Sitter,
  tableOf,
  TOY,
  type KindName,
} from '#tests/host/host/support.ts';
import { readWhole } from './read-whole-file.ts';

const games = [TOY, ...GAMES];

/** The file of a campaign some moves long, undo and redo among them, and where it stood. */
async function exported(name: KindName, moves: number) {
  const { dataDir, sitter, rng } = await seated(name, 'strict', 'export');
  for (let move = 0; move < moves && sitter.now.outcome === undefined; move++) {
    await sitter.step(rng);
    if (!sitter.now.undo.can) continue;
    await sitter.done('undo');
    await sitter.done('redo');
  }
  const reply = await sitter.ask('export', { campaign: sitter.now.campaign });
  if (reply.type !== 'file') throw new Error(JSON.stringify(reply));
  return { dataDir, sitter, name: reply.name, file: reply.file, record: recordSchema.parse(JSON.parse(reply.file)) };
}

describe.each<KindName>(['toy', 'archipelago'])('an exported campaign: %s', (name) => {
  it('replays to the same hashes, and stands where it stood once it is imported elsewhere', async () => {
    const { sitter, name: fileName, file, record } = await exported(name, 30);
    const { listed } = KINDS[name];
    const replayed = replayRecord(listed.make(record.pack), record);
    expect(replayed).toMatchObject({ agrees: true });
    if (replayed.agrees) expect(hashValue(replayed.state)).toBe(record.entries.at(-1)?.hash);
    expect(record.entries.some(({ kind }) => kind === 'undo')).toBe(true);
    expect(fileName).toMatch(/^[a-z]+-\d{4}-\d{2}-\d{2}-[0-9a-f]{8}\.caravel\.json$/);
    const other = new Sitter(appIn(newFolder()));
    const home = await other.ask('import', { file });
    if (home.type !== 'home') throw new Error(JSON.stringify(home));
    await other.ask('open', { campaign: home.campaigns[0]?.id ?? '' });
    const { campaign } = sitter.now;
    expect(tableOf({ ...other.now, campaign, curtain: sitter.now.curtain })).toBe(tableOf(sitter.now));
    const again = await other.ask('export', { campaign: other.now.campaign });
    expect(again).toMatchObject({ file });
  });
});

describe('a file that is not right', () => {
  let good: CampaignRecord;
  let file: string;
  beforeAll(async () => {
    ({ record: good, file } = await exported('toy', 25));
  });
  const told = (record: object | string) => {
    const read = readWhole(typeof record === 'string' ? record : JSON.stringify(record), games);
    return 'code' in read ? read : { code: 'taken', params: {} };
  };
  const entry = (seq: number, change: object) => ({
    ...good,
    entries: good.entries.map((item) => (item.seq === seq ? { ...item, ...change } : item)),
  });
  const zeros = '0'.repeat(64);

  it.each([
    ['a seed', () => ({ ...good, seed: 'another' }), { code: 'import-differs', params: { seq: 0, what: 'setup' } }],
    [
      'options',
      () => ({ ...good, options: { rounds: 5 } }),
      { code: 'import-differs', params: { seq: 0, what: 'setup' } },
    ],
    ['impossible options', () => ({ ...good, options: { rounds: 99 } }), { params: { seq: 0, what: 'options' } }],
    ['a set-up', () => ({ ...good, setup: { ...good.setup, water: 3 } }), { params: { seq: 0, what: 'setup' } }],
    [
      'a set-up and its hash',
      () => ({ ...good, setup: { ...good.setup, water: 3 }, setupHash: hashValue({ ...good.setup, water: 3 }) }),
      { params: { seq: 0, what: 'setup' } },
    ],
    [
      'the hash of the pack',
      () => ({ ...good, packHash: 'x' }),
      { code: 'import-pack', params: { where: 'packHash' } },
    ],
    ['the rules', () => ({ ...good, ruleset: 2 }), { params: { seq: 0, what: 'ruleset' } }],
    ['a game', () => ({ ...good, game: 'chess' }), { code: 'unknown-game', params: { game: 'chess' } }],
    ['a seat too few', () => ({ ...good, seats: good.seats.slice(1) }), { params: { seq: 0, what: 'options' } }],
    [
      'a colour',
      () => ({ ...good, seats: good.seats.map((seat) => ({ ...seat, colour: 'pink' })) }),
      { params: { where: 'seats[0].colour' } },
    ],
    ['a level', () => ({ ...good, level: 'none' }), { code: 'import-shape', params: { where: 'level' } }],
    ['a hash', () => entry(4, { hash: zeros }), { code: 'import-differs', params: { seq: 4, what: 'hash' } }],
    ['a number', () => entry(4, { seq: 5 }), { params: { seq: 4, what: 'number' } }],
    ['a move', () => entry(1, { move: { type: 'commit', stake: 99 } }), { params: { seq: 1, what: 'refused' } }],
    ['a move nobody knows', () => entry(1, { move: { type: 'dance' } }), { params: { seq: 1, what: 'move' } }],
    [
      'a redo of nothing',
      () => entry(1, { kind: 'redo', seat: undefined, move: undefined }),
      { params: { seq: 1, what: 'line' } },
    ],
    [
      'a hash that is none',
      () => entry(3, { hash: 'abc' }),
      { code: 'import-shape', params: { where: 'entries[2].hash' } },
    ],
    ['something more', () => ({ ...good, more: 1 }), { code: 'import-shape' }],
    ['a newer format', () => ({ ...good, formatVersion: 2 }), { code: 'import-newer' }],
    ['another format', () => ({ ...good, format: 'chess' }), { code: 'import-shape', params: { where: 'format' } }],
  ])('%s: is refused whole, naming what is wrong', (_, change, expected) => {
    expect(told(change())).toMatchObject(expected);
  });

  it('text that is no JSON, too large, too deep, or that plays with prototypes', () => {
    expect(told('hello')).toMatchObject({ code: 'import-not-json' });
    expect(told(file.slice(0, -20))).toMatchObject({ code: 'import-not-json' });
    expect(told('[]')).toMatchObject({ code: 'import-shape', params: { where: 'file' } });
    expect(told(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)).toMatchObject({ code: 'import-too-deep' });
    expect(told(' '.repeat(6 * 1024 * 1024))).toMatchObject({ code: 'import-too-large' });
    for (const name of ['__proto__', 'constructor', 'prototype'])
      expect(told(file.replace('"format":', `"${name}":{"seq":1},"format":`))).toMatchObject({
        code: 'import-unsafe',
        params: { name },
      });
    expect(({} as Record<string, unknown>)['seq']).toBeUndefined();
    expect(readRecord(file)).toEqual(good);
  });

  it('any one character flipped is noticed, or changes nothing that matters', () => {
    const untouched = hashValue(good);
    let taken = 0;
    fc.assert(
      fc.property(fc.nat(file.length - 1), fc.constantFrom(...'0123456789abcxyz{}[]",:-'), (index, char) => {
        if (file[index] === char) return;
        const read = readWhole(file.slice(0, index) + char + file.slice(index + 1), games);
        if ('code' in read) return;
        // Names of people, the toy's pack and the seats' colours are free: no rule and no hash stands on them.
        taken += 1;
        const { head, rows, snapshots, setup: begun } = read;
        const { pack, seats, level } = good;
        const { seed, options } = head;
        const setup: unknown = JSON.parse(snapshots[0]?.state ?? '');
        const entries = rows.map((row) => readEntry(row).entry);
        const again = { ...good, setup, setupHash: begun.hash, seed, options, entries, pack, seats, level };
        expect(hashValue(again)).toBe(untouched);
      }),
      { numRuns: 1000, seed: 3 },
    );
    expect(taken).toBeGreaterThan(0);
  });

  it('a refused import leaves no trace', async () => {
    const dataDir = newFolder();
    const sitter = new Sitter(appIn(dataDir));
    await sitter.ask('home');
    const before = databaseText(dataDir);
    expect(await sitter.ask('import', { file: JSON.stringify(entry(9, { hash: zeros })) })).toMatchObject({
      type: 'refused',
      why: { code: 'import-differs', params: { seq: 9, what: 'hash', says: expect.stringContaining('Entry 9') } },
    });
    expect(databaseText(dataDir)).toBe(before);
  });

  it('a pack with a wrong value names it', async () => {
    const { record } = await exported('archipelago', 2);
    const hexes = record.pack['hexes'];
    const pack = { ...record.pack, hexes: Array.isArray(hexes) ? hexes.slice(1) : [] };
    const message = told({ ...record, pack, packHash: hashValue(pack) });
    expect(message.code).toBe('import-pack');
    expect(String(message.params['where'])).toMatch(/^hexes/);
  });
});
