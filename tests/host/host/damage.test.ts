import { describe, expect, it } from 'vitest';
import { appIn, copyOf, seated, secondConnection, Sitter, until } from './support.ts';

/** A campaign of some moves, its folder left as a crash leaves it, then changed by `sql` behind the app's back. */
async function changed(moves: number, sql: (campaign: string) => string) {
  const { dataDir, sitter, rng } = await seated('toy', 'table', 'd11');
  const pages: string[] = [];
  for (let move = 0; move < moves; move++) {
    pages.push(JSON.stringify(sitter.now.view));
    await sitter.step(rng);
  }
  const { campaign } = sitter.now;
  const copy = copyOf(dataDir);
  const db = secondConnection(copy);
  db.exec(`PRAGMA foreign_keys = OFF; DROP TRIGGER entry_stays; DROP TRIGGER entry_kept; ${sql(campaign)}`);
  db.close();
  const again = new Sitter(appIn(copy));
  const reply = await again.ask('open', { campaign });
  return { reply, again, pages, campaign, copy };
}

const other = "'0000000000000000000000000000000000000000000000000000000000000000'";

describe('a campaign that does not agree with itself', () => {
  it.each([[3], [24], [27]])('opens at the last good move and can only be read: hash of entry %i', async (seq) => {
    const { again, pages, campaign, copy } = await changed(
      28,
      () => `UPDATE entry SET hash = ${other} WHERE seq = ${seq}`,
    );
    await until(() => again.now.trouble?.code === 'campaign-damaged');
    expect(again.now.trouble).toMatchObject({ code: 'campaign-damaged', params: { seq } });
    expect(JSON.stringify(again.now.view)).toBe(pages[seq - 1]);
    await again.settle();
    for (const [type, more] of [
      ['move', { seat: again.now.deciders[0], move: { type: 'rest' } }],
      ['undo', {}],
      ['redo', {}],
    ] as const)
      expect(await again.at(type, more)).toMatchObject({ type: 'refused', why: { code: 'campaign-damaged' } });
    const home = await again.ask('home');
    expect(home).toMatchObject({
      campaigns: [{ id: campaign, damage: { code: 'campaign-damaged', params: { seq } } }],
    });
    again.port.close();
    const third = new Sitter(appIn(copy));
    await third.ask('open', { campaign });
    await until(() => third.now.trouble?.code === 'campaign-damaged');
    expect(JSON.stringify(third.now.view)).toBe(pages[seq - 1]);
  });

  it('says so at once where it is the entry it stands at that does not agree', async () => {
    const { again } = await changed(28, () => `UPDATE entry SET hash = ${other} WHERE seq = 28`);
    expect(again.now.trouble).toEqual({ code: 'campaign-damaged', params: { seq: 28, whole: 27 } });
  });

  it('or a move that the rules refuse, or that is not there, or cannot be read', async () => {
    for (const [sql, missing] of [
      ['UPDATE entry SET move = \'{"type":"put","spot":5}\' WHERE seq = 25', {}],
      ['DELETE FROM entry WHERE seq = 25', { missing: 1 }],
      ["UPDATE entry SET move = '{\"type' WHERE seq = 25", {}],
      ["UPDATE entry SET events = '[7]' WHERE seq = 25", {}],
      ["UPDATE entry SET kind = 'redo', move = NULL, seat = NULL WHERE seq = 25", {}],
    ] as const) {
      const { again, pages } = await changed(28, () => sql);
      await until(() => again.now.trouble?.code === 'campaign-damaged');
      expect(again.now.trouble).toEqual({ code: 'campaign-damaged', params: { seq: 25, whole: 24, ...missing } });
      expect(JSON.stringify(again.now.view)).toBe(pages[24]);
    }
  });

  it('a damaged snapshot is passed over: the log is the truth', async () => {
    for (const sql of [
      'UPDATE snapshot SET state = \'{"x":1}\' WHERE seq > 0',
      'UPDATE snapshot SET state = replace(state, \'"water":\', \'"water":1\') WHERE seq > 0',
      `UPDATE snapshot SET hash = ${other} WHERE seq > 0`,
      "UPDATE snapshot SET state = 'no' WHERE seq > 0",
    ]) {
      const { again } = await changed(28, () => sql);
      expect(again.now.trouble).toBeUndefined();
      expect(again.now.log.at(-1)?.seq).toBeGreaterThanOrEqual(25);
    }
  });

  it('one of which too much is gone stays in the list and says so', async () => {
    for (const sql of [
      'DELETE FROM entry WHERE seq = 0; DELETE FROM snapshot WHERE seq = 0',
      "DELETE FROM entry WHERE seq = 0; UPDATE campaign SET seats = 'x'",
      "UPDATE pack SET data = '{}'; UPDATE campaign SET pack = 'elsewhere'; DELETE FROM entry WHERE seq = 0",
    ]) {
      const { reply: first, again, campaign } = await changed(5, () => sql);
      let reply = first;
      // It is looked for in whole copies beside it first.
      while (reply.type === 'refused' && reply.why.code === 'campaign-checking')
        reply = await again.ask('open', { campaign });
      expect(reply).toMatchObject({ type: 'refused', why: { code: 'campaign-unreadable' } });
      expect(await again.ask('home')).toMatchObject({ type: 'home', campaigns: [{ id: campaign }] });
    }
  });
});
