import { describe, expect, it } from 'vitest';
import { resourceSchema } from '#engine/archipelago/words.ts';
import { toyGame } from '#tests/engine/toy/toy.ts';
import { appIn, codeOf, copyOf, newFolder, seated, Sitter, TOY } from './support.ts';

/** One side of a deal that gives nothing. */
const NOTHING_GIVEN = {
  florins: 0,
  cubes: Object.fromEntries(resourceSchema.options.map((resource) => [resource, 0])),
  tokens: 0,
  cards: [],
  permission: false,
  place: null,
  stand: 0,
};

/** An archipelago at the first decision of the round, where everybody may deal with whoever acts. */
async function inTheRound(level: 'table' | 'strict' = 'table') {
  const { dataDir, sitter, rng } = await seated('archipelago', level, 'deals');
  const top = () => (sitter.now.view['frames'] as { kind: string }[]).at(-1)?.kind;
  for (let moves = 0; moves < 200 && top() !== 'round'; moves++) await sitter.step(rng);
  await sitter.turn();
  const [actor = 0] = sitter.now.deciders;
  const other = (actor + 1) % 3;
  const offer = { type: 'offer', to: actor, give: NOTHING_GIVEN, take: { ...NOTHING_GIVEN, florins: 1 }, promises: [] };
  return { dataDir, sitter, actor, other, offer };
}

describe('deals by seat', () => {
  it('whoever owes nothing offers, the other answers, and the round goes on', async () => {
    const { dataDir, sitter, actor, other, offer } = await inTheRound();
    expect(await sitter.at('preview', { seat: other, move: offer })).toMatchObject({
      type: 'preview',
      events: [{ type: 'offered', seat: other, to: actor }],
    });
    await sitter.done('move', { seat: other, move: offer });
    expect(sitter.now.deciders).toEqual([actor]);
    expect(sitter.now.log.at(-1)).toMatchObject({ seat: other, event: { type: 'offered' } });
    const number = sitter.now.log.at(-1)?.event['offer'];
    await sitter.done('move', { seat: other, move: { type: 'withdraw', offer: number } });
    await sitter.done('undo');
    await sitter.done('undo');
    await sitter.done('redo');
    const again = new Sitter(appIn(copyOf(dataDir)));
    await again.ask('open', { campaign: sitter.now.campaign });
    expect(again.now.log).toEqual(sitter.now.log);
    await sitter.done('move', { seat: actor, move: { type: 'decline', offer: number, reason: 'not-interested' } });
    expect(sitter.now.deciders).toEqual([actor]);
    const promise = { by: other, florins: 2, cubes: NOTHING_GIVEN.cubes, words: '', due: 9 };
    const promised = { ...offer, take: NOTHING_GIVEN, promises: [promise] };
    await sitter.done('move', { seat: other, move: promised });
    const { offer: second } = { ...sitter.now.log.at(-1)?.event };
    await sitter.done('move', { seat: actor, move: { type: 'accept', offer: second } });
    expect(sitter.now.undo).toEqual({ can: false, barrier: 'deal-struck' });
  });

  it('the rules say what such a seat may not do, and in public only what lies open', async () => {
    const { sitter, actor, other, offer } = await inTheRound();
    const move = async (seat: number, what: object) => codeOf(await sitter.at('move', { seat, move: what }));
    expect(await move(other, { type: 'done' })).toBe('not-your-decision');
    expect(await move(other, { ...offer, to: other })).toBe('not-with-oneself');
    expect(await move(other, { ...offer, to: (actor + 2) % 3 })).toBe('no-deals-now');
    expect(await move(other, { type: 'accept', offer: 1 })).toBe('not-your-decision');
    const rich = { ...offer, give: { ...NOTHING_GIVEN, florins: 500 } };
    expect(await move(other, rich)).toBe('look-behind-your-screen');
    await sitter.at('open-drawer', { seat: other, depth: 'stock' });
    expect(['look-behind-your-screen', 'not-your-decision']).not.toContain(await move(other, rich));
  });

  it('nobody deals while the screen is somebody’s, covered, or a decision secret', async () => {
    const strict = await inTheRound('strict');
    const { sitter, other, offer } = strict;
    const again = new Sitter(appIn(copyOf(strict.dataDir)));
    await again.ask('open', { campaign: sitter.now.campaign });
    expect(codeOf(await again.at('move', { seat: other, move: offer }))).toBe('curtain-closed');
    const bids = await seated('archipelago', 'table', 'bids');
    while (bids.sitter.now.curtain.state === 'open') await bids.sitter.step(bids.rng);
    await bids.sitter.settle();
    const { curtain } = bids.sitter.now;
    if (curtain.state !== 'taken') throw new Error('nobody bids');
    const next = (curtain.seat + 1) % 3;
    expect(codeOf(await bids.sitter.at('move', { seat: next, move: { ...offer, to: curtain.seat } }))).toBe(
      'somebody-at-the-screen',
    );
  });
});

describe('deals in the page', () => {
  it('are who may offer whom what now, in a game that has deals', async () => {
    const { sitter, rng } = await seated('toy', 'open');
    for (let move = 0; move < 40 && (sitter.now.deals ?? []).length === 0; move++) await sitter.play(rng, 1);
    const [window] = sitter.now.deals ?? [];
    expect(window).toMatchObject({ code: expect.any(String), seat: expect.any(Number) });
    expect(window?.with.length).toBeGreaterThan(0);
    expect(window?.with).not.toContain(window?.seat);
  });

  it('are not there at all in a game without', async () => {
    const { deals: _, ...without } = toyGame;
    const sitter = new Sitter(appIn(newFolder(), [{ ...TOY, make: () => without }]));
    await sitter.create('toy');
    expect(sitter.now.deciders.length).toBeGreaterThan(0);
    expect(sitter.page).not.toHaveProperty('deals');
  });
});
