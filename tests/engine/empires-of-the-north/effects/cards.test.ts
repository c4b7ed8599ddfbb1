import { describe, expect, it } from 'vitest';
import type { Effect } from '#engine/empires-of-the-north/data/schema.ts';
import { all, one, play, recover, vp } from '../small-clans/words.ts';
import type { Own, Situation } from '../laid/situation.ts';
import { table } from '../laid.ts';
import { could, opened, refusedOpenly } from './opened.ts';

const search = (...icons: string[]): Effect => ({ do: 'search', filter: { icons } });

describe('search', () => {
  const ulaf = (own: Own): Situation => ({ seats: { ulaf: own } });

  it('40: takes one such card out of the deck, shows it, and shuffles', () => {
    const game = opened(search('hall'), ulaf({ rest: 'discard', deck: ['whetstone', 'log-pile', 'long-house'] }));
    expect(game.offered('ulaf')).toEqual(['find log-pile', 'find long-house']);
    expect(game.refused('ulaf', 'find whetstone')).toBe('not-such-a-card');
    expect(game.refused('ulaf', 'find pine-wood')).toBe('not-in-deck');
    expect(game.refused('ulaf', 'find none')).toBe('there-is-one');
    expect(game.play('ulaf', 'find long-house')).toEqual({ 'ulaf hand': '+long-house', 'ulaf deck': '-long-house' });
    expect(game.player('ulaf').shown).toEqual(['long-house']);
    expect(game.log.at(-2)?.event).toMatchObject({ type: 'searched', card: 'long-house' });
    expect(opened(search('hall'), ulaf({ deck: ['long-house'] })).refused('ulaf', 'done')).toBe('not-asked-now');
    expect(game.log.at(-2)?.audience).toBeUndefined();
  });

  it('40: what is offered does not tell the order of the deck', () => {
    const offered = (...deck: string[]): string[] =>
      opened(search('hall'), ulaf({ rest: 'discard', deck })).offered('ulaf');
    expect(offered('long-house', 'log-pile')).toEqual(offered('log-pile', 'long-house'));
  });

  it('40: finds none only where there is none; the discard is not looked through', () => {
    const game = opened(search('hall'), ulaf({ rest: 'discard', deck: ['whetstone'] }));
    expect(game.offered('ulaf')).toEqual(['find none']);
    expect(game.play('ulaf', 'find none')).toEqual({});
    expect(could(search('hall'), ulaf({ rest: 'discard' }))).toBe(false);
  });
});

describe('play', () => {
  it('E23 (l. 544), 47: as by a pawn, with a window, without pawn or food', () => {
    const game = opened(all(play('harvest'), vp(1)), { seats: { ulaf: { hand: ['fish-weir'], pawns: ['sail'] } } });
    expect(game.asked()).toBe('tile ulaf');
    expect(game.play('ulaf', 'field fish-weir')).toEqual({
      ...{ 'ulaf hand': '-fish-weir', 'ulaf empire': '+fish-weir', 'ulaf fish': 2 },
    });
    expect(game.play('ulaf', 'harvest fish-weir')).toEqual({ 'ulaf fish': 2, 'ulaf score': 1 });
    expect(game.asked()).toBe('turn nanurjuk');
  });

  it('asks for a tile, and for nothing else', () => {
    const game = opened(play('populate', 'explore'), { seats: { ulaf: { deck: ['whetstone'] } } });
    expect(game.offered('ulaf')).toEqual(['declare populate', 'declare explore']);
    expect(game.refused('ulaf', 'buy')).toBe('not-asked-now');
  });

  it('happens by itself where nothing is to be chosen', () => {
    expect(opened(play('populate')).opening).toEqual({ 'ulaf workers': 1 });
    expect(opened(play('explore'), { seats: { ulaf: { deck: ['whetstone'] } } }).opening).toEqual({
      ...{ 'ulaf hand': '+whetstone', 'ulaf deck': '-whetstone' },
    });
  });

  it('the only one of several that can be done is not asked for', () => {
    expect(opened(play('sail', 'populate'), { queue: ['ulaf', 'ulaf'] }).opening).toEqual({ 'ulaf workers': 1 });
  });

  it('one of several, of those that can be done', () => {
    const game = opened(play('sail', 'populate', 'harvest'), { queue: ['ulaf', 'ulaf'] });
    expect(game.offered('ulaf')).toEqual(['declare populate', 'declare harvest']);
    expect(game.refused('ulaf', 'declare sail')).toBe('action-not-possible');
    expect(game.refused('ulaf', 'declare explore')).toBe('no-such-choice');
    expect(game.refused('ulaf', 'done')).toBe('something-possible');
    expect(game.play('ulaf', 'declare populate')).toEqual({ 'ulaf workers': 1 });
  });

  it('E: asks where only the hand tells whether it can be done', () => {
    const idle = opened(all(play('construct'), vp(1)), { seats: { ulaf: { hand: ['pine-wood'] } } });
    expect(idle.offered('ulaf')).toEqual(['done']);
    expect(idle.play('ulaf', 'done')).toEqual({ 'ulaf score': 1 });
    const able = opened(all(play('construct'), vp(1)), { seats: { ulaf: { hand: ['whetstone'] } } });
    expect(able.offered('ulaf')).toEqual(['declare construct']);
    able.play('ulaf', 'declare construct');
    expect(able.play('ulaf', 'construct whetstone')).toEqual({
      ...{ 'ulaf hand': '-whetstone', 'ulaf empire': '+whetstone', 'ulaf score': 1 },
    });
    // Without a card in hand everybody sees that it cannot.
    expect(opened(all(play('construct'), vp(1))).opening).toEqual({ 'ulaf score': 1 });
    expect(could(play('construct'))).toBe(false);
  });
});

describe('build', () => {
  const build = (rest: object = {}): Effect => ({ do: 'build', filter: {}, ...rest });
  const ulaf = (own: Own): Situation => ({ seats: { ulaf: own } });

  it('places a Location of the hand for its price without what is waived, never a Field', () => {
    const game = opened(build({ less: { stone: 1 } }), ulaf({ hand: ['whetstone', 'pine-wood'], goods: { wood: 1 } }));
    expect(game.offered('ulaf')).toEqual(['build whetstone pay wood', 'done']);
    expect(game.play('ulaf', 'build whetstone pay wood')).toEqual({
      ...{ 'ulaf hand': '-whetstone', 'ulaf empire': '+whetstone', 'ulaf wood': -1 },
    });
    expect(game.asked()).toBe('turn nanurjuk');
  });

  it('of the cards meant only, and for nothing where it is free; its bonus counts', () => {
    const hall = { filter: { icons: ['hall'] }, free: true };
    const game = opened(build(hall), ulaf({ hand: ['whetstone', 'long-house'] }));
    expect(game.offered('ulaf')).toEqual(['build long-house', 'done']);
    expect(game.refused('ulaf', 'build whetstone')).toBe('not-such-a-card');
    expect(game.play('ulaf', 'build long-house')).toEqual({
      ...{ 'ulaf hand': '-long-house', 'ulaf empire': '+long-house', 'ulaf score': 2 },
    });
  });

  it('D: may be left, and tells nothing of a hand that could not', () => {
    const game = opened(all(build(), vp(1)), ulaf({ hand: ['whetstone'], goods: { wood: 1, stone: 1 } }));
    expect(game.play('ulaf', 'done')).toEqual({ 'ulaf score': 1 });
    const idle = opened(all(build(), vp(1)), ulaf({ hand: ['pine-wood'], goods: { wood: 1, stone: 1 } }));
    expect(idle.offered('ulaf')).toEqual(['done']);
    expect(opened(build(), ulaf({ goods: { wood: 9, stone: 9 } })).asked()).toBe('turn nanurjuk');
    // The hand alone may hold what could be placed.
    const last = { hand: ['whetstone'], rest: 'discard', goods: { wood: 1, stone: 1 } } as const;
    expect(opened(build(), ulaf(last)).offered('ulaf')).toEqual(['build whetstone pay wood stone', 'done']);
    // Nothing in the stock pays for anything: everybody sees that.
    expect(opened(build(), ulaf({ hand: ['whetstone'], workers: 0 })).asked()).toBe('turn nanurjuk');
    expect(could(build(), ulaf({ hand: ['whetstone'] }))).toBe(false);
  });
});

describe('what a refusal tells', () => {
  const build: Effect = { do: 'build', filter: {}, free: true };
  const told = (effect: Effect, own: Own, words: string): boolean | undefined =>
    refusedOpenly(opened(effect, { seats: { ulaf: own } }), words);

  it('of a hand, nobody else is told', () => {
    const idle = { hand: ['pine-wood'] };
    const able = { hand: ['whetstone'] };
    expect(told(one(build, play('construct')), idle, 'choose 0')).toBe(false);
    expect(told(one(build, play('construct')), idle, 'choose 1')).toBe(false);
    expect(told(one(build, play('construct')), able, 'done')).toBe(false);
    expect(told(play('construct'), idle, 'declare construct')).toBe(false);
    expect(told(play('construct'), able, 'done')).toBe(false);
    expect(told(build, able, 'build long-house')).toBe(false);
    expect(told({ do: 'may', cost: { workers: 1 }, effect: build }, idle, 'buy')).toBe(false);
    expect(told(search('hall'), { rest: 'discard', deck: ['long-house'] }, 'find log-pile')).toBe(false);
    expect(told(search('hall'), { rest: 'discard', deck: ['long-house'] }, 'find none')).toBe(false);
  });

  it('of a Location that could do nothing, as far as everybody sees', () => {
    const told = (own: Own, use: string): boolean | undefined =>
      refusedOpenly(table({ clans: ['panuk', 'ulaf'], seats: { panuk: own } }), use);
    expect(told({ empire: ['great-hunt'] }, 'use great-hunt')).toBe(true);
    expect(told({ empire: ['snow-house'] }, 'use snow-house')).toBe(true);
    expect(told({ empire: ['snow-house'], hand: ['ice-hole'] }, 'use snow-house')).toBe(false);
  });

  it('what everybody sees is told to all', () => {
    const own = { hand: ['pine-wood'] };
    expect(told(one(build, vp(1)), own, 'done')).toBe(true);
    expect(told(one(build, play('populate')), own, 'done')).toBe(true);
    expect(told(play('construct', 'populate'), own, 'done')).toBe(true);
    expect(told(play('construct', 'populate'), own, 'declare sail')).toBe(true);
    expect(told(one(build, vp(1), recover(1)), own, 'choose 2')).toBe(true);
    expect(told(build, own, 'build pine-wood')).toBe(true);
    expect(told(search('hall'), { deck: ['long-house'] }, 'find whetstone')).toBe(true);
    expect(told({ do: 'may', cost: { workers: 1 }, effect: vp(1) }, own, 'buy')).toBeUndefined();
  });
});
