/** What follows from the rulebook at its edges: tiles, prices, pawns, raids, fields. */
import { describe, expect, it } from 'vitest';
import type { Effect } from '#engine/empires-of-the-north/data/schema.ts';
import { sum, table } from '../laid.ts';
import { smallWith } from '../packs.ts';
import { field } from '../small-clans/words.ts';

const alone = { passed: true };

describe('fields and Construct', () => {
  it('B5: a field placed with a Harvest may be the one harvested: its goods come twice', () => {
    const game = table({ seats: { ulaf: { hand: ['fish-weir'] } } });
    game.plays(['ulaf', 'pawn 0 harvest'], ['ulaf', 'field fish-weir'], ['ulaf', 'harvest fish-weir']);
    expect(game.since()).toEqual({
      ...{ 'ulaf fish': 4, 'ulaf pawn 0': 'active harvest', 'ulaf hand': '-fish-weir', 'ulaf empire': '+fish-weir' },
    });
  });

  it('B5: a field with the corner Construct does not meet the Construct', () => {
    expect(table({ seats: { ulaf: { hand: ['pine-wood'] } } }).refused('ulaf', 'pawn 0 construct')).toBeDefined();
    const game = table({ seats: { ulaf: { hand: ['pine-wood', 'grudge'] } } });
    game.plays(['ulaf', 'pawn 0 construct'], ['ulaf', 'field pine-wood'], ['ulaf', 'construct grudge']);
    expect(game.player('ulaf')).toMatchObject({ hand: [], goods: [0, 2, 0, 0, 0, 0, 0] });
  });

  it('B6: Construct waives a price of a worker too, of whom there need be none, and the bonus counts', () => {
    const game = table({ first: 'nanurjuk', seats: { nanurjuk: { hand: ['guest-tent'], workers: 0 } } });
    expect(game.plays(['nanurjuk', 'pawn 0 construct'], ['nanurjuk', 'construct guest-tent'])).toEqual({
      ...{ 'nanurjuk pawn 0': 'active construct', 'nanurjuk score': 1 },
      ...{ 'nanurjuk hand': '-guest-tent', 'nanurjuk empire': '+guest-tent' },
    });
  });

  it('B16: an upgrade needs a field that prints its good', () => {
    const hand = ['log-pile'];
    const without = smallWith({ 'ulaf-wood': { face: field({ stone: 1 }) } });
    const refused = table({ seats: { ulaf: { hand } } }, without);
    refused.play('ulaf', 'pawn 0 explore');
    expect(refused.offered('ulaf', 'field')).toEqual([]);
    for (const name of ['ulaf-wood', 'ulaf-shore', 'ulaf-camp'])
      expect(refused.refused('ulaf', `field log-pile under ${name}`)).toBeDefined();
    expect(refused.refused('ulaf', 'field log-pile')).toBeDefined();

    const boosts = table({ seats: { nanurjuk: { hand: ['strike-camp'] } }, first: 'nanurjuk' });
    boosts.play('nanurjuk', 'pawn 0 explore');
    expect(boosts.refused('nanurjuk', 'field strike-camp')).toBe('not-a-field');

    const both = smallWith({ 'ulaf-wood': { face: field({ wood: 1, food: 1 }) } });
    const game = table({ seats: { ulaf: { hand } } }, both);
    game.play('ulaf', 'pawn 0 explore');
    expect(game.offered('ulaf', 'field')).toEqual(['field log-pile under ulaf-wood']);
  });

  it('B16: a field that is discarded takes its upgrades along', () => {
    const game = table({
      first: 'nanurjuk',
      seats: { nanurjuk: { hand: ['scattered-herd'], empire: ['pasture<hay-rack<hay-rack'] } },
    });
    const before = sum(game.score('nanurjuk'));
    game.plays(['nanurjuk', 'pawn 0 populate'], ['nanurjuk', 'boost scattered-herd']);
    game.play('nanurjuk', '?pick pasture');
    game.play('nanurjuk', '?populate');
    expect(game.since()).toEqual({
      ...{ 'nanurjuk pawn 0': 'active populate', 'nanurjuk workers': 1, 'nanurjuk hand': '-scattered-herd' },
      ...{ 'nanurjuk empire': '-pasture', 'nanurjuk under pasture': '-hay-rack -hay-rack' },
      'nanurjuk discard': '+hay-rack +hay-rack +pasture +scattered-herd',
    });
    expect(sum(game.score('nanurjuk'))).toBe(before - 3);
  });
});

describe('prices', () => {
  const place = (goods: object): string[] =>
    table({ clans: ['glenn', 'ulaf'], seats: { glenn: { hand: ['vault'], goods } } }).offered('glenn', 'place');

  it('B7: gold stands for stone; where either could pay, the payer chooses, resources first', () => {
    expect(place({ stone: 1, gold: 1 })).toEqual(['place vault pay stone gold']);
    expect(place({ stone: 2, gold: 1 })).toEqual(['place vault pay stone stone', 'place vault pay stone gold']);
    expect(place({ gold: 2 })).toEqual(['place vault pay gold gold']);
    expect(place({ stone: 1 })).toEqual([]);
    expect(place({ stone: 1, wood: 5, raze: 5 })).toEqual([]);
  });

  it('B7: and for the food of a second use', () => {
    const game = table({ seats: { ulaf: { goods: { gold: 1 }, pawns: ['populate', 'sail!'] } } });
    expect(game.offered('ulaf', 'pawn')).toEqual(['pawn 0 explore pay gold']);
    expect(game.plays(['ulaf', 'pawn 0 explore pay gold'], ['ulaf', '?explore'])).toMatchObject({ 'ulaf gold': -1 });
  });
});

describe('pawns', () => {
  it('B8: a second use goes to one of the two neighbours only', () => {
    const seats = { ulaf: { goods: { food: 1 }, pawns: ['harvest'], hand: ['grudge'] } };
    const game = table({ seats });
    const second = game.offered('ulaf', 'pawn 0');
    expect(second.sort()).toEqual(['pawn 0 construct pay food', 'pawn 0 sail pay food']);
    for (const tile of ['harvest', 'explore', 'populate'])
      expect(game.refused('ulaf', `pawn 0 ${tile} pay food`)).toBeDefined();
    expect(game.refused('ulaf', 'pawn 0 sail')).toBeDefined();
    // The ring is closed: its last tile lies beside its first.
    const ring = ['sail', 'harvest', 'explore', 'construct', 'populate'] as const;
    const round = table({ ring, seats: { ulaf: { ...seats.ulaf, pawns: ['sail'] } } });
    expect(round.offered('ulaf', 'pawn 0').sort()).toEqual(['pawn 0 harvest pay food', 'pawn 0 populate pay food']);
  });

  it('B8: any number of pawns may stand on a tile', () => {
    const game = table({ players: 4 });
    for (const pawn of [0, 1]) {
      for (const clan of ['ulaf', 'nanurjuk', 'panuk', 'glenn'])
        game.plays([clan, `pawn ${pawn} populate`], [clan, '?populate']);
    }
    const tiles = game.state.players.flatMap(({ pawns }) => pawns.map(({ tile }) => tile));
    expect(tiles).toEqual(Array.from({ length: 8 }, () => 'populate'));
    expect(game.state.players.map(({ workers }) => workers)).toEqual([7, 7, 7, 7]);
  });
});

describe('raids', () => {
  it('B9: not on an own card, an exhausted one, a field, a Special, a Storage, nor on whoever has passed', () => {
    const game = table({
      players: 4,
      seats: {
        ulaf: { goods: { raze: 1 }, empire: ['whetstone'] },
        nanurjuk: { empire: ['milking!', 'pasture', 'followers'] },
        panuk: { passed: true, empire: ['rookery'] },
        glenn: { empire: ['vault[wood]', 'market', 'hermits-rock', 'feast-hall'] },
      },
    });
    expect(game.offered('ulaf', 'raid').sort()).toEqual([
      'raid glenn hermits-rock',
      'raid glenn market',
      'raid nanurjuk nanurjuk-camp',
    ]);
    const none = [
      ...[
        'ulaf whetstone',
        'nanurjuk milking',
        'nanurjuk pasture',
        'nanurjuk followers',
        'glenn vault',
        'panuk rookery',
      ],
      ...['glenn feast-hall', 'glenn glenn-fold'],
    ];
    for (const target of none) expect(game.refused('ulaf', `raid ${target}`), target).toBeDefined();
    expect(game.play('ulaf', 'raid glenn hermits-rock')).toEqual({
      ...{ 'ulaf raze': -1, 'glenn exhausted': '+hermits-rock' },
    });
    expect(game.offered('ulaf', 'raid')).toEqual([]);
  });

  it('B9: a Copy of an Action is one; without a token there is no raid', () => {
    const panuk = { empire: ['rookery!', 'mirror-ice=rookery', 'mirror-pool=', 'mirror-ice=panuk-bay'] };
    const clans = ['ulaf', 'panuk'];
    const game = table({ clans, seats: { ulaf: { goods: { raze: 1 } }, panuk } });
    expect(game.offered('ulaf', 'raid')).toEqual(['raid panuk mirror-ice']);
    expect(game.play('ulaf', 'raid panuk mirror-ice')).toEqual({ 'ulaf raze': -1, 'panuk exhausted': '+mirror-ice' });
    expect(table({ clans, seats: { ulaf: { goods: { gold: 3 } }, panuk } }).offered('ulaf', 'raid')).toEqual([]);
  });

  it('B13: a Copy of an Action is usable when its original was raided', () => {
    const game = table({
      clans: ['panuk', 'ulaf'],
      seats: { panuk: { empire: ['rookery!', 'mirror-ice=rookery'] }, ulaf: alone },
    });
    expect(game.play('panuk', 'use mirror-ice')).toEqual({
      ...{ 'panuk workers': -1, 'panuk resting': 1, 'panuk score': 1, 'panuk exhausted': '+mirror-ice' },
    });
  });

  it('B13: and empty, but still a card, when its original has left', () => {
    const drop: Effect = { do: 'drop', filter: { icons: ['penguin'] } };
    const dropping = smallWith({ newcomers: { face: { kind: 'boost', effect: drop } } });
    const game = table(
      {
        clans: ['panuk', 'ulaf'],
        seats: { panuk: { hand: ['newcomers'], empire: ['rookery', 'mirror-ice=rookery'] }, ulaf: alone },
      },
      dropping,
    );
    game.plays(['panuk', 'pawn 0 populate'], ['panuk', 'boost newcomers']);
    game.play('panuk', '?pick rookery');
    game.play('panuk', '?populate');
    expect(game.since()).toMatchObject({ 'panuk empire': '-rookery', 'panuk mirror-ice copies': 'nothing' });
    expect(game.refused('panuk', 'use mirror-ice')).toBeDefined();
    expect(sum(game.score('panuk'))).toBe(4);
  });
});

describe('readying', () => {
  it('B14: an Action that readies is not offered where nothing else is exhausted', () => {
    const nanurjuk = { goods: { food: 1 }, empire: ['night-watch', 'milking'] };
    expect(
      table({ first: 'nanurjuk', seats: { nanurjuk } }).refused('nanurjuk', 'use night-watch pay food'),
    ).toBeDefined();
    const tired = { ...nanurjuk, empire: ['night-watch', 'milking!'] };
    const game = table({ first: 'nanurjuk', seats: { nanurjuk: tired } });
    expect(game.refused('nanurjuk', 'use night-watch pay food')).toBeUndefined();
  });

  it('B14: a card whose effect is being resolved cannot be readied by a boost inside it', () => {
    const hand = ['wake-up'];
    const lone = table({ first: 'nanurjuk', seats: { nanurjuk: { hand, empire: ['drovers-path'] } } });
    lone.play('nanurjuk', 'use drovers-path');
    expect(lone.offered('nanurjuk', 'boost')).toEqual([]);
    const game = table({ first: 'nanurjuk', seats: { nanurjuk: { hand, empire: ['drovers-path', 'drovers-path!'] } } });
    game.plays(['nanurjuk', 'use drovers-path'], ['nanurjuk', 'boost wake-up']);
    if (game.asked() === 'effect nanurjuk') {
      expect(game.offered('nanurjuk', 'pick')).toEqual(['pick drovers-path#2']);
      game.play('nanurjuk', 'pick drovers-path#2');
    }
    expect(game.at('nanurjuk', 'drovers-path').ready).toBe(false);
    expect(game.at('nanurjuk', 'drovers-path#2').ready).toBe(true);
  });
});
