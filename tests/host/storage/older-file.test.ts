import { describe, expect, it } from 'vitest';
import type { ListedGame } from '#main/listed-game.ts';
import { toyGame } from '#tests/engine/toy/toy.ts';
import { appIn, newFolder, seated, Sitter, TOY } from '#tests/host/host/support.ts';

/** The toy under newer rules, in which a rest raises the water as well where `wet`. */
function newer(wet: boolean): ListedGame {
  const game = {
    ...toyGame,
    version: 2,
    apply(state, seat, move, emit) {
      toyGame.apply(state, seat, move, emit);
      if (wet && move.type === 'rest') state.water += 1;
    },
  } satisfies typeof toyGame;
  return { ...TOY, make: () => game as unknown as ReturnType<ListedGame['make']> };
}

async function fileOf(moves: number): Promise<string> {
  const { port, sitter, rng } = await seated('toy', 'table', 'older rules');
  await sitter.play(rng, moves);
  const reply = await sitter.ask('export', { campaign: sitter.now.campaign });
  port.close();
  if (reply.type !== 'file') throw new Error(JSON.stringify(reply));
  return reply.file;
}

describe('a file of older rules', () => {
  it('is taken in and goes on, undo and all, where newer rules lead to the same', async () => {
    const sitter = new Sitter(appIn(newFolder(), [newer(false)]));
    const home = await sitter.ask('import', { file: await fileOf(30) });
    if (home.type !== 'home') throw new Error(JSON.stringify(home));
    await sitter.ask('open', { campaign: home.campaigns[0]?.id ?? '' });
    expect(sitter.now).toMatchObject({ played: 30 });
    expect(sitter.now.undo.barrier).not.toBe('older-rules');
    sitter.port.close();
  });

  it('is refused whole where they lead elsewhere, and said to be older rather than changed', async () => {
    const file = await fileOf(30);
    expect(file).toContain('"rest"');
    const sitter = new Sitter(appIn(newFolder(), [newer(true)]));
    const refused = await sitter.ask('import', { file });
    expect(refused).toMatchObject({ type: 'refused', why: { code: 'import-older' } });
    expect(await sitter.ask('home')).toMatchObject({ campaigns: [] });
    sitter.port.close();
  });

  it('that was changed in its set-up is not mistaken for one of other rules', async () => {
    const record = JSON.parse(await fileOf(3)) as { setup: { water: number } };
    record.setup.water += 1;
    const sitter = new Sitter(appIn(newFolder(), [newer(false)]));
    expect(await sitter.ask('import', { file: JSON.stringify(record) })).toMatchObject({
      type: 'refused',
      why: { code: 'import-differs' },
    });
    sitter.port.close();
  });
});
