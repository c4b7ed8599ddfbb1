import { describe, expect, it } from 'vitest';
import { streamOf } from '#engine/kernel/rng.ts';
import type { Advice, Reply } from '#main/contract/messages.ts';
import { codeOf, databaseText, KINDS, people, seated, type Sitter } from './support.ts';
import { laidIn, midGame } from './twins.ts';

const adviceOf = (reply: Reply): Advice => {
  if (reply.type !== 'advice') throw new Error(JSON.stringify(reply));
  return reply.advice;
};
const ARCHIPELAGO = KINDS.archipelago;
const game = ARCHIPELAGO.listed.make(ARCHIPELAGO.listed.basePack);

/** A table of three in the middle of a game, and who decides there in the open. */
async function inTheMiddle(seed = 'advised') {
  for (let moves = 30; ; moves++) {
    const state = midGame(game, ARCHIPELAGO.options, seed, moves);
    const seat = state === undefined || game.secret(state) ? undefined : game.deciders(state)[0];
    if (state === undefined || seat === undefined || game.legalMoves(state, seat).length < 2) continue;
    return { state, seat, sitter: await laidIn('archipelago', state, 'table', people(3)) };
  }
}

/** Opens the drawer of a seat and asks there. */
async function ask(sitter: Sitter, seat: number, depth = 'stock'): Promise<Reply> {
  await sitter.settle();
  await sitter.at('open-drawer', { seat, depth });
  return sitter.at('advice', { seat });
}

describe('advice', () => {
  it('is told where the drawer of whoever decides is open, at any depth, and is a move they can make', async () => {
    const { sitter, seat } = await inTheMiddle();
    for (const depth of ['stock', 'objective']) {
      const advice = adviceOf(await ask(sitter, seat, depth));
      const { own } = sitter;
      expect(own?.moves.map((move) => JSON.stringify(move))).toContain(JSON.stringify(advice.move));
      expect(advice.reasons.length).toBeGreaterThan(0);
      expect(Object.keys(advice.reasons[0] ?? {}).sort()).toEqual(['code', 'params']);
    }
  });

  it('is told nowhere else: not at the open table, in another drawer, once it is shut, or to whoever decides nothing', async () => {
    const { sitter, seat } = await inTheMiddle();
    await sitter.settle();
    expect(codeOf(await sitter.at('advice', { seat }))).toBe('drawer-shut');
    const other = (seat + 1) % 3;
    await sitter.at('open-drawer', { seat: other, depth: 'stock' });
    expect(codeOf(await sitter.at('advice', { seat }))).toBe('drawer-shut');
    expect(codeOf(await sitter.at('advice', { seat: other }))).toBe('not-your-decision');
    await ask(sitter, seat);
    await sitter.at('close-drawer');
    expect(codeOf(await sitter.at('advice', { seat }))).toBe('drawer-shut');
    expect(codeOf(await sitter.at('advice', { seat: 7 }))).toBe('no-such-seat');
  });

  it('comes too late once the drawer is shut while it is thought about', async () => {
    const { sitter, seat } = await inTheMiddle();
    await sitter.settle();
    await sitter.at('open-drawer', { seat, depth: 'stock' });
    const [told] = await Promise.all([sitter.at('advice', { seat }), sitter.at('close-drawer')]);
    expect(codeOf(told)).toBe('drawer-shut');
  });

  it('is the same for the same knowledge, whatever is true behind the other screens', async () => {
    let compared = 0;
    for (let trial = 0; trial < 3; trial++) {
      const { state, seat, sitter } = await inTheMiddle(`twin ${trial}`);
      const one = await ask(sitter, seat);
      const twin = game.sample(game.information(state, seat), streamOf(`twin ${trial}`));
      const other = await ask(await laidIn('archipelago', twin, 'table', people(3)), seat);
      expect(JSON.stringify(other)).toBe(JSON.stringify(one));
      compared++;
    }
    expect(compared).toBe(3);
  });

  it('leaves no trace: page, log, what is pushed and what is stored are the same byte for byte', async () => {
    const traces = [];
    for (const asks of [false, true]) {
      const { sitter, dataDir, rng } = await seated('archipelago', 'table', 'trace');
      for (let moves = 0; moves < 12; moves++) {
        const turn = await sitter.turn();
        if (turn === undefined) break;
        if (asks) adviceOf(await sitter.at('advice', { seat: turn.seat }));
        await sitter.step(rng);
      }
      const id = sitter.now.campaign;
      const hide = (text: string): string => text.replaceAll(id, 'id').replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'when');
      const entries = hide(databaseText(dataDir)).match(/"(kind|hash|move)\\?":[^,]*/g);
      traces.push(hide(JSON.stringify([sitter.now, sitter.pushes, entries])));
    }
    expect(traces[1]).toBe(traces[0]);
  });
});

describe('behind the curtain', () => {
  it('whoever decides in private is advised by what they know, and nobody else', async () => {
    const { sitter } = await seated('archipelago', 'strict', 'bids');
    let told = 0;
    for (let moves = 0; moves < 60 && told < 3; moves++) {
      const turn = await sitter.turn();
      if (turn === undefined) break;
      const { curtain } = sitter.now;
      if (curtain.state === 'taken') {
        const { page } = sitter;
        adviceOf(await sitter.at('advice', { seat: turn.seat, step: sitter.own?.step ?? 0 }));
        expect(codeOf(await sitter.at('advice', { seat: (turn.seat + 1) % 3 }))).toBe('drawer-shut');
        expect(sitter.page).toBe(page);
        told++;
      }
      await sitter.step(streamOf(`bids ${moves}`));
    }
    expect(told).toBeGreaterThan(0);
  });
});

describe('a game whose bots have no words', () => {
  it('has a coach who advises without reasons', async () => {
    const { sitter } = await seated('toy');
    const turn = await sitter.turn();
    const { reasons, best } = adviceOf(await sitter.at('advice', { seat: turn?.seat ?? 0 }));
    expect(reasons).toEqual([]);
    expect(best).not.toBeUndefined();
  });
});
