import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { streamOf } from '#engine/kernel/rng.ts';
import type { GameRecord } from '#main/contract/records.ts';
import type { HostPort } from '#main/contract/port.ts';
import { appIn, codeOf, newFolder, people, seated, Sitter } from './support.ts';

/** The records, once all that were missing have been made. */
export async function recordsOf(sitter: Sitter): Promise<GameRecord[]> {
  for (let waited = 0; ; waited++) {
    const reply = await sitter.ask('records');
    if (reply.type !== 'records') throw new Error(JSON.stringify(reply));
    if (reply.missing === 0) return reply.records;
    if (waited === 2000) throw new Error(`${reply.missing} records are missing`);
    await pause(2);
  }
}

const only = async (sitter: Sitter): Promise<GameRecord> => {
  const [record, ...others] = await recordsOf(sitter);
  expect(others).toEqual([]);
  if (record === undefined) throw new Error('no record');
  return record;
};

/** A folder with one game of the toy, played to its end. */
async function finished(more: object = {}) {
  const made = await seated('toy', 'open', 'recorded', [], more);
  await made.sitter.play(made.rng, 3000);
  expect(made.sitter.now.outcome).toBeDefined();
  return made;
}

const giveUp = async (sitter: Sitter): Promise<void> => {
  for (const seat of sitter.now.seats.keys()) await sitter.done('consent', { seat, yes: true });
  expect(sitter.now.abandoned).toBe(true);
};

const reopened = (port: HostPort, dataDir: string): Sitter => {
  port.close();
  return new Sitter(appIn(dataDir));
};

describe('the record of a game', () => {
  it('is made once, when the game is over, and tells how it ended', async () => {
    const { sitter, rng, port, dataDir } = await seated('toy', 'open', 'recorded');
    await sitter.play(rng, 8);
    expect(await recordsOf(sitter)).toEqual([]);
    await sitter.play(rng, 3000);
    const { outcome, campaign, seats } = sitter.now;
    const record = await only(sitter);
    expect(record).toMatchObject({ id: campaign, campaign, game: 'toy', players: 3, how: 'finished', from: 'table' });
    expect(record.seats.map(({ name, place, score }) => [name, place, score])).toEqual(
      seats.map(({ name }, seat) => [name, outcome?.seats[seat]?.place, outcome?.seats[seat]?.points]),
    );
    expect(record.won).toEqual(outcome?.seats.flatMap(({ won }, seat) => (won ? [seat] : [])));
    expect(record.marks.at(-1)?.points).toEqual(outcome?.seats.map(({ points }) => points));
    expect(record.practice).toBe(false);
    const again = reopened(port, dataDir);
    expect(await only(again)).toEqual(record);
    again.port.close();
  });

  it('goes with the end that is undone, and is made anew', async () => {
    const { sitter, rng, port } = await finished({ undo: 'practice' });
    const first = await only(sitter);
    expect(first.practice).toBe(true);
    await sitter.done('undo');
    expect(await recordsOf(sitter)).toEqual([]);
    await sitter.play(rng, 3000);
    expect(sitter.now.outcome).toBeDefined();
    expect((await only(sitter)).id).toBe(first.id);
    port.close();
  });

  it('keeps who sat there, as it was said afterwards, where its end is undone and comes again', async () => {
    const { sitter, port } = await finished({ undo: 'practice' });
    const { id } = await only(sitter);
    const saved = await sitter.ask('save-person', { name: 'Benedict', sign: 'oar' });
    const person = saved.type === 'persons' ? saved.persons[0]?.id : undefined;
    await sitter.ask('link-record', { record: id, seat: 1, person });
    await sitter.done('undo');
    expect(await recordsOf(sitter)).toEqual([]);
    await sitter.done('redo');
    expect((await only(sitter)).seats.map((seat) => seat.person)).toEqual([undefined, person, undefined]);
    port.close();
  });

  it('of a game that was given up holds no points and no places, and nothing that lay hidden', async () => {
    const { sitter, rng, port, dataDir } = await seated('toy', 'table', 'given up');
    await sitter.play(rng, 9);
    await giveUp(sitter);
    const record = await only(sitter);
    expect(record).toMatchObject({ how: 'given-up', won: [], marks: [], feats: [] });
    expect(record.seats.map(({ place, score }) => [place, score])).toEqual(record.seats.map(() => [null, null]));
    const home = await reopened(port, dataDir).ask('home');
    expect(home).toMatchObject({ campaigns: [{ state: 'given-up' }] });
  });

  it('is the same whatever lay hidden when the game was given up', async () => {
    const told = await Promise.all(
      ['one', 'other'].map(async (secret) => {
        const { sitter, port } = await seated('toy', 'open', `twins`, [], {});
        await sitter.settle();
        const turn = await sitter.turn();
        if (turn === undefined) throw new Error('nobody decides');
        await sitter.done('move', { seat: turn.seat, move: { type: 'commit', stake: secret === 'one' ? 0 : 1 } });
        await giveUp(sitter);
        const { id: _, campaign: __, started: ___, ended: ____, seconds: _____, ...rest } = await only(sitter);
        port.close();
        return rest;
      }),
    );
    expect(told[0]).toEqual(told[1]);
  });

  it('stays when its campaign is deleted, under the title that it had, or goes too', async () => {
    const { sitter, port, dataDir } = await finished();
    const { campaign } = sitter.now;
    await only(sitter);
    await sitter.ask('note', { campaign, title: 'The long winter', notes: 'Ben forgot the water.' });
    expect((await only(sitter)).title).toBe('The long winter');
    await sitter.ask('delete', { campaign, record: 'keep' });
    const kept = await only(sitter);
    expect(kept).toMatchObject({ id: campaign, title: 'The long winter' });
    expect(kept).not.toHaveProperty('campaign');
    expect(codeOf(await sitter.ask('notes', { campaign }))).toBe('unknown-campaign');
    await sitter.create('toy', 'open', 'second');
    await sitter.play(streamOf('second'), 3000);
    expect(await recordsOf(sitter)).toHaveLength(2);
    await sitter.ask('delete', { campaign: sitter.now.campaign, record: 'delete' });
    expect(await recordsOf(sitter)).toEqual([kept]);
    const again = reopened(port, dataDir);
    expect(await recordsOf(again)).toEqual([kept]);
    again.port.close();
  });

  it('is made before its campaign is deleted, even at once after the end', async () => {
    const { sitter, port } = await finished();
    const { campaign } = sitter.now;
    await sitter.ask('delete', { campaign });
    expect((await only(sitter)).id).toBe(campaign);
    port.close();
  });

  it('is not made again once players have deleted it', async () => {
    const { sitter, port, dataDir } = await finished();
    const { id } = await only(sitter);
    expect(await sitter.ask('delete-record', { record: id })).toMatchObject({ records: [], missing: 0 });
    expect(codeOf(await sitter.ask('delete-record', { record: id }))).toBe('unknown-record');
    const again = reopened(port, dataDir);
    expect(await recordsOf(again)).toEqual([]);
    again.port.close();
  });

  it('says of a game that came in a file that it was played elsewhere', async () => {
    const { sitter, port } = await finished();
    const exported = await sitter.ask('export', { campaign: sitter.now.campaign });
    port.close();
    const other = new Sitter(appIn(newFolder()));
    if (exported.type !== 'file') throw new Error(JSON.stringify(exported));
    expect((await other.ask('import', { file: exported.file })).type).toBe('home');
    expect(await only(other)).toMatchObject({ from: 'imported', how: 'finished' });
    other.port.close();
  });

  it('pushes word of itself to the windows', async () => {
    const { sitter, port } = await finished();
    await only(sitter);
    expect(sitter.pushes).toContainEqual({ type: 'library' });
    port.close();
  });

  it('names the persons who sat there, and can be told later', async () => {
    const sitter = new Sitter(appIn(newFolder()));
    const saved = await sitter.ask('save-person', { name: 'Ada', sign: 'whale' });
    const ada = saved.type === 'persons' ? (saved.persons[0]?.id ?? '') : '';
    const seats = people(3).map((seat, at) => (at === 0 ? { ...seat, person: ada } : seat));
    await sitter.create('toy', 'open', 'linked', [], { seats });
    await sitter.play(streamOf('linked'), 3000);
    const record = await only(sitter);
    expect(record.seats.map(({ person }) => person)).toEqual([ada, undefined, undefined]);
    expect(codeOf(await sitter.ask('link-record', { record: record.id, seat: 1, person: ada }))).toBe('same-person');
    expect(codeOf(await sitter.ask('link-record', { record: record.id, seat: 1, person: 'nobody' }))).toBe(
      'unknown-person',
    );
    await sitter.ask('link-record', { record: record.id, seat: 0 });
    await sitter.ask('link-record', { record: record.id, seat: 1, person: ada });
    expect((await only(sitter)).seats.map(({ person }) => person)).toEqual([undefined, ada, undefined]);
    await sitter.ask('delete-person', { person: ada });
    const after = await only(sitter);
    expect(after.seats.map(({ name, person }) => [name, person])).toEqual([
      ['Ada', undefined],
      ['Ben', undefined],
      ['Cora', undefined],
    ]);
    sitter.port.close();
  });
});
