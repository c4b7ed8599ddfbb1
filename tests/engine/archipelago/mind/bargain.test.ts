import { describe, expect, it } from 'vitest';
import { defined } from '#engine/kernel/defined.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import { deal } from '../rules/deals/deal.ts';
import { ask, deploy, guarded, HARVEST } from '../rules/deals/guarded.ts';
import { accept, actions } from '../rules/deals/parley.ts';
import { SMALL_GAME, type Table } from '../table.ts';
import { answered, merchants, proposed } from './merchants.ts';

/** The first seat has wood that the second likes. */
const WOOD = merchants({ 0: { wood: 1 }, 1: { wood: 5 } });
const BARGAIN = defined(WOOD.bargain);

const offered = (offer = deal(1, { florins: 2 }, { cubes: { stone: 1 } })): Table => {
  const game = actions();
  game.say(0, offer);
  return game;
};

describe('the answer to an offer', () => {
  it('is a yes by its number, a counter once at a better price, or a no', () => {
    const { state } = offered();
    const waiting = BARGAIN.waiting(state, 1);
    expect(waiting).toMatchObject({ from: 0, accept: accept(1) });
    const stone = { cubes: { stone: 1 } };
    expect(waiting?.counters).toEqual([deal(0, stone, { florins: 3 }), deal(0, stone, { florins: 4 })]);
    for (const move of waiting?.counters ?? []) expect(SMALL_GAME.refusal(state, 1, move)).toBeUndefined();
    expect(BARGAIN.waiting(state, 0)).toBeUndefined();
    state.offered[1] = 1;
    expect(BARGAIN.waiting(state, 1)?.counters).toEqual([]);
  });

  it('lowers what is asked before it asks for more', () => {
    const { state } = offered(deal(1, { cubes: { wood: 1 } }, { florins: 2 }));
    const counters = BARGAIN.waiting(state, 1)?.counters;
    expect(counters).toEqual([deal(0, { florins: 1 }, { cubes: { wood: 1 } })]);
  });

  it.each([
    ['no-means', deal(1, { florins: 1 }, { cubes: { fish: 1 } }), { own: 0.1, partner: 0 }],
    ['gives-too-little', deal(1, { florins: 1 }, { cubes: { stone: 1 } }), { own: 0.01, partner: 0.1 }],
    ['asks-too-much', deal(1, { florins: 1 }, { cubes: { stone: 1 } }), { own: -0.1, partner: 0.1 }],
    ['not-interested', deal(1, { florins: 1 }, { cubes: { stone: 1 } }), { own: -0.1, partner: -0.1 }],
    ['no-trust', deal(1, {}, { florins: 1 }, [{ by: 0, florins: 2 }]), { own: -0.1, partner: 0.1 }],
  ] as const)('says no with a reason: %s', (reason, offer, verdict) => {
    const { state } = offered(offer);
    expect(BARGAIN.sayNo(state, 1, verdict)).toEqual({ type: 'decline', offer: 1, reason });
  });
});

describe('offers of one’s own', () => {
  const ideas = ({ state }: Table, seat: number) =>
    [1, 2, 3, 4, 5].flatMap((seed) =>
      BARGAIN.proposals(SMALL_GAME.information(state, seat), state, seat, streamOf(`ideas ${seed}`)),
    );

  it('are made once in the own round, and all of them are allowed', () => {
    const game = actions();
    const found = ideas(game, 0);
    expect(found.length).toBeGreaterThan(0);
    for (const move of found) expect(SMALL_GAME.refusal(game.state, 0, move)).toBeUndefined();
    expect(ideas(game, 1)).toEqual([]);
    game.state.offered[0] = 1;
    expect(ideas(game, 0)).toEqual([]);
  });
});

describe('a search about deals', () => {
  /** The seller holds to stone at 4 florins, the buyer would give 7. */
  const stone = merchants({ 0: { stone: 7 }, 1: { stone: 4 } });
  const asked = (florins: number): Table => offered(deal(1, { florins }, { cubes: { stone: 1 } }));

  it('answers with another price where that is good for both, and with yes or no where it is not', () => {
    expect(answered(asked(3), 1, stone).move).toEqual(deal(0, { cubes: { stone: 1 } }, { florins: 5 }));
    expect(answered(asked(5), 1, stone).move).toEqual(accept(1));
    expect(answered(asked(1), 1, stone).move).toMatchObject({ type: 'decline' });
    expect(answered(asked(3), 1, merchants({ 1: { stone: 4 } })).move).toMatchObject({ type: 'decline' });
  });

  it('takes a gift however small, and gives none', () => {
    expect(answered(offered(deal(1, { florins: 1 })), 1).move).toEqual(accept(1));
    expect(answered(offered(deal(1, {}, { florins: 1 })), 1).move).toMatchObject({ type: 'decline' });
  });

  it('offers of its own accord what is good for both', () => {
    const move = proposed(actions(), 0, WOOD);
    expect(move).toMatchObject({ to: 1, give: { cubes: { wood: 1 } }, take: { florins: 3 } });
    expect(proposed(actions(), 0)).toBeUndefined();
  });
});

describe('leave to harvest', () => {
  const mind = merchants({}, 'later');
  const isAsked = (): Table => {
    const game = guarded({ units: [] });
    game.play(0, HARVEST);
    game.play(0, ask(2));
    return game;
  };

  it('is sold by whoever is asked, for a price that leaves the other something', () => {
    const game = isAsked();
    const offer = proposed(game, 2, mind);
    expect(offer).toMatchObject({ type: 'offer', to: 0, give: { permission: true } });
    game.say(2, defined(offer));
    expect(answered(game, 0, mind).move).toEqual(accept(1));
    game.play(0, accept(1));
    game.play(0, deploy(game, 'bay'));
    expect(game.screen(2).florins).toBeGreaterThan(3);
    expect(game.screen(0).florins).toBeLessThan(3);
    expect(game.screen(0).cubes.wood).toBe(1);
  });

  it('is not bought for more than the harvest brings, nor offered twice', () => {
    const game = isAsked();
    game.say(2, deal(0, { permission: true }, { florins: 3 }));
    const dear = merchants({ 0: { wood: 0.2 } }, 'later');
    expect(answered(game, 0, dear).move).toMatchObject({ type: 'decline' });
    game.play(0, { type: 'decline', offer: 1, reason: 'asks-too-much' });
    expect(proposed(game, 2, mind)).toBeUndefined();
  });
});
