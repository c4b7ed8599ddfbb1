import { describe, expect, it } from 'vitest';
import { appIn, copyOf, seated, secondConnection, Sitter, tableOf, until, type KindName } from './support.ts';

/** The page without what the undone move may still be played again with. */
const board = (sitter: Sitter): string => tableOf({ ...sitter.now, redo: false });

describe.each<KindName>(['toy', 'archipelago'])('undo and redo: %s', (name) => {
  it('lead to the same bytes, never across a barrier, never across another seat', async () => {
    let [undone, barred, changed] = [0, 0, 0];
    for (const seed of ['a', 'b', 'c']) {
      const { sitter, rng } = await seated(name, 'table', seed);
      for (let move = 0; move < 120 && sitter.now.outcome === undefined; move++) {
        await sitter.settle();
        const before = board(sitter);
        if (!(await sitter.step(rng))) break;
        const after = board(sitter);
        const { undo } = sitter.now;
        if (!undo.can) {
          const reply = await sitter.at('undo');
          expect(reply).toMatchObject({
            type: 'refused',
            why: { code: 'undo-barrier', params: { barrier: undo.barrier } },
          });
          expect(board(sitter)).toBe(after);
          if (undo.barrier === 'seat-changed') changed++;
          else barred++;
          continue;
        }
        undone++;
        await sitter.done('undo');
        await sitter.settle();
        expect(withoutCurtain(board(sitter))).toBe(withoutCurtain(before));
        expect(sitter.now.redo).toBe(true);
        await sitter.done('redo');
        expect(withoutCurtain(board(sitter))).toBe(withoutCurtain(after));
        expect(sitter.now.redo).toBe(false);
      }
    }
    expect(undone).toBeGreaterThan(10);
    expect(barred + changed).toBeGreaterThan(5);
  });
});

function withoutCurtain(page: string): string {
  return page.replace(/"curtain":\{[^}]*\}/, '');
}

describe('undo', () => {
  it('goes back through a chain and stops at what another seat has decided, naming it', async () => {
    const { sitter } = await seated('toy');
    await throughStakes(sitter, [2, 1, 0]);
    await sitter.done('move', { seat: 0, move: { type: 'rest' } });
    await sitter.done('move', { seat: 1, move: { type: 'build' } });
    await sitter.done('move', { seat: 1, move: { type: 'put', spot: 3 } });
    await sitter.done('undo');
    expect(sitter.now.undo).toEqual({ can: true });
    await sitter.done('undo');
    expect(sitter.now.undo).toEqual({ can: false, barrier: 'seat-changed' });
    await sitter.done('redo');
    await sitter.done('redo');
    expect(sitter.now.view['spots']).toEqual([null, null, null, 1, null, null]);
  });

  it('takes back a move that handed the decision on, and waits for the person it comes back to', async () => {
    const { sitter } = await seated('toy');
    await throughStakes(sitter, [2, 1, 0]);
    await sitter.done('move', { seat: 0, move: { type: 'rest' } });
    expect(sitter.now.deciders).toEqual([1]);
    await sitter.done('undo');
    expect(sitter.now.curtain).toEqual({ state: 'covered', seat: 0, why: 'undo' });
    await sitter.settle();
    expect(sitter.now.curtain).toEqual({ state: 'open' });
    await sitter.done('move', { seat: 0, move: { type: 'rest' } });
  });

  it('is closed for a secret decision once the next person has come to the screen', async () => {
    const { sitter } = await seated('toy');
    await sitter.settle();
    await sitter.done('move', { seat: 0, move: { type: 'commit', stake: 1 } });
    expect(sitter.now.undo).toEqual({ can: true });
    await sitter.settle();
    expect(sitter.now.undo).toEqual({ can: false, barrier: 'seat-changed' });
  });

  it('a new move ends what could be played again', async () => {
    const { sitter } = await seated('toy');
    await throughStakes(sitter, [2, 1, 0]);
    await sitter.done('move', { seat: 0, move: { type: 'build' } });
    await sitter.done('undo');
    await sitter.done('move', { seat: 0, move: { type: 'rest' } });
    expect(sitter.now.redo).toBe(false);
    expect(await sitter.at('redo')).toMatchObject({ type: 'refused', why: { code: 'nothing-to-redo' } });
  });

  it('works after loading, where the state before has to be worked out again, and is kept as entries', async () => {
    const { dataDir, sitter } = await seated('toy');
    await throughStakes(sitter, [2, 1, 0]);
    await sitter.done('move', { seat: 0, move: { type: 'build' } });
    await sitter.done('move', { seat: 0, move: { type: 'put', spot: 0 } });
    await sitter.done('undo');
    const copy = copyOf(dataDir);
    const again = new Sitter(appIn(copy));
    await again.ask('open', { campaign: sitter.now.campaign });
    await again.settle();
    expect(again.now.redo).toBe(true);
    await again.done('redo');
    await sitter.done('redo');
    expect(board(again)).toBe(board(sitter));
    await again.done('undo');
    await again.done('undo');
    await sitter.done('undo');
    await sitter.done('undo');
    expect(board(again)).toBe(board(sitter));
    const kinds = secondConnection(copy).prepare('SELECT kind FROM entry WHERE seq > 3 ORDER BY seq').pluck().all();
    expect(kinds).toEqual(['move', 'move', 'undo', 'redo', 'undo', 'undo']);
  });

  it('nothing can be taken back before the first move', async () => {
    const { sitter } = await seated('toy');
    expect(sitter.now.undo).toEqual({ can: false });
    expect(await sitter.at('undo')).toMatchObject({ type: 'refused', why: { code: 'nothing-to-undo' } });
  });

  it('a move of a bot stays', async () => {
    const { sitter } = await seated('toy', 'table', 's', [1, 2]);
    await sitter.settle();
    await sitter.done('move', { seat: 0, move: { type: 'commit', stake: 3 } });
    await until(() => sitter.now.log.some(({ event }) => event.type === 'revealed'));
    expect(sitter.now.undo.can).toBe(false);
  });
});

async function throughStakes(sitter: Sitter, stakes: number[]): Promise<void> {
  for (const [seat, stake] of stakes.entries()) {
    await sitter.settle();
    await sitter.done('move', { seat, move: { type: 'commit', stake } });
  }
  await sitter.settle();
}
