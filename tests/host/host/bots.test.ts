import { describe, expect, it } from 'vitest';
import type { AnyGame } from '#main/listed-game.ts';
import { toyGame } from '#tests/engine/toy/toy.ts';
import { appIn, KINDS, newFolder, people, seated, secondConnection, Sitter, TOY, until } from './support.ts';
import { laidIn, midGame } from './twins.ts';

describe('bots at the table', () => {
  it('play a whole game among themselves, every move an entry and a page of its own', async () => {
    const { dataDir, sitter } = await seated('archipelago', 'table', 'bots', [0, 1, 2]);
    await until(() => sitter.now.outcome !== undefined, 60_000);
    const entries = secondConnection(dataDir).prepare('SELECT count(*) FROM entry WHERE seq > 0').pluck().get();
    const pages = sitter.pushes.length;
    expect(pages).toBe(entries);
    expect(sitter.now.score).toBeDefined();
  });

  it('are those of their seats: stewards make offers and answer them, and no bot has to be replaced', async () => {
    const said: string[] = [];
    const note = (code: string): void => void said.push(code);
    const log = { info: () => undefined, warn: note, error: note };
    const { listed, options } = KINDS.archipelago;
    const start = midGame(listed.make(listed.basePack), options, 'offers 3', 0) ?? {};
    const seats = people(3).map((person) => ({ ...person, player: 'steward' }));
    const sitter = await laidIn('archipelago', start, 'open', seats, { log });
    const seen = new Map<string, Set<unknown>>();
    sitter.onPage = ({ log: lines }) => {
      for (const { seq, event } of lines) seen.set(event.type, (seen.get(event.type) ?? new Set()).add(seq));
    };
    const count = (type: string): number => seen.get(type)?.size ?? 0;
    await until(() => sitter.now.outcome !== undefined, 100_000);
    expect(count('offered')).toBeGreaterThan(3);
    expect(count('accepted')).toBeGreaterThan(0);
    expect(count('declined')).toBeGreaterThan(0);
    expect(count('accepted') + count('declined')).toBe(count('offered'));
    expect(said).toEqual([]);
  });

  it('are listed by level, with the games and on the page; others cannot be seated', async () => {
    const { sitter } = await seated('archipelago');
    const levels = Object.keys(KINDS.archipelago.listed.bots(KINDS.archipelago.listed.basePack));
    expect(levels).toContain('steward');
    expect(sitter.now.bots).toEqual(levels);
    const home = (await sitter.ask('home')) as { games: { id: string }[] };
    expect(home.games.find(({ id }) => id === 'archipelago')).toMatchObject({ bots: levels });
    for (const player of ['genius', 'constructor']) {
      const seats = people(3).map((person, seat) => (seat === 1 ? { ...person, player } : person));
      const { options } = KINDS.archipelago;
      expect(await sitter.ask('create', { game: 'archipelago', options, seats, level: 'table' })).toEqual({
        type: 'refused',
        why: { code: 'unknown-bot', params: { player } },
      });
    }
  });

  it('of a table picked up again go on where no person sits', async () => {
    const { dataDir, port, sitter } = await seated('archipelago', 'table', 'on', [0, 1, 2]);
    await until(() => sitter.pushes.length > 3);
    port.close();
    const { campaign, played } = sitter.now;
    const again = new Sitter(appIn(dataDir));
    await again.ask('open', { campaign });
    expect(again.now.played).toBeGreaterThanOrEqual(played);
    await until(() => again.now.played > played + 3);
    again.port.close();
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
    const { dataDir, port, sitter } = await seated('toy', 'table', 's', [0]);
    sitter.onPage = ({ deciders }) => {
      if (deciders.length === 1 && deciders.includes(0)) port.close();
    };
    for (const seat of [1, 2]) {
      await sitter.settle();
      await sitter.done('move', { seat, move: { type: 'commit', stake: 0 } });
    }
    await until(() => sitter.now.deciders.length === 1);
    const again = new Sitter(appIn(dataDir));
    await again.ask('open', { campaign: sitter.now.campaign });
    const { seq } = again.now;
    await rest();
    expect(again.now).toMatchObject({ seq, curtain: { state: 'covered' } });
    await again.settle();
    await until(() => !again.now.deciders.includes(0));
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
