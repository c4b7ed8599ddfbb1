import { describe, expect, it } from 'vitest';
import type { AnyGame } from '#main/games.ts';
import { toyGame } from '#tests/engine/toy/toy.ts';
import { appIn, newFolder, seated, secondConnection, Sitter, TOY, until } from './support.ts';

describe('bots at the table', () => {
  it('play a whole game among themselves, every move an entry and a page of its own', async () => {
    const { dataDir, sitter } = await seated('archipelago', 'table', 'bots', [0, 1, 2]);
    await until(() => sitter.now.outcome !== undefined, 60_000);
    const entries = secondConnection(dataDir).prepare('SELECT count(*) FROM entry WHERE seq > 0').pluck().get();
    const pages = sitter.pushes.length;
    expect(pages).toBe(entries);
    expect(sitter.now.score).toBeDefined();
  });

  const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 30));

  it('wait for the persons where decisions are secret', async () => {
    const { sitter } = await seated('toy', 'table', 's', [0, 2]);
    await rest();
    expect(sitter.now.deciders).toEqual([0, 1, 2]);
    await sitter.settle();
    await rest();
    expect(sitter.now.deciders).toEqual([0, 1, 2]);
    await sitter.done('move', { seat: 1, move: { type: 'commit', stake: 3 } });
    await until(() => sitter.now.deciders.includes(1) || sitter.now.outcome !== undefined);
  });

  it('wait for somebody to be at the screen where a campaign is picked up', async () => {
    const { dataDir, port, sitter } = await seated('toy', 'table', 's', [0, 2]);
    await sitter.settle();
    sitter.onPage = ({ deciders }) => {
      if (deciders.length === 1 && !deciders.includes(1)) port.close();
    };
    await sitter.done('move', { seat: 1, move: { type: 'commit', stake: 0 } });
    await until(() => sitter.now.deciders.length === 1);
    const again = new Sitter(appIn(dataDir));
    await again.ask('open', { campaign: sitter.now.campaign });
    const { seq } = again.now;
    await rest();
    expect(again.now).toMatchObject({ seq, curtain: { state: 'covered', seat: 1 } });
    await again.settle();
    await until(() => again.now.deciders.includes(1));
  });

  it('a bot that cannot move makes the table say so, and a retry wakes it', async () => {
    let broken = true;
    const apply: AnyGame['apply'] = (state, seat, move, emit) => {
      if (broken && seat === 2) throw new Error('a fault in a rule');
      toyGame.apply(state as never, seat, move as never, emit as never);
    };
    const game = { ...toyGame, apply } as unknown as AnyGame;
    const sitter = new Sitter(appIn(newFolder(), [{ ...TOY, make: () => game }]));
    await sitter.create('toy', 'table', 's', [2]);
    for (const seat of [0, 1]) {
      await sitter.settle();
      await sitter.done('move', { seat, move: { type: 'commit', stake: seat } });
    }
    await until(() => sitter.now.trouble !== undefined);
    expect(sitter.now.trouble).toEqual({ code: 'bot-failed', params: { seat: 2 } });
    broken = false;
    await sitter.done('retry');
    expect(sitter.now.trouble).toBeUndefined();
    expect(sitter.now.view['round']).toBe(1);
    expect(sitter.now.log.some(({ event }) => event.type === 'revealed')).toBe(true);
  });

  it('stop when the last window goes, and go on when it comes back', async () => {
    const { port, sitter } = await seated('archipelago', 'open', 'stop', [0, 1, 2]);
    await until(() => sitter.pushes.length > 3);
    const { campaign } = sitter.now;
    sitter.disconnect();
    const heard = sitter.pushes.length;
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(sitter.pushes.length).toBe(heard);
    const again = new Sitter(port, 'window-2');
    await again.ask('open', { campaign });
    await until(() => again.now.outcome !== undefined, 60_000);
  });
});
