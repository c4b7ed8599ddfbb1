import { describe, expect, it } from 'vitest';
import type { Effect, Filter, Thing } from '#engine/empires-of-the-north/data/schema.ts';
import { all, vp } from '../small-clans/words.ts';
import { SMALL } from '../laid/arrange.ts';
import type { Own, Situation } from '../laid/situation.ts';
import { could, opened } from './opened.ts';

const BANK: Filter = { kinds: ['storage'] };
const glenn = (own: Own): Situation => ({ clans: ['glenn', 'ulaf'], seats: { glenn: own } });
const assign = (what: Thing, n: number, filter: Filter = BANK): Effect => ({ do: 'assign', what, n, filter });
const release = (what: Thing, n?: number): Effect => ({
  ...{ do: 'release', what, filter: BANK },
  ...(n !== undefined && { n }),
});

describe('assign', () => {
  it('E27 (l. 623): exactly what is named, no gold in its place', () => {
    const fish = assign('fish', 1);
    expect(could(fish, glenn({ empire: ['smoke-house'], goods: { gold: 1 } }))).toBe(false);
    const game = opened(fish, glenn({ empire: ['smoke-house'], goods: { gold: 1, fish: 2 } }));
    expect(game.opening).toEqual({ 'glenn fish': -1, 'glenn on smoke-house': '+fish' });
  });

  it('takes a worker from the stock, not from the clan tile', () => {
    expect(opened(assign('worker', 1), glenn({ empire: ['inn'] })).opening).toEqual({
      ...{ 'glenn workers': -1, 'glenn on inn': '+worker' },
    });
    expect(could(assign('worker', 1), glenn({ empire: ['inn'], workers: 0, resting: 5 }))).toBe(false);
  });

  it('54: any resource is neither gold nor a raze token, any good is both', () => {
    const own = { empire: ['chest'], goods: { wood: 1, gold: 1, raze: 1 } };
    expect(opened(assign('resource', 2), glenn(own)).offered('glenn')).toEqual(['assign wood chest', 'done']);
    expect(opened(assign('any', 2), glenn(own)).offered('glenn')).toEqual([
      ...['assign wood chest', 'assign gold chest', 'assign raze chest', 'done'],
    ]);
  });

  it('A: several are "up to", one a move', () => {
    const own = { empire: ['vault', 'smoke-house'], goods: { fish: 2 } };
    const game = opened(all(assign('fish', 3), vp(1)), glenn(own));
    expect(game.offered('glenn')).toEqual(['assign fish vault', 'assign fish smoke-house', 'done']);
    expect(game.play('glenn', 'assign fish smoke-house')).toEqual({
      'glenn fish': -1,
      'glenn on smoke-house': '+fish',
    });
    // Nothing is left after this one.
    expect(game.play('glenn', 'assign fish vault')).toEqual({
      ...{ 'glenn fish': -1, 'glenn on vault': '+fish', 'glenn score': 1 },
    });
    const told = game.log.flatMap(({ event }) =>
      event.type === 'assigned' ? [event.location, event.what, event.n] : [],
    );
    expect(told).toEqual([4, 'fish', 1, 3, 'fish', 1]);
    const left = opened(all(assign('fish', 3), vp(1)), glenn(own));
    expect(left.play('glenn', 'done')).toEqual({ 'glenn score': 1 });
  });

  it('C: a Storage takes no more than it holds, and of goods only those it pays for', () => {
    const own = { empire: ['vault[wood wood wood fish]', 'ledger[gold]'], goods: { wood: 1, gold: 2 } };
    const game = opened(assign('any', 2), glenn(own));
    expect(game.offered('glenn')).toEqual(['assign gold ledger', 'done']);
    expect(game.refused('glenn', 'assign wood vault')).toBe('no-room');
    expect(game.refused('glenn', 'assign wood ledger')).toBe('no-room');
    expect(game.play('glenn', 'assign gold ledger')).toEqual({ 'glenn gold': -1, 'glenn on ledger': '+gold' });
    expect(game.asked()).toBe('turn ulaf');
    // Workers are bound to any of them.
    expect(opened(assign('worker', 1), glenn({ empire: ['ledger[gold gold]'] })).opening).toEqual({
      ...{ 'glenn workers': -1, 'glenn on ledger': '+worker' },
    });
  });

  it('says why it refuses', () => {
    const own = { empire: ['vault', 'smoke-house', 'bookkeeper'], goods: { fish: 1, wood: 1 } };
    const game = opened(assign('fish', 2), glenn(own));
    expect(game.refused('glenn', 'assign fish bookkeeper')).toBe('not-such-a-location');
    expect(game.refused('glenn', 'assign wood vault')).toBe('not-such-a-thing');
    expect(SMALL.game.refusal(game.state, 0, { type: 'assign', what: 'fish', location: 99 })?.code).toBe(
      'not-your-location',
    );
    const any = opened(assign('any', 2), glenn(own));
    expect(any.refused('glenn', 'assign stone vault')).toBe('nothing-to-assign');
  });
});

describe('release', () => {
  it('one thing a move, to the stock and usable now; several are "up to"', () => {
    const own = { empire: ['vault[wood fish]', 'inn[worker]'] };
    const game = opened(release('any', 2), glenn(own));
    expect(game.offered('glenn')).toEqual(['release wood vault', 'release fish vault', 'done']);
    expect(game.play('glenn', 'release fish vault')).toEqual({ 'glenn fish': 1, 'glenn on vault': '-fish' });
    expect(game.refused('glenn', 'release fish vault')).toBe('nothing-to-release');
    expect(game.refused('glenn', 'release worker vault')).toBe('not-such-a-thing');
    expect(game.refused('glenn', 'release wood glenn-wood')).toBe('not-such-a-location');
    expect(game.play('glenn', 'done')).toEqual({});
    const told = game.log.flatMap(({ event }) => (event.type === 'released' ? [event] : []));
    expect(told).toEqual([{ type: 'released', seat: 0, location: 3, card: 'vault', what: 'fish', n: 1 }]);
    const nowhere = { type: 'release', what: 'fish', location: 99 } as const;
    const waiting = opened(release('any', 2), glenn(own));
    expect(SMALL.game.refusal(waiting.state, 0, nowhere)?.code).toBe('not-your-location');
    const both = opened(all(release('any', 2), vp(1)), glenn({ empire: ['vault[wood fish fish]', 'spender'] }));
    expect(both.plays(['glenn', 'release fish vault'], ['glenn', 'release fish vault'])).toEqual({
      ...{ 'glenn fish': 2, 'glenn on vault': '-fish -fish', 'glenn food': 2, 'glenn score': 1 },
    });
    expect(opened(release('worker', 1), glenn(own)).opening).toEqual({ 'glenn workers': 1, 'glenn on inn': '-worker' });
    expect(could(release('gold'), glenn(own))).toBe(false);
  });

  it('from the Locations meant alone', () => {
    const own = { empire: ['vault[fish]', 'smoke-house[fish fish]', 'bookkeeper[fish]'] };
    const coin: Effect = { do: 'release', what: 'fish', n: 1, filter: { icons: ['coin'], kinds: ['storage'] } };
    expect(opened(coin, glenn(own)).opening).toEqual({ 'glenn fish': 1, 'glenn on vault': '-fish' });
  });

  it('all of it: from one Location, and the amount is what was released', () => {
    const pay: Effect = all(release('any'), vp({ of: { of: { released: true }, over: 2 }, most: 3 }));
    const own = { empire: ['vault[wood wood fish]', 'ledger[gold gold]', 'inn[worker]'] };
    const game = opened(pay, glenn(own));
    expect(game.offered('glenn')).toEqual(['pick vault', 'pick ledger']);
    expect(SMALL.game.refusal(game.state, 0, { type: 'pick', location: 99 })?.code).toBe('not-your-location');
    expect(game.play('glenn', 'pick vault')).toEqual({
      ...{ 'glenn wood': 2, 'glenn fish': 1, 'glenn on vault': '-fish -wood -wood', 'glenn score': 1 },
    });
    expect(opened(pay, glenn({ empire: ['ledger[gold gold]'] })).opening).toEqual({
      ...{ 'glenn gold': 2, 'glenn on ledger': '-gold -gold', 'glenn score': 1 },
    });
    expect(could(pay, glenn({ empire: ['ledger'] }))).toBe(false);
  });

  it('does not count what an earlier release freed for another card', () => {
    const game = opened(all(release('gold'), vp({ released: true })), glenn({ empire: ['ledger[gold gold]'] }));
    expect(game.opening).toEqual({ 'glenn gold': 2, 'glenn on ledger': '-gold -gold', 'glenn score': 2 });
  });
});

describe('Specials for assigning and releasing', () => {
  it('B: each thing is an event of its own, everything at once is one', () => {
    const told = (game: ReturnType<typeof opened>): number =>
      game.log.filter(({ event }) => event.type === 'fired').length;
    const filled = opened(assign('fish', 2), glenn({ empire: ['vault', 'bookkeeper'], goods: { fish: 3 } }));
    expect(filled.plays(['glenn', 'assign fish vault'], ['glenn', 'assign fish vault'])).toEqual({
      ...{ 'glenn fish': -2, 'glenn on vault': '+fish +fish', 'glenn score': 2 },
    });
    expect(told(filled)).toBe(2);
    const all = opened(release('any'), glenn({ empire: ['vault[fish wood]', 'spender'] }));
    expect(all.opening).toEqual({
      ...{ 'glenn fish': 1, 'glenn wood': 1, 'glenn on vault': '-fish -wood', 'glenn food': 1 },
    });
    expect(told(all)).toBe(1);
    expect(all.log.flatMap(({ event }) => (event.type === 'released' ? [event.what] : []))).toEqual(['wood', 'fish']);
  });
});
