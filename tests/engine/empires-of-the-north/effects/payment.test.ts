import { describe, expect, it } from 'vitest';
import type { Cost, Goods } from '#engine/empires-of-the-north/data/schema.ts';
import { canPayCost, costRefusal, costWays, payCost, stateAfter } from '#engine/empires-of-the-north/effects/cost.ts';
import { canPay, paymentRefusal, paymentsFor, waysToPay } from '#engine/empires-of-the-north/effects/payment.ts';
import { arrange, SMALL } from '../laid/arrange.ts';
import { ledgerOf, changeBetween } from '../laid/ledger.ts';
import { amountsOf, locationNamed } from '../laid/names.ts';
import type { Own } from '../laid/situation.ts';
import { elementAt } from '#engine/kernel/element-at.ts';

const stock = (goods: Goods) => ({ goods: amountsOf(goods) });

describe('paying goods', () => {
  it('B7, 52: gold stands for any resource, in any mix, resources first', () => {
    expect(paymentsFor(stock({ stone: 1, gold: 1 }), { stone: 2 })).toEqual([{ stone: 1, gold: 1 }]);
    expect(paymentsFor(stock({ stone: 2, gold: 1 }), { stone: 2 })).toEqual([{ stone: 2 }, { stone: 1, gold: 1 }]);
    expect(paymentsFor(stock({ wood: 1, stone: 1, gold: 2 }), { wood: 1, stone: 1 })).toEqual([
      { wood: 1, stone: 1 },
      { wood: 1, gold: 1 },
      { stone: 1, gold: 1 },
      { gold: 2 },
    ]);
    expect(paymentsFor(stock({ wood: 1, stone: 2, gold: 2 }), { wood: 1, stone: 2 })).toEqual([
      { wood: 1, stone: 2 },
      { wood: 1, stone: 1, gold: 1 },
      { stone: 2, gold: 1 },
      { wood: 1, gold: 2 },
      { stone: 1, gold: 2 },
    ]);
    expect(paymentsFor(stock({}), {})).toEqual([{}]);
  });

  it('nothing stands for gold or a raze token', () => {
    expect(paymentsFor(stock({ wood: 9, raze: 9 }), { gold: 1 })).toEqual([]);
    expect(paymentsFor(stock({ wood: 9, gold: 9 }), { raze: 1 })).toEqual([]);
    expect(paymentsFor(stock({ wood: 1, gold: 2, raze: 1 }), { wood: 1, gold: 1, raze: 1 })).toEqual([
      { wood: 1, gold: 1, raze: 1 },
      { gold: 2, raze: 1 },
    ]);
    // The gold that is asked for is not there twice.
    expect(paymentsFor(stock({ wood: 1, gold: 1 }), { wood: 1, gold: 1 })).toEqual([{ wood: 1, gold: 1 }]);
    expect(canPay(stock({ gold: 1 }), { wood: 1, gold: 1 })).toBe(false);
    expect(canPay(stock({ gold: 2 }), { wood: 1, gold: 1 })).toBe(true);
  });

  it('any resources, besides those named', () => {
    const any = (goods: Goods, number: number, own: Goods): readonly Goods[] =>
      waysToPay(stock(own), { goods, any: number });
    expect(any({}, 2, { wood: 1, fish: 2 })).toEqual([{ wood: 1, fish: 1 }, { fish: 2 }]);
    expect(any({}, 2, { wood: 1, gold: 1 })).toEqual([{ wood: 1, gold: 1 }]);
    expect(any({ wood: 1 }, 1, { wood: 2, stone: 1 })).toEqual([{ wood: 2 }, { wood: 1, stone: 1 }]);
    expect(any({ wood: 1 }, 1, { stone: 2, gold: 1 })).toEqual([{ stone: 1, gold: 1 }]);
    expect(any({}, 1, { raze: 3 })).toEqual([]);
  });

  it('every way is allowed, and no other', () => {
    const own = stock({ wood: 2, stone: 1, gold: 2, raze: 1 });
    const cost = { wood: 2, stone: 1 };
    for (const way of paymentsFor(own, cost)) expect(paymentRefusal(own, cost, way, 'payment')).toBeUndefined();
    const code = (pay: Goods): string | undefined => paymentRefusal(own, cost, pay, 'payment')?.code;
    expect(code({ wood: 2 })).toBe('not-the-price');
    expect(code({ wood: 2, stone: 1, gold: 1 })).toBe('not-the-price');
    expect(code({ wood: 3 })).toBe('too-few-goods');
    expect(code({ wood: 2, raze: 1 })).toBe('nothing-stands-for');
    expect(paymentRefusal(own, { wood: 1 }, { stone: 1 }, 'payment')?.code).toBe('not-the-price');
    expect(paymentRefusal(own, { gold: 1 }, { wood: 1 }, 'payment')?.code).toBe('nothing-stands-for');
  });
});

describe('costs of effects', () => {
  const laid = (own: Own) => {
    const state = arrange(SMALL, { seats: { ulaf: own } });
    return { box: SMALL.box, state, seat: 0, emit: () => undefined };
  };
  const asked = { by: null, rule: 'use' };
  const empire = ['whetstone', 'raiding-party!', 'landing-party', 'grudge', 'pine-wood'];

  it('workers go to the clan tile', () => {
    const context = laid({ workers: 1 });
    const before = ledgerOf(structuredClone(context.state));
    expect(costWays(context, { workers: 2 }, null)).toEqual([]);
    expect(costRefusal(context, { workers: 2 }, { pay: {} }, asked)?.code).toBe('too-few-workers');
    expect(costWays(context, { workers: 1 }, null)).toEqual([{ pay: {} }]);
    payCost(context, { workers: 1 }, { pay: {} });
    expect(changeBetween(before, ledgerOf(context.state))).toEqual({ 'ulaf workers': -1, 'ulaf resting': 1 });
  });

  it.each<[string, Cost, string[], object]>([
    [
      'exhaust: a ready Action Location',
      { exhaust: {} },
      ['whetstone', 'landing-party'],
      { 'ulaf exhausted': '+whetstone' },
    ],
    [
      'drop: any but base cards',
      { drop: {} },
      empire.map((name) => name.replace('!', '')),
      { 'ulaf empire': '-whetstone', 'ulaf discard': '+whetstone' },
    ],
    [
      'of those meant',
      { drop: { kinds: ['field'] } },
      ['pine-wood'],
      { 'ulaf empire': '-pine-wood', 'ulaf discard': '+pine-wood' },
    ],
  ])('%s', (_, cost, names, change) => {
    const context = laid({ empire });
    const ids = names.map((name) => locationNamed(context.state, 0, name).id);
    const ways = costWays(context, cost, null);
    expect(ways).toEqual(ids.map((target) => ({ pay: {}, target })));
    for (const { id } of elementAt(context.state.players, 0).empire) {
      const refused = costRefusal(context, cost, { pay: {}, target: id }, asked)?.code;
      expect(refused).toBe(ids.includes(id) ? undefined : 'not-such-a-location');
    }
    expect(costRefusal(context, cost, { pay: {} }, asked)?.code).toBe('target-missing');
    const before = ledgerOf(structuredClone(context.state));
    // Asked what would be, nothing has happened yet.
    stateAfter(context, cost, elementAt(ways, 0));
    expect(changeBetween(before, ledgerOf(context.state))).toEqual({});
    payCost(context, cost, elementAt(ways, 0));
    expect(changeBetween(before, ledgerOf(context.state))).toEqual(change);
  });

  it.each<[Goods, Cost, boolean]>([
    [{ wood: 1 }, { resources: 2 }, false],
    [{ wood: 1, fish: 1 }, { resources: 2 }, true],
    [{ raze: 1, gold: 1 }, { resources: 2 }, false],
    [{ gold: 2 }, { resources: 2 }, true],
    // What is named is paid first, and gold is short for both.
    [{ wood: 1, gold: 1 }, { goods: { wood: 1 }, resources: 2 }, false],
    [{ wood: 1, gold: 2 }, { goods: { wood: 1 }, resources: 2 }, true],
    [{ stone: 2 }, { goods: { wood: 1 }, resources: 1 }, false],
    [{ stone: 1, gold: 1 }, { goods: { wood: 1 }, resources: 1 }, true],
    [{ wood: 1 }, { goods: { raze: 1 }, resources: 1 }, false],
    [{ gold: 1 }, { goods: { gold: 1 }, resources: 1 }, false],
    [{ gold: 1 }, { goods: { gold: 2 } }, false],
    [{ raze: 1 }, { goods: { raze: 2 } }, false],
    [{ gold: 1 }, { goods: { wood: 1 } }, true],
  ])('%j pays %j: %s', (goods, cost, can) => {
    const context = laid({ goods });
    expect(canPayCost(context, cost, null)).toBe(can);
    expect(costWays(context, cost, null).length > 0).toBe(can);
  });

  it('what would be left, without anything being paid', () => {
    const context = laid({ empire: ['whetstone', 'landing-party'], workers: 3, goods: { wood: 2 } });
    const target = locationNamed(context.state, 0, 'whetstone').id;
    const after = (cost: Cost, pay: Goods = {}, aimed?: number) => {
      const left = stateAfter(context, cost, { pay, target: aimed });
      return changeBetween(ledgerOf(context.state), ledgerOf(left));
    };
    expect(after({ goods: { wood: 1 } }, { wood: 1 })).toEqual({ 'ulaf wood': -1 });
    expect(after({ workers: 2 })).toEqual({ 'ulaf workers': -2, 'ulaf resting': 2 });
    expect(after({ exhaust: {} }, {}, target)).toEqual({ 'ulaf exhausted': '+whetstone' });
    // It lies on the discard then, so that nobody takes it for a card that may be in the hand.
    expect(after({ drop: {} }, {}, target)).toEqual({ 'ulaf empire': '-whetstone', 'ulaf discard': '+whetstone' });
    expect(context.state.players[0]?.workers).toBe(3);
  });

  it('never the card it stands on', () => {
    const context = laid({ empire: ['whetstone'] });
    const by = locationNamed(context.state, 0, 'whetstone').id;
    expect(canPayCost(context, { exhaust: {} }, by)).toBe(false);
    expect(canPayCost(context, { drop: {} }, by)).toBe(false);
    expect(canPayCost(context, { drop: { self: 'only' } }, by)).toBe(true);
  });

  it('a target only where one is asked for', () => {
    const context = laid({ empire: ['whetstone'] });
    const target = locationNamed(context.state, 0, 'whetstone').id;
    expect(costRefusal(context, {}, { pay: {}, target }, asked)?.code).toBe('no-target-asked');
    expect(costRefusal(context, { drop: {} }, { pay: {}, target: 999 }, asked)?.code).toBe('not-your-location');
    expect(costWays(context, undefined, null)).toEqual([{ pay: {} }]);
  });
});
