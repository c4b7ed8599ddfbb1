import { describe, expect, it } from 'vitest';
import { streamOf } from '#engine/kernel/rng.ts';
import type { Reply } from '#main/contract/messages.ts';
import { GAMES } from '#main/games.ts';
import { HEAPS, heapsGame } from '#tests/host/heaps.ts';
import { appIn, databaseText, codeOf, newFolder, people, seated, secondConnection, Sitter, TOY } from './support.ts';

const OPTIONS = {
  players: 3,
  heaps: 3,
  size: 'high',
  extras: [],
  seats: [
    { flag: 'sun', ahead: 0 },
    { flag: 'wave', ahead: 2 },
    { flag: 'moon', ahead: 1 },
  ],
};

/** A table of three people at the game that hides nothing. */
async function atHeaps(options: object = {}, bots: readonly number[] = []) {
  const dataDir = newFolder();
  const port = appIn(dataDir, [HEAPS]);
  const sitter = new Sitter(port);
  const create = { game: 'heaps', options: { ...OPTIONS, ...options }, seats: people(3, bots), seed: 's' };
  const reply = await sitter.ask('create', create);
  if (reply.type !== 'table') throw new Error(JSON.stringify(reply));
  return { dataDir, port, sitter, rng: streamOf('heaps') };
}

/** What says that something could be hidden. */
const SECRECY = /curtain|level|drawer|private/;

const fileOf = (reply: Reply): Record<string, unknown> => {
  if (reply.type !== 'file') throw new Error(JSON.stringify(reply));
  return JSON.parse(reply.file) as Record<string, unknown>;
};

describe('a game that hides nothing', () => {
  it('has no level, curtain or drawer in its page, in the list, after a fresh start, nor in its file', async () => {
    const { dataDir, port, sitter, rng } = await atHeaps();
    await sitter.play(rng, 4);
    expect(Object.keys(sitter.page ?? {}).filter((key) => SECRECY.test(key))).toEqual([]);
    const home = await sitter.ask('home');
    expect(home).toMatchObject({ campaigns: [{ game: 'heaps', moves: 4 }] });
    expect(home.type === 'home' && Object.keys(home.campaigns[0] ?? {}).filter((key) => SECRECY.test(key))).toEqual([]);
    const { campaign } = sitter.now;
    expect(fileOf(await sitter.ask('export', { campaign }))).not.toHaveProperty('level');
    port.close();
    const again = new Sitter(appIn(dataDir, [HEAPS]));
    expect((await again.ask('open', { campaign })).type).toBe('table');
    expect(again.page).toMatchObject({ played: 4, deciders: [1] });
    expect(Object.keys(again.page ?? {}).filter((key) => SECRECY.test(key))).toEqual([]);
    await again.done('move', { seat: 1, move: again.now.moves[0]?.moves[0] });
  });

  it('is not set up at a level, and a game that hides something not without one', async () => {
    const sitter = new Sitter(appIn(newFolder(), [HEAPS, TOY]));
    const heaps = { game: 'heaps', options: OPTIONS, seats: people(3) };
    const toy = { game: 'toy', options: { rounds: 3 }, seats: people(3) };
    expect(codeOf(await sitter.ask('create', { ...heaps, level: 'open' }))).toBe('malformed-request');
    expect(codeOf(await sitter.ask('create', toy))).toBe('malformed-request');
    expect(codeOf(await sitter.ask('create', heaps))).toBe('table');
    expect(codeOf(await sitter.ask('create', { ...toy, level: 'table' }))).toBe('table');
  });

  it('refuses whatever is asked of a curtain or a drawer, and changes nothing', async () => {
    const { dataDir, sitter } = await atHeaps();
    const before = [databaseText(dataDir), sitter.page];
    for (const type of ['arm', 'take-over', 'hand-on'])
      expect([type, codeOf(await sitter.at(type, { seat: 0 }))]).toEqual([type, 'no-curtain']);
    for (const depth of ['stock', 'decision', 'hand'])
      expect(codeOf(await sitter.at('open-drawer', { seat: 0, depth }))).toBe('malformed-request');
    expect([databaseText(dataDir), sitter.page]).toEqual(before);
  });

  it('is played to its end by people, with undo, redo and looking back', async () => {
    const { sitter, rng } = await atHeaps();
    const first = sitter.now.view;
    await sitter.play(rng, 2);
    await sitter.done('undo');
    expect(sitter.now.deciders).toEqual([1]);
    await sitter.done('redo');
    await sitter.play(rng, 100);
    expect(sitter.now.outcome?.code).toBe('empty');
    const back = await sitter.at('history', { at: 0 });
    expect(back).toMatchObject({ type: 'history', view: first, deciders: [0] });
    expect(back).not.toHaveProperty('own');
    expect(await sitter.at('history', { at: sitter.now.played })).toMatchObject({ deciders: [] });
    expect((await sitter.at('reveal')).type).toBe('revealed');
  });

  it('is played by bots beside people', async () => {
    const { sitter, rng } = await atHeaps({}, [1, 2]);
    await sitter.play(rng, 1);
    await expect.poll(() => sitter.now.played).toBe(3);
    expect(sitter.now.deciders).toEqual([0]);
  });

  it('lets no line of its log fade', async () => {
    const { sitter, rng } = await atHeaps();
    await sitter.play(rng, 8);
    const taken = sitter.now.log.filter(({ event }) => event.type === 'taken').map(({ event }) => event['points']);
    expect(taken).toEqual(Array.from({ length: 8 }, () => 1));
  });

  it('says in full why a move is refused, and what a move would do', async () => {
    const { sitter } = await atHeaps();
    expect(codeOf(await sitter.at('move', { seat: 0, move: { type: 'take', heap: 9 } }))).toBe('nothing-there');
    const preview = await sitter.at('preview', { seat: 0, move: { type: 'take', heap: 0 } });
    expect(preview).toMatchObject({ type: 'preview', events: [{ type: 'taken', heap: 0, points: 1 }] });
  });

  it('shows what chance brings in no preview, and lets nobody take it back', async () => {
    const { sitter, rng } = await atHeaps({ extras: ['rain'] });
    await sitter.play(rng, 2);
    const move = sitter.now.moves[0]?.moves[0];
    const preview = await sitter.at('preview', { seat: 2, move });
    expect(preview).toMatchObject({ events: [{ type: 'taken' }, { type: 'round' }], barrier: 'rain' });
    await sitter.done('move', { seat: 2, move });
    expect(sitter.now.undo).toEqual({ can: false, barrier: 'rain' });
  });

  it('goes out as a file and comes in again; a file that names a level is none of it', async () => {
    const { sitter, rng } = await atHeaps();
    await sitter.play(rng, 5);
    const file = fileOf(await sitter.ask('export', { campaign: sitter.now.campaign }));
    const other = new Sitter(appIn(newFolder(), [HEAPS]));
    const level = await other.ask('import', { file: JSON.stringify({ ...file, level: 'open' }) });
    expect(level).toMatchObject({ type: 'refused', why: { code: 'import-shape', params: { where: 'level' } } });
    const taken = await other.ask('import', { file: JSON.stringify(file) });
    expect(taken).toMatchObject({ type: 'home', campaigns: [{ game: 'heaps', moves: 5 }] });
  });
});

describe('a game that hides something', () => {
  it('is not opened where it is not known at which level it is played', async () => {
    const { dataDir, port, sitter } = await seated('toy');
    const { campaign } = sitter.now;
    port.close();
    const db = secondConnection(dataDir);
    // As a campaign kept before rows were sealed: nothing else says what stood there.
    db.prepare(`UPDATE campaign SET level = '', glance = json_remove(glance, '$.seal') WHERE id = ?`).run(campaign);
    db.close();
    expect(codeOf(await new Sitter(appIn(dataDir)).ask('open', { campaign }))).toBe('campaign-unreadable');
  });

  it('has its level back where only its row lost it', async () => {
    const { dataDir, port, sitter } = await seated('toy', 'strict');
    const { campaign } = sitter.now;
    port.close();
    const db = secondConnection(dataDir);
    db.prepare(`UPDATE campaign SET level = '' WHERE id = ?`).run(campaign);
    db.close();
    const again = new Sitter(appIn(dataDir));
    expect(codeOf(await again.ask('open', { campaign }))).toBe('table');
    expect(again.page?.level).toBe('strict');
  });
});

describe('what the host says of its games', () => {
  it('is how many play, what is settled before, and what is hidden how deep', async () => {
    const reply = await new Sitter(appIn(newFolder(), [HEAPS, ...GAMES])).ask('home');
    if (reply.type !== 'home') throw new Error(JSON.stringify(reply));
    const [heaps, archipelago] = reply.games;
    const { players, fields } = heapsGame;
    expect(heaps).toEqual({ id: 'heaps', bots: ['random'], players, fields, hides: false, depths: [] });
    expect(archipelago).toMatchObject({ players: { from: 2, to: 5 }, hides: true, depths: ['stock', 'objective'] });
    expect(archipelago?.fields.all.map(({ key }) => key)).toEqual(['length', 'variants']);
  });
});

describe('options by seat', () => {
  it('are kept with the campaign, and refused by the rules of the game', async () => {
    const { sitter } = await atHeaps();
    expect(sitter.now.view['options']).toEqual(OPTIONS);
    const [one, two] = OPTIONS.seats;
    const twice = { ...OPTIONS, seats: [one, two, one] };
    const seats = people(3);
    expect(codeOf(await sitter.ask('create', { game: 'heaps', options: twice, seats }))).toBe('flag-twice');
    const short = { ...OPTIONS, seats: [one, two] };
    expect(codeOf(await sitter.ask('create', { game: 'heaps', options: short, seats }))).toBe('seat-without-flag');
  });

  it('come with as many seats as the game lets play, and as the options lay', async () => {
    // A game that would lay more seats than it says it takes.
    const greedy = { ...HEAPS, make: () => ({ ...heapsGame, players: { from: 1, to: 2 } }) };
    const [sitter, strict] = [HEAPS, greedy].map((listed) => new Sitter(appIn(newFolder(), [listed])));
    const create = { game: 'heaps', options: OPTIONS, seats: people(3) };
    const few = await sitter?.ask('create', { ...create, seats: people(2) });
    expect(few).toMatchObject({ why: { code: 'wrong-number-of-seats', params: { seats: 2, wanted: 3 } } });
    const many = await strict?.ask('create', create);
    expect(many).toMatchObject({ why: { code: 'wrong-number-of-seats', params: { seats: 3, wanted: 2 } } });
  });
});
