import { describe, expect, it } from 'vitest';
import { anyOf } from '#engine/bots/random.ts';
import type { LogLine, Reply } from '#main/contract/messages.ts';
import { databaseText, codeOf, seated, throughStakes, type KindName } from './support.ts';

const previewed = (reply: Reply) => {
  if (reply.type !== 'preview') throw new Error(JSON.stringify(reply));
  return reply;
};

describe('a preview', () => {
  it('says what a move would do and does nothing', async () => {
    const { dataDir, sitter } = await seated('toy');
    await throughStakes(sitter, [2, 1, 0]);
    const [page, bytes] = [JSON.stringify(sitter.now), databaseText(dataDir)];
    const pushed = sitter.pushes.length;
    const build = { seat: 0, move: { type: 'build' } };
    expect(await sitter.at('preview', build)).toEqual({ type: 'preview', events: [{ type: 'building', seat: 0 }] });
    expect([JSON.stringify(sitter.now), databaseText(dataDir), sitter.pushes.length]).toEqual([page, bytes, pushed]);
    expect((await sitter.at('move', build)).type).toBe('done');
  });

  it('ends where something new would be seen, and names it', async () => {
    const { sitter } = await seated('toy');
    for (const seat of [0, 1]) {
      await sitter.settle();
      await sitter.done('move', { seat, move: { type: 'commit', stake: seat } });
    }
    await sitter.settle();
    const last = previewed(await sitter.at('preview', { seat: 2, move: { type: 'commit', stake: 3 } }));
    expect(last.barrier).toBe('stakes-revealed');
    expect(last.events).toEqual([{ type: 'committed', seat: 2, stake: 3 }]);
  });

  it('is read in private by who has the drawer open, and in public by everybody else', async () => {
    const { sitter } = await seated('toy');
    await throughStakes(sitter, [2, 1, 0]);
    await sitter.at('open-drawer', { seat: 0, depth: 'objective' });
    const card = Number(sitter.own?.moves.find(({ type }) => type === 'play')?.['card']);
    const offer = { seat: 0, move: { type: 'offer', to: 1, card, points: 1 } };
    expect(previewed(await sitter.at('preview', offer)).events).toEqual([
      { type: 'offered', from: 0, to: 1, points: 1, card },
    ]);
    await sitter.at('close-drawer');
    expect(previewed(await sitter.at('preview', offer)).events).toEqual([
      { type: 'offered', from: 0, to: 1, points: 1 },
    ]);
  });

  it('tells the public nothing of what lies behind the screen, and its owner what the move would meet', async () => {
    const { sitter } = await seated('toy');
    await throughStakes(sitter, [2, 1, 0]);
    await sitter.at('open-drawer', { seat: 0, depth: 'objective' });
    const held = new Set(sitter.own?.moves.flatMap((move) => (move.type === 'play' ? [Number(move['card'])] : [])));
    const offer = (card: number) => ({ seat: 0, move: { type: 'offer', to: 1, card, points: 1 } });
    const cards = Array.from({ length: 12 }, (_, card) => card);
    const kept = cards.filter((card) => held.has(card));
    const others = cards.filter((card) => !held.has(card));
    expect([kept.length > 0, others.length > 0]).toEqual([true, true]);
    for (const card of cards)
      expect([card, (await sitter.at('preview', offer(card))).type]).toEqual([
        card,
        held.has(card) ? 'preview' : 'refused',
      ]);
    await sitter.at('close-drawer');
    const replies = [];
    for (const card of [...kept, ...others]) replies.push(JSON.stringify(await sitter.at('preview', offer(card))));
    expect(new Set(replies).size).toBe(1);
    expect((await sitter.at('move', offer(others[0] ?? 0))).type).toBe('refused');
  });

  it('is refused as the move would be', async () => {
    const { sitter } = await seated('toy', 'table', 's', [2]);
    const commit = { type: 'commit', stake: 1 };
    const both = async (seat: number, move: object) => {
      const replies = [await sitter.at('preview', { seat, move }), await sitter.at('move', { seat, move })];
      expect(replies[0]).toEqual(replies[1]);
      return codeOf(replies[0] ?? { type: 'done' });
    };
    expect(await both(0, commit)).toBe('curtain-closed');
    await sitter.settle();
    expect(await both(1, commit)).toBe('somebody-at-the-screen');
    expect(await both(2, commit)).toBe('bot-seat');
    expect(await both(0, { type: 'dance' })).toBe('unknown-move');
    expect(await both(0, { type: 'rest' })).toBe('not-asked-now');
  });
});

describe.each<KindName>(['toy', 'archipelago'])('previews over a whole game: %s', (name) => {
  it('are what the log then says, up to the barrier', async () => {
    const { sitter, rng } = await seated(name, 'table', 'preview');
    let [told, stopped] = [0, 0];
    for (let moves = 0; moves < 150 && sitter.now.outcome === undefined; moves++) {
      const turn = await sitter.turn();
      if (turn === undefined) break;
      const move = anyOf(turn.moves, rng);
      await sitter.at('close-drawer');
      const { events, barrier } = previewed(await sitter.at('preview', { seat: turn.seat, move }));
      const before = sitter.now.log.at(-1)?.seq ?? 0;
      await sitter.done('move', { seat: turn.seat, move });
      const lines = sitter.now.log.filter(({ seq }: LogLine) => seq > before).map(({ event }) => event);
      if (barrier === undefined) expect(lines).toHaveLength(events.length);
      else expect(lines.findIndex((event) => event['barrier'] !== undefined)).toBe(events.length);
      if (!lines.some(({ type }) => type === 'turn')) expect(lines.slice(0, events.length)).toEqual(events);
      if (barrier === undefined) told++;
      else stopped++;
    }
    expect(told).toBeGreaterThan(10);
    expect(stopped).toBeGreaterThan(3);
  });
});
