import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refuse } from '#engine/kernel/refusal.ts';
import type { ListedGame } from '#main/listed-game.ts';
import { latest, MIGRATIONS } from '#main/storage/migrations.ts';
import { readWhole } from '#tests/host/storage/read-whole-file.ts';
import { toyGame } from '#tests/engine/toy/toy.ts';
import { appIn, seated, secondConnection, Sitter, TOY, until } from './support.ts';

/** The toy under newer rules: resting lowers the water, so that an old log leads elsewhere. */
function newer(more: object = {}): ListedGame {
  const game: ReturnType<ListedGame['make']> = {
    ...toyGame,
    version: 2,
    apply(state, seat, move, emit) {
      toyGame.apply(state as never, seat, move as never, emit as never);
      if (move.type === 'rest') (state as { water: number }).water -= 1;
    },
    ...more,
  } as ReturnType<ListedGame['make']>;
  return { ...TOY, make: () => game };
}

async function older(moves: number) {
  const { dataDir, port, sitter, rng } = await seated('toy', 'table', 'd11');
  await sitter.play(rng, moves);
  const { campaign, log, view } = sitter.now;
  port.close();
  return { dataDir, campaign, log, view, rng };
}

describe('a campaign begun under older rules', () => {
  it.each([[0], [7], [26]])('goes on from where it stood, %i moves in, and is backed up first', async (moves) => {
    const { dataDir, campaign, log, rng } = await older(moves);
    const sitter = new Sitter(appIn(dataDir, [newer()]));
    expect((await sitter.ask('open', { campaign })).type).toBe('table');
    expect(sitter.now.trouble).toBeUndefined();
    expect(sitter.now.log.map(({ event }) => event.type)).toEqual(log.map(({ event }) => event.type));
    await sitter.settle();
    if (moves > 0) expect(sitter.now.undo).toEqual({ can: false, barrier: 'older-rules' });
    await sitter.play(rng, 8);
    const shown = JSON.stringify(sitter.now.view);
    sitter.port.close();
    const again = new Sitter(appIn(dataDir, [newer()]));
    await again.ask('open', { campaign });
    expect(JSON.stringify(again.now.view)).toBe(shown);
    await until(() => true);
    expect(again.now.trouble).toBeUndefined();
    expect(await again.ask('home')).toMatchObject({ campaigns: [{ moves: moves + 8 }] });
    expect(readdirSync(join(dataDir, 'backups')).some((name) => name.includes(`-v${latest(MIGRATIONS)}-`))).toBe(true);
    const file = await again.ask('export', { campaign });
    if (file.type !== 'file') throw new Error('no file');
    expect(readWhole(file.file, [newer()])).toMatchObject({ position: { glance: { moves: 8 } } });
  });

  it.each([
    ['a gap', 'DELETE FROM entry WHERE seq = 7', 'campaign-went-on', { seq: 7, whole: 26 }],
    ['no end', 'DELETE FROM entry WHERE seq > 23', 'campaign-went-on', { seq: 24, whole: 23 }],
    ['wrong words', "UPDATE entry SET events = '[]' WHERE seq = 7", 'campaign-doubtful', {}],
  ])('whose log has %s is never taken over without a word', async (_, sql, code, params) => {
    const { dataDir, campaign, rng } = await older(26);
    const db = secondConnection(dataDir);
    db.exec(`PRAGMA foreign_keys = OFF; DROP TRIGGER entry_stays; DROP TRIGGER entry_kept; ${sql}`);
    db.close();
    // A backup would bring back what is missing.
    rmSync(join(dataDir, 'backups'), { recursive: true });
    const sitter = new Sitter(appIn(dataDir, [newer()]));
    expect((await sitter.ask('open', { campaign })).type).toBe('table');
    expect(await sitter.ask('home')).toMatchObject({ campaigns: [{ mark: { code, params } }] });
    await sitter.play(rng, 4);
    expect(sitter.now.trouble).toBeUndefined();
    sitter.port.close();
    const again = new Sitter(appIn(dataDir, [newer()]));
    await again.ask('open', { campaign });
    expect(again.now).toMatchObject({ view: sitter.now.view, played: 4 });
    expect(again.now.trouble).toBeUndefined();
  });

  it('loses only the moves since the last snapshot that the newer rules refuse', async () => {
    const { dataDir, campaign } = await older(26);
    const stubborn = newer({ refusal: () => refuse('round', 'never') });
    const sitter = new Sitter(appIn(dataDir, [stubborn]));
    expect((await sitter.ask('open', { campaign })).type).toBe('table');
    const db = secondConnection(dataDir);
    expect(db.prepare('SELECT count(*) FROM entry WHERE seq > 0').pluck().get()).toBe(26);
  });

  it('is refused with a message, and untouched, where the newer rules cannot take it over', async () => {
    const { dataDir, campaign, view } = await older(9);
    const refusing = newer({ upgraders: [{ from: 1, state: () => ({}) }] });
    const sitter = new Sitter(appIn(dataDir, [refusing]));
    expect(await sitter.ask('open', { campaign })).toMatchObject({ type: 'refused', why: { code: 'campaign-older' } });
    sitter.port.close();
    const back = new Sitter(appIn(dataDir));
    await back.ask('open', { campaign });
    expect(back.now.view).toEqual(view);
  });

  it('one of newer rules is refused with a message', async () => {
    const { dataDir, campaign } = await older(3);
    secondConnection(dataDir).exec("UPDATE campaign SET ruleset = 9, glance = json_remove(glance, '$.seal')");
    const sitter = new Sitter(appIn(dataDir));
    expect(await sitter.ask('open', { campaign })).toMatchObject({ type: 'refused', why: { code: 'campaign-newer' } });
  });
});
