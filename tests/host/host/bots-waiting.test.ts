import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { PicksTable } from './picks-table.ts';
import { codeOf, copyOf, until } from './support.ts';

/** Longer than a test waits, and short enough to wait for. */
const [NEVER, SOON] = [60_000, 120];

/** A person and two bots, the person's last pick made: the bots are next. */
async function finished(pace: number, more: object = {}): Promise<PicksTable> {
  const table = new PicksTable(undefined, { app: { pace } });
  await table.create({ bots: [1, 2] }, more);
  await table.here.settle();
  for (const card of [0, 1, 2]) await table.pick(card);
  return table;
}

const moved = (table: PicksTable): boolean => table.here.now.played > 3;

describe('a person’s finished action that can be taken back', () => {
  it('waits for them to say that it is done: until then no bot answers', async () => {
    const table = await finished(NEVER);
    await wait(60);
    expect(table.there.now).toMatchObject({ played: 3, waits: 0, undo: { can: true } });
    await table.here.done('done');
    expect(table.there.now.waits).toBeUndefined();
    await until(() => moved(table));
    expect(table.there.now.waits).toBeUndefined();
  });

  it('is taken back while it waits, and then no bot has answered', async () => {
    const table = await finished(NEVER);
    await table.here.done('undo');
    await wait(60);
    expect(table.there.now).toMatchObject({ played: 0, deciders: [0, 1, 2] });
    expect(table.there.now.waits).toBeUndefined();
  });

  it('is answered after one pace at the latest, and not before', async () => {
    const begun = performance.now();
    const table = await finished(SOON);
    await until(() => moved(table));
    expect(performance.now() - begun).toBeGreaterThanOrEqual(SOON);
  });

  it('does not wait longer because somebody looks into their drawer meanwhile', async () => {
    const table = await finished(SOON);
    await wait(SOON / 2);
    await table.here.at('open-drawer', { seat: 0, depth: 'stock' });
    await until(() => moved(table), 5 * SOON);
  });

  it('is not waited for without a pace, where nothing may be taken back, or once the campaign is taken up again', async () => {
    for (const table of [await finished(0), await finished(NEVER, { undo: 'off' })]) {
      expect(table.there.now.waits).toBeUndefined();
      await until(() => moved(table));
      expect(JSON.stringify(table.there.pushes)).not.toContain('"waits"');
    }
    const waiting = await finished(NEVER);
    const later = new PicksTable(copyOf(waiting.dataDir), { app: { pace: NEVER } });
    for (const sitter of [later.here, later.there]) await sitter.ask('open', { campaign: waiting.here.now.campaign });
    await later.here.settle();
    await until(() => moved(later));
  });

  it('is said to be done a second time without harm', async () => {
    const table = await finished(0);
    expect(['done', 'stale-page']).toContain(codeOf(await table.here.at('done')));
  });
});
