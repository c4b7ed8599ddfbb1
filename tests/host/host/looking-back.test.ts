import { describe, expect, it } from 'vitest';
import type { Reply } from '#main/contract/messages.ts';
import { toyGame } from '#tests/engine/toy/toy.ts';
import {
  appIn,
  databaseText,
  codeOf,
  copyOf,
  newFolder,
  seated,
  Sitter,
  TOY,
  throughStakes,
  until,
  type KindName,
} from './support.ts';

type Line = { readonly seq: number; readonly event: { readonly type: string } };
const linesOf = (reply: Reply): readonly Line[] => {
  if (reply.type !== 'recap' && reply.type !== 'history' && reply.type !== 'revealed')
    throw new Error(JSON.stringify(reply));
  return reply.lines;
};
const types = (reply: Reply): string[] => linesOf(reply).map(({ event }) => event.type);

describe('the recap', () => {
  it('tells what happened since a seat moved or looked, and its own part in its open drawer', async () => {
    const { port, sitter } = await seated('toy');
    await throughStakes(sitter, [2, 1, 0]);
    await sitter.done('move', { seat: 0, move: { type: 'rest' } });
    await sitter.done('move', { seat: 1, move: { type: 'draw' } });
    const played = sitter.now.played;
    expect(sitter.now.unseen[0]).toBe(1);
    const recap = await sitter.at('recap', { seat: 0 });
    expect(new Set(linesOf(recap).map(({ seq }) => seq))).toEqual(new Set([played]));
    expect(linesOf(await sitter.at('recap', { seat: 1 }))).toEqual([]);
    // Looking does not wipe what one looks at, however often the drawer is opened deeper.
    for (const depth of ['stock', 'objective', 'objective'] as const) {
      await sitter.at('open-drawer', { seat: 0, depth });
      expect(types(await sitter.at('recap', { seat: 0 }))).toEqual(types(recap));
    }
    expect(sitter.now.unseen[0]).toBe(0);
    const other = new Sitter(port, 'window-2');
    await other.ask('open', { campaign: sitter.now.campaign });
    expect(linesOf(await other.at('recap', { seat: 0 }))).toEqual([]);
    expect(codeOf(await other.at('recap', { seat: 8 }))).toBe('no-such-seat');
  });

  it('is counted in lines too, since a seat decided itself: to have looked is not to have decided', async () => {
    const { sitter } = await seated('toy');
    expect(sitter.now.since).toEqual(sitter.now.seats.map(() => sitter.now.log.length));
    await throughStakes(sitter, [2, 1, 0]);
    await sitter.done('move', { seat: 0, move: { type: 'rest' } });
    const rested = sitter.now.log.length;
    expect(sitter.now.since[0]).toBe(0);
    await sitter.done('move', { seat: 1, move: { type: 'draw' } });
    const drawn = sitter.now.log.length - rested;
    expect(drawn).toBeGreaterThan(0);
    expect(sitter.now.since.slice(0, 2)).toEqual([drawn, 0]);
    await sitter.at('open-drawer', { seat: 0, depth: 'stock' });
    expect([sitter.now.unseen[0], sitter.now.since[0]]).toEqual([0, drawn]);
  });

  it('reads in private only where the drawer is open to the objective', async () => {
    const { port, sitter } = await seated('toy');
    await throughStakes(sitter, [2, 1, 0]);
    await sitter.done('move', { seat: 0, move: { type: 'rest' } });
    await sitter.at('open-drawer', { seat: 1, depth: 'stock' });
    const { page } = sitter;
    const held = sitter.own?.moves.find(({ type }) => type === 'play');
    await sitter.done('move', { seat: 1, move: { type: 'offer', to: 0, card: held?.['card'], points: 1 } });
    const card = async (window: Sitter): Promise<unknown> => {
      const reply = await window.at('recap', { seat: 0 });
      return reply.type === 'recap' && reply.lines.find(({ event }) => event.type === 'offered')?.event['card'];
    };
    expect(page?.played).toBe(4);
    const other = new Sitter(port, 'window-2');
    await other.ask('open', { campaign: sitter.now.campaign });
    expect(await card(sitter)).toBeUndefined();
    await sitter.at('open-drawer', { seat: 0, depth: 'stock' });
    expect(await card(sitter)).toBeUndefined();
    await sitter.at('open-drawer', { seat: 0, depth: 'objective' });
    expect(await card(sitter)).toBe(held?.['card']);
    expect(await card(other)).not.toBe(held?.['card']);
  });
});

describe('the depths of a drawer', () => {
  it('are those of the game, and the log reads in private at its deepest, whatever that is called', async () => {
    const game = { ...toyGame, depths: ['pouch', 'sleeve'] };
    const sitter = new Sitter(appIn(newFolder(), [{ ...TOY, make: () => game }]));
    await sitter.create('toy');
    await throughStakes(sitter, [2, 1, 0]);
    await sitter.done('move', { seat: 0, move: { type: 'rest' } });
    await sitter.at('open-drawer', { seat: 1, depth: 'pouch' });
    const held = sitter.own?.moves.find(({ type }) => type === 'play');
    await sitter.done('move', { seat: 1, move: { type: 'offer', to: 0, card: held?.['card'], points: 1 } });
    const card = async (depth: string): Promise<unknown> => {
      const opened = codeOf(await sitter.at('open-drawer', { seat: 0, depth }));
      if (opened !== 'private') return opened;
      const reply = await sitter.at('recap', { seat: 0 });
      return reply.type === 'recap' && reply.lines.find(({ event }) => event.type === 'offered')?.event['card'];
    };
    expect(await card('pouch')).toBeUndefined();
    expect(await card('sleeve')).toBe(held?.['card']);
    for (const depth of ['stock', 'objective', 'decision']) expect(await card(depth)).toBe('malformed-request');
  });
});

describe.each<KindName>(['toy', 'archipelago'])('the table at any move: %s', (name) => {
  it('is as it was then, changes nothing, and is the same after a restart', async () => {
    const { dataDir, sitter, rng } = await seated(name, 'table', 'back');
    const views = [JSON.stringify(sitter.now.view)];
    while (views.length < 45 && sitter.now.outcome === undefined && (await sitter.step(rng)))
      views.push(JSON.stringify(sitter.now.view));
    const last = views.length - 1;
    expect(sitter.now.played).toBe(last);
    const again = new Sitter(appIn(copyOf(dataDir)));
    await again.ask('open', { campaign: sitter.now.campaign });
    const [bytes, page] = [databaseText(dataDir), JSON.stringify(sitter.now)];
    for (const at of views.keys())
      for (const window of [sitter, again]) {
        const reply = await window.at('history', { at });
        if (reply.type !== 'history') throw new Error(JSON.stringify(reply));
        expect(JSON.stringify(reply.view)).toBe(views[at]);
        expect(reply.own).toBeUndefined();
      }
    expect([databaseText(dataDir), JSON.stringify(sitter.now)]).toEqual([bytes, page]);
    expect(codeOf(await sitter.at('history', { at: last + 1 }))).toBe('no-such-move');
    const log = sitter.now.log.filter(({ seq }) => seq === last);
    expect(linesOf(await sitter.at('history', { at: last }))).toEqual(log);
  });
});

describe('the past of one’s own part', () => {
  it('is shown to who has their drawer open, as deep as that', async () => {
    const { sitter, rng } = await seated('archipelago', 'table', 'own');
    await sitter.play(rng, 12);
    await sitter.settle();
    const [seat = 0] = sitter.now.deciders;
    for (const [depth, parts] of [
      ['stock', ['screen']],
      ['objective', ['objectives', 'screen']],
    ] as const) {
      if ((await sitter.at('open-drawer', { seat, depth })).type !== 'private') continue;
      const reply = await sitter.at('history', { at: 3 });
      expect(reply.type === 'history' && Object.keys(reply.own ?? {}).sort()).toEqual(parts);
    }
    await sitter.at('close-drawer');
    const reply = await sitter.at('history', { at: 3 });
    expect(reply.type === 'history' && 'own' in reply).toBe(false);
  });
});

describe('laying everything open', () => {
  it('comes after the end and not before: everybody’s part, and the log with what was hidden, nothing faded', async () => {
    const { sitter } = await seated('archipelago', 'table', 'over', [0, 1, 2]);
    await until(() => sitter.now.played > 2);
    expect(codeOf(await sitter.at('reveal'))).toBe('not-over');
    await until(() => sitter.now.outcome !== undefined, 60_000);
    const reply = await sitter.at('reveal');
    if (reply.type !== 'revealed') throw new Error(JSON.stringify(reply));
    expect(reply.own).toHaveLength(3);
    for (const own of reply.own) expect(Object.keys(own)).toEqual(expect.arrayContaining(['screen', 'objectives']));
    const dealt = reply.lines.filter(({ event }) => event.type === 'objectives');
    expect(dealt.map(({ event }) => event['seat'])).toEqual([0, 1, 2]);
    expect(reply.lines.some(({ event }) => event.type === 'faded')).toBe(false);
    expect(sitter.now.log.some(({ event }) => event.type === 'objectives')).toBe(false);
    expect(reply.lines.length).toBeGreaterThan(sitter.now.log.length);
  });

  it('comes where the campaign was given up too', async () => {
    const { sitter, rng } = await seated('toy');
    await sitter.play(rng, 7);
    await sitter.settle();
    const { curtain } = sitter.now;
    if (curtain.state === 'taken') await sitter.done('hand-on', { seat: curtain.seat });
    for (const seat of [0, 1, 2]) await sitter.done('consent', { seat, yes: true });
    const reply = await sitter.at('reveal');
    expect(reply.type).toBe('revealed');
    expect(types(reply).at(-1)).toBe('table-abandoned');
    // What some were told in full is said once, in full.
    const committed = linesOf(reply).filter(({ event }) => event.type === 'committed');
    expect(committed.length).toBeGreaterThan(0);
    expect(committed.every(({ event }) => 'stake' in event)).toBe(true);
  });
});
