import { describe, expect, it } from 'vitest';
import type { Card, Clan, Face, Pack, Trigger } from '#engine/empires-of-the-north/data/schema.ts';
import { playedWith } from '../laid/arrange.ts';
import type { Situation } from '../laid/situation.ts';
import { table, type Table } from '../laid.ts';
import { SMALL_PACK } from '../small-pack.ts';
import { action, all, gain, one, play, ready, special, vp } from '../small-clans/words.ts';

/** The small pack with other faces of some cards. */
function withFaces(faces: Readonly<Record<string, Face>>): Pack {
  const change = (card: Card): Card => ({ ...card, face: faces[card.id] ?? card.face });
  const clans = SMALL_PACK.clans.map((clan): Clan => ({ ...clan, cards: clan.cards.map(change) }));
  return { ...SMALL_PACK, clans };
}

/** Ulaf's grudge and battle song, Nanurjuk's followers and many hands, with other triggers; whetstone and milking as told. */
function tableWith(faces: Readonly<Record<string, Face>>, seats: Situation['seats'], rest: Situation = {}): Table {
  return table({ ...rest, ...(seats !== undefined && { seats }) }, playedWith(withFaces(faces)));
}

const fires = (game: Table): unknown[] =>
  game.log.flatMap(({ event }) => (event.type === 'fired' ? [`${event.seat} ${event.card}`] : []));
const once = (trigger: Trigger): Face => special(trigger);
const onUse = (effect: Trigger['effect'], rest: Partial<Trigger> = {}): Face => once({ on: 'use', effect, ...rest });
const SHIP = { icons: ['ship'] };
const CHOICE = one(gain({ wood: 1 }), gain({ stone: 1 }));

describe('Specials', () => {
  it('fire after what they answer, as often as it happens', () => {
    const game = tableWith({ grudge: onUse(vp(1)) }, { ulaf: { empire: ['grudge', 'whetstone', 'whetstone'] } });
    expect(game.play('ulaf', 'use whetstone')).toEqual({
      ...{ 'ulaf workers': -1, 'ulaf resting': 1, 'ulaf raze': 1, 'ulaf exhausted': '+whetstone', 'ulaf score': 1 },
    });
    expect(game.log.map(({ event }) => event.type)).toEqual(['turn', 'used', 'gained', 'fired', 'points', 'turn']);
    game.play('nanurjuk', 'pass');
    expect(game.play('ulaf', 'use whetstone#2')).toMatchObject({ 'ulaf score': 1 });
  });

  it('answer own events, unless they say "any"', () => {
    const faces = { followers: onUse(gain({ food: 1 })), 'many-hands': onUse(gain({ fish: 1 }), { any: true }) };
    const game = tableWith(faces, {
      ulaf: { empire: ['whetstone'] },
      nanurjuk: { empire: ['followers', 'many-hands', 'milking'] },
    });
    expect(game.play('ulaf', 'use whetstone')).toMatchObject({ 'nanurjuk fish': 1 });
    expect(game.player('nanurjuk').goods).toEqual([0, 0, 0, 0, 1, 0, 0]);
    expect(game.play('nanurjuk', 'use milking')).toMatchObject({ 'nanurjuk fish': 1, 'nanurjuk food': 1 });
  });

  it('G: answer only what they name, and never their own card', () => {
    const tent = once({ on: 'build', of: { icons: ['axe'] }, effect: vp(1) });
    const any = once({ on: 'build', effect: vp(1) });
    const stock = { wood: 5, stone: 5 };
    const hand = ['whetstone', 'battle-song', 'grudge', 'sea-lane'];
    const game = tableWith({ grudge: tent, 'battle-song': any }, { ulaf: { hand, goods: stock } });
    const place = (words: string): unknown => {
      const change = game.play('ulaf', `place ${words}`);
      if (game.asked() === 'turn nanurjuk') game.play('nanurjuk', 'pass');
      return change['ulaf score'] ?? 0;
    };
    expect(place('battle-song pay stone')).toBe(0);
    expect(place('grudge pay stone')).toBe(1);
    expect(place('sea-lane pay wood')).toBe(1);
    expect(place('whetstone pay wood stone')).toBe(2);
  });

  it('G: an upgrade that is placed under a field is built too', () => {
    const faces = { 'battle-song': once({ on: 'build', effect: vp(1) }) };
    const game = tableWith(faces, { ulaf: { hand: ['log-pile'], empire: ['battle-song'] } });
    game.play('ulaf', 'pawn 0 explore');
    expect(game.play('ulaf', 'field log-pile under ulaf-wood')).toMatchObject({ 'ulaf wood': 1, 'ulaf score': 1 });
  });

  it('a card that is either is an upgrade once it lies under a field, and upgrades are fields for other cards', () => {
    const builtAs = (kind: 'field' | 'upgrade'): Face => once({ on: 'build', of: { kinds: [kind] }, effect: vp(1) });
    const faces = {
      'battle-song': builtAs('upgrade'),
      grudge: builtAs('field'),
      'log-pile': { kind: 'either', field: { wood: 1 }, upgrade: { wood: 1 } },
    } as const;
    const game = tableWith(faces, { ulaf: { hand: ['log-pile', 'log-pile'], empire: ['battle-song', 'grudge'] } });
    game.play('ulaf', 'pawn 0 explore');
    game.play('ulaf', 'field log-pile under ulaf-wood');
    expect(fires(game)).toEqual(['0 battle-song', '0 grudge']);
  });

  it('53: one with a cost is not paid for with what its effect needs', () => {
    const readies = once({ on: 'build', cost: { drop: SHIP }, effect: ready(SHIP) });
    const own = { empire: ['battle-song', 'sea-lane!', 'old-pilot'], hand: ['grudge'], goods: { stone: 1 } };
    const game = tableWith({ 'battle-song': readies }, { ulaf: own });
    game.play('ulaf', 'place grudge pay stone');
    expect(game.offered('ulaf')).toEqual(['buy target old-pilot', 'done']);
    expect(game.refused('ulaf', 'buy target sea-lane')).toBe('no-effect');
  });

  it('36: fire for who has passed too, who chooses where it is needed', () => {
    const game = tableWith(
      { followers: onUse(CHOICE, { any: true }) },
      { ulaf: { empire: ['whetstone'] }, nanurjuk: { empire: ['followers'], passed: true } },
    );
    game.play('ulaf', 'use whetstone');
    expect(game.asked()).toBe('effect nanurjuk');
    expect(game.play('nanurjuk', 'choose 1')).toEqual({ 'nanurjuk stone': 1 });
    expect(game.asked()).toBe('turn ulaf');
  });

  it('56: the active seat’s come first, then clockwise', () => {
    const any = onUse(CHOICE, { any: true });
    const game = tableWith(
      { grudge: any, followers: any, rookery: any, 'night-cap': any },
      {
        ulaf: { empire: ['grudge'], passed: true },
        nanurjuk: { empire: ['followers'], passed: true },
        panuk: { empire: ['rookery', 'handy-man'], hand: ['snow-house'], goods: { stone: 1, wood: 1 } },
        glenn: { empire: ['night-cap'], passed: true },
      },
      { players: 4, first: 'panuk' },
    );
    game.play('panuk', 'use handy-man');
    game.play('panuk', 'build snow-house');
    const order = [];
    while (game.asked().startsWith('effect')) {
      const clan = game.asked().replace('effect ', '');
      order.push(clan);
      game.play(clan, 'choose 0');
    }
    expect(order).toEqual(['panuk', 'glenn', 'ulaf', 'nanurjuk']);
  });

  it('56: that goes for what another seat’s Special sets off in the turn, too', () => {
    const any = once({ on: 'ready', any: true, effect: CHOICE });
    const game = tableWith(
      { 'many-hands': onUse(ready({ icons: ['sled'] }), { any: true }), grudge: any, followers: any, rookery: any },
      {
        ulaf: { empire: ['grudge', 'whetstone'] },
        nanurjuk: { empire: ['many-hands', 'river-trade!', 'followers'], passed: true },
        panuk: { empire: ['rookery'], passed: true },
      },
      { players: 3 },
    );
    game.play('ulaf', 'use whetstone');
    const order = [];
    while (game.asked().startsWith('effect')) {
      const clan = game.asked().replace('effect ', '');
      order.push(clan);
      game.play(clan, 'choose 0');
    }
    expect(order).toEqual(['ulaf', 'nanurjuk', 'panuk']);
  });

  it('not in the Cleanup, where it says so', () => {
    const seats = {
      ulaf: { passed: true, empire: ['grudge', 'battle-song', 'whetstone!'] },
      nanurjuk: { passed: true },
    };
    const game = tableWith(
      {
        grudge: once({ on: 'ready', effect: vp(1) }),
        'battle-song': once({ on: 'ready', awake: true, effect: vp(10) }),
      },
      seats,
    );
    expect(game.player('ulaf').score).toBe(1);
    const awake = tableWith(
      {
        grudge: once({ on: 'ready', effect: vp(1) }),
        'battle-song': once({ on: 'ready', awake: true, effect: vp(10) }),
        'raiding-party': action(ready(SHIP)),
      },
      { ulaf: { empire: ['grudge', 'battle-song', 'raiding-party', 'sea-lane!'] } },
    );
    expect(awake.play('ulaf', 'use raiding-party')).toMatchObject({ 'ulaf score': 11 });
  });

  it('56: in the Cleanup, too, those of the round’s first player come first', () => {
    const own = once({ on: 'ready', effect: CHOICE });
    const seats = {
      ulaf: { passed: true, empire: ['grudge', 'whetstone!'] },
      nanurjuk: { passed: true, empire: ['followers', 'river-trade!'] },
    };
    const order = ['ulaf', 'nanurjuk'].map((first) => {
      const game = tableWith({ grudge: own, followers: own }, seats, { first });
      const asked = game.asked();
      game.play(asked.replace('effect ', ''), 'choose 0');
      return [asked, game.asked()];
    });
    expect(order).toEqual([
      ['effect ulaf', 'effect nanurjuk'],
      ['effect nanurjuk', 'effect ulaf'],
    ]);
  });

  it('what has left is known by its card', () => {
    const left = (icon: string): unknown => {
      const game = tableWith(
        {
          grudge: once({ on: 'leave', of: { icons: [icon] }, effect: vp(1) }),
          whetstone: action({ do: 'drop', filter: SHIP }),
        },
        { ulaf: { empire: ['grudge', 'whetstone', 'sea-lane'] } },
      );
      return game.play('ulaf', 'use whetstone')['ulaf score'] ?? 0;
    };
    expect([left('ship'), left('axe')]).toEqual([1, 0]);
  });

  it('F, 56: what only gives comes by itself and first; the rest its owner orders', () => {
    const faces = {
      grudge: onUse(CHOICE),
      'battle-song': onUse(vp(1)),
      'raiding-party': onUse(one(gain({ fish: 1 }), gain({ food: 1 }))),
    };
    const game = tableWith(faces, { ulaf: { empire: ['grudge', 'battle-song', 'raiding-party', 'whetstone'] } });
    expect(game.play('ulaf', 'use whetstone')).toMatchObject({ 'ulaf score': 1 });
    expect(game.asked()).toBe('specials ulaf');
    expect(game.offered('ulaf')).toEqual(['next grudge', 'next raiding-party']);
    expect(game.refused('ulaf', 'next battle-song')).toBe('not-waiting');
    expect(game.refused('ulaf', 'done')).toBe('order-first');
    expect(game.plays(['ulaf', 'next raiding-party'], ['ulaf', 'choose 0'])).toEqual({ 'ulaf fish': 1 });
    // The last one is not asked for.
    expect(game.asked()).toBe('effect ulaf');
    game.play('ulaf', 'choose 0');
    expect(fires(game)).toEqual(['0 battle-song', '0 raiding-party', '0 grudge']);
    expect(game.asked()).toBe('turn nanurjuk');
  });

  it('56: two of one card come in the order in which they are printed', () => {
    const faces = {
      grudge: special({ on: 'use', effect: CHOICE }, { on: 'use', effect: one(gain({ fish: 1 }), gain({ food: 1 })) }),
    };
    const game = tableWith(faces, { ulaf: { empire: ['grudge', 'whetstone'] } });
    game.play('ulaf', 'use whetstone');
    game.play('ulaf', 'next grudge');
    expect(game.play('ulaf', 'choose 0')).toEqual({ 'ulaf wood': 1 });
    expect(game.play('ulaf', 'choose 0')).toEqual({ 'ulaf fish': 1 });
  });

  it('56: one with a cost is optional', () => {
    const faces = { grudge: onUse(vp(2), { cost: { goods: { food: 1 } } }) };
    const own = { empire: ['grudge', 'whetstone'], goods: { food: 1, gold: 1 } };
    const game = tableWith(faces, { ulaf: own });
    game.play('ulaf', 'use whetstone');
    expect(game.offered('ulaf')).toEqual(['buy pay food', 'buy pay gold', 'done']);
    expect(game.refused('ulaf', 'next grudge')).toBe('not-waiting');
    expect(game.refused('ulaf', 'buy pay food gold')).toBe('not-the-price');
    expect(game.refused('ulaf', 'buy pay wood')).toBe('too-few-goods');
    expect(game.play('ulaf', 'buy pay gold')).toEqual({ 'ulaf gold': -1, 'ulaf score': 2 });
    const left = tableWith(faces, { ulaf: own });
    left.play('ulaf', 'use whetstone');
    expect(left.play('ulaf', 'done')).toEqual({});
    expect(fires(left)).toEqual([]);
    const poor = tableWith(faces, { ulaf: { ...own, goods: {} } });
    poor.play('ulaf', 'use whetstone');
    expect(poor.asked()).toBe('turn nanurjuk');
  });

  it('56: of several with costs one is named and then paid for, or let be', () => {
    const faces = {
      grudge: onUse(vp(2), { cost: { goods: { food: 1 } } }),
      'battle-song': onUse(vp(3), { cost: { goods: { food: 1 } } }),
    };
    const game = tableWith(faces, { ulaf: { empire: ['grudge', 'battle-song', 'whetstone'], goods: { food: 1 } } });
    game.play('ulaf', 'use whetstone');
    expect(game.refused('ulaf', 'buy pay food')).toBe('order-first');
    game.play('ulaf', 'next battle-song');
    expect(game.play('ulaf', 'buy pay food')).toEqual({ 'ulaf food': -1, 'ulaf score': 3 });
    // Nothing is left to pay for the other.
    expect(game.asked()).toBe('turn nanurjuk');
  });

  it('H, 53: one that could do nothing is no event', () => {
    const game = tableWith({ grudge: onUse(ready(SHIP)) }, { ulaf: { empire: ['grudge', 'whetstone'] } });
    game.play('ulaf', 'use whetstone');
    expect(fires(game)).toEqual([]);
  });

  it('H, 53: one that could do nothing has not fired, and may still fire later', () => {
    const faces = { grudge: onUse(ready(SHIP), { once: 'round' }) };
    const game = tableWith(faces, { ulaf: { empire: ['grudge', 'whetstone', 'sea-lane'] } });
    expect(game.play('ulaf', 'use whetstone')).toMatchObject({ 'ulaf exhausted': '+whetstone' });
    game.play('nanurjuk', 'pass');
    game.play('ulaf', 'use sea-lane');
    // Over is over: what has been used may be readied by what answers that.
    expect(game.play('ulaf', 'sail')).toEqual({ queue: 'ulaf', 'ulaf ships': -1, 'ulaf exhausted': '-sea-lane' });
    expect(fires(game)).toEqual(['0 grudge']);
  });

  it('I: what a cost sets off comes before the effect that is paid for', () => {
    const game = table({
      first: 'nanurjuk',
      seats: { nanurjuk: { empire: ['hard-work', 'river-trade', 'tired-song'] } },
    });
    expect(game.play('nanurjuk', 'use hard-work target river-trade')).toEqual({
      ...{ 'nanurjuk exhausted': '+hard-work +river-trade', 'nanurjuk food': 1, 'nanurjuk score': 2 },
    });
    expect(game.log.map(({ event }) => event.type)).toEqual([
      ...['turn', 'used', 'exhausted', 'fired', 'gained', 'points', 'turn'],
    ]);
  });

  it('P, 56: in the Expedition the seat whose ship it is comes first', () => {
    const any = once({ on: 'pillage', any: true, effect: CHOICE });
    const seats = { ulaf: { empire: ['grudge'], passed: true }, nanurjuk: { empire: ['followers'], passed: true } };
    const order = ['ulaf', 'nanurjuk'].map((clan) => {
      const game = tableWith({ grudge: any, followers: any }, seats, { queue: [clan, 'ulaf', 'nanurjuk'] });
      game.play(clan, 'island near seal-skerry');
      const first = game.asked();
      game.play(first.replace('effect ', ''), 'choose 0');
      return [first, game.asked()];
    });
    expect(order).toEqual([
      ['effect ulaf', 'effect nanurjuk'],
      ['effect nanurjuk', 'effect ulaf'],
    ]);
  });

  it('56: in the Observation it is nobody’s turn, and the first player comes first', () => {
    const any = once({ on: 'lookout', any: true, effect: CHOICE });
    const seats = { ulaf: { empire: ['grudge'], workers: 0 }, nanurjuk: { empire: ['followers'], workers: 0 } };
    const order = ['ulaf', 'nanurjuk'].map((first) => {
      const game = tableWith({ grudge: any, followers: any }, seats, { at: 'round', first });
      const asked = game.asked();
      game.play(asked.replace('effect ', ''), 'choose 0');
      return [asked, game.asked()];
    });
    expect(order).toEqual([
      ['effect ulaf', 'effect nanurjuk'],
      ['effect nanurjuk', 'effect ulaf'],
    ]);
  });

  it('once a turn, and once a round', () => {
    const faces = {
      grudge: once({ on: 'ready', once: 'turn', effect: vp(1) }),
      'battle-song': once({ on: 'ready', once: 'round', effect: vp(10) }),
      'raiding-party': action(ready(SHIP, 2)),
      'landing-party': action(ready(SHIP)),
      'harbour-master': action(vp(1)),
    };
    const ships = ['sea-lane!', 'old-pilot!', 'harbour-master!'];
    const empire = ['grudge', 'battle-song', 'raiding-party', 'landing-party', ...ships];
    const game = tableWith(faces, { ulaf: { empire } });
    game.play('ulaf', 'use raiding-party');
    expect(game.play('ulaf', 'pick sea-lane')).toEqual({ 'ulaf exhausted': '-sea-lane', 'ulaf score': 11 });
    expect(game.play('ulaf', 'pick old-pilot')).toEqual({ 'ulaf exhausted': '-old-pilot' });
    game.play('nanurjuk', 'pass');
    // In the next turn the first may fire again, the second may not.
    expect(game.play('ulaf', 'use landing-party')).toEqual({
      ...{ 'ulaf exhausted': '+landing-party -harbour-master', 'ulaf score': 1 },
    });
  });

  it('56: one fires once in a chain, be it through another', () => {
    const faces = {
      grudge: once({ on: 'ready', effect: { do: 'exhaust', filter: SHIP, n: 1 } }),
      'battle-song': once({ on: 'exhaust', effect: ready(SHIP) }),
      whetstone: action(ready(SHIP)),
    };
    const game = tableWith(faces, { ulaf: { empire: ['grudge', 'battle-song', 'whetstone', 'sea-lane!'] } });
    // Readied by the whetstone, exhausted by the grudge, readied by the battle song, which the grudge does not answer again.
    expect(game.play('ulaf', 'use whetstone')).toEqual({ 'ulaf exhausted': '+whetstone -sea-lane' });
    expect(fires(game)).toEqual(['0 grudge', '0 battle-song']);
  });

  it('46: a Special cannot ready the card it answers to while that is being used', () => {
    const faces = {
      'battle-song': once({ on: 'populate', effect: ready(SHIP) }),
      'sea-lane': action(play('populate')),
    };
    const game = tableWith(faces, { ulaf: { empire: ['battle-song', 'sea-lane'] } });
    expect(game.play('ulaf', 'use sea-lane')).toEqual({ 'ulaf exhausted': '+sea-lane', 'ulaf workers': 1 });
  });

  it('Q: the ship is home before Specials answer its voyage, and may sail again', () => {
    const game = tableWith(
      { watchtower: once({ on: 'conquer', effect: play('sail') }) },
      { ulaf: { empire: ['watchtower'], passed: true }, nanurjuk: { passed: true } },
      { queue: ['ulaf+raze', 'nanurjuk', 'ulaf'] },
    );
    expect(game.player('ulaf').ships.clan).toBe(0);
    game.play('ulaf', 'island near seal-skerry');
    game.play('ulaf', 'land conquer');
    expect(game.play('ulaf', 'sail fish')).toMatchObject({
      queue: 'ulaf, ulaf+fish',
      'ulaf ships': -1,
      'ulaf fish': -1,
    });
  });

  it('47: a boost that plays its own tile does not help itself', () => {
    const near = ['seal-skerry', 'birch-holm', 'hermits-rock', 'hot-spring', 'beacon', 'feast-hall', 'old-vault'];
    const windy: Face = { kind: 'boost', effect: all({ do: 'voyage', how: 'any' }, play('sail')) };
    const own = { empire: ['sea-lane', ...near], hand: ['following-wind'] };
    const game = tableWith(
      { 'following-wind': windy },
      { ulaf: own },
      { queue: ['ulaf', 'ulaf'], near: { open: [null, null] } },
    );
    // No ship at home, and none of the queue finds an island.
    expect(game.refused('ulaf', 'pawn 0 sail')).toBe('action-not-possible');
    expect(game.refused('ulaf', 'use sea-lane')).toBe('no-effect');
    const able = tableWith(
      { 'following-wind': windy },
      { ulaf: own },
      { queue: ['ulaf', 'ulaf+fish'], near: { open: [null, null] } },
    );
    able.plays(['ulaf', 'pawn 0 sail'], ['ulaf', 'boost following-wind']);
    expect(able.asked()).toBe('voyage ulaf');
  });

  it('far or near is known to the effect of a Special too', () => {
    const far: Trigger['effect'] = { do: 'if', test: { far: true }, effect: vp(1) };
    const scores = ['far amber-coast', 'near seal-skerry'].map((island) => {
      const faces = { watchtower: once({ on: 'pillage', effect: one(far, gain({ wood: 1 })) }) };
      const game = tableWith(
        faces,
        { ulaf: { empire: ['watchtower'], passed: true }, nanurjuk: { passed: true } },
        { queue: ['ulaf+fish', 'nanurjuk'] },
      );
      game.play('ulaf', `island ${island}`);
      return game.asked() === 'effect ulaf' ? game.offered('ulaf') : game.player('ulaf').goods[1];
    });
    expect(scores).toEqual([['choose 0', 'choose 1'], 1]);
  });

  it('what is paid for one is told, workers with it', () => {
    const faces = {
      grudge: onUse(vp(2), { cost: { workers: 1 } }),
      'battle-song': onUse(vp(3), { cost: { goods: { food: 1 } } }),
    };
    const game = tableWith(faces, { ulaf: { empire: ['grudge', 'battle-song', 'whetstone'], goods: { food: 1 } } });
    game.play('ulaf', 'use whetstone');
    game.plays(['ulaf', 'next grudge'], ['ulaf', 'buy'], ['ulaf', 'buy pay food']);
    const told = game.log.flatMap(({ event }) => (event.type === 'bought' ? [event] : []));
    expect(told).toEqual([
      { type: 'bought', seat: 0, card: 'grudge', pay: {}, workers: 1 },
      { type: 'bought', seat: 0, card: 'battle-song', pay: { food: 1 }, workers: 0 },
    ]);
  });

  it('far or near is that of the voyage it answers', () => {
    const game = table({
      queue: ['ulaf+fish', 'nanurjuk'],
      seats: { ulaf: { empire: ['far-traveller'], passed: true }, nanurjuk: { passed: true } },
    });
    expect(game.play('ulaf', 'island far amber-coast')).toEqual({
      ...{ 'far open': '+none -amber-coast', 'far discard': '+amber-coast', queue: '' },
      ...{ 'ulaf ships': 1, 'ulaf food': 2, 'ulaf gold': 3 },
    });
  });
});
