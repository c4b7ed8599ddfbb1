import { describe, expect, it } from 'vitest';
import { elementAt } from '#engine/kernel/element-at.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { GAMES } from '#main/games.ts';
import { appIn, KINDS, newFolder, people, secondConnection, Sitter } from './support.ts';

const listed = elementAt(GAMES, 0);
const game = 'archipelago';

/** The base pack under a title of the players' own, as they would write it. */
function corrected(title = 'Our islands'): string {
  return listed.packText({ ...BASE_PACK, title });
}

async function packsOf(sitter: Sitter) {
  const reply = await sitter.ask('packs', { game });
  if (reply.type !== 'packs') throw new Error(JSON.stringify(reply));
  return reply.packs;
}

/** A window at a folder with a pack of the players' own in it, and the hash of that. */
async function withOwn() {
  const dataDir = newFolder();
  const sitter = new Sitter(appIn(dataDir));
  const reply = await sitter.ask('import-pack', { game, file: corrected() });
  if (reply.type !== 'packs') throw new Error(JSON.stringify(reply));
  return { dataDir, sitter, hash: elementAt(reply.packs, 1).hash };
}

function begin(sitter: Sitter, pack: string) {
  const { options, seats } = KINDS.archipelago;
  return sitter.ask('create', { game, options, seats: people(seats), level: 'open', seed: 'pack', pack });
}

describe('packs', () => {
  it('the base is always there; an own one is kept under its title, and stays after a restart', async () => {
    const { dataDir, sitter, hash } = await withOwn();
    const expected = [
      { name: BASE_PACK.title, base: true, used: false },
      { hash, name: 'Our islands', base: false, used: false },
    ];
    expect(await packsOf(sitter)).toMatchObject(expected);
    await sitter.ask('import-pack', { game, file: corrected() });
    await sitter.ask('import-pack', { game, file: listed.packText() });
    expect(await packsOf(sitter)).toMatchObject(expected);
    sitter.port.close();
    expect(await packsOf(new Sitter(appIn(dataDir)))).toMatchObject(expected);
  });

  it('a campaign is played with the one it names, says so in the list, and keeps it', async () => {
    const { sitter, hash } = await withOwn();
    const reply = await begin(sitter, hash);
    if (reply.type !== 'table') throw new Error(JSON.stringify(reply));
    const { campaign } = reply.page;
    expect(await sitter.ask('pack', { campaign })).toMatchObject({ hash, pack: { title: 'Our islands' } });
    expect(await sitter.ask('home')).toMatchObject({ campaigns: [{ id: campaign, ownPack: true }] });
    expect((await packsOf(sitter))[1]).toMatchObject({ hash, used: true });
    expect(await sitter.ask('delete-pack', { game, hash })).toMatchObject({ why: { code: 'pack-used' } });
    await sitter.ask('leave');
    await sitter.ask('delete', { campaign });
    expect((await packsOf(sitter))[1]).toMatchObject({ hash, used: false });
    expect(await sitter.ask('delete-pack', { game, hash })).toMatchObject({ type: 'packs', packs: [{ base: true }] });
    expect(await begin(sitter, hash)).toMatchObject({ why: { code: 'unknown-pack' } });
  });

  it('one that came with an imported campaign is listed by its title, and goes with the campaign', async () => {
    const { sitter, hash } = await withOwn();
    const reply = await begin(sitter, hash);
    const file = await sitter.ask('export', { campaign: reply.type === 'table' ? reply.page.campaign : '' });
    const other = new Sitter(appIn(newFolder()));
    const home = await other.ask('import', { file: file.type === 'file' ? file.file : '' });
    expect((await packsOf(other))[1]).toEqual({ hash, name: 'Our islands', base: false, used: true });
    await other.ask('delete', { campaign: home.type === 'home' ? elementAt(home.campaigns, 0).id : '' });
    expect(await packsOf(other)).toHaveLength(1);
  });

  it('written out and read in again it is the same', async () => {
    const { sitter, hash } = await withOwn();
    for (const wanted of [hash, elementAt(await packsOf(sitter), 0).hash]) {
      const reply = await sitter.ask('export-pack', { game, hash: wanted });
      if (reply.type !== 'file') throw new Error(JSON.stringify(reply));
      const read = listed.readPack(reply.file);
      expect(read.ok && listed.make(read.pack).pack).toBe(wanted);
      expect(reply.name).toMatch(/^archipelago-[0-9a-f]{8}\.caravel-pack\.json$/);
    }
  });

  it('a wrong value is named, and nothing is kept', async () => {
    const { sitter } = await withOwn();
    const wrong = corrected().replace('"title": "Our islands"', '"title": 7');
    expect(await sitter.ask('import-pack', { game, file: wrong })).toMatchObject({
      type: 'refused',
      why: { code: 'pack-wrong', params: { where: 'title', says: expect.stringContaining('7') } },
    });
    for (const file of ['', 'x', '[]', '{"__proto__": 1}'])
      expect(await sitter.ask('import-pack', { game, file })).toMatchObject({ why: { code: 'pack-wrong' } });
    expect(await packsOf(sitter)).toHaveLength(2);
  });

  it('what is not there, the base, or of no game, is refused', async () => {
    const { sitter } = await withOwn();
    const base = elementAt(await packsOf(sitter), 0).hash;
    expect(await sitter.ask('delete-pack', { game, hash: base })).toMatchObject({ why: { code: 'pack-base' } });
    expect(await sitter.ask('delete-pack', { game, hash: 'x' })).toMatchObject({ why: { code: 'unknown-pack' } });
    expect(await sitter.ask('export-pack', { game, hash: 'x' })).toMatchObject({ why: { code: 'unknown-pack' } });
    expect(await sitter.ask('packs', { game: 'chess' })).toMatchObject({ why: { code: 'unknown-game' } });
    expect(await begin(sitter, 'x')).toMatchObject({ why: { code: 'unknown-pack' } });
  });

  it('a damaged one is said to be, and comes back with its file; the base needs none', async () => {
    const { dataDir, sitter, hash } = await withOwn();
    const first = await begin(sitter, elementAt(await packsOf(sitter), 0).hash);
    secondConnection(dataDir).exec("UPDATE pack SET data = replace(data, 'a', 'b')");
    expect(await sitter.ask('export-pack', { game, hash })).toMatchObject({ why: { code: 'pack-unreadable' } });
    expect(await begin(sitter, hash)).toMatchObject({ why: { code: 'pack-unreadable' } });
    await sitter.ask('import-pack', { game, file: corrected() });
    expect((await begin(sitter, hash)).type).toBe('table');
    const campaign = first.type === 'table' ? first.page.campaign : '';
    expect((await sitter.ask('open', { campaign })).type).toBe('table');
    expect((await sitter.ask('export', { campaign })).type).toBe('file');
  });
});
