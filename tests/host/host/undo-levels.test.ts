import { describe, expect, it } from 'vitest';
import { replaySteps } from '#engine/kernel/replay.ts';
import type { AnyGame } from '#main/listed-game.ts';
import { silentLog } from '#main/log.ts';
import { openDatabase } from '#main/storage/database.ts';
import { openStore } from '#main/storage/store.ts';
import { appIn, copyOf, KINDS, seated, Sitter, tableOf, throughStakes, until, type KindName } from './support.ts';

describe('undo by level', () => {
  it('off: nothing is taken back, and that is said', async () => {
    const { sitter } = await seated('toy', 'table', 's', [], { undo: 'off' });
    await throughStakes(sitter, [2, 1, 0]);
    await sitter.done('move', { seat: 0, move: { type: 'build' } });
    expect(sitter.now).toMatchObject({
      undo: { can: false, barrier: 'undo-off' },
      undoLevel: 'off',
      restart: false,
    });
    expect(await sitter.at('undo')).toMatchObject({ type: 'refused', why: { code: 'undo-off' } });
    expect(await sitter.at('restart')).toMatchObject({ type: 'refused', why: { code: 'undo-off' } });
  });

  it('practice: across what was shown, and past bots, each said in the log; bots go on', async () => {
    const { sitter } = await seated('toy', 'table', 's', [2], { undo: 'practice' });
    await sitter.settle();
    await sitter.done('move', { seat: 0, move: { type: 'commit', stake: 3 } });
    await sitter.settle();
    await sitter.done('move', { seat: 1, move: { type: 'commit', stake: 0 } });
    await until(() => sitter.now.deciders.length === 1 && !sitter.now.deciders.includes(2));
    const [after, { played }] = [practised(sitter), sitter.now];
    expect(sitter.now.undo).toEqual({ can: true });
    await sitter.done('undo');
    expect(sitter.now.played).toBeLessThan(played);
    expect(sitter.now.deciders).toContain(1);
    expect(sitter.now.log.filter(({ event }) => event.type === 'table-practice')).toHaveLength(1);
    await sitter.done('redo');
    expect(practised(sitter)).toBe(after);
    await sitter.done('undo');
    await sitter.settle();
    await sitter.done('move', { seat: 1, move: { type: 'commit', stake: 1 } });
    await until(() => sitter.now.deciders.length === 1 && !sitter.now.deciders.includes(2));
    expect(sitter.now.log.filter(({ event }) => event.type === 'table-practice')).toHaveLength(2);
    expect(await sitter.ask('home')).toMatchObject({ campaigns: [{ undo: 'practice' }] });
  });

  it.each<KindName>(['toy', 'archipelago'])(
    'practice: back to the beginning and forth again leads to the same bytes at every depth: %s',
    async (name) => {
      for (const [seed, bots] of [
        ['a', []],
        ['b', [2]],
      ] as const) {
        const { dataDir, sitter, rng } = await seated(name, 'table', seed, bots, { undo: 'practice' });
        for (let moves = 0; moves < 40 && sitter.now.outcome === undefined; moves++) {
          await until(() => sitter.now.outcome !== undefined || waits(sitter));
          await sitter.step(rng);
        }
        await until(() => sitter.now.outcome !== undefined || waits(sitter));
        const pages = [practised(sitter)];
        while (sitter.now.undo.can) {
          await sitter.done('undo');
          pages.push(practised(sitter));
        }
        expect(pages.length).toBeGreaterThan(15);
        expect(sitter.now.played).toBe(0);
        for (const page of pages.slice(0, -1).reverse()) {
          await sitter.done('redo');
          expect(practised(sitter)).toBe(page);
        }
        expect(sitter.now.redo).toBe(false);
        const again = new Sitter(appIn(copyOf(dataDir)));
        await again.ask('open', { campaign: sitter.now.campaign });
        expect(practised(again)).toBe(practised(sitter));
        const { listed } = KINDS[name];
        expect(replays(dataDir, listed.make(listed.basePack))).toBe(true);
        sitter.port.close();
      }
    },
  );
});

/** Whether it is for a person to go on. */
const waits = ({ now }: Sitter): boolean => now.deciders.some((seat) => now.seats[seat]?.player === 'person');

/** The page of a practice table without the lines that say so, and without who has looked. */
function practised({ now }: Sitter): string {
  const without = (log: Sitter['now']['log']) => log.filter(({ event }) => event.type !== 'table-practice');
  const since = now.since.map((lines) => without(now.log.slice(now.log.length - lines)).length);
  const page = { ...now, log: without(now.log), since, redo: false, unseen: [], restart: false };
  return tableOf(page);
}

/** Whether the log of the only campaign of a folder replays to the hash of every entry. */
function replays(dataDir: string, game: AnyGame): boolean {
  const store = openStore(openDatabase({ dataDir: copyOf(dataDir), log: silentLog }).db);
  const [id = ''] = store.ids();
  const { entries } = store.entries(id);
  const steps = replaySteps(
    game,
    store.setup(id).state,
    entries.map(({ entry }) => entry),
  );
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  store.close();
  return step.value === undefined;
}
