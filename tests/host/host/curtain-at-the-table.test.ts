import { describe, expect, it } from 'vitest';
import { openApp } from '#main/app.ts';
import type { Curtain, Reply } from '#main/contract/messages.ts';
import { silentLog } from '#main/log.ts';
import { secret } from '#tests/secret.ts';
import { appIn, copyOf, newFolder, people, seated, Sitter, TOY } from './support.ts';

const covered = (seat: number, why = 'secret'): Curtain => ({ state: 'covered', seat, why });
const armed = (seat: number, why = 'secret'): Curtain => ({ state: 'armed', seat, why });
const taken = (seat: number, why = 'secret'): Curtain => ({ state: 'taken', seat, why });
const said = (reply: Reply): string => (reply.type === 'refused' ? reply.why.code : reply.type);

describe('the curtain at the table', () => {
  it('walks through a secret decision person by person, then opens', async () => {
    const { sitter } = await seated('toy');
    const seen: unknown[] = [];
    for (const seat of [0, 1, 2]) {
      seen.push(sitter.now.curtain);
      expect(said(await sitter.at('arm', { seat: (seat + 1) % 3 }))).toBe('curtain-for-another');
      expect(said(await sitter.at('take-over', { seat: (seat + 1) % 3 }))).toBe('curtain-for-another');
      expect(await sitter.at('take-over', { seat })).toMatchObject({
        type: 'private',
        page: { seat, depth: 'decision' },
      });
      expect(sitter.now.moves.every(({ moves }) => moves.length === 0)).toBe(true);
      await sitter.done('move', { seat, move: { type: 'commit', stake: 2 - seat } });
    }
    expect(seen).toEqual([covered(0), covered(1), covered(2)]);
    expect(sitter.now.curtain).toEqual({ state: 'open' });
    expect(sitter.now.moves[0]?.moves.length).toBeGreaterThan(0);
    expect(said(await sitter.at('arm', { seat: 0 }))).toBe('no-curtain');
  });

  it('goes round the table as people sit, and begins with who moved last', async () => {
    const sitter = new Sitter(appIn(newFolder(), [TOY]));
    const seats = people(3).map((person, seat) => ({ ...person, place: [2, 6, 4][seat] ?? 0 }));
    await sitter.ask('create', { game: 'toy', options: { rounds: 6 }, seats, level: 'table', seed: 's' });
    const called = async (): Promise<number> => {
      const { curtain } = sitter.now;
      if (curtain.state !== 'covered') throw new Error(JSON.stringify(curtain));
      await sitter.come(curtain.seat);
      await sitter.done('move', { seat: curtain.seat, move: { type: 'commit', stake: 0 } });
      return curtain.seat;
    };
    expect([await called(), await called(), await called()]).toEqual([0, 2, 1]);
    while (sitter.now.curtain.state === 'open')
      await sitter.done('move', { seat: sitter.now.deciders[0], move: { type: 'rest' } });
    const last = sitter.now.log.findLast(({ seat }) => seat !== null)?.seat ?? -1;
    const round = [0, 2, 1, 0, 2, 1].slice([0, 2, 1].indexOf(last), [0, 2, 1].indexOf(last) + 3);
    expect([await called(), await called(), await called()]).toEqual(round);
  });

  it('gives nothing private to anybody before it is taken, at level strict by a second press', async () => {
    const { sitter } = await seated('toy', 'strict');
    for (const state of ['covered', 'armed']) {
      expect(sitter.now.curtain.state).toBe(state);
      for (const seat of [0, 1, 2])
        for (const depth of ['stock', 'objective'])
          expect(said(await sitter.at('open-drawer', { seat, depth }))).toBe('curtain-closed');
      expect(said(await sitter.at('move', { seat: 0, move: { type: 'commit', stake: 0 } }))).toBe('curtain-closed');
      if (state === 'covered') {
        expect(said(await sitter.at('take-over', { seat: 0 }))).toBe('not-armed');
        await sitter.done('arm', { seat: 0 });
      }
    }
    expect(sitter.own).toBeUndefined();
    expect(sitter.pushes.every((push) => (push as { type: string }).type === 'page')).toBe(true);
  });

  it('stays shut for the dead time after it has fallen, at level strict after the first press, by the clock of the host', async () => {
    let clock = 1000;
    const port = openApp({
      dataDir: newFolder(),
      log: silentLog,
      games: [TOY],
      pause: 0,
      pace: 0,
      now: () => clock,
      secret,
    });
    const sitter = new Sitter(port);
    const tooSoon = async (): Promise<void> => {
      for (const later of [0, 300, 199]) {
        clock += later;
        expect(said(await sitter.at('take-over', { seat: 0 }))).toBe('too-soon');
      }
    };
    await sitter.create('toy');
    await tooSoon();
    clock += 1;
    expect(said(await sitter.at('take-over', { seat: 0 }))).toBe('private');
    await sitter.create('toy', 'strict');
    clock += 10_000;
    await sitter.done('arm', { seat: 0 });
    const { seq } = sitter.now;
    await tooSoon();
    // Pressing again neither makes a new page nor restarts the time.
    await sitter.done('arm', { seat: 0 });
    expect(sitter.now).toMatchObject({ seq, curtain: armed(0) });
    clock += 1;
    expect(said(await sitter.at('take-over', { seat: 0 }))).toBe('private');
    port.close();
  });

  it('makes a new page with every step, so that a late click of the person before opens nothing', async () => {
    const { sitter } = await seated('toy', 'strict');
    const { campaign, seq } = sitter.now;
    for (const type of ['arm', 'take-over', 'hand-on', 'arm']) {
      const before = sitter.now.seq;
      const { curtain } = sitter.now;
      await sitter.done(type, { seat: curtain.state === 'open' ? -1 : curtain.seat });
      expect(sitter.now.seq).toBe(before + 1);
      for (const late of ['arm', 'take-over', 'hand-on'])
        expect(said(await sitter.ask(late, { campaign, seq: before, seat: 1 }))).toBe('stale-page');
    }
    expect(sitter.now).toMatchObject({ seq: seq + 4, curtain: armed(1) });
  });

  it('whoever sits at the screen may ask for the page again without turning it', async () => {
    const { sitter } = await seated('toy');
    await sitter.come(0);
    const { seq } = sitter.now;
    expect((await sitter.at('take-over', { seat: 0 })).type).toBe('private');
    expect(sitter.now.seq).toBe(seq);
  });

  it('falls again when the window of the person at the screen goes, or of the one who was coming', async () => {
    for (const come of [armed(0), taken(0)]) {
      const { port, sitter } = await seated('toy', 'strict');
      const other = new Sitter(port, 'window-2');
      await other.ask('open', { campaign: sitter.now.campaign });
      await sitter.done('arm', { seat: 0 });
      if (come.state === 'taken') await sitter.at('take-over', { seat: 0 });
      expect(other.now.curtain).toEqual(come);
      sitter.disconnect();
      expect(other.now.curtain).toEqual(covered(0));
    }
  });

  it('is saved with the campaign, and falls again where that is taken up, after a stop or a crash', async () => {
    const { dataDir, sitter } = await seated('toy', 'strict');
    const { campaign } = sitter.now;
    for (const type of ['arm', 'take-over']) {
      await sitter.done(type, { seat: 0 });
      const crashed = new Sitter(appIn(copyOf(dataDir)));
      await crashed.ask('open', { campaign });
      expect(crashed.now.curtain).toEqual(covered(0, 'resume'));
      expect(said(await crashed.at('take-over', { seat: 0 }))).toBe('not-armed');
      crashed.port.close();
    }
    await sitter.ask('leave');
    await sitter.ask('open', { campaign });
    expect(sitter.now.curtain).toEqual(covered(0, 'resume'));
  });
});
