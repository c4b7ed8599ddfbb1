import type { Database } from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { streamOf } from '#engine/kernel/rng.ts';
import { openHost } from '#main/host/port.ts';
import { silentLog } from '#main/log.ts';
import { openDatabase } from '#main/storage/database.ts';
import { openStore } from '#main/storage/store.ts';
import { secret } from '#tests/secret.ts';
import { newFolder, secondConnection, Sitter, TOY, until } from './support.ts';

async function table(bots: readonly number[] = []) {
  const dataDir = newFolder();
  const { db } = openDatabase({ dataDir, log: silentLog });
  const sitter = new Sitter(openHost({ store: openStore(db), games: [TOY], log: silentLog, pause: 0, secret }));
  await sitter.create('toy', 'table', 'trouble', bots);
  await sitter.settle();
  return { dataDir, db, sitter, rng: streamOf('trouble') };
}

/** Lets the file grow no further. */
function fill(db: Database): void {
  db.pragma(`max_page_count = ${Number(db.pragma('page_count', { simple: true }))}`);
}

/** Plays until something is refused; how many moves went through. */
async function playUntilRefused(sitter: Sitter, rng: ReturnType<typeof streamOf>) {
  for (let moves = 0; moves < 400; moves++) {
    if (sitter.now.outcome !== undefined) await sitter.create('toy', 'table', `trouble ${moves}`);
    const turn = await sitter.turn();
    if (turn === undefined) throw new Error('nobody to move');
    const before = JSON.stringify([sitter.now.view, sitter.now.log]);
    const move = turn.moves[rng.next() % 2 === 0 ? 0 : turn.moves.length - 1];
    const reply = await sitter.at('move', { seat: turn.seat, move });
    if (reply.type === 'refused') return { before, reply, move, seat: turn.seat };
  }
  throw new Error('nothing was refused');
}

describe('a move that cannot be written', () => {
  it('is not played: the table says so, and the same move can be tried again', async () => {
    const { dataDir, db, sitter, rng } = await table();
    fill(db);
    const { before, reply } = await playUntilRefused(sitter, rng);
    expect(reply).toEqual({ type: 'refused', why: { code: 'disk-full', params: {} } });
    expect(sitter.now.trouble).toEqual({ code: 'disk-full', params: {} });
    expect(JSON.stringify([sitter.now.view, sitter.now.log])).toBe(before);
    expect(await sitter.at('retry')).toMatchObject({ type: 'refused', why: { code: 'disk-full' } });
    const second = secondConnection(dataDir);
    const count = second.prepare('SELECT count(*) FROM entry WHERE campaign = ? AND seq > 0').pluck();
    const kept = Number(count.get(sitter.now.campaign));
    expect(second.pragma('integrity_check', { simple: true })).toBe('ok');
    expect((await sitter.ask('export', { campaign: sitter.now.campaign })).type).toBe('file');
    db.pragma('max_page_count = 100000');
    expect((await sitter.at('retry')).type).toBe('done');
    expect(sitter.now.trouble).toBeUndefined();
    expect(JSON.stringify([sitter.now.view, sitter.now.log])).not.toBe(before);
    expect(count.get(sitter.now.campaign)).toBe(kept + 1);
  });

  it('while another program has the file locked, and goes through once it lets go', async () => {
    const { dataDir, sitter } = await table();
    const other = secondConnection(dataDir);
    other.exec('BEGIN IMMEDIATE');
    const commit = { seat: 0, move: { type: 'commit', stake: 1 } };
    expect(await sitter.at('move', commit)).toMatchObject({ type: 'refused', why: { code: 'disk-busy' } });
    other.exec('ROLLBACK');
    expect((await sitter.at('move', commit)).type).toBe('done');
    expect(sitter.now.trouble).toBeUndefined();
  });

  it('nor where the database has become read-only', async () => {
    const { db, sitter } = await table();
    db.pragma('query_only = ON');
    expect(await sitter.at('move', { seat: 0, move: { type: 'commit', stake: 1 } })).toMatchObject({
      type: 'refused',
      why: { code: 'disk-read-only' },
    });
    db.pragma('query_only = OFF');
    expect((await sitter.at('retry')).type).toBe('done');
    expect(sitter.now.deciders).toEqual([1, 2]);
  });

  it('nor the hand-over, nor a bot: it plays on with the retry', async () => {
    const { db, sitter } = await table([2]);
    db.pragma('query_only = ON');
    expect((await sitter.at('hand-on', { seat: 0 })).type).toBe('refused');
    expect(sitter.now.curtain.state).toBe('taken');
    db.pragma('query_only = OFF');
    await sitter.done('take-over', { seat: 0 });
    await sitter.done('move', { seat: 0, move: { type: 'commit', stake: 3 } });
    await sitter.settle();
    await sitter.done('move', { seat: 1, move: { type: 'commit', stake: 2 } });
    db.pragma('query_only = ON');
    await until(() => sitter.now.trouble !== undefined);
    db.pragma('query_only = OFF');
    expect((await sitter.at('retry')).type).toBe('done');
    await until(() => !sitter.now.deciders.includes(2) || sitter.now.outcome !== undefined);
    expect(sitter.now.trouble).toBeUndefined();
  });

  it('where another copy of Caravel has played on, the table is taken from the disk again', async () => {
    const { dataDir, sitter } = await table();
    const { campaign } = sitter.now;
    const { db } = openDatabase({ dataDir, log: silentLog });
    const other = new Sitter(
      openHost({ store: openStore(db), games: [TOY], log: silentLog, pause: 0, secret }),
      'elsewhere',
    );
    await other.ask('open', { campaign });
    await other.settle();
    await other.done('move', { seat: 0, move: { type: 'commit', stake: 2 } });
    const mine = await sitter.at('move', { seat: 0, move: { type: 'commit', stake: 1 } });
    expect(mine).toMatchObject({ type: 'refused', why: { code: 'played-elsewhere' } });
    expect((await sitter.at('retry')).type).toBe('done');
    expect(sitter.now.deciders).toEqual([1, 2]);
    expect(sitter.now.trouble).toBeUndefined();
  });
});
