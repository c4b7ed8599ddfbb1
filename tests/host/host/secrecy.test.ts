import { describe, expect, it } from 'vitest';
import { anyOf } from '#engine/bots/random.ts';
import { hashValue } from '#engine/kernel/hash.ts';
import { streamOf, type Rng } from '#engine/kernel/rng.ts';
import type { Level } from '#main/contract/messages.ts';
import type { AnyGame } from '#main/listed-game.ts';
import { toyGame } from '#tests/engine/toy/toy.ts';
import { appIn, KINDS, newFolder, people, seated, Sitter, TOY, until, type KindName } from './support.ts';
import { laidIn, midGame } from './twins.ts';

const LEVELS: Level[] = ['table', 'strict', 'open'];
const NAMES: KindName[] = ['toy', 'archipelago', 'empires'];

describe.each(NAMES)('twin campaigns that differ only in secrets: %s', (name) => {
  it.each(LEVELS)('show the same pages byte for byte at level %s, at every hand-over', async (level) => {
    const { listed, options, seats } = KINDS[name];
    const game = listed.make(listed.basePack);
    let [compared, different] = [0, 0];
    for (let trial = 0; trial < 16; trial++) {
      const state = midGame(game, options, `${name} ${trial}`, trial * 2 + 3);
      const [seat] = state === undefined ? [] : game.deciders(state);
      if (state === undefined || seat === undefined) continue;
      const rng = streamOf(`twin ${trial}`);
      const twin = game.sample(game.information(state, seat), rng);
      if (hashValue(twin) !== hashValue(state)) different++;
      const [one, other] = await Promise.all([state, twin].map((truth) => laidIn(name, truth, level, people(seats))));
      if (one === undefined || other === undefined) throw new Error('no twins');
      expect(JSON.stringify(other.now)).toBe(JSON.stringify(one.now));
      compared += await playBoth(one, other, seat, rng);
    }
    expect(different).toBeGreaterThan(5);
    expect(compared).toBeGreaterThan(20);
  });

  it('a bot decides the same whatever the truth behind the other screens is', async () => {
    const { listed, options, seats } = KINDS[name];
    const game = listed.make(listed.basePack);
    let decided = 0;
    for (let trial = 0; trial < 10; trial++) {
      const state = midGame(game, options, `bot ${trial}`, trial * 4 + 4);
      const [seat] = state === undefined ? [] : game.deciders(state);
      if (state === undefined || seat === undefined || game.secret(state)) continue;
      const twin = game.sample(game.information(state, seat), streamOf(`bot twin ${trial}`));
      const moves = [];
      for (const truth of [state, twin]) {
        const sitter = await laidIn(name, truth, 'table', people(seats, [seat]));
        await sitter.settle();
        await until(() => sitter.now.log.length > 0);
        const [line] = sitter.now.log;
        moves.push(JSON.stringify([line?.seat, line?.event.type]));
        sitter.port.close();
      }
      expect(moves[1]).toBe(moves[0]);
      decided++;
    }
    expect(decided).toBeGreaterThan(3);
  });
});

/** The same moves of one seat at both tables, for as long as they uncover nothing; counts the messages compared. */
async function playBoth(one: Sitter, other: Sitter, seat: number, rng: Rng): Promise<number> {
  for (let move = 0; move < 6 && one.now.outcome === undefined; move++) {
    await one.settle();
    await other.settle();
    const turn = await one.turn();
    if (turn?.seat !== seat) break;
    await other.turn();
    const chosen = { seat, move: anyOf(turn.moves, rng) };
    const replies = [await one.at('move', chosen), await other.at('move', chosen)];
    const uncovered = !one.now.undo.can && one.now.undo.barrier !== 'seat-changed';
    if (uncovered) break;
    expect(JSON.stringify(replies[1])).toBe(JSON.stringify(replies[0]));
  }
  const until = one.pushes.findIndex(
    (push) => JSON.stringify(push).includes('"barrier":"') && !JSON.stringify(push).includes('seat-changed'),
  );
  const pushes = until < 0 ? one.pushes : one.pushes.slice(0, until);
  expect(JSON.stringify(other.pushes.slice(0, pushes.length))).toBe(JSON.stringify(pushes));
  return pushes.length + 1;
}

describe('the log of a page', () => {
  it('has the events everybody may read, as everybody may read them', async () => {
    const { sitter } = await seated('toy');
    await sitter.settle();
    await sitter.done('move', { seat: 0, move: { type: 'commit', stake: 3 } });
    const events = sitter.now.log.map(({ event }) => event);
    expect(events.filter(({ type }) => type === 'committed')).toEqual([{ type: 'committed', seat: 0 }]);
    expect(events.some((event) => 'card' in event)).toBe(false);
  });

  it('forgets what entered or left a screen once the turn is over, but not at level open', async () => {
    for (const level of LEVELS) {
      const dataDir = newFolder();
      const redacted = (event: { type: string }) => ({ type: event.type, faded: true });
      const game = { ...toyGame, turnEvent: 'dawn', redacted } as unknown as AnyGame;
      const apply: AnyGame['apply'] = (state, seat, move, emit) => {
        if (move.type !== 'commit') emit({ type: 'dawn' });
        toyGame.apply(state as never, seat, move as never, emit as never);
      };
      const sitter = new Sitter(appIn(dataDir, [{ ...TOY, make: () => ({ ...game, apply }) }]));
      await sitter.create('toy', level);
      const rng = streamOf('fade');
      await sitter.play(rng, 12);
      const turn = sitter.now.log.findLastIndex(({ event }) => event.type === 'dawn');
      expect(turn).toBeGreaterThan(3);
      const fadedAt = sitter.now.log.map(({ event }) => 'faded' in event);
      expect(fadedAt.slice(turn).some(Boolean)).toBe(false);
      expect(fadedAt.slice(0, turn).every((is) => is === (level !== 'open'))).toBe(true);
    }
  });
});

describe('private pages', () => {
  it('go to the window that asked and to no other, and a new page covers them first', async () => {
    const { port, sitter } = await seated('archipelago');
    const other = new Sitter(port, 'window-2');
    await other.ask('open', { campaign: sitter.now.campaign });
    const { campaign, seq, deciders } = sitter.now;
    const [seat = 0] = deciders;
    const drawer = await sitter.at('open-drawer', { seat, depth: 'stock' });
    if (drawer.type !== 'private') throw new Error(JSON.stringify(drawer));
    expect(other.pushes).toEqual([]);
    expect(sitter.own).toBeDefined();
    await other.at('move', { seat, move: drawer.page.moves[0] });
    expect(sitter.pushes.slice(-2)).toMatchObject([
      { type: 'cover' },
      { type: 'page', page: { campaign, seq: seq + 1 } },
    ]);
    expect(sitter.own).toBeUndefined();
    expect(other.pushes).toMatchObject([{ type: 'page' }]);
  });

  it('opening one in another window covers the first', async () => {
    const { port, sitter } = await seated('archipelago');
    const other = new Sitter(port, 'window-2');
    await other.ask('open', { campaign: sitter.now.campaign });
    await sitter.at('open-drawer', { seat: 0, depth: 'stock' });
    await other.at('open-drawer', { seat: 1, depth: 'stock' });
    expect(sitter.pushes.at(-1)).toEqual({ type: 'cover' });
  });

  it('show the stock, the objective too, or everything: as deep as asked', async () => {
    const { sitter, rng } = await seated('archipelago');
    const own = async (depth: string): Promise<string[]> => {
      const reply = await sitter.at('open-drawer', { seat: 0, depth });
      return reply.type === 'private' ? Object.keys(reply.page.own) : [reply.type];
    };
    expect(await own('stock')).toEqual(['screen']);
    expect((await own('objective')).sort()).toEqual(['objectives', 'screen']);
    while (sitter.now.curtain.state === 'open') await sitter.step(rng);
    const { curtain } = sitter.now;
    const seat = curtain.state === 'covered' ? curtain.seat : -1;
    expect(await sitter.come(seat)).toMatchObject({ type: 'private', page: { depth: 'decision', seat } });
  });

  it('no drawer opens for somebody else than the person waited for or at the screen, nor for a bot', async () => {
    const { sitter } = await seated('toy', 'table', 's', [2]);
    const drawer = (seat: number) =>
      sitter
        .at('open-drawer', { seat, depth: 'stock' })
        .then((reply) => (reply.type === 'refused' ? reply.why.code : reply.type));
    expect(await drawer(1)).toBe('curtain-closed');
    await sitter.settle();
    expect(await drawer(1)).toBe('somebody-at-the-screen');
    expect(await drawer(2)).toBe('bot-seat');
    expect(await drawer(7)).toBe('no-such-seat');
    expect(await drawer(0)).toBe('private');
  });
});
