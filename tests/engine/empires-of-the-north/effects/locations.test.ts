import { describe, expect, it } from 'vitest';
import type { Effect, Filter } from '#engine/empires-of-the-north/data/schema.ts';
import { all, play, ready, vp } from '../small-clans/words.ts';
import { could, opened } from './opened.ts';

const AXE: Filter = { icons: ['axe'] };
const SHIP: Filter = { icons: ['ship'] };
const NO_FIELD: Filter = { not: ['field'] };
const axes = (...empire: string[]) => ({ seats: { ulaf: { empire } } });

describe('ready', () => {
  it('readies an exhausted Action Location, by itself if there is one only', () => {
    expect(opened(ready(AXE), axes('whetstone!', 'whetstone', 'grudge')).opening).toEqual({
      'ulaf exhausted': '-whetstone',
    });
    expect(could(ready(AXE), axes('whetstone', 'grudge'))).toBe(false);
    expect(could(ready(SHIP), axes('whetstone!'))).toBe(false);
  });

  it('A: asks which; several are "up to"', () => {
    const exhausted = axes('whetstone!', 'whetstone!', 'raiding-party!');
    const one = opened(ready(AXE), exhausted);
    expect(one.offered('ulaf')).toEqual(['pick whetstone', 'pick whetstone#2', 'pick raiding-party']);
    expect(one.refused('ulaf', 'done')).toBe('cannot-be-left');
    expect(one.play('ulaf', 'pick whetstone#2')).toEqual({ 'ulaf exhausted': '-whetstone#2' });
    expect(one.asked()).toBe('turn nanurjuk');
    const two = opened(ready(AXE, 2), exhausted);
    two.play('ulaf', 'pick raiding-party');
    expect(two.refused('ulaf', 'pick raiding-party')).toBe('not-such-a-location');
    expect(two.play('ulaf', 'done')).toEqual({});
    expect(two.since()).toEqual({ 'ulaf exhausted': '-raiding-party' });
    const both = opened(ready(AXE, 2), exhausted);
    both.plays(['ulaf', 'pick whetstone'], ['ulaf', 'pick raiding-party']);
    expect(both.asked()).toBe('turn nanurjuk');
  });

  it('46: never the card whose effect is being resolved, be it on another card inside', () => {
    expect(could(ready({ ...AXE, self: 'also' }), axes('whetstone!'), { by: 'whetstone' })).toBe(true);
    expect(opened(ready({ ...AXE, self: 'also' }), axes('whetstone!'), { by: 'whetstone' }).opening).toEqual({});
    expect(opened(all(play('populate'), ready(SHIP)), axes('sea-lane!'), { by: 'sea-lane' }).opening).toEqual({
      'ulaf workers': 1,
    });
  });
});

describe('exhaust', () => {
  const exhaust = (filter: Filter, n = 1): Effect => ({ do: 'exhaust', filter, n });

  it('exhausts a ready Action Location of one’s own', () => {
    expect(opened(exhaust(AXE), axes('whetstone', 'whetstone!', 'grudge')).opening).toEqual({
      'ulaf exhausted': '+whetstone',
    });
    expect(could(exhaust(AXE), axes('whetstone!', 'grudge'))).toBe(false);
    expect(could(exhaust(AXE), axes('whetstone'), { by: 'whetstone' })).toBe(false);
    expect(opened(exhaust(AXE, 2), axes('whetstone')).offered('ulaf')).toEqual(['pick whetstone', 'done']);
  });
});

describe('lift and drop', () => {
  it('43: lift brings a Location back to the hand, with its upgrades, for all to see', () => {
    const game = opened({ do: 'lift', filter: { kinds: ['field'] } }, axes('pine-wood<log-pile<log-pile', 'whetstone'));
    expect(game.opening).toEqual({
      'ulaf empire': '-pine-wood',
      'ulaf under pine-wood': '-log-pile -log-pile',
      'ulaf hand': '+log-pile +log-pile +pine-wood',
    });
    expect([...game.player('ulaf').shown].sort()).toEqual(['log-pile', 'log-pile', 'pine-wood']);
  });

  it('one Location each time, the others stay', () => {
    const two = axes('whetstone', 'whetstone');
    const game = opened(all({ do: 'lift', filter: AXE }, vp(1)), two);
    expect(game.play('ulaf', 'pick whetstone')).toEqual({
      ...{ 'ulaf empire': '-whetstone', 'ulaf hand': '+whetstone', 'ulaf score': 1 },
    });
    const dropped = opened({ do: 'drop', filter: AXE }, two);
    dropped.play('ulaf', 'pick whetstone#2');
    expect(dropped.since()).toEqual({ 'ulaf empire': '-whetstone', 'ulaf discard': '+whetstone' });
  });

  it('N: lift takes no base card and no island, drop no base card', () => {
    const island = axes('feast-hall', 'ulaf-wood');
    expect(could({ do: 'lift', filter: {} }, island)).toBe(false);
    expect(opened({ do: 'drop', filter: {} }, island).opening).toEqual({
      'ulaf empire': '-feast-hall',
      'near discard': '+feast-hall',
    });
    expect(could({ do: 'drop', filter: {} })).toBe(false);
  });

  it('54: what lies on a card that leaves is lost, workers go to the clan tile', () => {
    const game = opened(
      { do: 'drop', filter: { icons: ['fold'] } },
      { clans: ['glenn', 'ulaf'], seats: { glenn: { empire: ['smoke-house[fish fish worker]', 'inn[worker]'] } } },
    );
    expect(game.opening).toEqual({
      'glenn empire': '-smoke-house',
      'glenn on smoke-house': '-fish -fish -worker',
      'glenn discard': '+smoke-house',
      'glenn resting': 1,
    });
  });

  it('A: asks which, and must be done if it can', () => {
    const game = opened(all({ do: 'drop', filter: NO_FIELD }, vp(1)), axes('whetstone', 'grudge', 'pine-wood'));
    expect(game.offered('ulaf')).toEqual(['pick whetstone', 'pick grudge']);
    expect(game.refused('ulaf', 'pick pine-wood')).toBe('not-such-a-location');
    expect(game.refused('ulaf', 'done')).toBe('cannot-be-left');
    expect(game.play('ulaf', 'pick whetstone')).toEqual({
      ...{ 'ulaf empire': '-whetstone', 'ulaf discard': '+whetstone', 'ulaf score': 1 },
    });
  });
});

describe('raid', () => {
  const raid: Effect = { do: 'raid' };
  const foes = (passed: boolean) => ({
    players: 3 as const,
    clans: ['ulaf', 'nanurjuk', 'panuk'],
    seats: {
      ulaf: { empire: ['whetstone'] },
      nanurjuk: { empire: ['milking'], passed },
      panuk: { empire: ['rookery', 'rookery!'] },
    },
  });

  it('exhausts without a token a ready Action Location of an opponent', () => {
    const game = opened(raid, foes(false));
    expect(game.offered('ulaf')).toEqual([
      ...['raid nanurjuk nanurjuk-camp', 'raid nanurjuk milking', 'raid panuk rookery'],
    ]);
    expect(game.refused('ulaf', 'raid panuk rookery#2')).toBe('no-raid-target');
    expect(game.play('ulaf', 'raid panuk rookery')).toEqual({ 'panuk exhausted': '+rookery' });
  });

  it('36: never one of who has passed', () => {
    expect(opened(raid, foes(true)).opening).toEqual({ 'panuk exhausted': '+rookery' });
    expect(could(raid, { seats: { nanurjuk: { empire: ['milking'], passed: true } } })).toBe(false);
  });
});

describe('amounts', () => {
  const score = (n: Extract<Effect, { do: 'vp' }>['n'], ...empire: string[]): unknown =>
    opened(vp(n), axes(...empire), empire[0] === undefined ? {} : { by: 'whetstone' }).opening['ulaf score'] ?? 0;

  it('57: a count has the card it stands on and upgrades under fields in it', () => {
    const hall = { count: { icons: ['hall'] } };
    expect(score({ count: AXE }, 'whetstone', 'grudge')).toBe(2);
    expect(score(hall, 'whetstone', 'pine-wood<log-pile<log-pile')).toBe(3);
    expect(score({ count: { kinds: ['field'] } }, 'whetstone', 'pine-wood<log-pile')).toBe(5);
    expect(score({ count: { ready: false } }, 'whetstone!', 'pine-wood<log-pile', 'grudge')).toBe(1);
    expect(score({ count: { island: true } }, 'whetstone', 'feast-hall', 'jarls-seat')).toBe(2);
    expect(score({ count: { base: true } }, 'whetstone')).toBe(3);
  });

  it('sets is the smallest of several counts; over rounds down, times multiplies, most caps', () => {
    const sets = { sets: ['axe', 'ship'] };
    expect(score(sets, 'whetstone', 'grudge', 'sea-lane')).toBe(1);
    expect(score(sets, 'whetstone')).toBe(0);
    const halls = { count: { icons: ['hall'] } };
    const three = 'pine-wood<log-pile<log-pile';
    expect(score({ of: halls, over: 2 }, 'whetstone', three)).toBe(1);
    expect(score({ of: halls, times: 2 }, 'whetstone', three)).toBe(6);
    expect(score({ of: halls, most: 2 }, 'whetstone', three)).toBe(2);
    expect(score({ of: halls, most: 4 }, 'whetstone', three)).toBe(3);
  });

  it('L: on counts what lies on such cards, its own among them', () => {
    const on = (what: 'fish' | 'resource' | 'any' | 'worker', filter: Filter) =>
      opened(
        vp({ on: filter, what }),
        { seats: { ulaf: { empire: ['whetstone[fish gold worker]', 'sea-lane[wood raze worker worker]'] } } },
        { by: 'whetstone' },
      ).opening['ulaf score'] ?? 0;
    expect(on('fish', {})).toBe(1);
    expect(on('resource', {})).toBe(2);
    expect(on('any', {})).toBe(4);
    expect(on('worker', {})).toBe(3);
    expect(on('any', SHIP)).toBe(2);
    expect(on('any', { self: 'only' })).toBe(2);
  });
});
