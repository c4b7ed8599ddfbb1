import { describe, expect, it } from 'vitest';
import { streamOf } from '#engine/kernel/rng.ts';
import { appIn, copyOf, secondConnection, Sitter, seated, tableOf, type KindName } from './support.ts';

const NAMES: KindName[] = ['toy', 'archipelago'];

describe.each(NAMES)('what is shown is on the disk: %s', (name) => {
  it('every page can be read by a second connection before it is shown', async () => {
    const { dataDir, sitter, rng } = await seated(name);
    const db = secondConnection(dataDir);
    const page = db.prepare('SELECT page FROM campaign').pluck();
    const entries = db.prepare('SELECT count(*) FROM entry WHERE seq > 0').pluck();
    const seen: unknown[] = [];
    sitter.onPage = ({ seq }) => seen.push([seq, page.get(), entries.get()]);
    let moves = 0;
    while (moves < 40 && (await sitter.step(rng))) {
      moves++;
      expect(seen.at(-1)).toEqual([sitter.now.seq, sitter.now.seq, moves]);
    }
    expect(moves).toBeGreaterThan(10);
    expect(seen.every((line) => Array.isArray(line) && line[0] === line[1])).toBe(true);
    db.close();
  });

  it('a campaign picked up after a crash equals its twin that never stopped, after every move', async () => {
    for (const seed of name === 'toy' ? ['a', 'b', 'c', 'd'] : ['a']) {
      const { dataDir, sitter, rng } = await seated(name, 'table', seed);
      let moves = 0;
      while (sitter.now.outcome === undefined && moves < 150 && (await sitter.step(rng))) {
        moves++;
        if (name === 'archipelago' && moves % 4 !== 0) continue;
        const crashed = new Sitter(appIn(copyOf(dataDir)));
        await crashed.ask('open', { campaign: sitter.now.campaign });
        expect(tableOf(crashed.now)).toBe(tableOf(sitter.now));
        expect(await screens(crashed)).toEqual(await screens(sitter));
        crashed.port.close();
      }
      expect(moves).toBeGreaterThan(10);
    }
  });
});

/** What everybody can see behind their screens, once the table is open to all. */
async function screens(sitter: Sitter): Promise<unknown[]> {
  await sitter.settle();
  const { curtain } = sitter.now;
  const own: unknown[] = [];
  for (const seat of sitter.now.seats.keys()) {
    if (curtain.state === 'taken' && curtain.seat !== seat) continue;
    const reply = await sitter.at('open-drawer', { seat, depth: 'objective' });
    if (reply.type !== 'private') throw new Error(JSON.stringify(reply));
    own.push([reply.page.own, reply.page.moves]);
  }
  await sitter.at('close-drawer');
  return own;
}

describe('where a campaign is picked up', () => {
  it('lands on the curtain, for the person who owes the decision, in the middle of anything', async () => {
    const { dataDir, sitter, rng } = await seated('toy', 'table', 'kinds');
    const kinds = new Set<string>();
    for (let game = 0; game < 20; game++) {
      await sitter.create('toy', 'table', `kinds ${game}`);
      while (sitter.now.outcome === undefined && (await sitter.step(rng))) {
        if (sitter.now.outcome !== undefined) break;
        const frames = sitter.now.view['frames'] as { kind: string }[];
        const kind = frames.at(-1)?.kind ?? 'none';
        if (kinds.has(kind)) continue;
        kinds.add(kind);
        const again = new Sitter(appIn(copyOf(dataDir)));
        await again.ask('open', { campaign: sitter.now.campaign });
        expect(again.now.curtain).toEqual({ state: 'covered', seat: again.now.deciders[0], why: 'resume' });
        await again.settle();
        expect(again.now.curtain.state).toBe(kind === 'commit' ? 'taken' : 'open');
        again.port.close();
      }
    }
    expect([...kinds].sort()).toEqual(['build', 'commit', 'guard', 'turn']);
  });

  it('stays with the person who was waited for when the app stopped', async () => {
    const { dataDir, port, sitter } = await seated('toy');
    await sitter.settle();
    await sitter.done('hand-on', { seat: 0 });
    expect(sitter.now.curtain).toMatchObject({ state: 'covered', seat: 1 });
    const { campaign } = sitter.now;
    port.close();
    const again = new Sitter(appIn(dataDir));
    await again.ask('open', { campaign });
    expect(again.now.curtain).toEqual({ state: 'covered', seat: 1, why: 'resume' });
  });

  it('a window that is closed and comes back finds the curtain', async () => {
    const { port, sitter } = await seated('toy');
    const rng = streamOf('x');
    await sitter.play(rng, 4);
    const { campaign } = sitter.now;
    sitter.disconnect();
    const again = new Sitter(port, 'window-2');
    await again.ask('open', { campaign });
    expect(again.now.curtain).toMatchObject({ state: 'covered', why: 'resume' });
  });
});
