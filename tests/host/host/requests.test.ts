import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTRACT, type Reply } from '#main/contract/messages.ts';
import { databaseText, seated, Sitter, type KindName } from './support.ts';

const refusal = (reply: Reply): string => (reply.type === 'refused' ? reply.why.code : reply.type);

describe('requests about the table', () => {
  it('a double click plays once: the second is stale, and the page is sent again', async () => {
    const { sitter } = await seated('toy');
    await sitter.settle();
    const { campaign, seq } = sitter.now;
    const click = { campaign, seq, seat: 0, move: { type: 'commit', stake: 1 } };
    expect((await sitter.ask('move', click)).type).toBe('done');
    const pushed = sitter.pushes.length;
    expect(refusal(await sitter.ask('move', click))).toBe('stale-page');
    expect(sitter.pushes.slice(pushed)).toMatchObject([{ type: 'page', page: { seq: sitter.now.seq } }]);
    expect(refusal(await sitter.ask('move', { ...click, seq: seq + 7 }))).toBe('stale-page');
    expect(sitter.now.view['frames']).toMatchObject([{}, { committed: [true, false, false] }]);
  });

  it('every other request about the table is refused when it is stale', async () => {
    const { sitter } = await seated('toy');
    const { campaign, seq } = sitter.now;
    await sitter.settle();
    for (const [type, more] of [
      ['undo', {}],
      ['redo', {}],
      ['arm', { seat: 0 }],
      ['take-over', { seat: 0 }],
      ['hand-on', { seat: 0 }],
      ['open-drawer', { seat: 0, depth: 'stock' }],
      ['close-drawer', {}],
      ['retry', {}],
    ] as const)
      expect(refusal(await sitter.ask(type, { campaign, seq, ...more }))).toBe('stale-page');
  });

  it('a seat that owes nothing, a bot, a seat that is not there, or one that is locked cannot move', async () => {
    const { sitter } = await seated('toy', 'table', 's', [2]);
    const commit = { type: 'commit', stake: 1 };
    expect(refusal(await sitter.at('move', { seat: 0, move: commit }))).toBe('curtain-closed');
    await sitter.settle();
    expect(refusal(await sitter.at('move', { seat: 1, move: commit }))).toBe('somebody-at-the-screen');
    expect(refusal(await sitter.at('move', { seat: 2, move: commit }))).toBe('bot-seat');
    expect(refusal(await sitter.at('move', { seat: 5, move: commit }))).toBe('no-such-seat');
    await sitter.done('move', { seat: 0, move: commit });
    await sitter.settle();
    expect(refusal(await sitter.at('move', { seat: 0, move: commit }))).toBe('not-your-decision');
  });

  it('a move the game does not know, or does not ask for now, is refused with the rule', async () => {
    const { sitter } = await seated('toy');
    await sitter.settle();
    expect(refusal(await sitter.at('move', { seat: 0, move: { type: 'dance' } }))).toBe('unknown-move');
    const reply = await sitter.at('move', { seat: 0, move: { type: 'rest' } });
    expect(reply).toEqual({ type: 'refused', why: { code: 'not-asked-now', params: {}, rule: 'round/stakes' } });
  });

  it('a reason that lies behind a screen is told to who has that screen open, and to nobody else', async () => {
    const { port, sitter } = await seated('toy');
    for (const seat of [0, 1, 2]) {
      await sitter.settle();
      await sitter.done('move', { seat, move: { type: 'commit', stake: seat === 0 ? 1 : 0 } });
    }
    const other = new Sitter(port, 'window-2');
    await other.ask('open', { campaign: sitter.now.campaign });
    const opened = await sitter.at('open-drawer', { seat: 0, depth: 'stock' });
    if (opened.type !== 'private') throw new Error('no drawer');
    const held = opened.page.moves.flatMap((move) => (move.type === 'play' ? [Number(move['card'])] : []));
    const card = Array.from({ length: 12 }, (_, id) => id).find((id) => !held.includes(id));
    const play = { seat: 0, move: { type: 'play', card } };
    expect(await sitter.at('move', play)).toMatchObject({ type: 'refused', why: { code: 'card-not-in-hand' } });
    expect(await other.at('move', play)).toEqual({
      type: 'refused',
      why: { code: 'look-behind-your-screen', params: {} },
    });
    await sitter.at('close-drawer');
    expect(refusal(await sitter.at('move', play))).toBe('look-behind-your-screen');
  });

  it('a campaign that is not open in the window answers nothing', async () => {
    const { port, sitter } = await seated('toy');
    const other = new Sitter(port, 'window-2');
    const { campaign, seq } = sitter.now;
    expect(refusal(await other.ask('undo', { campaign, seq }))).toBe('not-open');
    expect(refusal(await other.ask('open', { campaign: 'nowhere' }))).toBe('unknown-campaign');
    expect(refusal(await other.ask('pack', { campaign: 'nowhere' }))).toBe('unknown-campaign');
    expect(refusal(await other.ask('export', { campaign: 'nowhere' }))).toBe('unknown-campaign');
    expect(refusal(await other.ask('delete', { campaign: 'nowhere' }))).toBe('unknown-campaign');
  });

  it('a window of another version is told to reload', async () => {
    const { sitter } = await seated('toy');
    expect(refusal(await sitter.raw({ contract: CONTRACT + 1, type: 'home' }))).toBe('reload-window');
    for (const message of [
      undefined,
      null,
      3,
      'home',
      [],
      {},
      { contract: CONTRACT },
      { contract: CONTRACT, type: 'x' },
    ])
      expect(['reload-window', 'malformed-request']).toContain(refusal(await sitter.raw(message)));
  });

  it('people who cannot sit down together are told why', async () => {
    const { sitter } = await seated('toy');
    const seat = (name: string, colour: string) => ({ name, colour, player: 'person' });
    const create = (seats: object[], options: object = { rounds: 3 }, game = 'toy') =>
      sitter.ask('create', { game, options, seats, level: 'table' }).then(refusal);
    const three = [seat('Ada', 'red'), seat('Ben', 'blue'), seat('Cora', 'green')];
    expect(await create(three, { rounds: 3 }, 'chess')).toBe('unknown-game');
    expect(await create(three, { rounds: 'x' })).toBe('impossible-options');
    expect(await create(three, { rounds: 99 })).toBe('too-many-rounds');
    expect(await create(three.slice(1))).toBe('wrong-number-of-seats');
    expect(await create([...three.slice(1), seat('ben', 'red')])).toBe('same-name');
    expect(await create([...three.slice(1), seat('Dan', 'blue')])).toBe('same-colour');
    expect(await create(three)).toBe('table');
  });
});

const junk = fc.oneof(
  fc.constantFrom(null, true, -1, 0.5, 1e21, '', 'x', 'x'.repeat(300), [], {}, Number.NaN),
  fc.constantFrom(JSON.parse('{"__proto__": {"seat": 0}}'), { type: 'commit', stake: -1 }, { type: 'put', spot: 99 }),
);

describe.each<KindName>(['toy', 'archipelago'])('requests with one wrong field change nothing: %s', (name) => {
  it('neither what is shown nor a byte of what is kept', async () => {
    const { dataDir, sitter, rng } = await seated(name);
    await sitter.play(rng, 8);
    await sitter.settle();
    const turn = await sitter.turn();
    if (turn === undefined) throw new Error('nobody to move');
    const { campaign, seq } = sitter.now;
    const at = { contract: CONTRACT, campaign, seq };
    const good: Record<string, unknown>[] = [
      { ...at, type: 'move', seat: turn.seat, move: turn.moves[0] },
      { ...at, type: 'take-over', seat: turn.seat },
      { ...at, type: 'hand-on', seat: turn.seat },
      { ...at, type: 'open-drawer', seat: turn.seat, depth: 'stock' },
      { ...at, type: 'undo' },
      { ...at, type: 'redo' },
      {
        contract: CONTRACT,
        type: 'create',
        game: sitter.now.game,
        options: {},
        seats: sitter.now.seats,
        level: 'table',
      },
      { contract: CONTRACT, type: 'import', file: '{}' },
    ];
    const [page, bytes] = [JSON.stringify(sitter.now), databaseText(dataDir)];
    let tried = 0;
    await fc.assert(
      fc.asyncProperty(fc.nat(good.length - 1), fc.nat(), junk, async (index, which, value) => {
        const request = good[index] ?? {};
        const fields = [...Object.keys(request), 'more'];
        const field = fields[which % fields.length] ?? 'type';
        // Another seat may rightly ask for its own drawer, and an undo without a field is another request.
        if (field === 'seat' && value === 0) return;
        const reply = await sitter.raw({ ...request, [field]: value });
        tried++;
        expect(reply.type).toBe('refused');
        expect(JSON.stringify(sitter.now)).toBe(page);
      }),
      { numRuns: 300, seed: 7 },
    );
    expect(tried).toBeGreaterThan(200);
    expect(databaseText(dataDir)).toBe(bytes);
  });
});
