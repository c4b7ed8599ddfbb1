import { describe, expect, it } from 'vitest';
import type { Amount, Effect } from '#engine/empires-of-the-north/data/schema.ts';
import { all, gain, one, recover, vp } from '../small-clans/words.ts';
import { could, opened, refusedOpenly } from './opened.ts';

const AXES: Amount = { count: { icons: ['axe'] } };
const WORKER = { seats: { ulaf: { resting: 1 } } };

describe('effects that hold effects', () => {
  it('all: one after the other, each as far as possible (53)', () => {
    expect(opened(all(gain({ wood: 1 }), recover(1), vp(2))).opening).toEqual({ 'ulaf wood': 1, 'ulaf score': 2 });
    expect(could(all(recover(1), vp({ released: true })))).toBe(false);
    expect(could(all(recover(1), vp(1)))).toBe(true);
  });

  it('E13 (l. 488): "/" is one of them, never both', () => {
    const game = opened(one(gain({ wood: 1 }), gain({ fish: 1 })));
    expect(game.offered('ulaf')).toEqual(['choose 0', 'choose 1']);
    expect(game.refused('ulaf', 'choose 2')).toBe('no-such-choice');
    expect(game.refused('ulaf', 'done')).toBe('something-possible');
    expect(game.play('ulaf', 'choose 1')).toEqual({ 'ulaf fish': 1 });
    expect(game.asked()).toBe('turn nanurjuk');
  });

  it('53: "/" offers only what could do something; a single one happens, none is passed over', () => {
    const choice = one(recover(1), gain({ fish: 1 }), vp(AXES));
    expect(opened(choice).opening).toEqual({ 'ulaf fish': 1 });
    const game = opened(choice, WORKER);
    expect(game.offered('ulaf')).toEqual(['choose 0', 'choose 1']);
    expect(game.refused('ulaf', 'choose 2')).toBe('no-effect');
    expect(opened(one(recover(1), vp({ released: true }))).opening).toEqual({});
  });

  it('53: where only the hand tells, the choice is asked all the same', () => {
    const build: Effect = { do: 'build', filter: {}, free: true };
    const choice = one(build, { do: 'play', tiles: ['construct'] });
    // Only boosts and fields: nothing could be built, and nobody else knows.
    const idle = opened(choice, { seats: { ulaf: { hand: ['pine-wood'] } } });
    expect(idle.offered('ulaf')).toEqual(['done']);
    expect(idle.refused('ulaf', 'choose 0')).toBe('no-effect');
    expect(idle.play('ulaf', 'done')).toEqual({});
    expect(idle.asked()).toBe('turn nanurjuk');
    const able = opened(choice, { seats: { ulaf: { hand: ['whetstone'] } } });
    expect(able.offered('ulaf')).toEqual(['choose 0', 'choose 1']);
    expect(able.refused('ulaf', 'done')).toBe('something-possible');
    // Without a card everybody sees that nothing could.
    expect(opened(choice).asked()).toBe('turn nanurjuk');
  });

  it('each clause begins anew, whatever the one before has come to', () => {
    const ready = (icon: string): Effect => ({ do: 'ready', filter: { icons: [icon] }, n: 2 });
    const empire = ['whetstone!', 'whetstone!', 'sea-lane!', 'old-pilot!'];
    const game = opened(all(ready('axe'), ready('ship')), { seats: { ulaf: { empire } } });
    game.plays(['ulaf', 'pick whetstone'], ['ulaf', 'done'], ['ulaf', 'pick sea-lane'], ['ulaf', 'pick old-pilot']);
    expect(game.since()).toEqual({ 'ulaf exhausted': '-old-pilot -sea-lane -whetstone' });
  });

  it('if: only while the condition holds', () => {
    const effect: Effect = { do: 'if', test: { left: AXES, is: '>=', right: 2 }, effect: vp(5) };
    expect(opened(effect, { seats: { ulaf: { empire: ['whetstone'] } } }).opening).toEqual({});
    expect(opened(effect, { seats: { ulaf: { empire: ['whetstone', 'grudge'] } } }).opening).toEqual({
      'ulaf score': 5,
    });
    expect(could(effect)).toBe(false);
  });

  it.each([
    ['<', [true, false, false]],
    ['<=', [true, true, false]],
    ['=', [false, true, false]],
    ['>=', [false, true, true]],
    ['>', [false, false, true]],
  ] as const)('if: %s', (is, holds) => {
    const test = (right: number): Effect => ({ do: 'if', test: { left: right, is, right: 2 }, effect: vp(1) });
    expect([1, 2, 3].map((left) => could(test(left)))).toEqual(holds);
  });

  it('M: near or far asks about the voyage that is answered, and holds for nothing else', () => {
    const far: Effect = { do: 'if', test: { far: true }, effect: vp(1) };
    const near: Effect = { do: 'if', test: { far: false }, effect: vp(1) };
    const on = [{ far: true }, { far: false }, {}];
    expect(on.map((way) => could(far, {}, way))).toEqual([true, false, false]);
    expect(on.map((way) => could(near, {}, way))).toEqual([false, true, false]);
  });

  it('times: so often, with the choice anew each time', () => {
    const effect: Effect = { do: 'times', n: 3, effect: one(gain({ wood: 1 }), gain({ fish: 1 })) };
    const game = opened(effect);
    expect(game.plays(['ulaf', 'choose 0'], ['ulaf', 'choose 1'], ['ulaf', 'choose 0'])).toEqual({
      'ulaf wood': 2,
      'ulaf fish': 1,
    });
    expect(game.asked()).toBe('turn nanurjuk');
    expect(could({ ...effect, n: { released: true } })).toBe(false);
    expect(opened({ ...effect, n: { released: true } }).opening).toEqual({});
  });

  it('times: not of what could do nothing', () => {
    expect(could({ do: 'times', n: 2, effect: recover(1) })).toBe(false);
    expect(could({ do: 'times', n: 2, effect: recover(1) }, WORKER)).toBe(true);
  });

  it('K: how often is worked out at the start', () => {
    // Each time there is one axe fewer.
    const lift: Effect = { do: 'lift', filter: { icons: ['axe'] } };
    const game = opened(
      { do: 'times', n: AXES, effect: all(lift, vp(1)) },
      {
        seats: { ulaf: { empire: ['whetstone', 'grudge'] } },
      },
    );
    expect(game.play('ulaf', 'pick grudge')).toEqual({
      ...{ 'ulaf empire': '-grudge -whetstone', 'ulaf hand': '+grudge +whetstone', 'ulaf score': 2 },
    });
  });
});

describe('may', () => {
  const may = (cost: Extract<Effect, { do: 'may' }>['cost'], effect: Effect = vp(2)): Effect => ({
    ...{ do: 'may', cost, effect },
  });

  it('may be paid, or let be', () => {
    const stock = { seats: { ulaf: { goods: { food: 1, gold: 1 } } } };
    const game = opened(may({ goods: { food: 1 } }), stock);
    expect(game.offered('ulaf')).toEqual(['buy pay food', 'buy pay gold', 'done']);
    expect(game.refused('ulaf', 'declare explore')).toBe('not-asked-now');
    expect(game.play('ulaf', 'buy pay food')).toEqual({ 'ulaf food': -1, 'ulaf score': 2 });
    const told = game.log.flatMap(({ event }) => (event.type === 'bought' ? [event] : []));
    expect(told).toEqual([{ type: 'bought', seat: 0, card: 'red-sail', pay: { food: 1 }, workers: 0 }]);
    const left = opened(may({ goods: { food: 1 } }), stock);
    expect(left.play('ulaf', 'done')).toEqual({});
    expect(left.asked()).toBe('turn nanurjuk');
  });

  it('what was paid is remembered', () => {
    const others: Effect = { do: 'gain-any', n: 1, of: 'resource', others: true };
    const game = opened(may({ resources: 1 }, others), { seats: { ulaf: { goods: { fish: 1 } } } });
    game.play('ulaf', 'buy pay fish');
    expect(game.offered('ulaf')).toEqual(['take food', 'take wood', 'take stone', 'take sheep']);
  });

  it('AH: gold that stands for a resource leaves that resource to be taken', () => {
    const others: Effect = { do: 'gain-any', n: 1, of: 'resource', others: true };
    const game = opened(may({ goods: { fish: 1 } }, others), { seats: { ulaf: { goods: { gold: 1 } } } });
    game.play('ulaf', 'buy pay gold');
    expect(game.offered('ulaf')).toContain('take fish');
  });

  it('53: is paid in full or not at all, and not for nothing', () => {
    expect(opened(may({ goods: { food: 2 } }), { seats: { ulaf: { goods: { food: 1 } } } }).asked()).toBe(
      'turn nanurjuk',
    );
    expect(could(may({ workers: 6 }))).toBe(false);
    expect(could(may({ workers: 1 }, recover(1)))).toBe(false);
    expect(could(may({ workers: 1 }, recover(1)), WORKER)).toBe(true);
  });

  it('J, 53: what the payment itself takes away is not bought', () => {
    const assign: Effect = { do: 'assign', what: 'food', n: 1, filter: { self: 'only' } };
    const bought = may({ goods: { food: 1 } }, assign);
    const of = (food: number, gold = 0) => ({
      seats: { ulaf: { empire: ['whetstone'], goods: { ...(food > 0 && { food }), ...(gold > 0 && { gold }) } } },
    });
    const by = { by: 'whetstone' };
    expect(could(bought, of(1), by)).toBe(false);
    expect(could(bought, of(2), by)).toBe(true);
    // With the gold paid, the food is still there.
    expect(opened(bought, of(1, 1), by).offered('ulaf')).toEqual(['buy pay gold', 'done']);
    expect(opened(bought, of(1, 1), by).refused('ulaf', 'buy pay food')).toBe('no-effect');
    expect(refusedOpenly(opened(bought, of(1, 1), by), 'buy pay food')).toBe(true);
  });

  it('J: what a target leaves is looked at as well', () => {
    const two = { seats: { ulaf: { empire: ['whetstone', 'landing-party'] } } };
    const one = { seats: { ulaf: { empire: ['whetstone'] } } };
    const axe = { icons: ['axe'] };
    for (const inner of [
      { do: 'exhaust', filter: axe, n: 1 },
      { do: 'lift', filter: axe },
      { do: 'drop', filter: axe },
    ] as const satisfies Effect[]) {
      expect([could(may({ drop: axe }, inner), one), could(may({ drop: axe }, inner), two)]).toEqual([false, true]);
      // Wherever it stands in the effect.
      for (const effect of [
        { do: 'all', effects: [inner, recover(1)] },
        { do: 'one', effects: [recover(1), inner] },
        { do: 'times', n: 1, effect: inner },
        { do: 'if', test: { left: 1, is: '=', right: 1 }, effect: inner },
      ] as const satisfies Effect[]) {
        expect([could(may({ drop: axe }, effect), one), could(may({ drop: axe }, effect), two)]).toEqual([false, true]);
      }
    }
    expect(could(may({ exhaust: axe }, { do: 'exhaust', filter: axe, n: 1 }), one)).toBe(false);
    expect(could(may({ drop: axe }), one)).toBe(true);
  });
});
