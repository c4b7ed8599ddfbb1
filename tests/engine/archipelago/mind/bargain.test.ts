import { describe, expect, it } from 'vitest';
import { bargaining } from '#engine/archipelago/mind/bargain.ts';
import { believePromises, promiseDuty, trustIn } from '#engine/archipelago/mind/promises.ts';
import { openBox } from '#engine/archipelago/box.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import { deal, goods, strike } from '../rules/deals/deal.ts';
import { accept, actions } from '../rules/deals/parley.ts';
import { SMALL_PACK } from '../small-pack.ts';
import { SMALL_GAME, type Table } from '../table.ts';

const BARGAIN = bargaining(SMALL_GAME, openBox(SMALL_PACK));
/** Two florins against three later. */
const LOAN = deal(1, { florins: 2 }, {}, [{ by: 1, florins: 3, due: 2 }]);

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

describe('promises', () => {
  it('are believed by record', () => {
    const game = actions();
    expect(trustIn(game.state, 1)).toBe(0.5);
    strike(game, 0, LOAN);
    expect(trustIn(game.state, 1)).toBe(0.5);
    game.say(0, { type: 'settle', promise: 0, kept: true });
    expect(trustIn(game.state, 1)).toBeCloseTo(2 / 3);
    expect(trustIn({ promises: game.state.promises.map((one) => ({ ...one, status: 'broken' })) }, 1)).toBeCloseTo(
      1 / 3,
    );
  });

  it('count in a sample as far as they are believed and can be paid', () => {
    const game = actions();
    strike(game, 0, LOAN);
    expect([game.screen(0).florins, game.screen(1).florins]).toEqual([3, 5]);
    const sample = SMALL_GAME.copy(game.state);
    believePromises(sample);
    expect(sample.screens.slice(0, 2).map(({ florins }) => florins)).toEqual([5, 3]);
    sample.promises = sample.promises.map((one) => ({ ...one, florins: 100 }));
    believePromises(sample);
    expect(sample.screens.slice(0, 2).map(({ florins }) => florins)).toEqual([8, 0]);
  });

  it('are paid in the own round when they are due, and said to be kept before the money is taken', () => {
    const game = actions();
    strike(game, 0, LOAN);
    game.act(0, 'taxes');
    game.endRound(0);
    const pay = promiseDuty(game.state, 1);
    expect(pay).toEqual(deal(0, { florins: 3 }));
    game.say(1, deal(0, { florins: 3 }));
    const settle = promiseDuty(game.state, 0);
    expect(settle).toEqual({ type: 'settle', promise: 0, kept: true });
    game.say(0, { type: 'settle', promise: 0, kept: true });
    expect(promiseDuty(game.state, 0)).toBeUndefined();
    expect(BARGAIN.waiting(game.state, 0)?.accept).toEqual(accept(game.state.offers));
  });

  it('that nobody paid are said to be broken a turn later', () => {
    const game = actions();
    strike(game, 0, LOAN);
    expect(promiseDuty(game.state, 0)).toBeUndefined();
    game.state.turn += 1;
    expect(promiseDuty(game.state, 0)).toEqual({ type: 'settle', promise: 0, kept: false });
  });

  it('an offer that asks for something in return fulfils none', () => {
    const game = actions();
    strike(game, 0, LOAN);
    game.act(0, 'taxes');
    game.endRound(0);
    game.say(1, { ...deal(0, { florins: 3 }), take: goods({ florins: 1 }) });
    expect(promiseDuty(game.state, 0)).toBeUndefined();
  });
});
